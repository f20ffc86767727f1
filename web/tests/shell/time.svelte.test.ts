// @vitest-environment happy-dom
/** Time at a table: it stands still for whoever is alone and reads, the end waits for what is still shown, and nothing is said before it has a name. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openBox, type GameModule } from '../../src/games'
import { content } from '../../src/games/smile/content.svelte'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { speech } from '../../src/lib/speech.svelte'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import Play from '../../src/screens/Play.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'
import Houses from './Houses.svelte'

const SETTINGS = { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true }
const PLACES = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name, level: seat === 0 ? null : 'solid', ready: true, gone: false, who: null }))
const TABLE = { id: 't', code: 'ABCDE', game: 'smile', state: 'playing', settings: SETTINGS, host: 0, places: PLACES, question: null, rematch: '', zero: null, commitment: '', seed: '' }

let world: FakeWorld
let live: LiveTable
let smile: GameModule
let shown: Record<string, unknown> | null = null

function begin(more: Partial<GameModule>, places = PLACES): void {
  world.last.accept().tell({ type: 'whole', n: 1, seat: 0, host: true, table: { ...TABLE, places }, clocks: {}, view: midway(3), past: [], ...ONE_TABLE, aloud: 'table', channels: { speak: ['table'], hear: ['table'] } })
  shown = mount(Play, { target: document.body, props: { live, game: { ...smile, Board: Houses, ownSeats: true, ...more } } })
  flushSync()
}

const acts = (): readonly unknown[] => world.last.sent.flatMap((message) => (JSON.stringify(message).match(/"act":"(ask_pause|resume)"/)?.[1] ?? []))

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await learnLanguage('en')
  smile = (await openBox('smile')) ?? expect.fail('there is no Smile')
  content.set({ creatures: BOX })
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  wishes.goals = ['smile']
  world = newWorld()
  live = new LiveTable('t', world)
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  live.close()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('alone, time stands still while a sheet of the game is open', () => {
  const sheet = $state({ open: false })
  begin({ timed: () => true, reading: () => sheet.open })
  expect(acts()).toEqual([])
  sheet.open = true
  flushSync()
  expect(acts()).toEqual(['ask_pause'])
})

test('alone, time stands still while the card with the goal is open', () => {
  wishes.goals = []
  begin({ timed: () => true, hurried: () => false })
  expect(document.querySelector('.over-board')).not.toBeNull()
  expect(acts()).toEqual(['ask_pause'])
})

test('where others play, nobody stops them by reading', () => {
  wishes.goals = []
  begin({ timed: () => true, reading: () => true }, [...PLACES.slice(0, 2), { ...PLACES[2], kind: 'person', name: 'Cy', level: null, ready: true, gone: false, who: null }])
  expect(acts()).toEqual([])
})

test('the end waits for what the board still shows', () => {
  const scene = $state({ stands: true })
  begin({ lingers: () => scene.stands })
  world.last.tell({ n: 2, table: { state: 'over' } })
  flushSync()
  vi.advanceTimersByTime(5000)
  flushSync()
  expect(document.querySelector('main.end')).toBeNull()
  scene.stands = false
  flushSync()
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(document.querySelector('main.end')).not.toBeNull()
})

test('but not for ever', () => {
  begin({ lingers: () => true })
  world.last.tell({ n: 2, table: { state: 'over' } })
  flushSync()
  vi.advanceTimersByTime(9100)
  flushSync()
  expect(document.querySelector('main.end')).not.toBeNull()
})

test('nothing is said before it is known what is in the box', () => {
  const box = $state<{ now: unknown }>({ now: null })
  const said = vi.spyOn(speech, 'announce')
  const words = (): readonly string[] => said.mock.calls.flatMap(([text]) => (text ? [text] : []))
  begin({ content: { load: () => Promise.resolve(), set: () => undefined, get now() { return box.now } } })
  expect(words()).toEqual([])
  box.now = {}
  flushSync()
  expect(words().length).toBeGreaterThan(0)
  said.mockRestore()
})
