import { describe, expect, test } from 'vitest'
import { named } from '../../src/games/grumpf/events'
import { byName } from '../../src/lib/events'

describe('an event', () => {
  test('has its fields by the names that the server gives them', () => {
    expect(named(['placed', 100, 0, 3, 5, 'bees', 1])).toEqual({ event: 'placed', t: 100, seat: 0, pawn: 3, value: 5, board: 'bees', space: 1 })
  })

  test('of somebody else is only called by its name', () => {
    expect(byName(['chess_mate', 1, 2], {})).toEqual({ event: 'chess_mate' })
  })
})
