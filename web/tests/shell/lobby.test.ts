// @vitest-environment happy-dom
/** The settings before a game: what is refused says why, and what was touched shows again what the table has. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBox } from '../../src/games'
import { explainCode } from '../../src/lib/explain'
import { learnLanguage } from '../../src/lib/text.svelte'
import LobbySettings from '../../src/parts/LobbySettings.svelte'
import type { Act } from '../../src/wire'

const SETTINGS = { seats: 3, pace: 'live', options: { colours: 'VOG' }, takeover: 'bot', listed: false, watchable: true }
const PLACES = ['Ana', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name, level: null, ready: true, gone: false, who: null }))
const TABLE = { id: 't', code: 'ABCDE', game: 'grumpf', state: 'lobby', settings: SETTINGS, chosen: SETTINGS.options, forced: {}, host: 0, places: PLACES }
const CHOICES = { key: 'grumpf', seats: [2, 3, 4], paces: [{ name: 'live', turn: 30_000, bank: 0 }], options: [], levels: ['solid'] }
let shown: Record<string, unknown> | undefined

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 }))))

async function show(act: (act: Act) => Promise<string>): Promise<void> {
  const game = await openBox('grumpf')
  shown = mount(LobbySettings as never, { target: document.body, props: { table: TABLE, choices: CHOICES, game, names: ['Ana', 'Bo', 'Cy'], host: true, act } as never })
  flushSync()
}

const sizes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('fieldset.segments')[0]?.querySelectorAll('input') ?? []]
const chosen = (): number[] => sizes().flatMap(({ checked }, place) => (checked ? [CHOICES.seats[place] ?? 0] : []))

afterEach(async () => {
  if (shown) await unmount(shown)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe.each(['en', 'fr'] as const)('settings that are refused (%s)', (language) => {
  beforeAll(() => learnLanguage(language))

  test('say why, and leave the choice as the table has it', async () => {
    const asked: Act[] = []
    await show((act) => {
      asked.push(act)
      return Promise.resolve(explainCode('bad_option'))
    })
    expect(chosen()).toEqual([3])
    sizes()[2]?.click()
    await vi.waitFor(() => expect(document.querySelector('.problem')?.textContent).toBe(explainCode('bad_option')))
    flushSync()
    expect(chosen()).toEqual([3])
    expect(asked.map(({ act }) => act)).toEqual(['configure'])
    expect(explainCode('bad_option')).toContain(language === 'fr' ? 'places' : 'seats')
  })

  test('are not complained about when they are taken', async () => {
    await show(() => Promise.resolve(''))
    sizes()[2]?.click()
    await vi.waitFor(() => expect(chosen()).toEqual([4]))
    expect(document.querySelector('.problem')).toBeNull()
  })

  test('are asked for with a colour for each seat', async () => {
    const asked: Act[] = []
    await show((act) => Promise.resolve(asked.push(act) ? '' : ''))
    sizes()[2]?.click()
    await vi.waitFor(() => expect(asked).toMatchObject([{ settings: { seats: 4, options: { colours: 'VOGY' } } }]))
  })
})
