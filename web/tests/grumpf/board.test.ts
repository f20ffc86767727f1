// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/games/grumpf/Board.svelte'
import { happened } from '../../src/gallery/made'
import { memoryOf, remember } from '../../src/games/grumpf/memory'
import Own from '../../src/games/grumpf/Own.svelte'
import { refuse } from '../../src/games/grumpf/rules'
import Seat from '../../src/games/grumpf/Seat.svelte'
import type { GrumpfView } from '../../src/games/grumpf/types'
import { ways } from '../../src/games/grumpf/ways.svelte'
import { contextOf, Memory } from '../../src/lib/memory'
import type { Happened, Rejection } from '../../src/lib/table.svelte'
import { missingWords } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import { bare, HAND, hunt, NAMES, sleeping, speak, track } from './hunt'

let shown: Record<string, unknown>[] = []
let context: Map<symbol, Memory>
let { hand, show } = remember()
const play = vi.fn<(move: string) => Promise<Rejection | null>>(() => new Promise(() => undefined))
const explain = vi.fn()

beforeEach(async () => {
  await speak('en')
  wishes.speed = 'off'
  ways.counts = true
  const memory = new Memory({ memory: remember })
  context = contextOf(memory)
  ;({ hand, show } = memoryOf(memory))
  play.mockClear()
  explain.mockClear()
})
afterEach(async () => {
  for (const one of shown) await unmount(one)
  shown = []
  document.body.innerHTML = ''
  vi.useRealTimers()
})

function put(view: GrumpfView, more: { seat?: number | null; log?: readonly Happened[]; time?: () => number } = {}): void {
  const props = { view, seat: 0, names: NAMES, locked: false, play, explain, ...more }
  shown.push(mount(Board, { target: document.body, props, context }))
  if (props.seat !== null) shown.push(mount(Own, { target: document.body, props, context }))
  flushSync()
}

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return found
}
const click = (selector: string): void => {
  one(selector).click()
  flushSync()
}
/** What was refused to a pawn, or to none. */
const reason = (pawn: number | null): string | undefined => {
  const found = one('.reason')
  expect(found.dataset['pawn']).toBe(pawn === null ? undefined : String(pawn))
  return found.textContent?.trim().replace('✗', '')
}
const press = (code: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the boards', () => {
  test('are six, and each says what it asks for and how it stands', () => {
    put(hunt({ bees: { track: track('O5', 'G4'), animals: 2 } }))
    expect(document.querySelectorAll('[data-board]')).toHaveLength(6)
    expect(bare(one('[data-board=bees] .put').getAttribute('aria-label'))).toContain('Bees: sum of 20 or more. Now: 9, not yet. Animals: 2. Shared from the strongest down: 2, 2, 1. 2 of 8 spaces taken.')
    expect(bare(one('[data-board=bees] .live').textContent)).toBe('9/20')
    expect(bare(one('[data-board=bees] .sentence').textContent)).toBe('• 20 or more in all')
    expect(missingWords()).toEqual([])
  })

  test('say who would take how much, and write nothing that could be added up', () => {
    put(hunt({ bees: { track: track('O5', 'G4'), animals: 2 } }))
    const ranks = [...one('[data-board=bees] .ranks').children].filter((rank) => rank.getAttribute('aria-hidden') !== 'true')
    expect(ranks.map((rank) => bare(rank.querySelector('.out-of-sight')?.textContent ?? ''))).toEqual(['Julie, 5 strong: would take 2 at a time', 'Valentin, 4 strong: would take 2 at a time'])
    expect(one('[data-board=bees] .ranks').textContent).not.toContain('+')
  })

  test('count nothing for whoever plays as at the table', () => {
    put(hunt({ fish: { track: track('O5', 'G4', 'Y3') } }))
    expect(one('[data-board=fish]').classList).toContain('over')
    ways.toggle()
    flushSync()
    expect(document.querySelector('.live')).toBeNull()
    expect(one('[data-board=fish]').classList).not.toContain('over')
    expect(one('[data-board=fish] .put').getAttribute('aria-label')).not.toMatch(/Now|spoilt/)
  })

  test('cannot be touched by who only watches', () => {
    put(hunt(), { seat: null })
    expect(document.querySelector('.put')).toBeNull()
    expect(document.querySelectorAll('[data-board]')).toHaveLength(6)
  })
})

describe('one hand', () => {
  test('takes a pawn, turns it with a second touch, and puts it on a board', () => {
    put(hunt())
    click('[data-spot="pawn:5"]')
    expect(hand.pawn).toBe(5)
    expect(one('[data-board=fish]').classList).toContain('open')
    click('[data-spot="pawn:5"]')
    expect(play).toHaveBeenLastCalledWith('flip 5')
    click('[data-board=bees] .put')
    expect(play).toHaveBeenLastCalledWith('place 5 5 bees') // it is already turning
    expect(hand.pawn).toBeNull()
  })

  test('turns and puts in one gesture', () => {
    put(hunt())
    click('[data-spot="pawn:5"]')
    click('.turn')
    expect(play).not.toHaveBeenCalled()
    click('[data-board=fish] .put')
    expect(play).toHaveBeenCalledExactlyOnceWith('place 5 5 fish')
  })

  test('may send the next command before the first is heard, and shows both at once', () => {
    put(hunt())
    click('[data-spot="pawn:3"]')
    click('[data-board=bees] .put')
    click('[data-spot="pawn:4"]')
    click('[data-board=bees] .put')
    expect(play.mock.calls).toEqual([['place 3 5 bees'], ['place 4 1 bees']])
    expect(document.querySelectorAll('[data-board=bees] .ghost')).toHaveLength(2)
    expect(bare(one('[data-spot="pawn:3"]').getAttribute('aria-label'))).toContain('On its way.')
  })

  test('shows what the server says that it holds back', () => {
    put(hunt({}, { hands: [{ ...HAND, coming: 'place 3 5 fish', waiting: 'place 4 1 bees', bed: true }, null, null, null] }))
    expect(document.querySelectorAll('[data-board=fish] .ghost, [data-board=bees] .ghost')).toHaveLength(2)
    expect(one('.bed').classList).toContain('coming')
  })

  test('clubs a lit target; sleepers are dim, and say why not', () => {
    put(sleeping(hunt({ bees: { track: track('O5', 'G2', 'V3') } }), 2))
    click('[data-spot="pawn:1"]')
    expect(document.querySelectorAll('.lit')).toHaveLength(1)
    expect(document.querySelectorAll('.dim')).toHaveLength(2)
    expect(bare(one('.target').getAttribute('aria-label'))).toBe('Club Julie’s 5 (orange): Bees, space 1')
    click('.target')
    expect(play).toHaveBeenLastCalledWith('club 1 bees 1')
  })

  test('a club on a board without a target explains itself, and not over the hand', () => {
    put(hunt())
    click('[data-spot="pawn:1"]')
    click('[data-board=bees] .put')
    expect(play).not.toHaveBeenCalled()
    expect(reason(1)).toBe('A club goes on a Grumpf.')
    expect(one('.reason').closest('.pawns, .grounds')).toBeNull()
  })

  test('the next gesture takes the reason away', () => {
    put(hunt())
    click('[data-board=bees] .put')
    expect(document.querySelector('.reason')).not.toBeNull()
    click('[data-spot="pawn:3"]')
    expect(document.querySelector('.reason')).toBeNull()
  })

  test('a reason can be closed, by a touch or by Escape', () => {
    put(hunt())
    for (const close of [() => click('.reason button'), () => press('Escape')]) {
      click('[data-board=bees] .put')
      expect(reason(null)).toBe('First choose one of your Grumpfs.')
      close()
      expect(document.querySelector('.reason')).toBeNull()
    }
  })

  test('needs a pawn', () => {
    put(hunt())
    click('[data-board=bees] .put')
    expect(reason(null)).toBe('First choose one of your Grumpfs.')
    expect(explain).not.toHaveBeenCalled()
  })

  test('a refusal bounces back to its pawn, and stays until the next gesture', async () => {
    vi.useFakeTimers()
    play.mockResolvedValueOnce({ code: 'rate_limited', rule: 'GRU-268', act: null })
    put(hunt())
    click('[data-spot="pawn:3"]')
    click('[data-board=bees] .put')
    await vi.advanceTimersByTimeAsync(1)
    flushSync()
    expect(reason(3)).toBe('Easy, one hand only!')
    expect(document.querySelectorAll('.ghost')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(60_000)
    flushSync()
    expect(reason(3)).toBe('Easy, one hand only!')
    click('[data-spot="pawn:3"]')
    expect(document.querySelector('.reason')).toBeNull()
  })

  test('knows which of its commands the server has refused later', () => {
    hand.note(hunt(), 0)
    void hand.send({ play, view: hunt() }, 'place 3 5 fish', 3)
    hand.note(hunt({}, { hands: [{ ...HAND, sent: 1 }, null, null, null] }), 0)
    hand.unheard = []
    hand.rejected(1, 'board_full')
    expect(hand.reason).toMatchObject({ pawn: 3, code: 'board_full', rule: 'GRU-067' })
    void hand.send({ play, view: hunt() }, 'flip 4', 4)
    hand.note(hunt({}, { hands: [{ ...HAND, sent: 2 }, null, null, null] }), 0)
    hand.reason = null
    hand.rejected(2, 'superseded')
    expect(hand.reason).toBeNull() // whoever turns a pawn again and again knows why
    hand.rejected(1, 'superseded')
    expect(hand.reason).toMatchObject({ pawn: 3, code: 'superseded' })
  })
})

describe('the bed', () => {
  const emptied = (): GrumpfView => {
    const view = hunt()
    const clans = view.clans.map((clan, seat) => (seat === 0 ? { ...clan, pawns: clan.pawns.map(([pawn]) => [pawn, 'track', null] as const) } : clan))
    return { ...view, clans }
  }

  test('asks twice as long as there are Grumpfs to play', () => {
    put(hunt())
    click('button.bed')
    expect(play).not.toHaveBeenCalled()
    expect(one('button.bed').textContent).toContain('Really?')
    click('button.bed')
    expect(play).toHaveBeenLastCalledWith('bed')
  })

  test('forgets that it was touched when something else is, or after a while', () => {
    vi.useFakeTimers()
    put(hunt())
    click('button.bed')
    click('[data-spot="pawn:3"]')
    click('button.bed')
    expect(play).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5_000)
    flushSync()
    click('button.bed')
    expect(play).not.toHaveBeenCalled()
  })

  test('breathes, and is one touch away, when nothing else is left to do', () => {
    put(hunt())
    expect(one('button.bed').classList).not.toContain('breathes')
    document.body.innerHTML = ''
    put(emptied())
    expect(one('button.bed').classList).toContain('breathes')
    click('button.bed')
    expect(play).toHaveBeenLastCalledWith('bed')
  })

  test('says at once why it may not be, with two players', () => {
    put({ ...hunt(), seats: 2 })
    click('button.bed')
    expect(reason(null)).toBe('Place all your Grumpfs first.')
  })
})

describe('keys', () => {
  test('choose, turn, place, sleep', () => {
    put(hunt())
    press('Digit3')
    press('KeyE')
    expect(play).toHaveBeenLastCalledWith('place 3 5 fish')
    press('Digit4')
    press('KeyF')
    expect(play).toHaveBeenLastCalledWith('flip 4')
    press('Escape')
    expect(hand.pawn).toBeNull()
    press('KeyB')
    expect(play).toHaveBeenLastCalledWith('flip 4')
    press('KeyB')
    expect(play).toHaveBeenLastCalledWith('bed')
  })

  test('aim a club at one target after the other', () => {
    put(hunt({ birds: { track: track('O5', 'V1', 'G2') } }))
    press('Digit1')
    press('KeyA')
    expect(hand.aim).toEqual({ board: 'birds', space: 1 })
    press('KeyA')
    expect(hand.aim).toEqual({ board: 'birds', space: 3 })
    press('Enter')
    expect(play).toHaveBeenLastCalledWith('club 1 birds 3')
  })

  const SLOW = { pace: 'turns', hands: [null, null, null, null] } as const
  const REFUSED: readonly (readonly [string, GrumpfView, string])[] = [
    ['out of turn, not_your_turn', hunt({ birds: { track: track('O5') } }, { ...SLOW, turn: 1 }), 'not_your_turn'],
    ['asleep, asleep', sleeping(hunt({ birds: { track: track('O5') } }), 0), 'asleep'],
    ['before GO, not_started', hunt({ birds: { track: track('O5') } }, { phase: 'countdown' }), 'not_started'],
    ['on a board of one\'s own, own_pawn', hunt({ birds: { track: track('V5') } }), 'own_pawn'],
    ['on an empty board, no_target', hunt(), 'no_target'],
  ]
  test.each(REFUSED)('of a board, with a club, say what the server would: %s', (_, view, code) => {
    put(view)
    hand.select(1)
    hand.turned = hand.meant(view, 0) !== 'club'
    press('KeyA')
    expect(hand.aim).toBeNull()
    expect(hand.reason).toMatchObject({ pawn: 1, ...refuse(code) })
  })

  test.each([
    ['out of turn', { ...SLOW, turn: 1 }, 'not_your_turn'],
    ['in one\'s turn', { ...SLOW, turn: 0 }, 'already_placed'],
    ['before GO', { phase: 'countdown' }, 'not_started'],
  ] as const)('and a touch say what the server would of a pawn that is played, %s', (_, more, code) => {
    const view = hunt({}, more)
    const [own, ...others] = view.clans
    put({ ...view, clans: [{ ...own!, pawns: own!.pawns.map(([pawn, place, face]) => (pawn === 3 ? [3, 'track', null] : [pawn, place, face])) }, ...others] })
    press('Digit3')
    expect(hand.reason).toMatchObject({ pawn: 3, ...refuse(code) })
    hand.clear()
    click('[data-spot="pawn:3"]')
    expect(hand.reason).toMatchObject({ pawn: 3, ...refuse(code) })
  })

  test('do the one thing that there is to do', () => {
    put(hunt({}, { phase: 'ready', options: ['ready'] }))
    press('Enter')
    expect(play).toHaveBeenLastCalledWith('ready')
  })
})

describe('before and after a hunt', () => {
  test('a button: ready, the shout, go on', () => {
    for (const move of ['ready', 'shout', 'continue']) {
      put(hunt({}, { phase: move === 'continue' ? 'review' : move, options: [move] }))
      click(`button.${move}`)
      expect(play).toHaveBeenLastCalledWith(move)
      document.body.innerHTML = ''
    }
  })

  test('the countdown follows the clock of the table', () => {
    let now = 7_200
    put(hunt({}, { phase: 'countdown' }), { time: () => now })
    expect(one('.countdown').textContent).toBe('3')
    now = 10_100
    put(hunt(), { time: () => now })
    expect([...document.querySelectorAll('.countdown')].at(-1)?.textContent).toBe('GRUMPF!')
  })

  test('the count is told board by board, and whoever does not want to wait goes on', () => {
    vi.useFakeTimers()
    const log = happened([
      ['hunt_end', 200, 'huts', 2],
      ['board_tally', 200, 'reptiles', 'sum_between', [[1, 3, 5, 1], [0, 4, 5, 2]], 10, 2, true, [[1, 5, 1], [0, 5, 2]], [[1, 0]]],
      ['animals_shared', 200, 'reptiles', [[1, 2], [0, 1]]],
      ['review_open', 200, 20_200],
    ])
    put(hunt({ reptiles: { track: track('O5', 'V5'), met: true, animals: 0 } }, { phase: 'review', options: ['continue'] }), { log })
    expect(document.querySelector('.review')).toBeNull() // a last look at the boards
    vi.advanceTimersByTime(1_700)
    flushSync()
    expect(bare(one('.review h2').textContent)).toBe('Reptiles × 3')
    expect(bare(one('.review .stamp').textContent)).toBe('Met!')
    expect([...document.querySelectorAll('.review li')].map((line) => bare(line.textContent))).toEqual(['1 Julie 5 strong = +2 takes 2', '2 Noémie 5 strong = +1 takes 1'])
    expect(bare(one('.review .why').textContent)).toContain('nearer the start')
    vi.advanceTimersByTime(4_000)
    flushSync()
    expect(show.step).toBe(1)
    expect(document.querySelectorAll('.scores > ol > li')).toHaveLength(4)
    expect(missingWords()).toEqual([])
  })

  test('whoever asks for a board of the count reads it as long as they like, and what was seen stays seen', () => {
    vi.useFakeTimers()
    const log = happened([
      ['hunt_end', 200, 'huts', 2],
      ['board_tally', 200, 'reptiles', 'sum_between', [[1, 3, 5, 1], [0, 4, 5, 2]], 10, 2, true, [[1, 5, 1], [0, 5, 2]], [[1, 0]]],
      ['animals_shared', 200, 'reptiles', [[1, 2], [0, 1]]],
      ['review_open', 200, 20_200],
    ])
    const view = hunt({ reptiles: { track: track('O5', 'V5'), met: true, animals: 0 } }, { phase: 'review', options: ['continue'] })
    put(view, { log })
    vi.advanceTimersByTime(1_700)
    flushSync()
    vi.advanceTimersByTime(4_000)
    flushSync()
    expect(show.step).toBe(1)
    const points = show.points(view, 0)
    click('.review .step')
    vi.advanceTimersByTime(60_000)
    flushSync()
    expect(show.step).toBe(0)
    expect(one('.review .step .mark').textContent).toBe('✓')
    expect(show.onBoard(view, view.boards.find(({ key }) => key === 'reptiles')!)).toBe(0)
    expect(show.points(view, 0)).toBe(points)
  })
})

describe('the exchange', () => {
  const options = ['exchange 1 mammoths bees', 'exchange 1 mammoths birds', 'exchange 1 bees birds', 'decline']
  const rich = (view: GrumpfView): GrumpfView => ({
    ...view,
    clans: view.clans.map((clan, seat) => ({ ...clan, animals: seat === 0 ? [3, 0, 0, 1, 0] : seat === 1 ? [1, 0, 0, 0, 2] : [0, 0, 0, 0, 0] })),
  })

  test('its winner chooses one to take and one to give', () => {
    put(rich(hunt({}, { phase: 'exchange', exchange: 0, options })))
    click('.exchange .primary')
    expect(explain).toHaveBeenLastCalledWith('exchange_incomplete', 'GRU-166')
    click('[aria-label="Take a mammoth from Julie (2)"]')
    click('[aria-label="Give a bee (3)"]')
    click('.exchange .primary')
    expect(play).toHaveBeenLastCalledWith('exchange 1 mammoths bees')
  })

  test('what is not one for one of another kind explains itself', () => {
    put(rich(hunt({}, { phase: 'exchange', exchange: 0, options })))
    click('[aria-label="Take a bee from Julie (1)"]')
    click('[aria-label="Give a bee (3)"]')
    expect(explain).toHaveBeenLastCalledWith('no_exchange', 'GRU-168')
  })

  test('the others see who chooses', () => {
    put(rich(hunt({}, { phase: 'exchange', exchange: 1 })))
    expect(bare(one('.exchange [role=status]').textContent)).toBe('Julie chooses an exchange.')
  })
})

describe('the slow paces', () => {
  test('a second touch turns the pawn without asking anybody; a wait is a move', () => {
    put(hunt({}, { pace: 'turns', turn: 0, hands: [null, null, null, null] }))
    click('[data-spot="pawn:5"]')
    click('[data-spot="pawn:5"]')
    expect(play).not.toHaveBeenCalled()
    click('[data-board=fish] .put')
    expect(play).toHaveBeenLastCalledWith('place 5 5 fish')
    click('.act:not(.turn, .bed)')
    expect(play).toHaveBeenLastCalledWith('wait')
  })

  test('out of turn everything says why not', () => {
    put(hunt({}, { pace: 'turns', turn: 1, hands: [null, null, null, null] }))
    click('.bed')
    expect(explain).toHaveBeenLastCalledWith('not_your_turn', 'GRU-269')
  })

  test('a choice in a beat shows, and may be changed', () => {
    put(hunt({}, { pace: 'beats', beat: 2, hands: [null, null, null, null], choices: ['place 3 5 birds', null, null, null] }))
    expect(document.querySelectorAll('[data-board=birds] .ghost')).toHaveLength(1)
    click('[data-spot="pawn:4"]')
    click('[data-board=bees] .put')
    expect(play).toHaveBeenLastCalledWith('place 4 1 bees')
  })
})

describe('a seat', () => {
  test('says what a clan holds, and whether it sleeps', () => {
    shown.push(mount(Seat, { target: document.body, context, props: { view: sleeping(hunt(), 1), seat: 1, you: false } }))
    flushSync()
    expect(bare(document.body.textContent)).toContain('The orange clan. Asleep. In front of it: 8 Grumpfs.')
    for (const spot of ['hand:1']) one(`[data-spot="${spot}"]`)
  })
})
