// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bookmark, leftOff, Tutorial } from '../../src/lib/tutorial.svelte'

const PAGES = [{ key: 'one' }, { key: 'two' }, { key: 'three' }]
const now = () => Promise.resolve()

beforeEach(() => localStorage.clear())

describe('a tutorial', () => {
  test('opens where somebody left off, and nowhere that is not there', () => {
    bookmark('chess', 2)
    expect(new Tutorial('chess', PAGES, vi.fn()).page.key).toBe('three')
    expect(leftOff('go', 3)).toBe(0)
    bookmark('chess', 99)
    expect(leftOff('chess', 3)).toBe(0)
  })

  test('lays out each page, and remembers it', async () => {
    const open = vi.fn()
    const tutorial = new Tutorial('chess', PAGES, open)
    await tutorial.go(1)
    expect([tutorial.words, leftOff('chess', 3)]).toEqual(['chess-learn-two', 1])
    expect(open).toHaveBeenLastCalledWith(PAGES[1])
  })

  test('is over after its last page, and begins anew the next time', async () => {
    const tutorial = new Tutorial('chess', PAGES, vi.fn())
    await tutorial.go(2)
    await tutorial.go(3)
    expect([tutorial.finished, tutorial.page.key, leftOff('chess', 3)]).toEqual([true, 'three', 0])
  })

  test('shows a success once, and forgets what was wrong before', async () => {
    const tutorial = new Tutorial('chess', PAGES, vi.fn())
    const show = vi.fn(now)
    tutorial.refuse('not_your_turn')
    expect(tutorial.nudge).toBe('refusal-not-your-turn')
    await tutorial.succeed(show)
    await tutorial.succeed(show)
    expect([tutorial.understood, tutorial.nudge]).toEqual([true, null])
    expect(show).toHaveBeenCalledOnce()
    await tutorial.go(1)
    expect(tutorial.understood).toBe(false)
  })
})
