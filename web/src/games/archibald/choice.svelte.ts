/** What somebody has touched and not yet done: a card, and where it shall go; a step that is asked twice; a look at the whole board. */

export class Choice {
  card = $state<string | null>(null)
  cell = $state<string | null>(null)
  seat = $state<number | null>(null)
  /** A move that gives something up, and waits for a second touch. */
  sure = $state<string | null>(null)
  whole = $state(false)
  /** A cell that is only looked at. */
  look = $state<string | null>(null)

  hold(card: string | null): void {
    this.card = this.card === card ? null : card
    this.aim(null)
  }

  aim(cell: string | null, seat: number | null = null): void {
    this.cell = cell
    this.seat = seat
    this.sure = null
    this.look = null
  }

  clear(): void {
    this.card = null
    this.aim(null)
  }
}
