// @vitest-environment happy-dom
/** A word of whoever keeps the house: shown to everybody at a table with the time that is left, and gone when it is over. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage } from '../../src/lib/text.svelte'
import ConnectionLine from '../../src/parts/ConnectionLine.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'

const TABLE = { id: 't', host: 0, state: 'playing', places: [{ kind: 'person', name: 'Ana' }, { kind: 'free' }] }
const MINUTE = 60_000

let world: FakeWorld
let live: LiveTable
let shown: Record<string, unknown>

/** The clock of the table is ours. */
function welcome(): void {
  world.last.accept().tell({ type: 'whole', n: 1, seat: 0, host: true, table: TABLE, clocks: {}, view: null, past: [], ...ONE_TABLE })
  world.last.tell({ type: 'pong', at: world.time, now: world.time })
  flushSync()
}

function notice(text: string, minutes: number): void {
  world.last.tell({ type: 'notice', text, until: text ? world.time + minutes * MINUTE : 0 })
  flushSync()
}

function pass(ms: number): void {
  world.time += ms
  vi.advanceTimersByTime(1000)
  flushSync()
}

const banner = (): string => (document.querySelector('small')?.closest('p')?.textContent ?? '').replace(/\s+/g, ' ').trim()

beforeEach(async () => {
  vi.useFakeTimers()
  await learnLanguage('en')
  world = newWorld()
  live = new LiveTable('t', world)
  shown = mount(ConnectionLine, { target: document.body, props: { live } })
  welcome()
})
afterEach(async () => {
  await unmount(shown)
  live.close()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('without one there is nothing', () => {
  expect(banner()).toBe('')
})

test('it is shown with the minutes that are left, and goes by itself', () => {
  notice('We close at noon.', 5)
  expect(banner()).toBe('From the house: We close at noon. 5 minutes left')
  pass(4 * MINUTE)
  expect(banner()).toBe('From the house: We close at noon. one minute left')
  pass(MINUTE)
  expect(banner()).toBe('')
})

test('a long time is said in hours', () => {
  notice('We close at noon.', 180)
  expect(banner()).toContain('3 hours left')
})

test('in French it is French', async () => {
  await learnLanguage('fr')
  notice('On ferme à midi.', 5)
  expect(banner().replace(/\s/g, ' ')).toBe('La maison : On ferme à midi. encore 5 minutes')
})

test('one that is withdrawn is gone', () => {
  notice('We close at noon.', 5)
  notice('', 0)
  expect(banner()).toBe('')
})

test('whoever has read it puts it away, and sees the next one', () => {
  notice('We close at noon.', 5)
  document.querySelector<HTMLButtonElement>('p button')?.click()
  flushSync()
  expect(banner()).toBe('')
  notice('We close now.', 5)
  expect(banner()).toContain('We close now.')
})

test('what was withdrawn while the line was lost is not shown any more', () => {
  notice('We close at noon.', 5)
  world.last.end(1006)
  flushSync()
  expect(banner()).toBe('')
  world.pass(10_000)
  welcome()
  expect(banner()).toBe('')
})

test('what is told before the table is shown with it', () => {
  world.last.end(1006)
  world.pass(10_000)
  world.last.accept().tell({ type: 'notice', text: 'We close at noon.', until: world.time + 5 * MINUTE })
  welcome()
  expect(banner()).toContain('We close at noon.')
})

test('markup in it is text', () => {
  notice('<b>Noon</b>', 5)
  expect(banner()).toContain('<b>Noon</b>')
})
