// @vitest-environment happy-dom
/** What people show one another: heard by the table, seen on the board or at the seat, and over after a moment. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBox, type GameModule } from '../../src/games'
import { content } from '../../src/games/smile/content.svelte'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { shelf } from '../../src/lib/shelf.svelte'
import { speech } from '../../src/lib/speech.svelte'
import { LiveTable } from '../../src/lib/table.svelte'
import { learnLanguage, learnWords, missingWords } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import Play from '../../src/screens/Play.svelte'
import type { ShelfGame, Signal } from '../../src/wire'
import { type FakeWorld, newWorld, ONE_TABLE } from '../lib/world'
import Ghost from './Ghost.svelte'

const SPOTS = 'C(0[1-9]|[1-4][0-9]|50)|seat:[0-4]|deck|supply'
const SETTINGS = { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: true }
const PLACES = ['Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name, level: null, ready: true, gone: false, who: null }))
const CARD = 'C07' // lies in the row
const TURN = { left: 10, top: 20, width: 50, height: 70, right: 60, bottom: 90, x: 10, y: 20, toJSON: () => null }

let world: FakeWorld
let live: LiveTable
let game: GameModule
let shown: Record<string, unknown> | null = null
let place: Partial<typeof TURN> = TURN

function onShelf(spots: string, proposals: readonly string[]): ShelfGame {
  const traits = { hidden: true, secrets: true, simultaneous: false, real_time: false } as unknown as ShelfGame['traits']
  return { key: 'smile', rules_version: '2', seats: [3, 4, 5], options: [], paces: [], levels: [], traits, minutes: 20, age: 8, spots, adviser: '', proposals }
}

function begin({ seat = 0 as number | null, spots = SPOTS, state = 'playing', proposals = [] as readonly string[] } = {}): void {
  shelf.games = [onShelf(spots, proposals)]
  const table = { id: 't', code: 'ABCDE', game: 'smile', state, settings: SETTINGS, host: 0, places: PLACES, question: null, rematch: '', zero: null, commitment: '', seed: '' }
  world.last.accept().tell({ type: 'whole', n: 1, seat, host: true, table, clocks: {}, view: midway(3), past: [], ...ONE_TABLE })
  shown = mount(Play, { target: document.body, props: { live, game } })
  flushSync()
}

function hear(seat: number, signal: Signal): void {
  world.last.tell({ type: 'signalled', seat, signal })
  flushSync()
}

const point = (spot: string): Signal => ({ signal: 'point', spot })
const rings = (): number[] => [...document.querySelectorAll<HTMLElement>('.pointers [data-seat]')].map((ring) => Number(ring.dataset['seat']))
const bubbles = (): string[] => [...document.querySelectorAll('.bubble p, .said p')].map((one) => (one.textContent ?? '').replaceAll('\u00a0', ' ').trim())
const hand = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('header .point') ?? expect.fail('there is no hand')
const sent = (): unknown[] => world.last.of('signal').map((message) => message['signal'])
const press = (key: string, on: EventTarget = document.body): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
const touch = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  flushSync()
}
const lure = (): HTMLElement => document.querySelector<HTMLElement>(`.lures button[data-card="${CARD}"]`) ?? expect.fail('there is no row')

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await learnLanguage('en')
  game = (await openBox('smile')) ?? expect.fail('there is no Smile')
  content.set({ creatures: BOX })
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers()
  world = newWorld()
  live = new LiveTable('t', world)
  place = TURN
  wishes.muted = []
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => place as DOMRect)
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

describe('what is shown', () => {
  test('is a ring round what is pointed at, for three seconds', () => {
    begin()
    hear(1, point(CARD))
    expect(rings()).toEqual([1])
    expect(bubbles()).toEqual([])
    vi.advanceTimersByTime(2999)
    flushSync()
    expect(rings()).toEqual([1])
    vi.advanceTimersByTime(1)
    flushSync()
    expect(rings()).toEqual([])
  })

  test('is one thing for each seat: the newest', () => {
    begin()
    hear(1, point(CARD))
    hear(2, point('deck'))
    vi.advanceTimersByTime(2000)
    hear(1, point('supply'))
    vi.advanceTimersByTime(2000)
    flushSync()
    expect(rings()).toEqual([1])
    hear(1, { signal: 'think' })
    expect(rings()).toEqual([])
    expect(document.querySelector('.bubble [aria-label="Let me think"]')).not.toBeNull()
  })

  test('follows what it shows, and goes to the seat when that is out of sight', () => {
    begin()
    hear(1, point(CARD))
    const ring = document.querySelector<HTMLElement>('.pointer')
    const before = ring?.style.left
    place = { ...TURN, left: 110, right: 160 }
    vi.advanceTimersByTime(40)
    flushSync()
    expect([before, ring?.style.left]).toEqual(['6px', '106px'])
    place = { ...TURN, width: 0, height: 0 }
    vi.advanceTimersByTime(40)
    flushSync()
    expect(rings()).toEqual([])
    expect(bubbles()).toEqual([expect.stringMatching(/^\S.* [+−]\d \(/)])
  })

  test('is a ring for each of those who point at the same, one in the other, with their hands side by side', () => {
    begin()
    for (const seat of [2, 0, 1]) hear(seat, point(CARD))
    const drawn = [...document.querySelectorAll<HTMLElement>('.pointer')].map(({ style }) => [style.left, style.width, style.getPropertyValue('--before')])
    expect(drawn.map(([, width]) => width)).toEqual(['58px', '70px', '78px']) // the edge of the screen is near
    expect(drawn.map(([left]) => left)).toEqual(['6px', '2px', '2px'])
    expect(drawn.map(([, , before]) => before)).toEqual(['0', '1', '2'])
  })

  test('has its ring and its hand on the screen, however low it lies', () => {
    begin()
    place = { ...TURN, left: 0, right: innerWidth, width: innerWidth, top: innerHeight - 100, height: 100, bottom: innerHeight }
    hear(1, point(CARD))
    const ring = document.querySelector<HTMLElement>('.pointer') ?? expect.fail('there is no ring')
    const [left, top, width, height] = [ring.style.left, ring.style.top, ring.style.width, ring.style.height].map((px) => Number.parseFloat(px)) as [number, number, number, number]
    expect([left, width, top + height]).toEqual([2, innerWidth - 4, innerHeight - 2])
    expect(ring.classList.contains('inside')).toBe(true)
  })

  test('is said at the seat where it is not on this screen', () => {
    begin()
    hear(2, point('C50'))
    expect(rings()).toEqual([])
    expect(bubbles()).toHaveLength(1)
    expect(bubbles()[0]).toMatch(/^\S.* [+−]\d \(/)
  })

  test('is read out once, in few words', () => {
    const announce = vi.spyOn(speech, 'announce')
    begin()
    announce.mockClear()
    hear(1, point('supply'))
    hear(0, point('seat:1'))
    hear(2, { signal: 'think' })
    vi.advanceTimersByTime(1000)
    flushSync()
    expect(announce.mock.calls).toEqual([['Bo points at the supply.'], ['You point at Bo.'], ['Cy asks for a moment.']])
  })

  test('is nothing, of whoever is muted here', () => {
    wishes.muted = ['Bo']
    const announce = vi.spyOn(speech, 'announce')
    begin()
    announce.mockClear()
    hear(1, point(CARD))
    hear(1, { signal: 'think' })
    expect([rings(), bubbles(), announce.mock.calls]).toEqual([[], [], []])
    hear(2, point(CARD))
    expect(rings()).toEqual([2])
  })

  test('is not shown again to whoever opens the table later', () => {
    begin()
    hear(1, point(CARD))
    if (shown) void unmount(shown)
    document.body.innerHTML = ''
    shown = mount(Play, { target: document.body, props: { live, game } })
    flushSync()
    expect(rings()).toEqual([])
  })
})

describe('pointing', () => {
  test('sends what is touched next, and does nothing else', () => {
    begin()
    hand().click()
    flushSync()
    expect(hand().getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelector('.prompt p')?.textContent).toBe('Touch what you want to show.')
    const before = lure().getAttribute('aria-pressed')
    touch(lure())
    expect(sent()).toEqual([point(CARD)])
    expect(lure().getAttribute('aria-pressed')).toBe(before)
    expect(hand().getAttribute('aria-pressed')).toBe('false')
    touch(lure())
    expect(sent()).toHaveLength(1)
    expect(lure().getAttribute('aria-pressed')).toBe('true')
  })

  test('finds what lies under a finger, whatever lies over it', () => {
    begin()
    hand().click()
    flushSync()
    const front = document.querySelector<HTMLElement>('.seat .front [data-spot^="C"]')
    const over = document.querySelector<HTMLElement>('.seat .touch') ?? expect.fail('nothing lies over it')
    document.elementsFromPoint = () => [over, front, over.parentElement].filter((one) => one !== null)
    over.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    flushSync()
    expect(sent()).toEqual([point(front?.dataset['spot'] ?? '')])
    expect(document.querySelector('dialog[open]')).toBeNull()
  })

  test('does nothing with a touch of anything else, and goes on', () => {
    begin()
    hand().click()
    flushSync()
    touch(document.querySelector('.actions button') ?? expect.fail('nothing can be done'))
    press(' ')
    press('Enter')
    expect(world.last.of('do')).toEqual([])
    expect(sent()).toEqual([])
    expect(hand().getAttribute('aria-pressed')).toBe('true')
  })

  test('is left by Escape, and by the hand', () => {
    begin()
    hand().click()
    flushSync()
    press('Escape')
    expect(hand().getAttribute('aria-pressed')).toBe('false')
    hand().click()
    flushSync()
    hand().click()
    flushSync()
    expect(hand().getAttribute('aria-pressed')).toBe('false')
    touch(lure())
    expect(sent()).toEqual([])
  })

  test('lets the keyboard come to every spot, and leaves everything as it was', () => {
    begin()
    const before = document.querySelector('main')?.innerHTML
    hand().click()
    flushSync()
    const supply = document.querySelector<HTMLElement>('.supply')
    const creature = document.querySelector<HTMLElement>('.seat .front [data-spot^="C"]')
    for (const spot of [supply, creature]) expect([spot?.getAttribute('role'), spot?.tabIndex]).toEqual(['button', 0])
    expect(document.querySelectorAll('[data-pointable]').length).toBeGreaterThan(8)
    expect(document.querySelector('[data-spot^="hand:"][data-pointable], [data-spot^="bead:"][data-pointable]')).toBeNull()
    press('Enter', supply ?? document.body)
    expect(sent()).toEqual([point('supply')])
    expect(document.querySelector('main')?.innerHTML).toBe(before)
  })

  test('says why, when it was refused', async () => {
    begin()
    hand().click()
    flushSync()
    touch(lure())
    world.last.tell({ type: 'refused', id: world.last.of('signal')[0]?.['id'], code: 'too_fast', rule: 'table' })
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    expect(document.body.textContent).toContain('Not so fast')
    expect(live.rejection).toBeNull()
  })

  test.each([
    ['onlookers', { seat: null }],
    ['whoever plays what has no spots', { spots: '' }],
    ['anybody in a pause', { state: 'paused' }],
  ])('is not for %s', (_, given) => {
    begin(given)
    expect(document.querySelector('header .point')).toBeNull()
  })
})

describe('a proposal', () => {
  const KEYS = ['complete', 'leave']
  const propose = (spot: string, key = 'complete'): Signal => ({ signal: 'propose', key, spot })
  const notes = (): string[] => [...document.querySelectorAll('.pointers .proposal')].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())
  const ways = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('dialog[open] li button')]
  const touchCard = (): void => {
    hand().click()
    flushSync()
    touch(lure())
  }

  beforeAll(() => {
    const words = 'proposal-complete = { $who ->\n    [you] You: put one at { $spot }, I complete it.\n   *[other] { $player }: put one at { $spot }, I complete it.\n}\nproposal-leave = Leave { $spot } alone.'
    const beside = (language: 'fr' | 'en') => async () => ({ default: `${(await game.words[language]()).default}\n${words}` })
    return learnWords({ fr: beside('fr'), en: beside('en') })
  })

  test('stands at what it is about, with whoever makes it, for some seconds', () => {
    begin({ proposals: KEYS })
    hear(1, propose('deck'))
    expect(rings()).toEqual([1])
    expect(notes()).toEqual([expect.stringMatching(/^Bo Bo: put one at .+, I complete it\.$/)])
    expect(document.querySelector('.proposal .own .sign')).not.toBeNull()
    expect(bubbles()).toEqual([])
    vi.advanceTimersByTime(6999)
    flushSync()
    expect(rings()).toEqual([1])
    vi.advanceTimersByTime(1)
    flushSync()
    expect([rings(), notes()]).toEqual([[], []])
  })

  test('is whole on the screen, wherever what it is about lies', () => {
    begin({ proposals: KEYS })
    const sides: string[] = []
    const spots = [[0, 0, 70], [innerWidth - 50, 0, 70], [innerWidth - 50, innerHeight - 70, 70], [0, 100, 500]] as const
    for (const [left, top, height] of spots) {
      place = { ...TURN, left, right: left + 50, x: left, top, height, bottom: top + height, y: top }
      hear(1, propose('deck'))
      vi.advanceTimersByTime(40)
      flushSync()
      const { style } = document.querySelector<HTMLElement>('.proposal') ?? expect.fail('nothing is proposed')
      const [from, width, at] = [style.left, style.width, style.top].map((px) => Number.parseFloat(px)) as [number, number, number]
      expect([from >= 8, from + width <= innerWidth - 8, at >= 8, at + 80 <= innerHeight - 8]).toEqual([true, true, true, true])
      sides.push(at >= top + height ? 'below' : at + 80 <= top ? 'above' : 'inside')
    }
    expect(sides).toEqual(['below', 'below', 'above', 'inside'])
  })

  test('lies over no other', () => {
    begin({ proposals: KEYS })
    for (const seat of [0, 1, 2]) hear(seat, propose('deck'))
    const tops = [...document.querySelectorAll<HTMLElement>('.proposal')].map(({ style }) => Number.parseFloat(style.top)).sort((one, other) => one - other)
    expect(tops).toHaveLength(3)
    expect(tops.every((top, place) => place === 0 || top - (tops[place - 1] ?? 0) >= 80)).toBe(true)
  })

  test('is said at the seat where what it is about is not on this screen, and read out', () => {
    const announce = vi.spyOn(speech, 'announce')
    begin({ proposals: KEYS })
    announce.mockClear()
    hear(2, propose('C50', 'leave'))
    expect([rings(), notes()]).toEqual([[], []])
    expect(bubbles()).toEqual([expect.stringMatching(/^Leave .+ alone\.$/)])
    expect(announce.mock.calls).toEqual([[expect.stringMatching(/^Leave .+ alone\.$/)]])
  })

  test('is chosen at the touched spot, or the spot is only shown', () => {
    begin({ proposals: KEYS })
    touchCard()
    expect(sent()).toEqual([])
    expect(ways().map((way) => way.textContent?.trim())).toEqual(['Just point at it', expect.stringMatching(/^You: put one at .+/), expect.stringMatching(/^Leave .+/)])
    ways()[1]?.click()
    flushSync()
    expect(sent()).toEqual([propose(CARD)])
    expect(ways()).toEqual([])
    touchCard()
    ways()[0]?.click()
    flushSync()
    expect(sent()).toEqual([propose(CARD), point(CARD)])
  })

  test('is given up by closing the choice', () => {
    begin({ proposals: KEYS })
    touchCard()
    document.querySelector<HTMLElement>('dialog[open] .icon-button')?.click()
    flushSync()
    expect([ways(), sent()]).toEqual([[], []])
  })

  test('is nothing to choose in a game that has none: what is touched is shown at once', () => {
    begin()
    touchCard()
    expect([ways(), sent()]).toEqual([[], [point(CARD)]])
  })

  test('and what is pointed at look as the game draws them, where it does', () => {
    const drawn = { ...game, Ghost: Ghost as never }
    const usual = game
    game = drawn
    begin({ proposals: KEYS })
    hear(1, propose('deck'))
    hear(2, point(CARD))
    const ghosts = [...document.querySelectorAll('.pointers .drawn')].map((one) => one.textContent)
    expect(ghosts).toEqual(['1 at deck: complete', `2 at ${CARD}: nothing`])
    expect(document.querySelector('.pointers .finger')).toBeNull()
    expect(rings()).toEqual([1, 2])
    game = usual
  })
})

describe('let me think', () => {
  test('is one touch, and seen at one’s own seat', () => {
    begin()
    document.querySelector<HTMLElement>('header [aria-label="React"]')?.click()
    flushSync()
    const [think] = [...document.querySelectorAll<HTMLElement>('.react button')].filter((one) => one.textContent?.includes('Let me think'))
    think?.click()
    flushSync()
    expect(sent()).toEqual([{ signal: 'think' }])
    hear(0, { signal: 'think' })
    expect(document.querySelector('.said [aria-label="Let me think"]')).not.toBeNull()
    vi.advanceTimersByTime(6000)
    flushSync()
    expect(document.querySelector('.said')).toBeNull()
  })

  test('is not there where nothing waits', () => {
    game = { ...game, swift: () => true }
    begin()
    document.querySelector<HTMLElement>('header [aria-label="React"]')?.click()
    flushSync()
    expect(document.querySelector('.react')?.textContent).not.toContain('Let me think')
  })
})

test('every word is there', () => expect(missingWords()).toEqual([]))
