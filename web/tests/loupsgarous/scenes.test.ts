// @vitest-environment happy-dom
/** What has a moment of its own in the middle of the village: one after the other while time goes on, and the last one where it does not. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import loupsgarous from '../../src/games/loupsgarous'
import { memoryOf, remember } from '../../src/games/loupsgarous/memory'
import { Scenes } from '../../src/games/loupsgarous/scenes.svelte'
import { Memory } from '../../src/lib/memory'
import type { Happened } from '../../src/lib/table.svelte'

const CLOSED = ['ballot_closed', 1, [1, null], null, { 1: 1 }]
const FALLEN = ['eliminated', 1, 'seer', 'vote']
const QUIET = ['debate_ended']
const log = (...events: readonly unknown[]): readonly Happened[] => events.map((event, place) => ({ key: place + 1, event: event as never }))

let scenes: Scenes

beforeEach(() => {
  vi.useFakeTimers()
  scenes = new Scenes()
  scenes.follow(log(QUIET))
})
afterEach(() => {
  scenes.clear()
  vi.useRealTimers()
})

const now = (): string | undefined => scenes.now?.event

describe('while time goes on', () => {
  test('each stands for a while, and the end waits for the last one', () => {
    const memory = new Memory({ memory: remember })
    scenes = memoryOf(memory).scenes
    scenes.follow(log(QUIET))
    expect(loupsgarous.lingers?.(memory)).toBe(false)
    scenes.follow(log(QUIET, CLOSED, FALLEN))
    expect(now()).toBe('ballot_closed')
    vi.advanceTimersByTime(3700)
    expect([now(), loupsgarous.lingers?.(memory)]).toEqual(['eliminated', true])
    vi.advanceTimersByTime(3300)
    expect([now(), loupsgarous.lingers?.(memory)]).toEqual([undefined, false])
  })
})

describe('in a replay', () => {
  test('the last one stands until somebody goes on', () => {
    scenes.follow(log(QUIET, CLOSED, FALLEN), false)
    expect(now()).toBe('eliminated')
    vi.advanceTimersByTime(60_000)
    expect(now()).toBe('eliminated')
    scenes.follow(log(QUIET, CLOSED, FALLEN, QUIET), false)
    expect(now()).toBeUndefined()
  })

  test('nothing of what came later stands there for whoever goes back', () => {
    scenes.follow(log(QUIET, CLOSED), false)
    expect(now()).toBe('ballot_closed')
    scenes.follow(log(QUIET), false)
    vi.advanceTimersByTime(60_000)
    expect(now()).toBeUndefined()
  })
})
