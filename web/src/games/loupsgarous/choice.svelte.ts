/** What somebody has touched and not yet done: a day power in hand, cells on their way, a house that is looked at, a sheet that is open. */

export type Page = 'votes' | 'claims' | 'village' | 'night' | 'notes' | 'beyond'

export class Choice {
  /** `confess`, `restore`, `shave`, or `bet`. */
  power = $state<string | null>(null)
  cells = $state<readonly string[]>([])
  look = $state<number | null>(null) // a place
  page = $state<Page | null>(null)
  known = $state(false) // one's own card, turned over once
  more = $state(false) // everything that can be said
  meant = $state<string | null>(null) // a move that was chosen on a sheet: it is made when time runs again
  /** The moment for which the cells were touched. */
  private moment = ''

  /** A sheet lies over the village. */
  get reading(): boolean {
    return this.more || this.page !== null
  }

  take(power: string | null): void {
    this.power = this.power === power ? null : power
    this.cells = []
  }

  /** What was touched belongs to the moment that was open then. */
  at(moment: string): void {
    if (moment === this.moment) return
    this.moment = moment
    this.power = null
    this.cells = []
    this.more = false
    this.meant = null
  }
}
