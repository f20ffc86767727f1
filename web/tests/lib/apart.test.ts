import { expect, test } from 'vitest'
import { downTo } from '../../src/lib/apart'

const box = (left: number, top: number, wide = 100, high = 40) => ({ left, top, right: left + wide, bottom: top + high })

test('what is beside nobody stays where it is', () => {
  expect(downTo(box(0, 0), [])).toBe(0)
  expect(downTo(box(0, 0), [box(100, 0), box(0, 60)])).toBe(0)
})

test('what would lie on others goes below all of them, whatever their order', () => {
  expect(downTo(box(50, 0), [box(0, 0)])).toBe(44)
  expect(downTo(box(50, 0), [box(0, 44), box(60, 0)])).toBe(88)
})

test('a gap that is large enough is taken', () => {
  expect(downTo(box(50, 0), [box(0, 0), box(0, 88)])).toBe(44)
})
