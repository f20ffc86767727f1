// @vitest-environment happy-dom
/** Talk in channels: a tab for each that we hear, drafts and unread lines of each, and what is closed says so. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage, learnWords, missingWords } from '../../src/lib/text.svelte'
import Talk from '../../src/parts/Talk.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'

const TABLE = { id: 't', host: 0, state: 'playing', commitment: '', seed: null, places: [{ kind: 'person', name: 'Ana' }, { kind: 'person', name: 'Bo' }] }
const NIGHT = { aloud: 'village', channels: { speak: ['pack'], hear: ['village', 'pack', 'dead'] } }
const WORDS = { default: 'channel-village = Village\nchannel-pack = Pack\nchannel-dead = Graveyard' }

let world: FakeWorld
let live: LiveTable
let shown: Record<string, unknown> | null = null

function begin(talk: object, first: 'log' | 'chat' = 'chat'): void {
  world.last.accept().tell({ type: 'whole', n: 1, seat: 0, host: true, table: TABLE, clocks: {}, view: null, past: [], ...talk })
  shown = mount(Talk, { target: document.body, props: { live, names: ['Ana', 'Bo'], first } })
  flushSync()
}

function said(channel: string, number: number, text: string): void {
  world.last.tell({ type: 'said', number, line: { seat: 1, name: 'Bo', channel, text } })
  flushSync()
}

const tabs = (): string[] => [...document.querySelectorAll('[role=tab]')].map((tab) => (tab.textContent ?? '').replace(/\s+/g, ' ').trim())
const selected = (): string => document.querySelector('[role=tab][aria-selected=true]')?.textContent?.trim() ?? ''
const lines = (): string[] => [...document.querySelectorAll('.chat p')].map((line) => line.textContent ?? '')
const field = (): HTMLInputElement | null => document.querySelector('input')
function choose(name: string): void {
  const found = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((tab) => tab.textContent?.includes(name))
  ;(found ?? expect.fail(`there is no tab ${name}`)).click()
  flushSync()
}
function type(text: string): void {
  const input = field() ?? expect.fail('nothing can be said here')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}
function press(key: string): void {
  document.querySelector('[role=tab][aria-selected=true]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

beforeAll(async () => {
  await learnLanguage('en')
  await learnWords({ fr: async () => WORDS, en: async () => WORDS })
})
beforeEach(() => {
  world = newWorld()
  live = new LiveTable('t', world)
})
afterEach(async () => {
  live.close()
  if (shown) await unmount(shown)
  shown = null
  document.body.innerHTML = ''
})

test('where there is one channel, there is one chat beside the log', () => {
  begin(ONE_TABLE, 'log')
  said('table', 1, 'Hello')
  expect(tabs()).toEqual(['Log', 'Chat'])
  choose('Chat')
  expect(lines()).toEqual(['Hello'])
  expect(field()).not.toBeNull()
})

test('each channel that we hear has a tab with its name, and lines of its own', () => {
  begin(NIGHT)
  expect(tabs()).toEqual(['Log', 'Village', 'Pack', 'Graveyard'])
  said('pack', 1, 'the mouse')
  said('village', 1, 'Good night')
  expect(selected()).toBe('Village')
  expect(lines()).toEqual(['Good night'])
  choose('Pack')
  expect(lines()).toEqual(['the mouse'])
})

test('what we may not say anywhere now, we cannot type there', () => {
  begin(NIGHT)
  expect(field()).toBeNull()
  expect(document.body.textContent).toContain('You cannot speak here for now.')
  choose('Pack')
  expect(field()).not.toBeNull()
  type('Hoo')
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  flushSync()
  expect(world.last.of('say').map(({ channel, text }) => [channel, text])).toEqual([['pack', 'Hoo']])
  expect(field()?.value).toBe('')
})

test('a channel that is not shown says how many of its lines are new, until it is', () => {
  begin(NIGHT)
  said('pack', 1, 'the mouse')
  said('pack', 2, 'no, the hunter')
  expect(tabs()).toEqual(['Log', 'Village', 'Pack 22 new lines', 'Graveyard'])
  choose('Pack')
  expect(tabs()).toEqual(['Log', 'Village', 'Pack', 'Graveyard'])
  choose('Village')
  expect(tabs()).toEqual(['Log', 'Village', 'Pack', 'Graveyard'])
})

test('whoever opens the chat finds the channel with something new', () => {
  world.last.accept().tell({ type: 'whole', n: 1, seat: 0, host: true, table: TABLE, clocks: {}, view: null, past: [], ...NIGHT })
  said('pack', 1, 'the mouse')
  shown = mount(Talk, { target: document.body, props: { live, names: ['Ana', 'Bo'], first: 'chat' } })
  flushSync()
  expect(selected()).toBe('Pack')
})

test('what was begun in one channel waits there', () => {
  begin({ aloud: 'village', channels: { speak: ['village', 'pack'], hear: ['village', 'pack'] } })
  type('Good mor')
  choose('Pack')
  expect(field()?.value).toBe('')
  type('the mo')
  choose('Village')
  expect(field()?.value).toBe('Good mor')
})

test('a channel that is closed to us goes, with everything that was said in it', async () => {
  begin(NIGHT)
  choose('Pack')
  said('pack', 1, 'the mouse')
  world.last.tell({ n: 2, events: [['day_broke', 1]], channels: { speak: ['village'], hear: ['village'] } })
  await new Promise((later) => setTimeout(later))
  flushSync()
  expect(tabs()).toEqual(['Log', 'Chat'])
  expect(selected()).toBe('Chat')
  expect(document.body.textContent).not.toContain('the mouse')
})

test('arrow keys lead from tab to tab, and round', () => {
  begin(NIGHT)
  press('ArrowRight')
  expect(selected()).toBe('Pack')
  expect(document.activeElement?.textContent?.trim()).toBe('Pack')
  press('End')
  expect(selected()).toBe('Graveyard')
  press('ArrowRight')
  expect(selected()).toBe('Log')
  press('ArrowLeft')
  expect(selected()).toBe('Graveyard')
  press('Home')
  expect(selected()).toBe('Log')
})

test('all of it has words', () => {
  expect(missingWords()).toEqual([])
})
