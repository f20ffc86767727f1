/** What comes in one step is seen one after the other: a die, a kidnapping, a house, a cake, a rescue, and the end of a round as a small story. */

import type { AnyEvent, Moment } from '../../lib/table.svelte'
import { after } from './after'
import { type Happening, named, type The } from './events'
import type { SchtroumpfsView } from './wire'

const SCENES = ['die_rolled', 'howlibird_attack', 'house_built', 'house_destroyed', 'cake_prepared', 'rescue', 'smurf_sheltered', 'round_ended', 'gargamel_revealed', 'game_won', 'game_lost'] as const
export type Scene = The<(typeof SCENES)[number]>

/** The village in the middle of a step: nobody is asked, and something is seen by itself. */
export interface Between extends SchtroumpfsView {
  readonly scene: Scene | null
}

export const sceneOf = (view: SchtroumpfsView): Scene | null => (view as Partial<Between>).scene ?? null

const BEATS: Readonly<Record<Scene['event'], number>> = {
  die_rolled: 1150,
  howlibird_attack: 1000,
  house_built: 1200,
  house_destroyed: 1200,
  cake_prepared: 1200,
  rescue: 1100,
  smurf_sheltered: 900,
  round_ended: 900,
  gargamel_revealed: 1700,
  game_won: 1200,
  game_lost: 1500,
}

function isScene(told: Happening): told is Scene {
  if (told.event === 'howlibird_attack') return told.meeple && !told.cancelled
  return (SCENES as readonly string[]).includes(told.event)
}

export function beat(events: readonly AnyEvent[]): number {
  return Math.max(0, ...events.map(named).filter(isScene).map(({ event }) => BEATS[event]))
}

export function moments(events: readonly AnyEvent[], view: SchtroumpfsView): readonly Moment[] {
  const found: Moment[] = []
  let now = view
  let from = 0
  events.forEach((event, place) => {
    const told = named(event)
    if (!isScene(told) && told.event !== 'leader_passed') return
    const part = events.slice(from, place + 1)
    from = place + 1
    now = part.map(named).reduce(after, now)
    const between: Between = { ...now, question: null, options: [], objections: {}, placements: [], scene: isScene(told) ? told : null }
    found.push({ events: part, view: between })
    if (told.event === 'game_won' || told.event === 'game_lost') found.push({ events: [], view: { ...between, over: true, won: told.event === 'game_won', scene: null } as Between }) // what is left to look at
  })
  return found
}
