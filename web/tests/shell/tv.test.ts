// @vitest-environment happy-dom
/** A television: what it says when it cannot show a game, and that it remembers nothing of one table at the next. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameModule } from '../../src/games'
import { midway } from '../../src/games/smile/fixtures'
import { learnLanguage, say } from '../../src/lib/text.svelte'
import Tv from '../../src/screens/Tv.svelte'
import { FakeSocket, ONE_TABLE } from '../lib/world'

const games = vi.hoisted(() => ({ broken: false, remembered: 0 }))
vi.mock('../../src/games', async (original) => {
  const real = await original<typeof import('../../src/games')>()
  async function openBox(key: string): Promise<GameModule | null> {
    if (games.broken) throw new Error('no such chunk')
    const game = await real.openBox(key)
    const memory = (): unknown => {
      games.remembered += 1
      return game?.memory?.()
    }
    return game && { ...game, memory }
  }
  return { ...real, openBox }
})

const SETTINGS = { seats: 2, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true }
const ANSWERS: Readonly<Record<string, unknown>> = { '/api/codes/ABCDE': { id: 'first' }, '/api/guest': { name: 'TV' } }
const PLACES = ['Ana', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name, level: null, ready: true, gone: false }))
let shown: Record<string, unknown>

/** What the server says of a table, to whoever has come to look. */
async function tell(game: string, more: object = {}, view: object | null = null, to = 'first'): Promise<void> {
  const socket = await vi.waitFor(() => FakeSocket.all.find(({ url }) => url.endsWith(`/ws/${to}`)) ?? expect.fail('nobody has come'))
  const table = { id: to, code: 'ABCDE', game, state: 'lobby', settings: SETTINGS, host: 0, places: PLACES, question: null, rematch: '', ...more }
  socket.accept().tell({ type: 'whole', n: 1, seat: null, host: false, table, clocks: {}, view, past: [], ...ONE_TABLE })
  flushSync()
}

const seen = (): string => document.body.textContent ?? ''

beforeAll(() => learnLanguage('en'))
beforeEach(() => {
  Object.assign(games, { broken: false, remembered: 0 })
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (path: string) => (path in ANSWERS ? new Response(JSON.stringify(ANSWERS[path])) : new Response('{"code":"no_session"}', { status: 401 })))
  shown = mount(Tv, { target: document.body, props: { code: 'ABCDE' } })
})
afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a television', () => {
  test('says that a game which this page does not have is played in the terminal', async () => {
    await tell('chess')
    await vi.waitFor(() => expect(seen()).toContain(say('closed-terminal')))
  })

  test('says that the page is old when the box does not open', async () => {
    games.broken = true
    await tell('smile')
    await vi.waitFor(() => expect(seen()).toContain(say('closed-old')))
  })

  test('remembers nothing of one table at the next', async () => {
    await tell('smile', { state: 'playing' }, midway(3))
    await vi.waitFor(() => expect(seen()).toContain('Ana'))
    expect(games.remembered).toBe(1)
    await tell('smile', { state: 'playing', places: [...PLACES].reverse() }, midway(3))
    expect(games.remembered).toBe(1)
    vi.useFakeTimers()
    await tell('smile', { state: 'playing', rematch: 'second' }, midway(3))
    await vi.advanceTimersByTimeAsync(4000)
    await tell('smile', { state: 'playing', places: PLACES.map((place) => ({ ...place, name: 'Di' })) }, midway(3), 'second')
    await vi.waitFor(() => expect(seen()).toContain('Di'))
    expect(games.remembered).toBe(2)
  })
})
