// @vitest-environment happy-dom
/** Whoever moderates without a seat has the game's own desk in place of the board; what is told to nobody else is neither in the log nor spoken. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openBox, type GameModule } from '../../src/games'
import { content } from '../../src/games/smile/content.svelte'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { speech } from '../../src/lib/speech.svelte'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage } from '../../src/lib/text.svelte'
import Play from '../../src/screens/Play.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'
import Desk from './Desk.svelte'
import Houses from './Houses.svelte'

const SETTINGS = { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true }
const PLACES = ['Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name, level: null, ready: true, gone: false, who: null }))
const TABLE = { id: 't', code: 'ABCDE', game: 'smile', state: 'playing', settings: SETTINGS, host: 0, places: PLACES, question: null, rematch: '', zero: null, commitment: '', seed: '' }

let world: FakeWorld
let live: LiveTable
let smile: GameModule
let shown: Record<string, unknown> | null = null
const spoken: (string | null | undefined)[] = []

function begin(moderates: boolean): void {
  world.last.accept().tell({ type: 'whole', n: 1, seat: null, moderates, host: false, table: TABLE, clocks: {}, view: midway(3), past: [], ...ONE_TABLE, aloud: 'table', channels: { speak: [], hear: ['table'] } })
  const sentence: GameModule['sentence'] = ([name]) => name
  const game: GameModule = { ...smile, sentence, Board: Houses, ownSeats: true, Moderator: Desk, covered: ([name]) => name === 'whispered' }
  shown = mount(Play, { target: document.body, props: { live, game } })
  flushSync()
}

function happen(): void {
  world.last.tell({ n: 2, events: [['whispered', 1], ['shouted', 1]] })
  flushSync()
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await learnLanguage('en')
  smile = (await openBox('smile')) ?? expect.fail('there is no Smile')
  content.set({ creatures: BOX })
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers()
  spoken.length = 0
  vi.spyOn(speech, 'announce').mockImplementation((text) => void spoken.push(text))
  world = newWorld()
  live = new LiveTable('t', world)
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  live.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('the desk stands where the board would, and pauses without asking anybody', () => {
  begin(true)
  expect(document.querySelector('.house')).toBeNull()
  const desk = document.querySelector<HTMLElement>('.desk') ?? expect.fail('there is no desk')
  expect(desk.textContent).toBe('Ada Bo Cy')
  desk.click()
  expect(world.last.sent.some((message) => JSON.stringify(message).includes('ask_pause'))).toBe(true)
})

test('what the moderator alone is told is not spoken', async () => {
  begin(true)
  happen()
  await vi.advanceTimersByTimeAsync(10)
  expect(spoken).toContain('shouted')
  expect(spoken).not.toContain('whispered')
})

test('a spectator has the board', () => {
  begin(false)
  expect(document.querySelector('.desk')).toBeNull()
  expect(document.querySelectorAll('.house')).toHaveLength(3)
})
