/** What somebody has touched and not yet done: a day power in hand, cells on their way, a house that is looked at, a sheet that is open. */

export type Page = 'votes' | 'claims' | 'village' | 'night' | 'notes' | 'beyond'

export class Choice {
  /** `confess`, `restore`, `shave`, or `bet`. */
  power = $state<string | null>(null)
  cells = $state<readonly string[]>([])
  look = $state<number | null>(null) // a place
  page = $state<Page | null>(null)
  card = $state(false) // one's own, held up to oneself
  more = $state(false) // everything that can be said
  /** The moment for which the cells were touched. */
  private moment = ''

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
  }
}
