// @vitest-environment happy-dom
/** Whoever holds the table locks it, takes the word from somebody, sends somebody away; and everybody sees what is so. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBox, type GameModule } from '../../src/games'
import { content } from '../../src/games/smile/content.svelte'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage, say } from '../../src/lib/text.svelte'
import Talk from '../../src/parts/Talk.svelte'
import Lobby from '../../src/screens/Lobby.svelte'
import Play from '../../src/screens/Play.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'

const SETTINGS = { seats: 4, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true, adviser: false }
const person = (name: string): Record<string, unknown> => ({ kind: 'person', name, level: null, ready: true, gone: false, who: null, muted: false, barred: false })
const PLACES = [person('Ana'), person('Bo'), { ...person(''), kind: 'bot', level: 'solid', who: 3 }, { ...person(''), kind: 'free', ready: false }]
const TABLE = { id: 't', code: 'ABCDE', game: 'smile', state: 'lobby', settings: SETTINGS, chosen: {}, forced: {}, host: 0, places: PLACES, question: null, rematch: '', moderated: false, moderator: null, zero: null, locked: false, commitment: '', seed: null, owned: false, digest: '' }

let world: FakeWorld
let live: LiveTable
let smile: GameModule
let shown: Record<string, unknown> | null = null

interface Given {
  readonly seat?: number | null
  readonly table?: object
  readonly moderates?: boolean
}

function meet({ seat = 0, table = {}, moderates = false }: Given): void {
  const whole = { type: 'whole', n: 1, seat, moderates, host: seat === 0, table: { ...TABLE, ...table }, clocks: {}, view: null, past: [], ...ONE_TABLE }
  world.last.accept().tell(whole)
}

function enterLobby(given: Given = {}): void {
  meet(given)
  shown = mount(Lobby, { target: document.body, props: { live, game: smile, renamed: () => undefined } })
  flushSync()
}

/** A game of three that has begun. */
function enterGame(given: Given = {}): void {
  const places = [person('Ana'), person('Bo'), person('Cy')]
  meet({ ...given, table: { state: 'playing', places, ...given.table } })
  live.view = midway(3) as never
  shown = mount(Play, { target: document.body, props: { live, game: smile } })
  flushSync()
}

const muted = (seat: number): object => ({ places: PLACES.map((place, number) => (number === seat ? { ...place, muted: true } : place)) })
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button')]
const find = (name: string): HTMLElement | undefined => buttons().find((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\s+/g, ' ').trim() === name)
const wanted = (name: string): HTMLElement => find(name) ?? expect.fail(`there is no button ${name}`)
async function press(name: string): Promise<void> {
  wanted(name).click()
  flushSync()
  await vi.waitFor(() => flushSync())
}
async function touch(seat: string): Promise<void> {
  const place = buttons().find((button) => button.textContent?.includes(seat)) ?? expect.fail(`nobody is called ${seat}`)
  place.click()
  flushSync()
  await vi.waitFor(() => flushSync())
}
const asked = (): unknown[] => world.last.of('do').map(({ act }) => act)
const text = (): string => (document.body.textContent ?? '').replaceAll(/[ \n]+/g, ' ') // not the spaces of French

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await learnLanguage('en')
  smile = (await openBox('smile')) ?? expect.fail('there is no Smile')
  content.set({ creatures: BOX })
}, 60_000)
beforeEach(() => {
  world = newWorld()
  live = new LiveTable('t', world)
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  live.close()
  document.body.replaceChildren()
})

describe.each(['en', 'fr'] as const)('a lock (%s)', (language) => {
  beforeAll(() => learnLanguage(language))

  test('is the host’s to turn, and says what it does', async () => {
    enterLobby()
    expect(text()).toContain(say('table-lock-about'))
    await press(say('table-lock'))
    expect(asked()).toEqual([{ act: 'lock', yes: true }])
    world.last.tell({ n: 2, events: [['table_locked', true]], table: { locked: true } })
    flushSync()
    expect(text()).toContain(say('table-locked'))
    await press(say('table-unlock'))
    expect(asked().at(-1)).toEqual({ act: 'lock', yes: false })
  })

  test('is seen by everybody, and turned by nobody else', () => {
    enterLobby({ seat: 1, table: { locked: true } })
    expect(text()).toContain(say('table-locked'))
    expect(find(say('table-unlock'))).toBeUndefined()
  })

  test('offers no seat to whoever looks on', async () => {
    enterLobby({ seat: null, table: { locked: true } })
    expect(text()).toContain(say('onlooker-locked'))
    expect(find(say('sit-down'))).toBeUndefined()
    await touch(say('seat-free'))
    expect(find(say('sit-here'))).toBeUndefined()
  })
})

describe('somebody’s seat before the game', () => {
  beforeAll(() => learnLanguage('en'))

  test('has what the host may do about them', async () => {
    enterLobby()
    await touch('Bo')
    for (const name of [say('remove'), say('host-mute'), say('host-bar')]) expect(find(name)).toBeDefined()
  })

  test.each(['Ana', 'free'])('has nothing of it for oneself, nor for nobody: %s', async (name) => {
    enterLobby()
    await touch(name)
    expect(find(say('host-bar'))).toBeUndefined()
  })

  test('has nothing of it for a guest', async () => {
    enterLobby({ seat: 1 })
    await touch('Ana')
    expect([find(say('remove')), find(say('host-mute')), find(say('host-bar'))]).toEqual([undefined, undefined, undefined])
  })

  test('is muted, and shows it, and may speak again', async () => {
    enterLobby({ table: muted(1) })
    expect(text()).toContain(say('muted-state'))
    await touch('Bo')
    await press(say('host-unmute'))
    expect(asked()).toEqual([{ act: 'mute', seat: 1, yes: false }])
  })

  test('is barred only by whoever says so twice', async () => {
    enterLobby()
    await touch('Bo')
    await press(say('host-bar'))
    expect(asked()).toEqual([])
    expect(text()).toContain(say('host-bar-lobby'))
    expect(document.activeElement).toBe(wanted(say('host-bar-no')))
    await press(say('host-bar-no'))
    expect(asked()).toEqual([])
    await press(say('host-bar'))
    await press(say('host-bar-sure'))
    expect(asked()).toEqual([{ act: 'bar', seat: 1 }])
  })
})

describe.each(['en', 'fr'] as const)('whoever was sent away before the game (%s)', (language) => {
  beforeAll(() => learnLanguage(language))

  test('is let in again by the host', async () => {
    enterLobby({ table: { barred: ['Zoe', 'Yan'] } })
    expect(text()).toContain(say('host-barred'))
    await press(say('host-unbar', { name: 'Yan' }))
    expect(asked()).toEqual([{ act: 'unbar', name: 'Yan' }])
  })

  test('is nobody else’s to let in, and nothing is said where nobody was sent away', () => {
    enterLobby({ seat: 1, table: { barred: ['Zoe'] } })
    expect(text()).not.toContain('Zoe')
    expect(text()).not.toContain(say('host-barred'))
  })
})

describe('the moderator’s chair', () => {
  beforeAll(() => learnLanguage('en'))

  test('is freed by the host, whoever has it', async () => {
    enterLobby({ table: { moderated: true, moderator: 'Zoe' } })
    await press(say('moderator-out'))
    expect(asked()).toEqual([{ act: 'moderate', yes: false }])
  })

  test('is no guest’s to free', () => {
    enterLobby({ seat: 1, table: { moderated: true, moderator: 'Zoe' } })
    expect(find(say('moderator-out'))).toBeUndefined()
  })
})

describe('somebody at the table', () => {
  beforeAll(() => learnLanguage('en'))
  const about = (name: string): string => say('person-about', { name, state: 'other', muted: 'no' })

  test('is muted by the host from their card', async () => {
    enterGame()
    wanted(about('Bo')).click()
    await vi.waitFor(() => expect(find(say('host-mute'))).toBeDefined())
    await press(say('host-mute'))
    expect(asked()).toEqual([{ act: 'mute', seat: 1, yes: true }])
  })

  test('is barred by whoever knows what comes of it', async () => {
    enterGame()
    wanted(about('Cy')).click()
    await vi.waitFor(() => expect(find(say('host-bar'))).toBeDefined())
    await press(say('host-bar'))
    expect(text()).toContain(say('host-bar-playing', { takeover: 'bot' }))
    await press(say('host-bar-sure'))
    expect(asked()).toEqual([{ act: 'bar', seat: 2 }])
  })

  test('is left alone by whoever holds nothing', async () => {
    enterGame({ seat: 1 })
    wanted(about('Cy')).click()
    await vi.waitFor(() => expect(find(say('mute'))).toBeDefined())
    expect(find(say('host-mute'))).toBeUndefined()
  })

  test('is muted by a moderator, who bars nobody', async () => {
    enterGame({ seat: null, moderates: true })
    await press(say('menu'))
    buttons().find((button) => button.textContent?.includes(say('host-people')))?.click()
    await vi.waitFor(() => expect(buttons().some((button) => button.closest('dialog') && button.textContent?.includes('Bo'))).toBe(true))
    buttons().find((button) => button.closest('dialog') && button.textContent?.includes('Bo'))?.click()
    await vi.waitFor(() => expect(find(say('host-mute'))).toBeDefined())
    expect(find(say('host-bar'))).toBeUndefined()
  })

  test('who was sent away is let in again by the host', async () => {
    enterGame({ table: { places: [person('Ana'), { ...person('Bo'), gone: true, barred: true }, person('Cy')] } })
    wanted('Bo, sent away').click()
    await vi.waitFor(() => expect(find(say('host-unbar', { name: 'Bo' }))).toBeDefined())
    await press(say('host-unbar', { name: 'Bo' }))
    expect(asked()).toEqual([{ act: 'unbar', name: 'Bo' }])
  })

  test('who was sent away is shown so', () => {
    const places = [person('Ana'), { ...person('Bo'), gone: true, barred: true }, { ...person('Cy'), muted: true }]
    enterGame({ table: { places } })
    expect(find(say('person-about', { name: 'Bo', state: 'barred', muted: 'no' }))).toBeDefined()
    expect(document.querySelectorAll('.seat .muted').length).toBe(1)
    expect(find(say('person-about', { name: 'Cy', state: 'other', muted: 'yes' }))).toBeDefined()
    expect(say('person-about', { name: 'Cy', state: 'gone', muted: 'yes' })).toBe('Cy, away, muted')
  })
})

describe('whoever may not speak', () => {
  beforeAll(() => learnLanguage('en'))

  test('is told so where they would speak, and hears the others', () => {
    meet({ seat: 1, table: muted(1) })
    shown = mount(Talk, { target: document.body, props: { live, names: ['Ana', 'Bo'], only: 'chat' } })
    world.last.tell({ type: 'said', number: 1, line: { seat: 0, name: 'Ana', channel: 'table', text: 'Hello' } })
    flushSync()
    expect(text()).toContain('Hello')
    expect(text()).toContain(say('muted-you'))
    expect(document.querySelector('input')).toBeNull()
    world.last.tell({ n: 2, events: [['person_muted', 1, false]], table: { places: { 1: { muted: false } } } })
    flushSync()
    expect(document.querySelector('input')).not.toBeNull()
  })

  test('has neither a finger nor a face to show', () => {
    const places = [person('Ana'), { ...person('Bo'), muted: true }, person('Cy')]
    enterGame({ seat: 1, table: { places } })
    expect([find(say('react')), find(say('point'))]).toEqual([undefined, undefined])
  })
})

describe('whoever was sent away', () => {
  test('knows it by the last thing that they heard', () => {
    meet({ seat: 1 })
    expect(live.barred).toBe(false)
    world.last.tell({ n: 2, events: [['person_barred', 2, 'Cy']] })
    expect(live.barred).toBe(false)
    world.last.tell({ n: 3, events: [['person_barred', 1, 'Bo']] })
    expect(live.barred).toBe(true)
  })
})
