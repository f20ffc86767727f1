// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { cardOf, content, deckFor, hasContent } from '../../src/games/smile/content.svelte'
import { BOX, borrowing, hunter, midway, position } from '../../src/games/smile/fixtures'
import { LESSONS } from '../../src/games/smile/lesson'
import { consequence, meant, mustBorrow, receiver, stillIn, tallies, whyNot } from '../../src/games/smile/rules'
import type { SmileView } from '../../src/games/smile/wire'
import { withBox } from './table'

withBox()

const nobody = () => [hunter([]), hunter([]), hunter([])]
const row = (...lures: [string, number][]): SmileView['row'] => lures

describe('the deck', () => {
  test('has thirty, forty or fifty creatures', () => {
    expect(BOX).toHaveLength(50)
    expect([3, 4, 5].map((seats) => deckFor(seats).length)).toEqual([30, 40, 50])
  })

  test('sums up as the rules say (S06)', () => {
    expect([3, 4, 5].map((seats) => deckFor(seats).reduce((sum, { value }) => sum + value, 0))).toEqual([50, 63, 76])
  })
})

describe('the creatures of the tutorial', () => {
  const learnt = LESSONS.map(({ before }) => before)

  test('are there whatever the box holds, and lie in no deck', () => {
    expect(cardOf('L-3').value).toBe(-3)
    expect(deckFor(5).map(({ id }) => id)).not.toContain('L-3')
  })

  test('can be drawn before the box was looked into, those of the box cannot', () => {
    content.set({ creatures: [] })
    expect([...learnt, midway(3)].map(hasContent)).toEqual([...learnt.map(() => true), false])
    content.set({ creatures: BOX })
    expect(hasContent(midway(3))).toBe(true)
  })
})

describe('why not', () => {
  const tied = () => position({ row: row(['C24', 1], ['C18', 0], ['C29', 0]), hunters: nobody(), hand: 5 })

  test('only the lowest takes a firefly, any of them (S07)', () => {
    expect(whyNot(tied(), 0, 'offer', 'C24')).toBeNull()
    expect(whyNot(tied(), 0, 'offer', 'C18')).toBeNull()
    expect(whyNot(tied(), 0, 'offer', 'C29')).toEqual({ code: 'not_lowest', rule: 'SMI-040' })
  })

  test('only what bears fireflies is collected (S08)', () => {
    expect(whyNot(tied(), 0, 'collect', 'C24')).toBeNull()
    expect(whyNot(tied(), 0, 'collect', 'C18')).toEqual({ code: 'no_firefly_on_creature', rule: 'SMI-064' })
  })

  test('an empty hand has to collect what is baited (S11)', () => {
    const view = position({ row: row(['C17', 1], ['C29', 0]), hunters: nobody(), hand: 0 })
    expect(whyNot(view, 0, 'offer', 'C17')).toEqual({ code: 'no_firefly_in_hand', rule: 'SMI-044' })
    expect(whyNot(view, 0, 'borrow', 'C17')).toEqual({ code: 'borrow_not_allowed', rule: 'SMI-083' })
    expect(whyNot(view, 0, 'collect', 'C17')).toBeNull()
    expect(mustBorrow(view)).toBe(false)
  })

  test('having collected is said before not being awaited (S12)', () => {
    const view = position({ row: row(['C17', 1]), hunters: [hunter([], { collected: true }), hunter([]), hunter([])], turn: 1 })
    expect(whyNot(view, 0, 'offer', 'C17')?.code).toBe('already_collected')
    expect(whyNot(view, 2, 'offer', 'C17')?.code).toBe('not_your_turn')
  })

  test('a creature that is gone, a game that is over', () => {
    expect(whyNot(tied(), 0, 'offer', 'C01')?.code).toBe('unknown_card')
    expect(whyNot({ ...tied(), over: true }, 0, 'offer', 'C24')?.code).toBe('game_over')
  })

  test('borrowing is for the lowest too', () => {
    expect(mustBorrow(borrowing())).toBe(true)
    expect(whyNot(borrowing(), 0, 'borrow', 'C31')).toBeNull()
    expect(whyNot(borrowing(), 0, 'borrow', 'C15')?.code).toBe('not_lowest')
  })
})

describe('what collecting leads to', () => {
  test('a pair takes away what was held (S14, S15)', () => {
    expect(consequence(cardOf('C10'), 2, ['C06'])).toMatchObject({ pair: { id: 'C06' }, points: 5, fireflies: 2 })
    expect(consequence(cardOf('C18'), 1, ['C19'])).toMatchObject({ points: -5 })
  })

  test('no colour, no pair (S16)', () => {
    expect(consequence(cardOf('C22'), 0, ['C21'])).toEqual({ pair: null, points: -1, fireflies: 0 })
  })
})

describe('which creature is meant', () => {
  const view = () => position({ row: row(['C24', 0], ['C18', 2], ['C29', 0]), hunters: nobody() })

  test('the one that was touched, while it is there', () => {
    expect(meant(view(), 'C29')).toBe('C29')
    expect(meant(view(), 'C01')).toBe('C18')
  })

  test('a firefly goes to the lowest whatever was touched', () => {
    expect(receiver(view(), 'C29')).toBe('C24')
    expect(receiver(view(), 'C18')).toBe('C18')
  })

  test('nobody is meant in an empty row', () => {
    expect(meant(position({ row: [], hunters: nobody() }), null)).toBeNull()
  })
})

test('two are left', () => {
  expect(stillIn(position({ row: [], hunters: [hunter([]), hunter([], { collected: true }), hunter([])] }))).toBe(2)
})

describe('the count', () => {
  const count = (...players: [string[], number, number][]) =>
    tallies(position({ row: [], over: true, turn: null, hunters: players.map(([front, fireflies, tears]) => hunter(front, { fireflies, tears })) }))

  test('fives and tears (S05)', () => {
    expect(count([['C30', 'C26', 'C01'], 9, 1], [[], 4, 0], [[], 15, 0]).map(({ score }) => score)).toEqual([7, 0, 3])
  })

  test('fireflies decide among equals (S27)', () => {
    expect(count([['C30', 'C36'], 4, 0], [['C30', 'C10'], 8, 0], [['C10', 'C28'], 6, 0]).map(({ rank }) => rank)).toEqual([2, 1, 3])
  })

  test('equal on both is the same rank, and the next is skipped (S28)', () => {
    expect(count([['C10', 'C28'], 7, 0], [['C10', 'C29'], 7, 1], [[], 0, 0]).map(({ rank }) => rank)).toEqual([1, 1, 3])
  })
})
