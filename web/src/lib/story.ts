/** Everything that happened in a finished game, as one pair of eyes heard it: whoever came late knows only the end of it. */

import { api } from './api'
import { type World, WORLD } from './connection'
import type { AnyEvent, Happened, LiveTable } from './table.svelte'

const MOMENT = 600 // ms: everybody is told of the end at once, but not everybody asks at once; the last piece has not landed yet

/** Whoever heard it all asks for nothing. Null if nobody can tell. */
export async function wholeStory(live: LiveTable, world: World = WORLD): Promise<readonly Happened[] | null> {
  const events = live.tale ?? (await asked(live, world))
  return events?.map((event, number) => ({ key: number + 1, event })) ?? null
}

async function asked(live: LiveTable, world: World): Promise<readonly AnyEvent[] | null> {
  await new Promise<void>((later) => world.later(world.random() * MOMENT, later))
  try {
    return (await api.story(live.id, live.seat ?? 'none')).events as readonly AnyEvent[]
  } catch {
    return null
  }
}
