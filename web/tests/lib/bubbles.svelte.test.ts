// @vitest-environment happy-dom
/** What is said at a seat: by people aloud, by bots quietly, each for a moment. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bubbles, type Spoken } from '../../src/lib/bubbles.svelte'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from './world'

const played = vi.hoisted(() => [] as string[])
vi.mock('../../src/lib/sound', () => ({ play: (name: string) => played.push(name) }))

const TABLE = { id: 't', host: 0, state: 'playing', places: [{ kind: 'person', name: 'Ana' }, { kind: 'bot', name: 'Bo' }] }
const EXPLAINED = ['move_explained', 1, 'leaves', { left: 8 }]
let world: FakeWorld
let live: LiveTable
let shown: ReadonlyMap<number, Spoken>
let end: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  await learnLanguage('en')
  const words = { default: 'reason-leaves = I leave { $left }.' }
  await learnWords({ fr: async () => words, en: async () => words })
  played.length = 0
  world = newWorld()
  live = new LiveTable('t', world)
  world.last.accept().tell({ type: 'whole', n: 1, seat: 0, host: true, table: TABLE, clocks: {}, view: { seats: 2, over: false }, past: [], ...ONE_TABLE })
  end = $effect.root(() => {
    shown = bubbles(() => live, () => ['Ana', 'Bo'])
  })
  flushSync()
})

afterEach(() => {
  end()
  live.close()
  vi.useRealTimers()
})

async function tell(n: number, ...events: unknown[]): Promise<void> {
  world.last.tell({ n, events })
  await vi.advanceTimersByTimeAsync(0)
  flushSync()
}

test('a bot says quietly, for some seconds, why it moves', async () => {
  await vi.advanceTimersByTimeAsync(2_000)
  await tell(2, EXPLAINED, ['taken', 1, 1, 8])
  expect([...shown]).toEqual([[1, { text: 'I leave 8.', quiet: true }]])
  expect(played).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([...shown]).toEqual([])
})

test('what a bot said goes with the move that is taken back; what a person said stays', async () => {
  await vi.advanceTimersByTimeAsync(2_000)
  world.last.tell({ type: 'said', number: 1, line: { seat: 0, name: 'Ana', channel: 'table', text: 'Oh!' } })
  await tell(2, EXPLAINED)
  expect(shown.size).toBe(2)
  await tell(3, ['move_taken_back', 0])
  expect([...shown]).toEqual([[0, { text: 'Oh!', quiet: false }]])
  expect(played).toEqual(['bubble'])
})

test('what was said before somebody came in is not shown again', async () => {
  await tell(2, EXPLAINED)
  await vi.advanceTimersByTimeAsync(2_000)
  expect([...shown]).toEqual([])
})

test('what is said aloud is shown at the seat, and nothing that is said elsewhere', async () => {
  world.last.tell({ n: 2, channels: { speak: ['table', 'pack'], hear: ['table', 'pack'] } })
  await vi.advanceTimersByTimeAsync(2_000)
  world.last.tell({ type: 'said', number: 7, line: { seat: 1, name: 'Bo', channel: 'pack', text: 'psst' } })
  world.last.tell({ type: 'said', number: 1, line: { seat: 0, name: 'Ana', channel: 'table', text: 'Oh!' } })
  flushSync()
  expect([...shown]).toEqual([[0, { text: 'Oh!', quiet: false }]])
})
