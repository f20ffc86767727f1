// @vitest-environment happy-dom
/** A game that draws its seats itself: the shell draws nobody round its board, and tells it what they say. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBox, type GameModule } from '../../src/games'
import { content } from '../../src/games/smile/content.svelte'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage } from '../../src/lib/text.svelte'
import TvTable from '../../src/parts/TvTable.svelte'
import Play from '../../src/screens/Play.svelte'
import type { TableView } from '../../src/wire'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'
import Houses from './Houses.svelte'

const SETTINGS = { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true }
const PLACES = ['Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name, level: null, ready: true, gone: false, who: null }))
const TABLE = { id: 't', code: 'ABCDE', game: 'smile', state: 'playing', settings: SETTINGS, host: 0, places: PLACES, question: null, rematch: '', zero: null, commitment: '', seed: '' }
const CHANNELS = { speak: ['table'], hear: ['table'] }

let world: FakeWorld
let live: LiveTable
let smile: GameModule
let shown: Record<string, unknown> | null = null

function begin(seat: number | null): void {
  world.last.accept().tell({ type: 'whole', n: 1, seat, host: true, table: TABLE, clocks: {}, view: midway(3), past: [], ...ONE_TABLE, aloud: 'table', channels: CHANNELS })
  const game = { ...smile, Board: Houses, ownSeats: true }
  shown =
    seat === null
      ? mount(TvTable, { target: document.body, props: { live, game, table: TABLE as unknown as TableView } })
      : mount(Play, { target: document.body, props: { live, game } })
  flushSync()
}

function speak(text: string): void {
  vi.advanceTimersByTime(2000) // what is said at once was said before
  world.last.tell({ type: 'said', number: 1, line: { seat: 1, name: 'Bo', text, at: 0, channel: 'table' } })
  flushSync()
}

const houses = (): string[] => [...document.querySelectorAll('.house')].map((house) => (house.textContent ?? '').trim())

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await learnLanguage('en')
  smile = (await openBox('smile')) ?? expect.fail('there is no Smile')
  content.set({ creatures: BOX })
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers()
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

describe.each([
  ['at the table', 0],
  ['on a television', null],
])('a board that draws its seats, %s', (_, seat) => {
  test('has nobody round it', () => {
    begin(seat)
    expect(houses()).toEqual(['Ada', 'Bo', 'Cy'])
    expect(document.querySelector('.strip, .side:not(dialog), .seat')).toBeNull()
  })

  test('is told what somebody says', () => {
    begin(seat)
    speak('Not me!')
    expect(houses()).toEqual(['Ada', 'Bo Not me!', 'Cy'])
  })
})

test('whoever is touched on such a board is shown', async () => {
  vi.useRealTimers()
  begin(0)
  document.querySelectorAll<HTMLElement>('.house')[2]?.click()
  await vi.waitFor(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Cy'))
})
