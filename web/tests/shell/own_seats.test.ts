// @vitest-environment happy-dom
/** A game that draws its seats itself: the shell draws nobody round its board, and tells it what they say. */

import { flushSync, mount } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import TvTable from '../../src/parts/TvTable.svelte'
import Play from '../../src/screens/Play.svelte'
import type { TableView } from '../../src/wire'
import { here, sitDown, TABLE, told } from './table'

sitDown()

function begin(seat: number | null): void {
  told(seat)
  const { live, game } = here
  here.shown =
    seat === null
      ? mount(TvTable, { target: document.body, props: { live, game, table: TABLE as unknown as TableView } })
      : mount(Play, { target: document.body, props: { live, game } })
  flushSync()
}

function speak(text: string): void {
  vi.advanceTimersByTime(2000) // what is said at once was said before
  here.world.last.tell({ type: 'said', number: 1, line: { seat: 1, name: 'Bo', text, at: 0, channel: 'table' } })
  flushSync()
}

const houses = (): string[] => [...document.querySelectorAll('.house')].map((house) => (house.textContent ?? '').trim())

describe.each([
  ['at the table', 0],
  ['on a television', null],
])('a board that draws its seats, %s', (_, seat) => {
  test('has nobody round it', () => {
    begin(seat)
    expect(houses()).toEqual(['Ada', 'Bo', 'Cy'])
    expect(document.querySelector('.strip, .side:not(dialog), .seat')).toBeNull()
  })

  test('is told what somebody says', () => {
    begin(seat)
    speak('Not me!')
    expect(houses()).toEqual(['Ada', 'Bo Not me!', 'Cy'])
  })
})

test('whoever is touched on such a board is shown', async () => {
  vi.useRealTimers()
  begin(0)
  document.querySelectorAll<HTMLElement>('.house')[2]?.click()
  await vi.waitFor(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Cy'))
})
