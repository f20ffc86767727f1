// @vitest-environment happy-dom
import { type Component, createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CurveLine, PodiumPlace } from '../../src/lib/ranks'
import { learnLanguage } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import Curve from '../../src/parts/Curve.svelte'
import Ending from '../../src/parts/Ending.svelte'
import { later } from '../../src/parts/later'
import Podium from '../../src/parts/Podium.svelte'
import Verdict from '../../src/parts/Verdict.svelte'

const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }))
const count = createRawSnippet((picture: () => number, over: () => boolean) => ({ render: () => `<p class="counted">${picture()} ${over()}</p>` }))
const figure = createRawSnippet((key: () => number) => ({ render: () => `<i>${key()}</i>` }))

let shown: Record<string, unknown>[] = []

beforeEach(async () => {
  await learnLanguage('en')
  wishes.speed = 'normal'
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(async () => {
  for (const one of shown) await unmount(one)
  shown = []
  document.body.innerHTML = ''
  vi.useRealTimers()
})

function put<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown.push(mount(part, { target: document.body, props }))
  flushSync()
}
function pass(ms: number): void {
  vi.advanceTimersByTime(ms)
  flushSync()
}
const seen = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ').trim()

describe('an end', () => {
  test('with nothing to count has its verdict at once', () => {
    const counted = vi.fn()
    put(Ending, { verdict: words('You made it together.'), pages: [words('Nine missions.')], counted })
    expect(seen()).toBe('You made it together. Nine missions.')
    expect(counted).toHaveBeenCalled()
  })

  test('shows one picture of the count after the other, each as long as it stands, before anybody has won', () => {
    const counted = vi.fn()
    put(Ending, { title: 'The count', film: [100, 300], verdict: words('Ana wins.'), count, counted })
    expect(document.querySelector('.title h2')?.textContent).toBe('The count')
    pass(99)
    expect(seen()).not.toContain('Ana wins.')
    pass(1)
    pass(299)
    expect([seen().includes('Ana wins.'), counted.mock.calls.length]).toEqual([false, 0])
    pass(1)
    expect([seen().includes('Ana wins.'), counted.mock.calls.length]).toEqual([true, 1])
  })

  test('waits for what it counts', () => {
    put(Ending, { ready: false, film: [100], verdict: words('Ana wins.'), count })
    pass(1000)
    expect(seen()).toBe('')
  })

  test('is a book on a television, with a page for each part that there is', () => {
    put(Ending, { verdict: words('The wolves win.'), pages: [words('Who was who.')], large: true })
    expect(document.querySelectorAll('.dots button:not(.turning)')).toHaveLength(2)
    expect(seen()).not.toContain('Who was who.')
  })
})

describe('a verdict', () => {
  test('needs no podium, and nothing to explain', () => {
    put(Verdict, { title: 'Mission failed.' })
    expect([seen(), document.querySelector('.told'), document.querySelector('.hint')]).toEqual(['Mission failed.', null, null])
  })
})

describe('a podium', () => {
  test('has a figure for each place, of players or teams', () => {
    const places: readonly PodiumPlace[] = [{ key: 1, rank: 2, name: 'Red', you: false, scores: [] }, { key: 0, rank: 1, name: 'Blue', you: true, scores: ['3 rounds'] }]
    put(Podium, { places, figure })
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual(['0 Blue Rank 1 3 rounds', '1 Red Rank 2'])
    expect(document.querySelector('.you bdi')?.textContent).toBe('Blue')
  })
})

describe('a curve', () => {
  const drawn = (lines: readonly CurveLine[]): readonly (string | null)[] => {
    put(Curve, { lines })
    return [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  }

  test('has few lines to read it by, whatever the points', () => {
    expect(drawn([{ name: 'Ana', points: [10, 180, 240] }])).toEqual(['0', '50', '100', '150', '200', '1', '2', '3'])
  })

  test('goes below zero', () => {
    expect(drawn([{ name: 'Ana', points: [-3, 4] }])).toEqual(['−2', '0', '2', '4', '1', '2'])
  })

  test('of all together needs no legend; its table has every round', () => {
    drawn([{ name: 'All', points: [1, 2, 3] }])
    expect([document.querySelector('figure ul'), document.querySelectorAll('tbody tr').length]).toEqual([null, 3])
  })
})

test('a part that comes later is waited for, then gets what it was given', async () => {
  vi.useRealTimers()
  put(later(() => import('../../src/parts/Verdict.svelte') as Promise<{ default: Component<{ title: string }> }>, 'patience'), { title: 'It is here.' })
  expect(seen()).toBe('One moment…')
  await vi.waitFor(() => expect(seen()).toBe('It is here.'))
})

test('a part that does not come says so', async () => {
  vi.useRealTimers()
  put(later<Record<string, never>>(() => Promise.reject(new Error('offline'))), {})
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('did not arrive'))
})
