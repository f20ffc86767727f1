/** Shows what happens at a table: sounds, pieces that fly, and a beat for the moments that matter. */

import { fly } from './flight'
import { play } from './sound'
import type { AnyEvent, AnyView, Moment, Stage } from './table.svelte'
import { wishes } from './wishes.svelte'
import type { GameModule } from '../games'

/** The stage of a game, seen from a seat. Where it is swift, nothing waits for anything. */
export function stageOf(game: GameModule, seat: () => number | null): Stage {
  return async (events, apply, view) => {
    const moments = wishes.flight === 0 ? [] : momentsOf(game, events, view)
    const wait = !isSwift(game, view)
    for (const moment of moments) await show(game, seat(), moment.events, () => apply(moment), wait)
    await show(game, seat(), events.slice(moments.flatMap((moment) => moment.events).length), () => apply(), wait)
  }
}

/** What a step shows before the table looks as it leaves it. */
export function momentsOf(game: GameModule, events: readonly AnyEvent[], view: AnyView | null): readonly Moment[] {
  return (view && !isSwift(game, view) && game.moments?.(events, view)) || []
}

export function isSwift(game: GameModule, view: AnyView | null): boolean {
  return view !== null && game.swift?.(view) === true
}

async function show(game: GameModule, seat: number | null, events: readonly AnyEvent[], apply: () => void, wait: boolean): Promise<void> {
  for (const event of events) play(game.sound(event))
  const landed = fly(game.flights(events, seat), apply)
  if (!wait) return
  await landed
  await hold(wishes.flight === 0 ? 0 : (game.beat?.(events) ?? 0))
}

let release: () => void = () => undefined

/** Whoever has seen enough of a moment goes on to what comes next. */
export function skip(): void {
  release()
}

async function hold(ms: number): Promise<void> {
  if (ms === 0) return
  await new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    release = () => {
      clearTimeout(timer)
      done()
    }
  })
}
