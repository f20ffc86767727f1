// @vitest-environment happy-dom
/** Time at a table: it stands still for whoever is alone and reads, the end waits for what is still shown, and nothing is said before it has a name. */

import { flushSync, mount } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '../../src/games'
import { speech } from '../../src/lib/speech.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import Play from '../../src/screens/Play.svelte'
import { here, PEOPLE, sitDown, told } from './table'

const ALONE = PEOPLE.map((place, seat) => (seat === 0 ? place : { ...place, kind: 'bot', level: 'solid' }))

sitDown()
beforeEach(() => {
  sessionStorage.clear()
  wishes.goals = ['smile']
})

function begin(more: Partial<GameModule>, places = ALONE): void {
  told(0, places)
  here.shown = mount(Play, { target: document.body, props: { live: here.live, game: { ...here.game, ...more } } })
  flushSync()
}

const acts = (): readonly unknown[] => here.world.last.sent.flatMap((message) => (JSON.stringify(message).match(/"act":"(ask_pause|resume)"/)?.[1] ?? []))

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
  begin({ timed: () => true, reading: () => true }, [...ALONE.slice(0, 2), ...PEOPLE.slice(2)])
  expect(acts()).toEqual([])
})

test('the end waits for what the board still shows', () => {
  const scene = $state({ stands: true })
  begin({ lingers: () => scene.stands })
  here.world.last.tell({ n: 2, table: { state: 'over' } })
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
  here.world.last.tell({ n: 2, table: { state: 'over' } })
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
