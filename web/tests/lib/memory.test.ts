// @vitest-environment happy-dom
/** Two tables on a page: what is done at one is not seen at the other. */

import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, test } from 'vitest'
import { contextOf, Memory } from '../../src/lib/memory'
import { memoryOf as ofGrumpf } from '../../src/games/grumpf/memory'
import Own from '../../src/games/grumpf/Own.svelte'
import { memoryOf as ofSmile } from '../../src/games/smile/memory'
import { hunt, NAMES, speak } from '../grumpf/hunt'

const play = (): Promise<null> => new Promise(() => undefined)

describe('the memory of a table', () => {
  test('is one for everybody at it, whatever the game', () => {
    const memory = new Memory()
    expect(ofGrumpf(memory).hand).toBe(ofGrumpf(memory).hand)
    expect(ofSmile(memory).choice).toBe(ofSmile(memory).choice)
    expect(ofSmile(memory).choice).not.toBe(ofSmile(new Memory()).choice)
  })

  test('is not that of the table beside it', async () => {
    await speak('en')
    const tables = [new Memory(), new Memory()]
    const places = tables.map(() => document.body.appendChild(document.createElement('div')))
    const props = { view: hunt(), seat: 0, names: NAMES, locked: false, play, explain: () => undefined }
    const shown = tables.map((memory, place) => mount(Own, { target: places[place] as HTMLElement, props, context: contextOf(memory) }))
    places[0]?.querySelector<HTMLElement>('.pawns button')?.click()
    flushSync()
    expect(tables.map((memory) => ofGrumpf(memory).hand.pawn)).toEqual([1, null])
    expect(places.map((place) => place.querySelectorAll('[aria-pressed=true]').length)).toEqual([1, 0])
    for (const one of shown) await unmount(one)
  })

  test('is missed where nobody has laid a table', () => {
    const props = { view: hunt(), seat: 0, names: NAMES, locked: false, play, explain: () => undefined }
    expect(() => mount(Own, { target: document.body, props })).toThrow('There is no table here')
  })
})
