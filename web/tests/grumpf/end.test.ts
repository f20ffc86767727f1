// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { happened, NAMES } from '../../src/gallery/made'
import { content } from '../../src/games/grumpf/content.svelte'
import { decidedByFewest, film, finalCounts, layOut, pointsAt, pointsFor, tallies, type Tally } from '../../src/games/grumpf/counting'
import End from '../../src/games/grumpf/End.svelte'
import { BOX, clan, finished, story } from '../../src/games/grumpf/fixtures'
import { holds, rate, reaction, sleepers, statistics, worst } from '../../src/games/grumpf/stats'
import type { GrumpfEvent, GrumpfView } from '../../src/games/grumpf/types'
import { verdict } from '../../src/games/grumpf/verdict'
import { learnLanguage, learnWords, missingWords } from '../../src/lib/text.svelte'
import { type Language, wishes } from '../../src/lib/wishes.svelte'

const WORDS = { fr: () => import('../../src/games/grumpf/fr'), en: () => import('../../src/games/grumpf/en') }

beforeAll(() => content.set(BOX))

const SETUP: GrumpfEvent = ['game_setup', 0, [], '111111', 2, 8, null, 4, 'realtime']
const EXPERT: GrumpfEvent = ['game_setup', 0, [], '222222', 2, 8, null, 4, 'realtime']
const round = (number: number): GrumpfEvent => ['round_start', 0, number, null, null]
const placed = (t: number, seat: number, value: number, board: string, space: number): GrumpfEvent => ['placed', t, seat, 4, value, board, space]
const clubbed = (t: number, seat: number, board: string, space: number, victim: number, value: number): GrumpfEvent => ['clubbed', t, seat, 2, board, space, victim, 5, value]
const tally = (board: string, met: boolean): GrumpfEvent => ['board_tally', 90_000, board, '', [], 0, 0, met, [], []]
const failed = (board: string, animals: number): GrumpfEvent => ['board_failed', 90_000, board, animals]

describe('the box of the fixtures', () => {
  test('is the one of the server', () => {
    expect(BOX.boards.map(({ key, spaces }) => `${key} ${spaces}`)).toEqual(['bees 8', 'reptiles 7', 'fish 6', 'birds 8', 'mammoths 7', 'sorcerer 6'])
    expect(BOX.boards[1]?.sides[0]).toEqual({ kind: 'sum_between', low: 10, high: 20 })
    expect(BOX.pawns[2]?.faces).toEqual([5, 0])
    expect([BOX.tokens, BOX.series, BOX.constants['tick']]).toEqual([[14, 12, 10, 7, 5], [0, 0, 1, 2, 4, 6], 100])
  })
})

describe('conditions', () => {
  const condition = (board: number, side: 1 | 2) => BOX.boards[board]?.sides[side - 1] ?? { kind: 'none', low: 0, high: 0 }
  test.each([
    ['bees', 0, 1, [5, 5, 5, 5], [5, 5, 5, 4]],
    ['reptiles, low', 1, 1, [5, 5], [5, 4]],
    ['reptiles, high', 1, 1, [5, 5, 5, 5], [5, 5, 5, 5, 1]],
    ['fish', 2, 1, [5, 5], [5, 5, 1]],
    ['birds', 3, 1, [1, 1, 1, 1], [5, 5, 5]],
    ['mammoths', 4, 1, [1], []],
    ['bees ••', 0, 2, [1, 2], []],
    ['reptiles ••', 1, 2, [3, 3, 3], [3, 3, 2]],
    ['reptiles ••, one alone', 1, 2, [4], []],
    ['fish ••', 2, 2, [1, 2, 3], [1, 2, 1]],
    ['birds ••', 3, 2, [3, 1, 2], [3, 4]],
    ['mammoths ••', 4, 2, [3, 5], [3, 4]],
  ] as const)('%s', (_, board, side, met, missed) => {
    expect(holds(condition(board, side), met)).toBe(true)
    expect(holds(condition(board, side), missed)).toBe(false)
  })
})

describe('statistics', () => {
  test('who clubbed whom', () => {
    const { clubbed: matrix, players } = statistics(
      [SETUP, round(1), placed(900, 0, 5, 'bees', 1), placed(1000, 1, 4, 'bees', 2), clubbed(1500, 2, 'bees', 1, 0, 5), clubbed(1600, 0, 'bees', 2, 1, 4), clubbed(2600, 2, 'bees', 2, 1, 4)],
      3,
    )
    expect(matrix).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ])
    expect(players.map(({ clubs, received }) => [clubs, received])).toEqual([
      [1, 1],
      [0, 2],
      [2, 0],
    ])
  })

  test('a blow on the neutral clan counts in its own column', () => {
    const events: GrumpfEvent[] = [
      ['game_setup', 0, [], '111111', 1, 8, 'green', 4, 'realtime'],
      round(1),
      ['neutral_dealt', 0, [['bees', 3, 'club'], ['bees', 5, '2']], [3]],
      clubbed(500, 0, 'bees', 1, 2, 2),
    ]
    const { clubbed: matrix, neutral } = statistics(events, 2)
    expect([neutral, matrix[0]]).toEqual([true, [0, 0, 1]])
  })

  test('pawns on missed boards are wasted, clubbed or not; those never placed are left', () => {
    const { players, failed: missed, stocked, missed: free } = statistics(
      [SETUP, round(1), placed(1000, 0, 5, 'fish', 1), placed(1600, 1, 4, 'fish', 2), placed(1700, 0, 3, 'fish', 3), clubbed(1800, 2, 'fish', 1, 0, 5), placed(2200, 1, 5, 'fish', 4), placed(2300, 2, 1, 'mammoths', 1)]
        .concat([['hunt_end', 30_000, 'time', null], tally('fish', false), failed('fish', 3), tally('mammoths', true), ['animals_shared', 0, 'mammoths', [[2, 1], [2, 1]]]]),
      3,
    )
    expect(players.map(({ placed: all, wasted, left, animals }) => [all, wasted, left, animals])).toEqual([
      [2, 2, 6, 0],
      [2, 2, 6, 0],
      [1, 0, 6, 2],
    ])
    expect([missed, stocked, free.fish]).toEqual([1, 2, 3])
  })

  test('the pawn that went too far has broken the board', () => {
    const { betrayals, players } = statistics([SETUP, round(2), placed(1000, 0, 5, 'fish', 1), placed(2000, 1, 5, 'fish', 2), placed(3000, 2, 1, 'fish', 3), tally('fish', false), failed('fish', 4)], 3)
    expect(betrayals).toEqual([{ round: 2, board: 'fish', seat: 2, club: false, value: 1, victim: null, animals: 4 }])
    expect(players.map(({ broke }) => broke)).toEqual([0, 0, 1])
  })

  test('so has the club on a pawn that was needed', () => {
    const twenty = [1, 2, 3, 4].map((space) => placed(space * 1000, space % 2, 5, 'bees', space))
    const { betrayals } = statistics([SETUP, round(1), ...twenty, clubbed(5000, 0, 'bees', 1, 1, 5), tally('bees', false), failed('bees', 6)], 2)
    expect(betrayals).toEqual([{ round: 1, board: 'bees', seat: 0, club: true, value: 5, victim: 1, animals: 6 }])
  })

  test('nobody has broken what was mended, never met, or without animals', () => {
    const broken = [placed(1000, 0, 5, 'fish', 1), placed(2000, 1, 5, 'fish', 2), placed(3000, 2, 1, 'fish', 3)]
    expect(statistics([SETUP, round(1), ...broken, clubbed(4000, 0, 'fish', 2, 1, 5), tally('fish', true)], 3).betrayals).toEqual([])
    expect(statistics([SETUP, round(1), placed(1000, 0, 5, 'bees', 1), tally('bees', false), failed('bees', 6)], 3).betrayals).toEqual([])
    expect(statistics([SETUP, round(1), ...broken, tally('fish', false), failed('fish', 0)], 3).betrayals).toEqual([])
  })

  test('the worst of them are told, in their order', () => {
    const one = { round: 1, board: 'fish', seat: 0, club: false, value: 5, victim: null } as const
    expect(worst([{ ...one, animals: 2 }, { ...one, animals: 1 }, { ...one, animals: 6 }, { ...one, animals: 3 }], 2).map(({ animals }) => animals)).toEqual([6, 3])
  })

  test('the side of a board decides what breaks it', () => {
    const pawns = [placed(1000, 0, 3, 'reptiles', 1), placed(2000, 1, 3, 'reptiles', 2), placed(3000, 2, 4, 'reptiles', 3), tally('reptiles', false), failed('reptiles', 2)]
    expect(statistics([EXPERT, round(1), ...pawns], 3).betrayals).toMatchObject([{ seat: 2, value: 4 }])
    expect(statistics([SETUP, round(1), ...pawns], 3).betrayals).toEqual([])
  })

  test('times: the soonest asleep, the first pawn, pawns a minute awake', () => {
    const stats = statistics(
      [SETUP, round(1), placed(1000, 0, 1, 'bees', 1), placed(2000, 1, 1, 'bees', 2), placed(2500, 0, 1, 'bees', 3), ['bed', 10_000, 0, 1, 'violet', 1], ['hunt_end', 30_000, 'time', null]]
        .concat([round(2), placed(3000, 0, 1, 'bees', 1), ['bed', 8_000, 1, 1, 'orange', 1], ['hunt_end', 20_000, 'time', null]] as GrumpfEvent[]) as GrumpfEvent[],
      2,
    )
    expect(sleepers(stats)).toEqual({ seats: [1], ms: 8_000 })
    expect(stats.players.map(reaction)).toEqual([2000, 2000])
    expect(stats.players.map(rate)).toEqual([(3 * 60_000) / 30_000, (1 * 60_000) / 38_000])
    expect(stats.players[0]?.sleep).toEqual({ round: 1, ms: 10_000 })
  })

  test('the slow paces have no times', () => {
    const slow: GrumpfEvent = ['game_setup', 0, [], '111111', 2, 8, null, 4, 'turns']
    const stats = statistics([slow, round(1), placed(1000, 0, 1, 'bees', 1), ['bed', 10_000, 0, 1, 'violet', 1], ['hunt_end', 30_000, 'stall', null]], 2)
    expect([stats.timed, sleepers(stats), rate(stats.players[0]!), reaction(stats.players[0]!)]).toEqual([false, null, null, null])
    expect(stats.players[0]?.beds).toBe(1)
  })

  test('what is left on the boards at the end, and what went with the neutral clan', () => {
    const { missed, gone } = statistics([SETUP, round(3), failed('bees', 5), ['animals_discarded', 0, 'fish', 'fish', 2], round(4), failed('bees', 8), failed('birds', 1)], 2)
    expect(missed).toEqual({ bees: 8, reptiles: 0, fish: 0, birds: 1, mammoths: 0 })
    expect(gone.fish).toBe(2)
  })

  test('points after each round; a whole game is known as such', () => {
    const stats = statistics(story(4).map(({ event }) => event), 4)
    expect([stats.whole, stats.rounds.length, stats.rounds[3]]).toEqual([true, 4, [8, 10, 3, 7]])
    expect(statistics([SETUP, round(1)], 4).whole).toBe(false)
    expect(stats.players.every(({ left }) => left >= 0)).toBe(true)
  })
})

describe('series', () => {
  test('are as long as possible, with copies and Joker where they are', () => {
    const rows = layOut([2, 2, 1, 1, 1], ['fish', 'birds'], null)
    expect(rows.map((row) => row.length)).toEqual([5, 4])
    expect(rows[1]?.map(({ species, as }) => `${species} ${as}`)).toEqual(['bees token', 'reptiles token', 'fish copy', 'birds copy'])
    expect(layOut([2, 1, 1, 1, 0], [], 'mammoths')[0]?.at(-1)).toEqual({ species: 'mammoths', as: 'joker' })
    expect(layOut([0, 0, 0, 0, 0], [], null)).toEqual([])
  })

  test('are what the server counted', () => {
    const counts = finalCounts(story(6).map(({ event }) => event))
    const all = tallies(finished(6), counts)
    for (const [seat, { series, points, rank }] of all.entries()) {
      expect(series.map(({ pieces }) => pieces.length)).toEqual(counts?.[seat]?.series.filter((length) => length > 1))
      expect(series.reduce((sum, one) => sum + one.points, 0)).toBe(points)
      expect(rank).toBe(counts?.[seat]?.rank)
    }
    expect(all[1]?.idle).toBe(1)
  })

  test('are counted up one after the other, in a few seconds', () => {
    const all = tallies(finished(4), finalCounts(story(4).map(({ event }) => event)))
    const pictures = film(all)
    expect(all.map((one) => pointsAt(one, 0))).toEqual([0, 0, 0, 0])
    expect(all.map((one) => pointsAt(one, 1))).toEqual([6, 6, 2, 6])
    expect(all.map((one) => pointsAt(one, pictures.length))).toEqual([8, 10, 3, 7])
    expect(pictures.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(7_000)
  })

  test('without the last event, ranks follow points, then the fewest animals', () => {
    const view: GrumpfView = { ...finished(3), clans: [clan('violet', { points: 8, animals: [9, 0, 0, 0, 0] }), clan('blue', { points: 8, animals: [8, 0, 0, 0, 0] }), clan('pink', { points: 8, animals: [8, 0, 0, 0, 0] })] }
    const all = tallies(view, null)
    expect(all.map(({ rank }) => rank)).toEqual([3, 1, 1])
    expect(decidedByFewest(all)).toBe(true)
    expect(decidedByFewest(tallies(finished(4), null))).toBe(false)
  })
})

describe('the screen', () => {
  let shown: Record<string, unknown> | null = null
  beforeEach(() => {
    wishes.speed = 'off'
    sessionStorage.clear()
  })
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
    document.body.innerHTML = ''
    vi.useRealTimers()
  })

  async function put(seats: number, language: Language, log = story(seats), large = false, id = ''): Promise<void> {
    await learnWords(WORDS)
    await learnLanguage(language)
    shown = mount(End, { target: document.body, props: { view: finished(seats), names: NAMES.slice(0, seats), seat: large ? null : 0, log, large, ...(id && { id }) } })
    flushSync()
  }

  const sums = (): readonly (string | undefined)[] => [...document.querySelectorAll('.sum')].map((sum) => sum.textContent?.match(/\d+/)?.[0])
  function pass(ms: number): void {
    vi.advanceTimersByTime(ms)
    flushSync()
  }

  test.each(['fr', 'en'] as const)('has words for everything in %s, for 2 to 6 players', async (language) => {
    for (const seats of [2, 3, 4, 5, 6]) {
      await put(seats, language)
      expect(document.querySelectorAll('.player')).toHaveLength(seats)
      expect(missingWords()).toEqual([])
      if (shown) await unmount(shown)
      shown = null
    }
  }, 30_000)

  test('counts up while pieces may move, and can be hurried', async () => {
    vi.useFakeTimers()
    wishes.speed = 'normal'
    await put(4, 'en')
    expect(sums()).toEqual(['0', '0', '0', '0'])
    pass(700)
    expect(sums()).toEqual(['6', '6', '2', '6'])
    document.querySelector<HTMLElement>('.title .button')?.click()
    flushSync()
    expect(document.querySelector('h2')?.textContent).toBe('Julie wins with 10 points.')
    expect(document.querySelectorAll('.podium .place')).toHaveLength(3)
  })

  test.each([false, true])('counts one series after the other to the end, by itself (on a television: %s)', async (large) => {
    vi.useFakeTimers()
    wishes.speed = 'normal'
    await put(4, 'en', story(4), large)
    const pictures = film(tallies(finished(4), finalCounts(story(4).map(({ event }) => event))))
    expect(pictures.length).toBeGreaterThan(2)
    for (const [picture, ms] of pictures.slice(1).entries()) {
      pass(ms)
      expect(document.querySelector('.podium'), `after ${picture + 1} of ${pictures.length}`).toBeNull()
    }
    expect(sums()).toEqual(['8', '10', '3', '7'])
    pass(pictures[0] ?? 0)
    expect(document.querySelectorAll('.podium .place')).toHaveLength(3)
  })

  test('does not count again for whoever comes back to it', async () => {
    vi.useFakeTimers()
    wishes.speed = 'normal'
    const come = (id: string): Promise<void> => put(4, 'en', story(4), false, id)
    const leave = async (): Promise<void> => {
      if (shown) await unmount(shown)
      document.body.innerHTML = ''
    }
    await come('evening')
    for (let frame = 0; frame < 8; frame++) pass(700)
    expect(document.querySelector('.podium')).not.toBeNull()
    await leave()
    await come('evening')
    expect(document.querySelector('.podium')).not.toBeNull()
    await leave()
    await come('another')
    expect(document.querySelector('.podium')).toBeNull()
  })

  test('says how you did and why, and who you are', async () => {
    await put(4, 'en')
    const verdict = document.querySelector('.verdict')?.textContent
    expect(verdict).toContain('You come 2nd of 4 with 8 points, 2 points behind Julie.')
    expect(document.querySelectorAll('.player.you')).toHaveLength(1)
  })

  test('turns its pages on a television, and every part has one', async () => {
    vi.useFakeTimers()
    await put(6, 'fr', story(6), true)
    const pages = document.querySelectorAll('.dots button:not(.turning)')
    expect(pages).toHaveLength(5)
    const seen = [...pages].map((_, page) => {
      if (page > 0) pass(12_000)
      return ['.podium', '.player', 'figure', '.blows', '.story tbody th[scope=row]'].filter((part) => document.querySelector(part)).join(' ')
    })
    expect(seen).toEqual(['.podium', '.player', 'figure', '.blows .story tbody th[scope=row]', '.story tbody th[scope=row]'])
    expect(missingWords()).toEqual([])
  })

  test('says so when it has not seen the whole game', async () => {
    await put(3, 'en', happened([['game_end', 0, [], []]]))
    expect(document.body.textContent).toContain('This screen has not seen the whole game')
  })
})

describe('the verdict', () => {
  const tally = (seat: number, rank: number, animals: readonly number[]): Tally => {
    const rows = layOut(animals, [], null)
    const series = rows.filter((row) => row.length > 1).map((pieces) => ({ pieces, points: [0, 0, 1, 2, 4, 6][pieces.length] ?? 0 }))
    return { seat, colour: 'blue', points: pointsFor(animals), animals: animals.reduce((sum, one) => sum + one, 0), rank, series, alone: rows.filter((row) => row.length === 1).flat(), idle: 0 }
  }
  const told = (seat: number | null, ...hauls: (readonly [rank: number, animals: readonly number[]])[]): readonly string[] =>
    verdict(hauls.map(([rank, animals], number) => tally(number, rank, animals)), seat, NAMES)

  beforeEach(async () => {
    await learnWords(WORDS)
    await learnLanguage('en')
  })

  test.each([
    ['one animal short', 0, [[2, [1, 1, 1, 1, 0]], [1, [2, 2, 1, 1, 1]]], ['You come 2nd of 2 with 4 points, 3 points behind Julie.', 'Your longest series has 4 different animals, that of Julie has 5.', 'For longer series you lacked a mammoth.']],
    ['nearly', 0, [[2, [1, 1, 1, 1, 0]], [1, [1, 1, 1, 1, 1]]], ['You come 2nd of 2 with 4 points, 2 points behind Julie.', 'Your longest series has 4 different animals, that of Julie has 5.', 'For longer series you lacked a mammoth.']],
    ['one animal would have done', 0, [[2, [2, 2, 1, 1, 0]], [1, [2, 2, 2, 1, 0]]], ['You come 2nd of 2 with 5 points, 1 point behind Julie.', 'Your longest series are equal; the others bring you 1 point, and 2 to Julie.', 'One more mammoth, and you would have won!']],
    ['won', 0, [[1, [1, 1, 1, 1, 1]], [2, [3, 1, 1, 0, 0]]], ['You are 4 points ahead of Julie.', 'Your longest series has 5 different animals, that of Julie has 3.']],
    ['won by fewer animals', 0, [[1, [1, 1, 0, 0, 0]], [2, [2, 1, 0, 0, 0]]], ['As many points as Julie, but fewer animals: you win.']],
    ['nothing at all', 0, [[2, [0, 0, 0, 0, 0]], [1, [1, 1, 0, 0, 0]]], ['You come 2nd of 2 with 0 points, 1 point behind Julie.', 'Without a single animal there is no series, and no points.']],
    ['for a room', null, [[2, [3, 1, 1, 0, 0]], [1, [1, 1, 1, 1, 1]]], ['The longest series of Julie has 5 different animals, that of Noémie has 3.']],
  ] as const)('%s', (_, seat, hauls, sentences) => {
    expect(told(seat, ...hauls)).toEqual(sentences)
    expect(missingWords()).toEqual([])
  })

  test('two who share the victory are told nothing that is not so', () => {
    expect(told(0, [1, [1, 1, 0, 0, 0]], [1, [1, 1, 0, 0, 0]])).toEqual([])
  })
})
