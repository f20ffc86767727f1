/** A private notebook of suspicions: a mark for each player, with the day it was made. It is kept in this browser, and goes nowhere. */

export const MARKS = ['trust', 'unsure', 'suspect', 'wolf'] as const
export type Mark = (typeof MARKS)[number]
export const SIGNS: Readonly<Record<Mark, string>> = { trust: '✓', unsure: '?', suspect: '!', wolf: '‼' }

export interface Entry {
  readonly mark: Mark
  readonly day: number
}

const KEY = 'tablee-suspicions'
const KEPT = 12 // villages, the latest ones

type Pages = Readonly<Record<string, Readonly<Record<number, Entry>>>>

export class Notebook {
  private page = $state.raw<Readonly<Record<number, Entry>>>({})

  constructor(private readonly village: string) {
    this.page = pages()[village] ?? {}
  }

  of(seat: number): Entry | null {
    return this.page[seat] ?? null
  }

  /** The same mark twice takes it away. */
  mark(seat: number, mark: Mark, day: number): void {
    const { [seat]: before, ...others } = this.page
    this.page = before?.mark === mark ? others : { ...others, [seat]: { mark, day } }
    const { [this.village]: _, ...kept } = pages()
    const latest = Object.fromEntries(Object.entries(kept).slice(1 - KEPT))
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...latest, [this.village]: this.page }))
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

function pages(): Pages {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Pages) : {}
  } catch {
    return {}
  }
}
