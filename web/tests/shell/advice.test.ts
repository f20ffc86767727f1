// @vitest-environment happy-dom
/** Advice: asked for by whoever has to decide, shown to them alone, and never played for them. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBox, type GameModule } from '../../src/games'
import { content } from '../../src/games/smile/content.svelte'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { shelf } from '../../src/lib/shelf.svelte'
import { speech } from '../../src/lib/speech.svelte'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage, learnWords, missingWords } from '../../src/lib/text.svelte'
import LobbySettings from '../../src/parts/LobbySettings.svelte'
import Play from '../../src/screens/Play.svelte'
import type { Act, Reason } from '../../src/wire'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'

const PLACES = ['Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name, level: null, ready: true, gone: false, who: null }))
const CARD = 'C07'
const REASON: Reason = { key: 'generous', params: { left_seat: 1, count: 3 } }
const PLACE = { left: 10, top: 20, width: 50, height: 70, right: 60, bottom: 90, x: 10, y: 20, toJSON: () => null }

let world: FakeWorld
let live: LiveTable
let smile: GameModule
let shown: Record<string, unknown> | null = null

function begin({ seat = 0 as number | null, adviser = true, state = 'playing', gone = false, game = smile } = {}): void {
  const settings = { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true, adviser }
  const places = PLACES.map((place, number) => ({ ...place, gone: gone && number === 0 }))
  const table = { id: 't', code: 'ABCDE', game: 'smile', state, settings, chosen: {}, forced: {}, host: 0, places, question: null, rematch: '', zero: null, commitment: '', seed: '' }
  world.last.accept().tell({ type: 'whole', n: 1, seat, host: true, table, clocks: {}, view: midway(3), past: [], ...ONE_TABLE })
  shown = mount(Play, { target: document.body, props: { live, game } })
  flushSync()
}

const button = (): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>('.prompt .consult')
const note = (): string => (document.querySelector('.advice')?.textContent ?? '').replace(/\s+/g, ' ').trim()
const asked = (): unknown[] => world.last.of('consult')
const id = (): unknown => world.last.of('consult').at(-1)?.['id']
const marked = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>('[data-advised]')].map((one) => one.dataset['advised'])

async function ask(): Promise<void> {
  button()?.click()
  await settle()
}

async function answer(frame: object): Promise<void> {
  world.last.tell({ n: 1, ...frame } as never)
  await settle()
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(40)
  flushSync()
}

const advised = (move = `offer ${CARD}`, reason: Reason | null = REASON, n = 1): Promise<void> => answer({ type: 'advised', id: id() ?? 'elsewhere', n, move, reason })

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await learnLanguage('en')
  const box = (await openBox('smile')) ?? expect.fail('there is no Smile')
  smile = { ...box, moveName: (move) => `give ${move.split(' ')[1]} a light`, moveSpots: (move) => [move.split(' ')[1] ?? ''] }
  const words = 'reason-generous = { $left_player } has { $count } left.'
  const beside = (language: 'fr' | 'en') => async () => ({ default: `${(await box.words[language]()).default}\n${words}` })
  await learnWords({ fr: beside('fr'), en: beside('en') })
  content.set({ creatures: BOX })
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers()
  world = newWorld()
  live = new LiveTable('t', world)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => PLACE as DOMRect)
  HTMLElement.prototype.checkVisibility = () => true
})
afterEach(async () => {
  live.close()
  if (shown) await unmount(shown)
  shown = null
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.useRealTimers()
  shelf.games = null
})

describe('the button', () => {
  test('is there for whoever has to decide, where the table has agreed to it', () => {
    begin()
    expect(button()?.getAttribute('aria-label')).toBe('Advice?')
  })

  test.each([
    ['where it was not agreed to', { adviser: false }],
    ['for onlookers', { seat: null }],
    ['for whoever waits', { seat: 1 }],
    ['in a pause', { state: 'paused' }],
    ['for whoever has handed over', { gone: true }],
  ])('is not there %s', (_, given) => {
    begin(given)
    expect(button()).toBeNull()
  })

  test('asks once, and shows that somebody thinks', async () => {
    const announce = vi.spyOn(speech, 'announce')
    begin()
    await ask()
    await ask()
    expect(asked()).toHaveLength(1)
    expect([button()?.getAttribute('aria-busy'), button()?.getAttribute('aria-label')]).toEqual(['true', 'Thinking…'])
    expect(announce.mock.calls.flat()).toContain('Thinking…')
    await advised()
    expect([button()?.getAttribute('aria-busy'), button()?.getAttribute('aria-label')]).toEqual(['false', 'Advice?'])
  })

  test('says why there is none, and can be used again', async () => {
    begin()
    await ask()
    await answer({ type: 'refused', id: id(), code: 'no_advice', rule: 'table' })
    expect(document.body.textContent).toContain('Your adviser has no idea this time.')
    expect(note()).toBe('')
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    flushSync()
    await ask()
    expect(asked()).toHaveLength(2)
    expect(document.body.textContent).not.toContain('has no idea')
  })

  test('does not wait for ever when the line is lost', async () => {
    begin()
    await ask()
    world.last.end(1006)
    await settle()
    expect(live.consulting).toBe(false)
  })
})

describe('the note', () => {
  test('says what and why, marks where, is read out, and plays nothing', async () => {
    const announce = vi.spyOn(speech, 'announce')
    begin()
    await ask()
    announce.mockClear()
    await advised()
    expect(note()).toBe(`In your place, a bot would play: give ${CARD} a light. “Bo has 3 left.”`)
    expect(marked()).toEqual([CARD])
    expect(announce.mock.calls.flat()).toContain(`In your place, a bot would play: give ${CARD} a light. “Bo has 3 left.”`)
    expect(world.last.of('do')).toEqual([])
  })

  test('has the move as it is written, where a game has no words for it, and no reason where the bot gives none', async () => {
    const { moveName: _, moveSpots: __, ...plain } = smile
    begin({ game: plain })
    await ask()
    await advised('collect C07', null)
    expect(note()).toBe('In your place, a bot would play: collect C07.')
    expect(marked()).toEqual([])
  })

  test('is closed by its button, which gives the focus back, and by Escape', async () => {
    begin()
    await ask()
    await advised()
    document.querySelector<HTMLElement>('.advice .icon-button')?.click()
    flushSync()
    expect([note(), marked(), document.activeElement]).toEqual(['', [], button()])
    await ask()
    await advised()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    flushSync()
    expect(note()).toBe('')
  })

  test('is about what was told up to its number: it stays until the game goes on', async () => {
    begin()
    await ask()
    await advised(undefined, undefined, 2)
    await answer({ n: 2, public: { round: 3 } })
    expect(note()).not.toBe('')
    await answer({ n: 3, events: [['clock_started', 0, 99_000, 0]] })
    expect(note()).not.toBe('')
    await answer({ n: 4, public: { round: 4 } })
    expect([note(), marked()]).toEqual(['', []])
  })

  test('is shown in another tab of whoever asked, too', async () => {
    begin()
    await advised()
    expect(note()).toContain(CARD)
    expect(asked()).toEqual([])
  })

  test('lies over the others or above the prompt, never in it', async () => {
    begin()
    await ask()
    await advised()
    expect(document.querySelector('.prompt .advice, .own .advice')).toBeNull()
    expect(document.querySelector('.over-strip .advice, .foot > .advice')).not.toBeNull()
  })
})

describe('in the lobby', () => {
  const choices = { key: 'smile', seats: [3], paces: [], options: [], levels: ['solid'] }
  const show = (adviser: string, on: boolean, host = true): Act[] => {
    const settings = { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true, adviser: on }
    const table = { id: 't', code: 'ABCDE', game: 'smile', state: 'lobby', settings, chosen: {}, forced: {}, host: 0, places: [] }
    const sent: Act[] = []
    const act = (act: Act): Promise<string> => Promise.resolve(sent.push(act) ? '' : '')
    shown = mount(LobbySettings as never, { target: document.body, props: { table, choices: { ...choices, adviser }, game: {}, names: [], host, act } as never })
    flushSync()
    return sent
  }
  const box = (): HTMLInputElement | undefined =>
    [...document.querySelectorAll('label')].find((one) => one.textContent?.includes('Advice on request'))?.querySelector('input') ?? undefined

  test('the host chooses it, and reads what it changes', () => {
    const sent = show('solid', false)
    expect(box()?.closest('label')?.textContent).toContain('nothing is played for them')
    box()?.click()
    expect(sent).toMatchObject([{ act: 'configure', settings: { adviser: true } }])
  })

  test('everybody reads that it was chosen', () => {
    show('solid', true, false)
    expect(document.querySelector('.chosen')?.textContent).toContain('Advice on request')
  })

  test('it is not offered for a game without an adviser', () => {
    show('', false)
    expect(box()).toBeUndefined()
  })
})

test('every word is there', () => expect(missingWords()).toEqual([]))
