// @vitest-environment happy-dom
/** Two tables on a page: what is done at one is not seen at the other. */

import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import { contextOf, Memory } from '../../src/lib/memory'
import { memoryOf as ofGrumpf, remember as rememberGrumpf } from '../../src/games/grumpf/memory'
import Own from '../../src/games/grumpf/Own.svelte'
import { memoryOf as ofSmile, remember as rememberSmile } from '../../src/games/smile/memory'
import { hunt, NAMES, speak } from '../grumpf/hunt'

const GRUMPF = { memory: rememberGrumpf }
const SMILE = { memory: rememberSmile }
const play = (): Promise<null> => new Promise(() => undefined)

describe('the memory of a table', () => {
  test('is one for everybody at it, whatever the game', () => {
    const [hunted, searched] = [new Memory(GRUMPF), new Memory(SMILE)]
    expect(ofGrumpf(hunted).hand).toBe(ofGrumpf(hunted).hand)
    expect(ofSmile(searched).choice).toBe(ofSmile(searched).choice)
    expect(ofSmile(searched).choice).not.toBe(ofSmile(new Memory(SMILE)).choice)
  })

  test('is not that of the table beside it', async () => {
    await speak('en')
    const tables = [new Memory(GRUMPF), new Memory(GRUMPF)]
    const places = tables.map(() => document.body.appendChild(document.createElement('div')))
    const props = { view: hunt(), seat: 0, names: NAMES, locked: false, play, explain: () => undefined }
    const shown = tables.map((memory, place) => mount(Own, { target: places[place] as HTMLElement, props, context: contextOf(memory) }))
    places[0]?.querySelector<HTMLElement>('.pawns button')?.click()
    flushSync()
    expect(tables.map((memory) => ofGrumpf(memory).hand.pawn)).toEqual([1, null])
    expect(places.map((place) => place.querySelectorAll('[aria-pressed=true]').length)).toEqual([1, 0])
    for (const one of shown) await unmount(one)
  })

  test('is made when the game begins, once', () => {
    const made = vi.fn(() => ({}))
    const [game, memory] = [{ memory: made }, new Memory()]
    expect(() => memory.now).toThrow('No game has begun')
    memory.begin(game)
    const first = memory.now
    memory.begin(game)
    expect(memory.now).toBe(first)
    expect(made).toHaveBeenCalledOnce()
    memory.begin({ memory: made })
    expect(memory.now).not.toBe(first)
  })

  test('is missed where nobody has laid a table', () => {
    const props = { view: hunt(), seat: 0, names: NAMES, locked: false, play, explain: () => undefined }
    expect(() => mount(Own, { target: document.body, props })).toThrow('There is no table here')
  })
})
