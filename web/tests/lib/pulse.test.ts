import { expect, test } from 'vitest'
import { countdown } from '../../src/lib/pulse'

test('a countdown goes by whole seconds, stands a moment at nought, and is gone', () => {
  expect([3000, 2999, 2001, 2000, 1, 0, -900, -901].map((left) => countdown(left, 900))).toEqual([3, 3, 3, 2, 1, 0, 0, null])
})
