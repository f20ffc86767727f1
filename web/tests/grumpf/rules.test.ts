// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { huntTime, lastCount, seenCount, stalled } from '../../src/games/grumpf/counts'
import { happened } from '../../src/gallery/made'
import { coloursOf, fit, presetOf, recolour, sidesOf, toggle, turnBoard } from '../../src/games/grumpf/options'
import { awaited, type Gesture, measure, read, sharesOf, standing, targets, whyNot, write } from '../../src/games/grumpf/rules'
import { Show } from '../../src/games/grumpf/show.svelte'
import { board, hunt, sleeping, speak, track } from './hunt'

beforeAll(() => speak('en'))

describe('moves', () => {
  test.each(['flip 3', 'place 5 5 bees', 'club 1 fish 2', 'bed', 'wait'])('%s is read as it is written', (move) => {
    expect(write(read(move) as Gesture)).toBe(move)
  })

  test('anything else is no gesture of the hunt', () => {
    expect(read('ready')).toBeNull()
    expect(read(null)).toBeNull()
  })
})

describe('why not', () => {
  const full = track('V1', 'V1', 'V1', 'V1', 'V1', 'V1')
  const view = hunt({ fish: { track: full }, bees: { track: track('O5', 'G2', 'V3', 'O1x') } })
  const code = (gesture: Gesture, at = view, seat = 0): string | undefined => whyNot(at, seat, gesture)?.code

  test('a value goes on a board with room', () => {
    expect(code({ verb: 'place', pawn: 3, face: '5', board: 'bees' })).toBeUndefined()
    expect(code({ verb: 'place', pawn: 3, face: '5', board: 'fish' })).toBe('board_full')
    expect(code({ verb: 'place', pawn: 1, face: 'club', board: 'bees' })).toBe('not_a_value')
  })

  test('a club goes on the pawn of another clan that is awake and not clubbed', () => {
    const clubs = (space: number, pawn = 1): string | undefined => code({ verb: 'club', pawn, board: 'bees', space })
    expect(clubs(1)).toBeUndefined()
    expect(clubs(3)).toBe('own_pawn')
    expect(clubs(4)).toBe('already_clubbed')
    expect(clubs(7)).toBe('no_target')
    expect(clubs(1, 4)).toBe('not_a_club')
    expect(code({ verb: 'club', pawn: 1, board: 'bees', space: 2 }, sleeping(view, 2))).toBe('target_asleep')
    expect(targets(sleeping(view, 2), 0, 1, 'bees')).toEqual([1])
  })

  test('who sleeps does nothing, and before GO there is nothing to do', () => {
    expect(code({ verb: 'flip', pawn: 1 }, sleeping(view, 0))).toBe('asleep')
    expect(code({ verb: 'bed' }, hunt({}, { phase: 'countdown' }))).toBe('not_started')
    expect(code({ verb: 'bed' }, hunt({}, { phase: 'review' }))).toBe('round_over')
    expect(code({ verb: 'bed' }, hunt({}, { phase: 'review', pace: 'turns' }))).toBe('not_now')
    expect(code({ verb: 'wait' }, hunt({}, { pace: 'turns', turn: 2 }))).toBe('not_your_turn')
  })

  test('two players place everything before they sleep', () => {
    expect(code({ verb: 'bed' }, hunt({}, { seats: 2 }))).toBe('must_place_all')
    expect(code({ verb: 'bed' })).toBeUndefined()
  })

  test('a pawn that lies somewhere stays there', () => {
    const placed = hunt()
    const clans = placed.clans.map((clan, seat) => (seat === 0 ? { ...clan, pawns: [[1, 'track', null] as const, ...clan.pawns.slice(1)] } : clan))
    expect(code({ verb: 'flip', pawn: 1 }, { ...placed, clans })).toBe('already_placed')
  })
})

describe('how a board stands', () => {
  const of = (key: string, side: number, sum: number, count: number, met: boolean): string => standing({ key, side, sum, count, met })

  test('met, not yet, spoilt, nothing', () => {
    expect(of('bees', 1, 12, 4, false)).toBe('not')
    expect(of('bees', 1, 20, 5, true)).toBe('met')
    expect(of('reptiles', 1, 9, 3, false)).toBe('not')
    expect(of('reptiles', 1, 21, 5, false)).toBe('over')
    expect(of('fish', 1, 11, 3, false)).toBe('over')
    expect(of('fish', 1, 0, 0, false)).toBe('none')
    expect(of('reptiles', 2, 8, 3, false)).toBe('over')
    expect(of('mammoths', 2, 9, 3, false)).toBe('not')
  })

  test('is measured by its sum or by its pawns', () => {
    expect(measure({ key: 'bees', side: 1, sum: 12, count: 4 })).toEqual({ have: 12, of: '20', pawns: false })
    expect(measure({ key: 'birds', side: 1, sum: 12, count: 3 })).toEqual({ have: 3, of: '4', pawns: true })
    expect(measure({ key: 'reptiles', side: 1, sum: 12, count: 3 }).of).toBe('10–20')
  })

  test('animals are shared as the pattern has it, again and again (GRU-145 to 149)', () => {
    expect(sharesOf([2, 1, 1], [5, 4, 3], 5)).toEqual([[5, 2], [4, 1], [3, 1], [5, 1]])
    expect(sharesOf([2, 1], [0], 5)).toEqual([[0, 2], [0, 2], [0, 1]])
    expect(sharesOf([2, 1], [], 5)).toEqual([])
  })
})

describe('who is awaited', () => {
  test('in a hunt whoever is awake; by turns one; by beats whoever has not chosen', () => {
    expect(awaited(sleeping(hunt(), 1))).toEqual([0, 2, 3])
    expect(awaited(hunt({}, { pace: 'turns', turn: 2 }))).toEqual([2])
    const beats = hunt({}, { pace: 'beats' })
    expect(awaited({ ...beats, clans: beats.clans.map((clan, seat) => ({ ...clan, ready: seat < 2 })) })).toEqual([2, 3])
  })

  test('in the review whoever is there and has not looked', () => {
    const view = hunt({}, { phase: 'review' })
    expect(awaited({ ...view, clans: view.clans.map((clan, seat) => ({ ...clan, bot: seat === 1, gone: seat === 2, ready: seat === 3 })) })).toEqual([0])
  })
})

describe('the last count', () => {
  const log = happened([
    ['round_end', 0, [], [1, 2, 3, 4]],
    ['placed', 100, 0, 3, 5, 'bees', 1],
    ['hunt_end', 200, 'huts', 2],
    ['board_tally', 200, 'bees', 'sum_ge', [[0, 3, 5, 1]], 5, 1, false, [[0, 5, 1]], []],
    ['board_failed', 200, 'bees', 4],
    ['board_tally', 200, 'reptiles', 'sum_between', [], 12, 4, true, [[1, 7, 1], [0, 5, 2]], []],
    ['animals_shared', 200, 'reptiles', [[1, 2], [0, 1], [1, 1]]],
    ['board_tally', 200, 'sorcerer', 'none', [], 3, 1, true, [[3, 3, 1]], []],
    ['tile_won', 200, 3, 3],
    ['review_open', 200, 20_200],
  ])

  test('is what was told since the hunt ended', () => {
    const counting = lastCount(log)
    expect(counting).toMatchObject({ cause: 'huts', seat: 2, before: [1, 2, 3, 4] })
    expect(counting?.boards.map(({ board: key, stay, prize }) => [key, stay, prize])).toEqual([['bees', 4, null], ['reptiles', 0, null], ['sorcerer', 0, 'tile']])
    expect(lastCount([])).toBeNull()
  })

  test('nobody has what has not been shown yet', () => {
    const counting = lastCount(log)
    const view = hunt({ reptiles: { animals: 0 } }, { phase: 'review' })
    const clans = view.clans.map((clan, seat) => ({ ...clan, points: 9, animals: seat === 1 ? [0, 3, 0, 0, 0] : [0, 1, 0, 0, 0], tiles: seat === 3 ? 1 : 0 }))
    const now = { ...view, clans }
    const show = new Show()
    if (counting) show.start(counting)
    expect(show.animals(now, 1)).toEqual([0, 0, 0, 0, 0])
    expect(show.onBoard(now, board('reptiles', { animals: 0 }))).toBe(4)
    expect(show.points(now, 1)).toBe(2)
    show.to(1)
    show.shared = true
    expect(show.animals(now, 1)).toEqual([0, 3, 0, 0, 0])
    expect(show.tiles(now, 3)).toBe(0)
    show.to(3)
    expect(show.points(now, 1)).toBe(9)
    expect(show.tiles(now, 3)).toBe(1)
    show.finish()
    if (counting) show.start(counting)
    expect(show.counting).toBeNull() // once by itself; again only for whoever asks
    if (counting) show.again(counting)
    expect(show.step).toBe(0)
    show.finish()
  })

  test('who comes late sees what still lies on the boards', () => {
    const seen = seenCount(hunt({ bees: { side: 2, track: track('V5', 'O2x', 'G1', 'Y3', 'O4'), met: true } }, { phase: 'review' }))
    expect(seen.boards[0]?.pawns.map(([, , value, space]) => [value, space])).toEqual([[1, 3], [3, 4], [4, 5]])
    expect(seen.boards[0]?.shares).toBeNull()
  })
})

describe('the time of a hunt', () => {
  test('is that of what happened last in it', () => {
    expect(huntTime(happened([['go', 0, []], ['placed', 1_200, 0, 3, 5, 'bees', 1], ['flipped', 1_900, 1, 4, '1']]))).toBe(1_900)
    expect(huntTime(happened([['hunt_end', 9_000, 'huts', 0], ['round_start', 0, 2, null, null]]))).toBe(0)
  })

  test('night is near after a warning, until somebody hunts again (GRU-096)', () => {
    const warned = happened([['placed', 12_000, 0, 3, 5, 'bees', 1], ['stall_warning', 32_000, 10], ['flipped', 33_000, 1, 4, '1']])
    expect(stalled(warned)).toBe(42_000)
    expect(stalled([...warned, ...happened([['bed', 34_000, 1, 1, 'orange', 1]])])).toBeNull()
  })
})

describe('before the game', () => {
  test('a colour that is taken is exchanged', () => {
    expect(coloursOf({}, 3)).toEqual(['violet', 'orange', 'green'])
    expect(recolour({}, 3, 0, 'green')['colours']).toBe('GOV')
    expect(recolour({}, 3, 1, 'blue')['colours']).toBe('VBG')
  })

  test('a board is turned over by itself', () => {
    const turned = turnBoard({}, 'fish')
    expect(turned['sides']).toBe('112111')
    expect(presetOf(turned)).toBe('custom')
    expect(sidesOf({ sides: 'expert' })?.get('bees')).toBe(2)
    expect(sidesOf({ sides: 'mix_random' })).toBeNull()
  })

  test('fewer seats keep no colours and flags of seats that are gone', () => {
    expect(fit(toggle(toggle({ colours: 'BPYG' }, 'children', 3), 'children', 0), 3)).toEqual({ colours: 'BPY', children: '0', beginners: '' })
    expect(fit({ colours: 'BPY' }, 5)['colours']).toBe('BPYVO')
  })
})
