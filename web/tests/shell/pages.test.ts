// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Pages from '../../src/parts/Pages.svelte'

const pages = ['one', 'two', 'three'].map((text) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` })))
let shown: Record<string, unknown>

function open(large: boolean): void {
  shown = mount(Pages, { target: document.body, props: { pages, large, seconds: 5 } })
  flushSync()
}

function texts(): readonly (string | null)[] {
  return [...document.querySelectorAll('p')].map((one) => one.textContent)
}

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000)
  flushSync()
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

describe('pages', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    void unmount(shown)
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  test('lie one below the other where people scroll', () => {
    open(false)
    expect(texts()).toEqual(['one', 'two', 'three'])
    press('ArrowRight')
    expect(texts()).toHaveLength(3)
  })

  test('turn by themselves on a television, round and round', () => {
    open(true)
    const seen = [texts()[0]]
    for (let turn = 0; turn < 3; turn += 1) {
      pass(5)
      seen.push(texts()[0])
    }
    expect(seen).toEqual(['one', 'two', 'three', 'one'])
  })

  test('turn with the arrows, and stay where somebody has turned them', () => {
    open(true)
    press('ArrowLeft')
    expect(texts()).toEqual(['three'])
    press('ArrowRight')
    press('ArrowRight')
    expect(texts()).toEqual(['two'])
    pass(60)
    expect(texts()).toEqual(['two'])
  })

  test('stay when somebody touches them, until they are told to go on', () => {
    open(true)
    document.querySelector('.leaf')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    flushSync()
    pass(60)
    expect(texts()).toEqual(['one'])
    document.querySelector<HTMLElement>('.turning')?.click()
    flushSync()
    pass(5)
    expect(texts()).toEqual(['two'])
  })

  test('go where a dot leads', () => {
    open(true)
    const dots = document.querySelectorAll<HTMLElement>('.dots button:not(.turning)')
    dots[2]?.click()
    flushSync()
    expect(texts()).toEqual(['three'])
    expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(1)
  })
})
