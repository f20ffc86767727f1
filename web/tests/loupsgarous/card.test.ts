// @vitest-environment happy-dom
/** One's own card (LGT-022, 112): face down, turned over by a finger, hidden again by itself. */

import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CARDS } from '../../src/games/loupsgarous/card/drawings'
import RoleCard from '../../src/games/loupsgarous/card/RoleCard.svelte'
import { missingWords, say } from '../../src/lib/text.svelte'
import { clear, finger, show, speak } from './room'

beforeAll(() => speak('en'))
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await clear()
  vi.useRealTimers()
})

test('there is nothing of the card on the page until it is turned over', () => {
  const page = show(RoleCard, { card: 'witch' })
  expect(page.innerHTML).not.toContain('Witch')
  expect(page.querySelector('button')?.getAttribute('aria-expanded')).toBe('false')
})

test('it is read while a finger is held, however long, and hidden when it goes', () => {
  const page = show(RoleCard, { card: 'witch' })
  finger(page.querySelector('.back'), 'pointerdown', 1000)
  vi.advanceTimersByTime(60_000)
  flushSync()
  expect(page.textContent).toContain('Witch')
  finger(page.querySelector('.back'), 'pointerup', 61_000)
  expect(page.textContent).not.toContain('Witch')
})

test('a tap turns it over for some seconds, a second tap hides it', () => {
  const page = show(RoleCard, { card: 'witch' })
  const back = page.querySelector('.back')
  finger(back, 'pointerdown', 1000)
  finger(back, 'pointerup', 1100)
  expect(page.textContent).toContain('Witch')
  vi.advanceTimersByTime(8000)
  flushSync()
  expect(page.textContent).not.toContain('Witch')
  for (const at of [10_000, 11_000]) {
    finger(back, 'pointerdown', at)
    finger(back, 'pointerup', at + 100)
  }
  expect(page.textContent).not.toContain('Witch')
})

test('whoever is in love is told never to vote against them', () => {
  const page = show(RoleCard, { card: 'witch', lover: 'Eve' })
  finger(page.querySelector('.back'), 'pointerdown', 1000)
  expect(page.textContent).toContain(say('loupsgarous-card-lover', { player: 'Eve' }))
})

test.each(['fr', 'en'] as const)('sixteen cards, each with a drawing, a name, a power and a goal: %s', async (language) => {
  await speak(language)
  expect(CARDS).toHaveLength(16)
  for (const card of CARDS) for (const part of ['name', 'power', 'goal']) expect(say(`card-${card}-${part}`)).not.toBe(`card-${card}-${part}`)
  expect(missingWords()).toEqual([])
})
