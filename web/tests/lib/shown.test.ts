// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { noteShown, wasShown } from '../../src/lib/shown'

beforeEach(() => sessionStorage.clear())

it('remembers in this tab what was shown, each by its own key', () => {
  expect(wasShown('end:a')).toBe(false)
  noteShown('end:a')
  noteShown('end:a')
  expect(wasShown('end:a')).toBe(true)
  expect(wasShown('end:b')).toBe(false)
})

it('does not mind what somebody else has left there', () => {
  sessionStorage.setItem('tablee-shown', '{not a list')
  expect(wasShown('end:a')).toBe(false)
  noteShown('end:a')
  expect(wasShown('end:a')).toBe(true)
})
