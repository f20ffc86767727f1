/** What is in a box, as the server plays it: whoever owns the printed parts may have corrected them there. */

import { untilAnswered } from './again'

export class BoxContent<T> {
  private known = $state.raw<T | null>(null)
  private loading: Promise<void> | null = null

  constructor(private readonly game: string) {}

  /** Null until it has been asked for. */
  get now(): T | null {
    return this.known
  }

  /** Ask once, and again while the line is lost. */
  load(): Promise<void> {
    this.loading ??= untilAnswered(() => this.ask())
    return this.loading
  }

  private async ask(): Promise<void> {
    const answer = await fetch(`/api/games/${this.game}/content`, { credentials: 'same-origin' })
    if (!answer.ok) throw new Error(String(answer.status))
    this.set((await answer.json()) as T)
  }

  /** For lessons, tests and stories: the box by hand. */
  set(content: T): void {
    this.known = content
    this.loading = Promise.resolve()
  }
}
