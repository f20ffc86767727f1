/** A tutorial on its way: the page it is at, whether it is understood, and where somebody left off. */

import { tick } from 'svelte'
import { say } from './text.svelte'

/** A page: one thing to do. Its words are `<game>-learn-<key>`, `-do` before it is done and `-done` after. */
export interface Page {
  readonly key: string
}

export class Tutorial<P extends Page> {
  place = $state(0)
  finished = $state(false)
  understood = $state(false)
  /** What to do instead, for whoever did something else. */
  nudge = $state<string | null>(null)
  /** Where somebody reads, and how they go on: what is read next is focused. */
  coach = $state<HTMLElement>()
  forward = $state<HTMLElement>()

  /** `open` lays out a page; it is also called when the last one is turned. */
  constructor(
    readonly game: string,
    readonly pages: readonly P[],
    private readonly open: (page: P) => void,
  ) {
    this.place = leftOff(game, pages.length)
  }

  get page(): P {
    return (this.pages[this.place] ?? this.pages[0]) as P
  }

  /** The words of the page. */
  get words(): string {
    return `${this.game}-learn-${this.page.key}`
  }

  async go(to: number): Promise<void> {
    this.finished = to >= this.pages.length
    bookmark(this.game, this.finished ? 0 : to)
    this.nudge = null
    if (!this.finished) {
      this.place = to
      this.understood = false
    }
    this.open(this.page)
    await tick()
    this.coach?.focus()
  }

  /** It was done as asked; `show` lets it be seen. */
  async succeed(show: () => Promise<void>): Promise<void> {
    if (this.understood) return
    this.nudge = null
    this.understood = true
    await show()
    await tick()
    this.forward?.focus()
  }

  /** It is allowed, but not what this page is about. */
  stray(): void {
    this.nudge = say('learn-nudge')
  }

  refuse(code: string): void {
    this.nudge = say(`refusal-${code.replaceAll('_', '-')}`)
  }
}

/** Whoever learns, and two who play along. */
export function learners(): readonly [you: string, one: string, two: string] {
  return [say('learn-you'), say('learn-one'), say('learn-two')]
}

// --- Where somebody left off

const keyOf = (game: string): string => `tablee-${game}-lesson`

export function leftOff(game: string, pages: number): number {
  try {
    const place = Number(localStorage.getItem(keyOf(game)))
    return Number.isInteger(place) && place > 0 && place < pages ? place : 0
  } catch {
    return 0
  }
}

export function bookmark(game: string, place: number): void {
  try {
    localStorage.setItem(keyOf(game), String(place))
  } catch {
    // A browser that keeps nothing starts again from the first page.
  }
}
