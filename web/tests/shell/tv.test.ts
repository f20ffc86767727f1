// @vitest-environment happy-dom
/** A television: what it says when it cannot show a game. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { learnLanguage, say } from '../../src/lib/text.svelte'
import Tv from '../../src/screens/Tv.svelte'
import { FakeSocket } from '../lib/world'

const games = vi.hoisted(() => ({ broken: false }))
vi.mock('../../src/games', async (original) => {
  const real = await original<typeof import('../../src/games')>()
  return { ...real, openBox: (key: string) => (games.broken ? Promise.reject(new Error('no such chunk')) : real.openBox(key)) }
})

const SETTINGS = { seats: 2, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true }
const ANSWERS: Readonly<Record<string, unknown>> = { '/api/codes/ABCDE': { id: 'first' }, '/api/guest': { name: 'TV' } }
let shown: Record<string, unknown>

/** What the server says of a table, to whoever has come to look. */
async function tell(game: string, more: object = {}): Promise<void> {
  const socket = await vi.waitFor(() => FakeSocket.all.at(-1) ?? expect.fail('nobody has opened a socket'))
  const table = { id: 'first', code: 'ABCDE', game, state: 'lobby', settings: SETTINGS, host: 0, places: [{ kind: 'free', name: '', level: null, ready: false, gone: false }], question: null, rematch: '', ...more }
  socket.accept().tell({ type: 'whole', n: 1, seat: null, host: false, table, clocks: {}, view: null })
  flushSync()
}

const seen = (): string => document.body.textContent ?? ''

beforeAll(() => learnLanguage('en'))
beforeEach(() => {
  games.broken = false
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (path: string) => (path in ANSWERS ? new Response(JSON.stringify(ANSWERS[path])) : new Response('{"code":"no_session"}', { status: 401 })))
  shown = mount(Tv, { target: document.body, props: { code: 'ABCDE' } })
})
afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
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
})
