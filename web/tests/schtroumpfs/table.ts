/** The box on the table, words in both languages, and a village to touch. */

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, vi } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import Board from '../../src/games/schtroumpfs/Board.svelte'
import { content } from '../../src/games/schtroumpfs/content.svelte'
import { BOX } from '../../src/games/schtroumpfs/fixtures'
import { memoryOf, remember } from '../../src/games/schtroumpfs/memory'
import Own from '../../src/games/schtroumpfs/Own.svelte'
import type { SchtroumpfsView } from '../../src/games/schtroumpfs/wire'
import { contextOf, Memory } from '../../src/lib/memory'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'
import type { Language } from '../../src/lib/wishes.svelte'

export function withBox(): void {
  beforeAll(() => content.set(BOX))
}

export async function speak(language: Language): Promise<void> {
  const { default: game } = await import('../../src/games/schtroumpfs')
  await learnWords(game.words)
  await learnLanguage(language)
}

export const bare = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/\s+/g, ' ').trim()

/** A table with everything on it: what is touched, what is played, what is explained. */
export class Laid {
  readonly memory = new Memory({ memory: remember })
  readonly choice = memoryOf(this.memory).choice
  readonly play = vi.fn((_move: string) => Promise.resolve(null))
  readonly explain = vi.fn()
  private shown: Record<string, unknown>[] = []

  put(view: SchtroumpfsView, seat: number | null = 0): void {
    const props = { view, seat, names: NAMES, locked: false, play: this.play, explain: this.explain }
    for (const part of [Board, Own]) this.shown.push(mount(part, { target: document.body, context: contextOf(this.memory), props }))
    flushSync()
  }

  async clear(): Promise<void> {
    for (const one of this.shown) await unmount(one)
    this.shown = []
    document.body.innerHTML = ''
    this.choice.clear()
    this.play.mockClear()
    this.explain.mockClear()
  }
}

export function all(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

export function click(what: string | HTMLElement): void {
  const found = typeof what === 'string' ? document.querySelector<HTMLElement>(what) : what
  if (!found) throw new Error(`Nothing is ${String(what)}`)
  found.click()
  flushSync()
}

/** The button that says this. */
export function button(words: string | RegExp): HTMLElement {
  const found = all('button').find((one) => (typeof words === 'string' ? bare(one.textContent).includes(words) || one.getAttribute('aria-label') === words : words.test(bare(one.textContent))))
  if (!found) throw new Error(`No button says ${String(words)}`)
  return found
}
