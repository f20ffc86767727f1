// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import Board from '../../src/games/smile/Board.svelte'
import End from '../../src/games/smile/End.svelte'
import { borrowing, finished, midway, story } from '../../src/games/smile/fixtures'
import Learn from '../../src/games/smile/Learn.svelte'
import { LESSONS } from '../../src/games/smile/lesson'
import { memoryOf, remember } from '../../src/games/smile/memory'
import Own from '../../src/games/smile/Own.svelte'
import Seat from '../../src/games/smile/Seat.svelte'
import { contextOf, Memory } from '../../src/lib/memory'
import { missingWords } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import type { SmileView } from '../../src/games/smile/wire'
import { bare, speak, withBox } from './table'

withBox()

let shown: Record<string, unknown>[] = []
const memory = new Memory({ memory: remember })
const { choice, orders } = memoryOf(memory)
const context = contextOf(memory)
const play = vi.fn(() => Promise.resolve(null))
const explain = vi.fn()

beforeEach(async () => {
  await speak('en')
  wishes.speed = 'off'
  choice.card = null
  orders.end(null)
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
  shown.push(mount(what === 'Board' ? Board : Own, { target: document.body, context, props: { view, seat, names: NAMES, locked: false, play, explain } }))
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
    expect(bare(one('[data-card=C01]').textContent)).toContain('Bears 3 fireflies. The lowest. Would scare off one of yours: −1 point')
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

describe('a moment of its own', () => {
  const fled = { ...midway(3, { turn: null, options: [] }), scene: { event: 'pair_fled', seat: 2, cards: ['C11', 'C09'], colour: 'yellow' } } as SmileView

  test('has both names, whose they were, and what it comes to', () => {
    put('Board', fled)
    expect(bare(one('.scene').textContent)).toContain('Moonpaw +4')
    expect(bare(one('.scene').textContent)).toContain('leave Valentin!')
    expect(bare(one('.scene .sum').textContent)).toBe('Net for Valentin: +3 points')
    for (const spot of ['flee:C11', 'flee:C09']) one(`[data-spot="${spot}"]`)
  })

  test('is shown to whoever only watches', () => {
    put('Board', { ...fled, hand: null }, null)
    expect(bare(one('.scene').textContent)).toContain('leave Valentin!')
  })

  test('hides the preview without moving the row', () => {
    put('Board', { ...fled, row: [] })
    one('.preview.hollow')
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

  test('the only thing that is left breathes, unless nothing may move', () => {
    const only = { ...midway(3), row: midway(3).row.map(([card]) => [card, 0] as const), options: ['offer C01'] }
    put('Own', only)
    expect(document.querySelector('.breathes')).toBeNull()
    wishes.speed = 'normal'
    flushSync()
    expect(one('.breathes').classList.contains('offer')).toBe(true)
  })

  test('do not breathe when there is a choice', () => {
    wishes.speed = 'normal'
    put('Own', midway(3))
    expect(document.querySelector('.breathes')).toBeNull()
  })

  test('a standing order offers after a small wait, and ends when it is refused', async () => {
    vi.useFakeTimers()
    put('Own', midway(3))
    orders.give({ card: 'C01', round: 3, bears: 9, left: 1 })
    flushSync()
    await vi.advanceTimersByTimeAsync(590)
    expect(play).not.toHaveBeenCalled()
    play.mockResolvedValueOnce({ code: 'not_your_turn', rule: 'SMI-035', act: null } as never)
    await vi.advanceTimersByTimeAsync(420)
    expect(play).toHaveBeenCalledExactlyOnceWith('offer C01')
    expect(orders.order).toBeNull()
  })

  test('a cancelled order does nothing', async () => {
    vi.useFakeTimers()
    put('Own', midway(3))
    orders.give({ card: 'C01', round: 3, bears: 9, left: 1 })
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
    for (const spot of ['hand:1', 'creatures:1', 'tears:1', 'C08']) one(`[data-spot="${spot}"]`)
  })

  test('has the number of an open hand on the hand itself, away from the tears', () => {
    const view = midway(3)
    const open = { ...view, hunters: view.hunters.map((hunter) => ({ ...hunter, fireflies: 7, tears: 0 })) }
    shown.push(mount(Seat, { target: document.body, props: { view: open, seat: 1, you: false } }))
    flushSync()
    expect(one('.fist .number').textContent).toBe('7')
    expect(one('.tears').textContent).not.toContain('7')
  })

  test('shows both of a pair that is about to flee', () => {
    const view = midway(3)
    const both = { ...view, hunters: view.hunters.map((hunter) => ({ ...hunter, creatures: ['C07', 'C08'] })) }
    shown.push(mount(Seat, { target: document.body, props: { view: both, seat: 1, you: false } }))
    flushSync()
    for (const card of ['C07', 'C08']) one(`[data-spot="${card}"]`)
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

  const ending = (more: object = {}): void => {
    shown.push(mount(End, { target: document.body, props: { view: finished(4), names: NAMES.slice(0, 4), seat: 0, log: story(4), ...more } }))
    flushSync()
  }

  test('has the cards in the order of the ranks', () => {
    ending()
    expect([...document.querySelectorAll('.count > li strong')].map((name) => name.textContent)).toEqual(['Valentin', 'Julie', 'Grand-papa Barnabé', 'Noémie'])
  })

  test('speaks to whoever played, and to nobody on a television', () => {
    ending()
    const [place, why] = [...document.querySelectorAll('.told p')].map(({ textContent }) => bare(textContent))
    expect(place).toBe('You come fourth with −2 points, 14 points behind Valentin.')
    expect(why).toMatch(/^What cost you most: .+\.$/)
    document.body.innerHTML = ''
    ending({ seat: null, large: true })
    expect(document.querySelector('.told')).toBeNull()
  })

  test('turns its pages on a television', () => {
    ending({ seat: null, large: true })
    expect(document.querySelectorAll('.dots button:not(.turning)')).toHaveLength(4)
    expect(document.querySelector('.podium')).not.toBeNull()
    document.querySelectorAll<HTMLElement>('.dots button:not(.turning)')[3]?.click()
    flushSync()
    expect(document.querySelectorAll('table')).toHaveLength(2)
  })

  test('counts once: whoever comes back finds it counted', async () => {
    vi.useFakeTimers()
    sessionStorage.clear()
    wishes.speed = 'normal'
    ending({ id: 'evening' })
    one('.title button')
    for (let frame = 0; frame < 40; frame++) {
      await vi.advanceTimersByTimeAsync(1200)
      flushSync()
    }
    one('.podium')
    document.body.innerHTML = ''
    ending({ id: 'evening' })
    one('.podium')
    document.body.innerHTML = ''
    ending({ id: 'another' })
    one('.title button')
  })
})

describe('the tutorial', () => {
  test('has the nine points, each done once, and remembers where somebody left off', async () => {
    localStorage.clear()
    const done = vi.fn()
    shown.push(mount(Learn, { target: document.body, context, props: { done } }))
    for (const { key, want } of LESSONS) {
      flushSync()
      expect(document.querySelector('h2')?.textContent, key).toBeTruthy()
      if (want.kind === 'move') click(`.own .${want.move.split(' ')[0]}`)
      else if (want.kind === 'look') click('.next .primary')
      else if (want.kind === 'answer') document.querySelectorAll<HTMLElement>('.next button')[2]?.click()
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
    click('.next .primary')
    expect(done).toHaveBeenCalledOnce()
    expect(missingWords()).toEqual([])
  }, 30_000) // every lesson is drawn and played
})
