// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameModule } from '../../src/games'
import { stageOf } from '../../src/lib/stage'
import type { AnyEvent, Apply, Moment } from '../../src/lib/table.svelte'
import { wishes } from '../../src/lib/wishes.svelte'

const BEFORE = { seats: 2, over: false }
const BETWEEN = { seats: 2, over: false, scene: 'flight' }
const EVENTS: readonly AnyEvent[] = [['collected'], ['fled'], ['dealt']]

const game = {
  sound: () => null,
  flights: () => [],
  beat: (events: readonly AnyEvent[]) => (events.some(([name]) => name === 'fled') ? 1000 : 0),
  moments: (events: readonly AnyEvent[]): readonly Moment[] => [
    { events: events.slice(0, 1), view: BEFORE },
    { events: events.slice(1, 2), view: BETWEEN },
  ],
} as unknown as GameModule

let put: (Moment | 'the rest')[] = []
const apply: Apply = (moment) => put.push(moment ?? 'the rest')

beforeEach(() => {
  put = []
  wishes.speed = 'normal'
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a step', () => {
  it('is shown in its moments, and what is left waits for the beat of the last', async () => {
    const shown = stageOf(game, () => 0)(EVENTS, apply, BEFORE)
    await vi.advanceTimersByTimeAsync(990)
    expect(put).toEqual([{ events: [['collected']], view: BEFORE }, { events: [['fled']], view: BETWEEN }])
    await vi.advanceTimersByTimeAsync(20)
    expect(put.at(-1)).toBe('the rest')
    await shown
  })

  it('is shown at once to whoever wants no motion', async () => {
    wishes.speed = 'off'
    await stageOf(game, () => 0)(EVENTS, apply, BEFORE)
    expect(put).toEqual(['the rest'])
  })

  it('has no moments where nothing waits', async () => {
    await stageOf({ ...game, swift: () => true } as unknown as GameModule, () => 0)(EVENTS, apply, BEFORE)
    expect(put).toEqual(['the rest'])
  })
})
