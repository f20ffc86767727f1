// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { hunter, position } from '../../src/games/smile/fixtures'
import { nextStep, wait } from '../../src/games/smile/order.svelte'
import type { SmileView } from '../../src/games/smile/wire'
import { withBox } from './table'

withBox()

const view = (borne: number, more: Partial<SmileView> = {}): SmileView =>
  position({ row: [['C01', borne], ['C29', 0]], hunters: [hunter([]), hunter([]), hunter([])], hand: 5, ...more })
const order = { card: 'C01', round: 3, bears: 4, left: 2 }

describe('a standing order', () => {
  test('offers on your turn, and waits on the others’', () => {
    expect(nextStep(order, view(2), 0)).toBe('offer')
    expect(nextStep(order, view(2, { turn: 1 }), 0)).toBe('wait')
  })

  test('is done when the creature bears enough, or the hand holds little', () => {
    expect(nextStep(order, view(4), 0)).toBe('done')
    expect(nextStep(order, view(1, { hand: 2 }), 0)).toBe('done')
  })

  test('ends with the creature, the round, the collect and the game', () => {
    expect(nextStep({ ...order, card: 'C02' }, view(1), 0)).toBe('void')
    expect(nextStep(order, view(1, { round: 4 }), 0)).toBe('void')
    expect(nextStep(order, view(1, { over: true }), 0)).toBe('void')
    expect(nextStep(order, view(1, { hunters: [hunter([], { collected: true }), hunter([]), hunter([])] }), 0)).toBe('void')
  })

  test('ends when it cannot be done: the creature is not the lowest', () => {
    expect(nextStep({ ...order, card: 'C29' }, view(1), 0)).toBe('void')
  })

  test('waits as long whatever the hand', () => {
    expect([0, 0.5, 1].map((chance) => wait(() => chance))).toEqual([600, 800, 1000])
  })
})
