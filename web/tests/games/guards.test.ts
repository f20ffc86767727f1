// @vitest-environment happy-dom
/** What a game lights and explains by itself is what the server answers: see tools/vectors.py. */

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { KEYS, openBox, type Refusal } from '../../src/games'
import type { AnyView } from '../../src/lib/table.svelte'

interface Position {
  readonly table: string
  readonly seat: number
  readonly view: AnyView
  readonly answers: readonly (readonly [move: string, code: string | null, rule: string | null])[]
}

interface Vectors {
  readonly content: unknown
  readonly positions: readonly Position[]
}

const LONG = 60_000 // ms: the first to open a box waits until all of it is compiled
const FOUND = Object.entries({
  ...import.meta.glob<Vectors>('../../src/games/*/vectors.json', { import: 'default' }),
  ...import.meta.glob<Vectors>('@elsewhere/*/vectors.json', { import: 'default' }),
})

const told = (refusal: Refusal | null): string => (refusal ? `${refusal.code} ${refusal.rule}` : 'done')

beforeAll(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

describe.each(KEYS)('the guard of %s', (key) => {
  const load = FOUND.find(([path]) => path.split('/').at(-2) === key)?.[1]

  test('answers every move as the server does', async () => {
    const game = await openBox(key)
    const { content, positions } = (await load?.()) ?? { content: null, positions: [] }
    game?.content?.set(content)
    const differing = positions.flatMap(({ table, seat, view, answers }, number) =>
      answers.flatMap(([move, code, rule]) => {
        const [here, there] = [told(game?.guard(view, seat, move) ?? null), code === null ? 'done' : `${code} ${rule}`]
        return here === there ? [] : [`${number} of ${table}, seat ${seat}, ${move}: ${here} here, ${there} there`]
      }),
    )
    expect(positions.length).toBeGreaterThan(0)
    expect(differing).toEqual([])
  }, LONG)
})
