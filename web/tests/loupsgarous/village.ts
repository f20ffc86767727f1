/** A village on the screen, for tests: laid, read and touched. */

import { flushSync, mount, unmount } from 'svelte'
import { vi } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import loupsgarous from '../../src/games/loupsgarous'
import Board from '../../src/games/loupsgarous/Board.svelte'
import { remember, type Remembered } from '../../src/games/loupsgarous/memory'
import Own from '../../src/games/loupsgarous/Own.svelte'
import type { View } from '../../src/games/loupsgarous/village'
import { contextOf, Memory } from '../../src/lib/memory'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'
import type { Happened, Rejection } from '../../src/lib/table.svelte'
import type { Language } from '../../src/lib/wishes.svelte'

export { NAMES }

export async function speak(language: Language): Promise<void> {
  await learnLanguage(language)
  await learnWords(loupsgarous.words)
}

export class Laid {
  private shown: Record<string, unknown>[] = []
  readonly moves: string[] = []
  readonly reasons: string[] = []
  answer: Rejection | null = null
  muted: readonly number[] = [] // seats from which the host has taken the word
  memory = new Memory({ memory: remember })

  get here(): Remembered {
    return this.memory.now as Remembered
  }

  /** The village, and what lies in front of somebody. */
  put(view: View, seat: number | null = view.eyes, log: readonly Happened[] = []): void {
    const props = {
      view,
      seat,
      names: NAMES,
      locked: false,
      log,
      time: () => 40_000,
      play: vi.fn((move: string) => {
        this.moves.push(move)
        return Promise.resolve(this.answer)
      }),
      muted: (seat: number) => this.muted.includes(seat),
      explain: (code: string, rule: string) => void this.reasons.push(`${code} ${rule}`),
    }
    const context = contextOf(this.memory)
    for (const Part of [Board, Own]) this.shown.push(mount(Part, { target: document.body, props, context }))
    flushSync()
  }

  async clear(): Promise<void> {
    for (const one of this.shown) await unmount(one)
    this.shown = []
    this.moves.length = 0
    this.reasons.length = 0
    this.memory = new Memory({ memory: remember })
    document.body.replaceChildren()
  }
}

export const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
export const words = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export function house(seat: number): HTMLElement {
  return document.querySelector<HTMLElement>(`button[data-spot="seat:${seat}"]`) ?? fail(`nobody lives at ${seat}`)
}

export function button(text: string): HTMLElement {
  return all('button').find((one) => words(one).startsWith(text) || one.getAttribute('aria-label') === text) ?? fail(`there is no ${text}: ${all('button').map(words).join(' | ')}`)
}

export function touch(element: HTMLElement): void {
  element.click()
  flushSync()
}

export const lit = (): readonly number[] => all('.slot.lit button').map((one) => Number(one.dataset['spot']?.slice(5))).sort((one, other) => one - other)

function fail(why: string): never {
  throw new Error(why)
}
