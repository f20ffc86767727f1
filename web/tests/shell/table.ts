/** A table of Smile with the board of a game that draws its seats itself, in a document, with time that stands still. */

import { unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { openBox, type GameModule } from '../../src/games'
import { content } from '../../src/games/smile/content.svelte'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage } from '../../src/lib/text.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'
import Houses from './Houses.svelte'

const SETTINGS = { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true }
export const PEOPLE = ['Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name, level: null as string | null, ready: true, gone: false, who: null }))
export const TABLE = { id: 't', code: 'ABCDE', game: 'smile', state: 'playing', settings: SETTINGS, host: 0, places: PEOPLE, question: null, rematch: '', zero: null, commitment: '', seed: '' }

/** Of one test: what it talks to, and what it has put into the document. */
export const here: { world: FakeWorld; live: LiveTable; game: GameModule; shown: Record<string, unknown> | null } = {} as never

/** The table is told to whoever sits there, or looks on. */
export function told(seat: number | null, places = PEOPLE): void {
  const channels = { speak: ['table'], hear: ['table'] }
  here.world.last.accept().tell({ type: 'whole', n: 1, seat, host: true, table: { ...TABLE, places }, clocks: {}, view: midway(3), past: [], ...ONE_TABLE, aloud: 'table', channels })
}

/** For every test of a file. */
export function sitDown(): void {
  let smile: GameModule
  beforeAll(async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await learnLanguage('en')
    smile = (await openBox('smile')) ?? expect.fail('there is no Smile')
    content.set({ creatures: BOX })
  }, 60_000)
  beforeEach(() => {
    vi.useFakeTimers()
    here.world = newWorld()
    here.live = new LiveTable('t', here.world)
    here.game = { ...smile, Board: Houses, ownSeats: true }
    here.shown = null
  })
  afterEach(async () => {
    if (here.shown) await unmount(here.shown)
    here.live.close()
    vi.useRealTimers()
    document.body.replaceChildren()
  })
}
