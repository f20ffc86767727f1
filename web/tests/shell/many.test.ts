// @vitest-environment happy-dom
/** Many seats: how their number is chosen, and how they are shown before a game. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { learnLanguage } from '../../src/lib/text.svelte'
import LobbyRows from '../../src/parts/LobbyRows.svelte'
import SeatCount from '../../src/parts/SeatCount.svelte'
import type { PlaceView, TableView } from '../../src/wire'

const SEATS = Array.from({ length: 25 }, (_, place) => place + 5)
let shown: Record<string, unknown> | undefined

beforeAll(() => learnLanguage('en'))
afterEach(async () => {
  if (shown) await unmount(shown)
  document.body.replaceChildren()
})

describe('the number of seats', () => {
  let asked: number[]
  let answer: () => void

  beforeEach(() => (asked = []))

  function show(value: number): void {
    const change = (seats: number): Promise<void> => {
      asked.push(seats)
      return new Promise((done) => (answer = done))
    }
    shown = mount(SeatCount, { target: document.body, props: { seats: SEATS, value, change } })
    flushSync()
  }

  const field = (): HTMLInputElement => document.querySelector('input') ?? expect.fail('there is no field')
  const press = (label: string): void => {
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
    flushSync()
  }
  function type(text: string): void {
    field().value = text
    field().dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
  }
  async function done(): Promise<void> {
    answer()
    await new Promise((later) => setTimeout(later))
    flushSync()
  }

  test('is one more or one fewer', async () => {
    show(8)
    press('One seat more')
    expect(asked).toEqual([9])
    await done()
    press('One seat fewer')
    expect(asked).toEqual([9, 7])
  })

  test('is asked for once by whoever taps quickly', async () => {
    show(8)
    for (let tap = 0; tap < 6; tap += 1) press('One seat more')
    expect([asked, field().value]).toEqual([[9], '14'])
    await done()
    expect(asked).toEqual([9, 14])
  })

  test.each([
    ['12', 12],
    ['2', 5],
    ['300', 29],
  ])('may be typed: %s', (typed, seats) => {
    show(8)
    type(typed)
    expect([asked, field().value]).toEqual([[seats], String(seats)])
  })

  test('stays what it is when nothing is typed', () => {
    show(8)
    type('')
    expect([asked, field().value]).toEqual([[], '8'])
  })

  test('shows again what the table has when it is refused', async () => {
    show(8)
    press('One seat fewer')
    await done()
    expect(field().value).toBe('8')
  })

  test('has an end on either side', () => {
    show(29)
    press('One seat more')
    expect(document.querySelector('[aria-label="One seat more"]')?.getAttribute('aria-disabled')).toBe('true')
    expect(asked).toEqual([])
  })
})

describe('many places before a game', () => {
  const person = (name: string, ready: boolean): PlaceView => ({ kind: 'person', name, level: null, ready, gone: false, who: null }) as PlaceView
  const free = { kind: 'free', name: '', level: null, ready: false, gone: false, who: null } as unknown as PlaceView
  const places = [person('Ana', true), free, person('Bo', true), free, person('Cy', false), ...Array.from({ length: 7 }, () => free)]
  const table = { places, host: 0 } as unknown as TableView
  const names = places.map(({ name }) => name ?? '')
  const rows = (): string[] => {
    for (const drawing of document.querySelectorAll('svg')) drawing.remove()
    return [...document.querySelectorAll('li')].map((row) => (row.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
  }

  test('are a row for whoever is there, and one for all that are free', () => {
    shown = mount(LobbyRows, { target: document.body, props: { table, names, note: () => '', touch: () => undefined } })
    expect(rows()).toEqual(['Seat 1 Ana host', 'Seat 3 Bo ready', 'Seat 5 Cy', '9 free seats'])
  })

  test('are touched by their number; the first that is free stands for the others', () => {
    const touched: number[] = []
    shown = mount(LobbyRows, { target: document.body, props: { table, names, note: () => '', touch: (seat: number) => touched.push(seat) } })
    for (const row of document.querySelectorAll('button')) row.click()
    expect(touched).toEqual([0, 2, 4, 1])
  })

  test('are not touched on a television', () => {
    shown = mount(LobbyRows, { target: document.body, props: { table, names, note: () => '', large: true } })
    expect(document.querySelector('button')).toBeNull()
    expect(rows()).toEqual(['Ana', 'Bo', 'Cy', '9 free seats'])
  })
})
