/** The box on the table, words in both languages, and a race to touch. */

import { flushSync, mount, unmount } from 'svelte'
import { vi } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import Board from '../../src/games/archibald/Board.svelte'
import { content } from '../../src/games/archibald/content.svelte'
import { BOX } from '../../src/games/archibald/fixtures'
import { memoryOf, remember } from '../../src/games/archibald/memory'
import Own from '../../src/games/archibald/Own.svelte'
import type { ArchibaldEvent, ArchibaldView } from '../../src/games/archibald/wire'
import { contextOf, Memory } from '../../src/lib/memory'
import type { AnyEvent } from '../../src/lib/table.svelte'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'
import type { Language } from '../../src/lib/wishes.svelte'

export async function speak(language: Language): Promise<void> {
  content.set(BOX)
  const { default: game } = await import('../../src/games/archibald')
  await learnWords(game.words)
  await learnLanguage(language)
}

export const bare = (text: string | null | undefined): string => (text ?? '').replace(/[\u00a0\u202f\s]+/g, ' ').trim()
export const told = (event: ArchibaldEvent): AnyEvent => event as unknown as AnyEvent

/** A table with everything on it: what is touched, what is played, what is explained. */
export class Laid {
  readonly memory = new Memory({ memory: remember })
  readonly choice = memoryOf(this.memory).choice
  readonly play = vi.fn((_move: string) => Promise.resolve(null))
  readonly explain = vi.fn()
  private parts: Record<string, unknown>[] = []

  put(view: ArchibaldView, seat: number | null = 0, log: readonly AnyEvent[] = []): void {
    const props = { view, seat, names: NAMES, locked: false, play: this.play, explain: this.explain, log: log.map((event, key) => ({ key, event })) }
    this.parts = [Board, Own].map((part) => mount(part, { target: document.body, context: contextOf(this.memory), props }))
    flushSync()
  }

  async clear(): Promise<void> {
    await Promise.all(this.parts.map((part) => unmount(part)))
    this.parts = []
    document.body.replaceChildren()
    this.choice.clear()
    this.choice.whole = false
    this.play.mockClear()
    this.explain.mockClear()
  }
}

export const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
export const cell = (name: string): HTMLElement => touchable(`[data-cell="${name}"]`)

export function touchable(selector: string): HTMLElement {
  const [found] = all(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return found
}

export function touch(what: string | HTMLElement): void {
  ;(typeof what === 'string' ? touchable(what) : what).click()
  flushSync()
}

/** The button that says this. */
export function button(words: string): HTMLElement {
  const found = all('button').find((one) => bare(one.textContent) === words || one.getAttribute('aria-label') === words)
  if (!found) throw new Error(`No button says ${words}`)
  return found
}
