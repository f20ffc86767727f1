// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import Learn from '../../src/games/loupsgarous/Learn.svelte'
import { allowed, LESSONS, moveAt, TURN } from '../../src/games/loupsgarous/lesson'
import { missingWords, say } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import { clear, finger, show, speak, touch } from './room'

beforeAll(async () => {
  await speak('en')
  wishes.speed = 'off'
  localStorage.clear()
})
afterEach(clear)

function solve(move: string): void {
  if (move === TURN) {
    finger(document.querySelector('.back'), 'pointerdown', 1000)
    finger(document.querySelector('.back'), 'pointerup', 1100)
    return
  }
  const seat = [0, 1, 2, 3, 4, 5].find((one) => LESSONS.some((lesson) => moveAt(lesson, one) === move))
  if (seat !== undefined) touch(document.querySelector(`[data-seat="${seat}"]`))
  else touch(document.querySelector('.next .primary'))
}

test('eight things, each done once', async () => {
  const done = vi.fn()
  show(Learn, { done })
  expect(LESSONS.map(({ key }) => key)).toEqual(['card', 'seer', 'pack', 'witch', 'vote', 'captain', 'hunter', 'pardon'])
  for (const { want } of LESSONS) {
    flushSync()
    solve(want[0] ?? '')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Continue'))
    ;(document.activeElement as HTMLElement).click()
    await vi.waitFor(() => expect(document.activeElement?.classList.contains('coach')).toBe(true))
  }
  flushSync()
  touch(document.querySelector('.next .primary'))
  expect(done).toHaveBeenCalledOnce()
  expect(missingWords()).toEqual([])
}, 60_000)

test.each(['fr', 'en'] as const)('what a lesson wants may be done, what it forbids may not, and all of it has words: %s', async (language) => {
  await speak(language)
  for (const { key, before, want, never, ways } of LESSONS) {
    for (const move of want.filter((one) => one !== TURN)) expect([key, allowed(before).includes(move)]).toEqual([key, true])
    for (const [move, why] of Object.entries(never)) {
      expect([move, allowed(before).includes(move)]).toEqual([move, false])
      expect(say(why)).not.toBe(why)
    }
    for (const move of ways) expect([key, allowed(before).includes(move)]).toEqual([key, true])
    for (const id of ['', '-do', '-done'].map((end) => `loupsgarous-learn-${key}${end}`)) expect(say(id)).not.toBe(id)
  }
  expect(missingWords()).toEqual([])
})

test('a vote against one’s Lover is refused with its reason, and nothing is understood yet', async () => {
  await speak('en')
  localStorage.setItem('tablee-loupsgarous-lesson', '4')
  const page = show(Learn, { done: () => undefined })
  touch(page.querySelector('[data-seat="4"]'))
  expect(page.textContent).toContain(say('loupsgarous-learn-vote-no'))
  expect(page.querySelector('.next .primary')).toBeNull()
})
