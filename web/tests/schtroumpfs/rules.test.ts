// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { answers } from '../../src/games/schtroumpfs/choices'
import { deciding, DECISIONS, finished, position } from '../../src/games/schtroumpfs/fixtures'
import { azraelAfter, awaited, bonuses, guard, onlyGoingOn } from '../../src/games/schtroumpfs/rules'
import { changed, leadsOn, moveOf, tokenMoves } from '../../src/games/schtroumpfs/tokens'
import { withBox } from './table'

withBox()

describe('the guard', () => {
  const view = deciding('place')

  test('lets pass what the server offers', () => {
    for (const move of view.options) expect(guard(view, 0, move)).toBeNull()
  })

  test('says the objection that the server sends, for a move or for all of its verb', () => {
    expect(guard(view, 0, 'place 1U')).toEqual({ code: 'row_full', rule: 'SCH-052' })
    expect(guard({ ...view, objections: { use: 'forgotten SCH-204' } }, 0, 'use N12')).toEqual({ code: 'forgotten', rule: 'SCH-204' })
  })

  test('otherwise it is not the moment, or somebody else is asked, or all is over', () => {
    expect(guard(view, 0, 'end turn')).toEqual({ code: 'not_now', rule: 'SCH-201' })
    expect(guard(deciding('place', 3, 1), 0, 'place 3U')).toEqual({ code: 'not_your_turn', rule: 'SCH-201' })
    expect(guard(position(3), 0, 'place 3U')).toEqual({ code: 'not_your_turn', rule: 'SCH-201' })
    expect(guard(finished(3), 0, 'place 3U')).toEqual({ code: 'game_over', rule: 'SCH-036' })
  })

  test('tokens that nobody offered are too many, or not in the supply', () => {
    const gaining = { ...deciding('gain_types'), supply: [0, 15, 18] } as const
    expect(guard(gaining, 0, 'gain 0/3/0')).toEqual({ code: 'wrong_amount', rule: 'SCH-044' })
    expect(guard(gaining, 0, 'gain 3/0/0')).toEqual({ code: 'supply_short', rule: 'SCH-043' })
  })

  test('one seat is awaited, or nobody', () => {
    expect(awaited(deciding('place', 3, 2))).toEqual([2])
    expect(awaited(position(3))).toEqual([])
    expect(awaited(finished(3))).toEqual([])
  })
})

test('Azrael walks from 8 to 1', () => {
  expect([azraelAfter(7, 1), azraelAfter(8, 1), azraelAfter(8, 2)]).toEqual([8, 1, 2])
})

describe('windows', () => {
  test('show their bonus actions; a free craft is none', () => {
    expect(bonuses(deciding('play_card'))).toEqual(['craft N07', 'use N02'])
    expect(bonuses(deciding('free_craft'))).toEqual([])
    expect(bonuses(deciding('reroll'))).toEqual([])
  })

  test('only going on is left, even if the Crystal Ball could show the same card again', () => {
    expect(onlyGoingOn(deciding('end_turn'))).toBe(false)
    expect(onlyGoingOn({ ...deciding('end_turn'), options: ['end turn'] })).toBe(true)
    expect(onlyGoingOn({ ...deciding('end_turn'), options: ['end turn', 'use N09'], peeked: true })).toBe(true)
    expect(onlyGoingOn({ ...deciding('end_turn'), options: ['end turn', 'use N09'] })).toBe(false)
  })
})

describe('tokens', () => {
  const losing = tokenMoves(deciding('lose_types').options, 'lose')

  test('are put together only into what may be answered', () => {
    expect(leadsOn(losing, [3, 0, 0])).toBe(true)
    expect(leadsOn(losing, [4, 0, 0])).toBe(false)
    expect(leadsOn(losing, [3, 3, 1])).toBe(false)
    expect(moveOf(losing, [3, 3, 0])).toBe('lose 3/3/0')
    expect(moveOf(losing, [3, 2, 0])).toBeUndefined()
    expect(changed([1, 0, 0], 2, 1)).toEqual([1, 0, 1])
  })

  test('every combination that is offered can be reached, token by token', () => {
    for (const { move, tokens } of losing) {
      let now: readonly [number, number, number] = [0, 0, 0]
      for (const place of [0, 1, 2]) for (let count = 0; count < (tokens[place] ?? 0); count++) expect(leadsOn(losing, (now = changed(now, place, 1)))).toBe(true)
      expect(moveOf(losing, now)).toBe(move)
    }
  })

  test('an exchange brings as many as it takes, never a kind for itself', () => {
    const barters = tokenMoves(deciding('exchange').options, 'exchange')
    expect(barters.length).toBeGreaterThan(10)
    expect(leadsOn(barters, [1, 0, 0], [0, 1, 0])).toBe(true)
    expect(leadsOn(barters, [1, 0, 0], [1, 0, 0])).toBe(false)
    expect(moveOf(barters, [1, 1, 0], [0, 0, 2])).toBe('exchange 1/1/0 0/0/2')
    expect(moveOf(barters, [1, 1, 0], [0, 0, 1])).toBeUndefined()
  })
})

test('what is answered with a button and what on the board leave nothing out', () => {
  const elsewhere = /^(place|empty|return|spring|send|play|gain|exchange) |^lose \d|^remove \d|^discard [SP]/
  for (const decision of DECISIONS) {
    const { options, question } = deciding(decision)
    const buttons = new Set(answers(options, question?.window ?? '').map(({ move }) => move))
    const bonus = new Set(bonuses(deciding(decision)))
    expect([decision, options.filter((move) => !buttons.has(move) && !bonus.has(move) && !elsewhere.test(move) && move !== 'decline')]).toEqual([decision, []])
  }
})
