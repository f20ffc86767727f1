// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/games/smile/Board.svelte'
import { choice } from '../../src/games/smile/choice.svelte'
import End from '../../src/games/smile/End.svelte'
import { borrowing, finished, midway, NAMES, story } from '../../src/games/smile/fixtures'
import Learn from '../../src/games/smile/Learn.svelte'
import { LESSONS } from '../../src/games/smile/lesson'
import { standing } from '../../src/games/smile/order.svelte'
import Own from '../../src/games/smile/Own.svelte'
import Seat from '../../src/games/smile/Seat.svelte'
import { missingWords } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import type { SmileView } from '../../src/wire'
import { bare, speak, withBox } from './table'

withBox()

let shown: Record<string, unknown>[] = []
const play = vi.fn(() => Promise.resolve(null))
const explain = vi.fn()

beforeEach(async () => {
  await speak('en')
  wishes.speed = 'off'
  choice.card = null
  standing.end(null)
  play.mockClear()
  explain.mockClear()
})
afterEach(async () => {
  for (const one of shown) await unmount(one)
  shown = []
  document.body.innerHTML = ''
  vi.useRealTimers()
})

function put(what: 'Board' | 'Own', view: SmileView, seat: number | null = 0): void {
  shown.push(mount(what === 'Board' ? Board : Own, { target: document.body, props: { view, seat, names: NAMES, locked: false, play, explain } }))
  flushSync()
}

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return found
}
const press = (key: string, on: EventTarget = document.body): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
const click = (selector: string): void => {
  one(selector).click()
  flushSync()
}

describe('the row', () => {
  test('lights what may be done, and says what each creature is', () => {
    put('Board', midway(3))
    expect([...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'))).toEqual(['C01', 'C07', 'C29'])
    expect(document.querySelectorAll('.lit')).toHaveLength(1)
    expect(document.querySelectorAll('.dim')).toHaveLength(2)
    expect(bare(one('[data-card=C01]').getAttribute('aria-label'))).toContain('Bears 3 fireflies. The lowest. Would scare off one of yours: −1 point')
  })

  test('previews what collecting leads to', () => {
    put('Board', midway(3))
    expect(bare(one('.preview').textContent)).toContain('−2 pairs with your +1: both flee. Net −1 point, +3 fireflies.')
    click('[data-card=C29]')
    expect(bare(one('.preview').textContent)).toContain('It would be worth +5 points.')
  })

  test('shows nothing private to who only watches', () => {
    put('Board', midway(3, { hand: null, options: [] }), null)
    expect(document.querySelector('.pair')).toBeNull()
    expect(document.querySelector('.preview')).toBeNull()
    expect(document.querySelector('[data-card]')).toBeNull()
  })

  test('says when two are left', () => {
    const view = midway(3)
    put('Board', { ...view, row: view.row.slice(0, 2), hunters: view.hunters.map((hunter, seat) => ({ ...hunter, collected: seat === 2 })) })
    expect(one('.two').textContent).toContain('Two players left')
  })
})

describe('keys', () => {
  test('space offers to the lowest, enter collects what is meant', () => {
    put('Board', midway(3))
    press(' ')
    expect(play).toHaveBeenLastCalledWith('offer C01')
    press('Enter')
    expect(play).toHaveBeenLastCalledWith('collect C01')
  })

  test('arrows choose; what cannot be collected explains itself', () => {
    put('Board', midway(3))
    press('ArrowRight')
    expect(choice.card).toBe('C07')
    press('Enter')
    expect(explain).toHaveBeenLastCalledWith('no_firefly_on_creature', 'SMI-064')
    press(' ')
    expect(play).toHaveBeenLastCalledWith('offer C01')
  })

  test('the first press on a creature only chooses it', () => {
    put('Board', midway(3))
    press('Enter', one('[data-card=C01]'))
    expect(play).not.toHaveBeenCalled()
    click('[data-card=C01]')
    press('Enter', one('[data-card=C01]'))
    expect(play).toHaveBeenLastCalledWith('collect C01')
  })

  test('are left alone where somebody writes, or on another button', () => {
    put('Board', midway(3))
    document.body.append(document.createElement('input'))
    press(' ', one('input'))
    press('Enter', one('.deck'))
    expect(play).not.toHaveBeenCalled()
  })

  test('borrow when nothing else can be done', () => {
    put('Board', borrowing())
    press(' ')
    expect(play).toHaveBeenLastCalledWith('borrow C22')
  })
})

describe('your actions', () => {
  test('explain themselves when it is not your turn', () => {
    put('Own', midway(3, { turn: 1, options: [] }))
    expect(one('.collect').getAttribute('aria-disabled')).toBe('true')
    click('.collect')
    expect(explain).toHaveBeenLastCalledWith('not_your_turn', 'SMI-035')
    expect(play).not.toHaveBeenCalled()
  })

  test('speak of the creature that was touched', () => {
    put('Own', midway(3))
    choice.card = 'C29'
    flushSync()
    click('.offer')
    expect(explain).toHaveBeenLastCalledWith('not_lowest', 'SMI-040')
  })

  test('a standing order offers after a small wait, and ends when it is refused', async () => {
    vi.useFakeTimers()
    put('Own', midway(3))
    standing.give({ card: 'C01', round: 3, bears: 9, left: 1 })
    flushSync()
    await vi.advanceTimersByTimeAsync(590)
    expect(play).not.toHaveBeenCalled()
    play.mockResolvedValueOnce({ code: 'not_your_turn', rule: 'SMI-035', act: null } as never)
    await vi.advanceTimersByTimeAsync(420)
    expect(play).toHaveBeenCalledExactlyOnceWith('offer C01')
    expect(standing.order).toBeNull()
  })

  test('a cancelled order does nothing', async () => {
    vi.useFakeTimers()
    put('Own', midway(3))
    standing.give({ card: 'C01', round: 3, bears: 9, left: 1 })
    flushSync()
    click('.standing .button')
    await vi.advanceTimersByTimeAsync(2000)
    expect(play).not.toHaveBeenCalled()
  })
})

describe('a seat', () => {
  test('never tells how many fireflies somebody holds', () => {
    shown.push(mount(Seat, { target: document.body, props: { view: midway(3), seat: 1, you: false } }))
    flushSync()
    expect(document.body.textContent).toContain('Closed hand')
    expect(document.body.textContent).not.toMatch(/\d\s*firefl|no firefl|a firefl/)
    for (const spot of ['hand:1', 'creatures:1', 'tears:1', 'card:C08']) one(`[data-spot="${spot}"]`)
  })
})

describe('the end', () => {
  test('counts, ranks and tells the story', () => {
    shown.push(mount(End, { target: document.body, props: { view: finished(4), names: NAMES.slice(0, 4), seat: 0, log: story(4) } }))
    flushSync()
    expect(bare(one('h2').textContent)).toBe('Valentin wins with 12 points.')
    expect(document.querySelectorAll('.count > li')).toHaveLength(4)
    expect(document.querySelectorAll('figure tbody tr')).toHaveLength(10)
    expect(missingWords()).toEqual([])
  })
})

describe('the tutorial', () => {
  test('has the nine points, each done once, and remembers where somebody left off', async () => {
    localStorage.clear()
    const done = vi.fn()
    shown.push(mount(Learn, { target: document.body, props: { done } }))
    for (const { key, want } of LESSONS) {
      flushSync()
      expect(document.querySelector('h2')?.textContent, key).toBeTruthy()
      if (want.kind === 'move') click(`.own .${want.move.split(' ')[0]}`)
      else if (want.kind === 'look') click('.table > .primary')
      else if (want.kind === 'answer') document.querySelectorAll<HTMLElement>('.table .next button')[2]?.click()
      else {
        click('[data-card=L5]')
        click('.own .offer')
      }
      await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Continue'))
      ;(document.activeElement as HTMLElement).click()
      await vi.waitFor(() => expect(document.activeElement?.classList.contains('coach')).toBe(true))
      if (key === 'colours') expect(localStorage.getItem('tablee-smile-lesson')).toBe('5')
    }
    flushSync()
    click('.coach .primary')
    expect(done).toHaveBeenCalledOnce()
    expect(missingWords()).toEqual([])
  })
})
