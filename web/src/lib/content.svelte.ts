/** What is in a box, as a table plays it: whoever owns the printed parts may have corrected them, and each table keeps its own. */

import { untilAnswered } from './again'
import { build } from './build'

const OF_THE_HOUSE = '' // the edition that new tables get

export class BoxContent<T> {
  private known = $state.raw<ReadonlyMap<string, T>>(new Map()) // by edition
  private edition = $state(OF_THE_HOUSE)
  private readonly asked = new Map<string, Promise<void>>()

  constructor(private readonly game: string) {}

  /** That of the table that is looked at. Null until it has come. */
  get now(): T | null {
    return this.known.get(this.edition) ?? null
  }

  /** From now on show this edition: a digest, or none for that of the house. It is asked for once, and again while the line is lost. */
  load(edition = OF_THE_HOUSE): Promise<void> {
    this.edition = edition
    const asked = this.asked.get(edition) ?? untilAnswered(() => this.ask(edition))
    this.asked.set(edition, asked)
    return asked
  }

  private async ask(edition: string): Promise<void> {
    const answer = await fetch(`/api/games/${this.game}/content${question(edition)}`, { credentials: 'same-origin' })
    if (!answer.ok) throw new Error(String(answer.status))
    this.learn(edition, (await answer.json()) as T)
  }

  private learn(edition: string, content: T): void {
    this.known = new Map([...this.known, [edition, content]])
  }

  /** For lessons, tests and stories: the box by hand. */
  set(content: T): void {
    this.edition = OF_THE_HOUSE
    this.asked.set(OF_THE_HOUSE, Promise.resolve())
    this.learn(OF_THE_HOUSE, content)
  }
}

/** What a browser is given for an edition it keeps for good: so another build, which may want more of it, asks by another name. */
function question(edition: string): string {
  return edition === OF_THE_HOUSE ? '' : `?${new URLSearchParams({ edition, build: build() })}`
}
