/** What somebody has touched and not yet done: the board and what lies in front of them speak of the same thing. */

export class Choice {
  /** A card of one's hand. */
  card = $state<string | null>(null)
  /** A row, location or invention with moves that are asked twice, or of several kinds. */
  target = $state<string | null>(null)
  /** An idea or a crafted invention, to read and perhaps to use. */
  invention = $state<string | null>(null)

  /** One thing at a time: whoever touches another lets go of the first. */
  touch(what: 'card' | 'target' | 'invention', id: string | null): void {
    if (what !== 'card') this.target = this.invention = null
    this[what] = this[what] === id && what !== 'card' ? null : id
  }

  clear(): void {
    this.card = this.target = this.invention = null
  }
}
