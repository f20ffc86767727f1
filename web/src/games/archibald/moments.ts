/** What comes in one step is seen one after the other: a tile that turns, a duel, a die, the water, a wave, a door. */

import type { AnyEvent, Moment } from '../../lib/table.svelte'
import { wishes } from '../../lib/wishes.svelte'
import { after } from './after'
import { type Happening, named, type Told } from './events'
import type { ArchibaldView } from './wire'

/** How long each stands, in ms. What is drawn on the board itself stands as long as it moves; the others are seen in the middle. */
const BEATS = {
  tile_rejected: 1300,
  tile_laid: 850,
  bumped: 1300,
  jail_revealed: 1600,
  jail_peeked: 900,
  fight_rolled: 1800,
  enemies_appeared: 400,
  enemies_killed: 300,
  lives_changed: 300,
  hero_moved: 120,
  hero_defeated: 1300,
  die_rolled: 1100,
  water_changed: 750,
  flood_started: 1300,
  hero_sent: 300,
  card_played: 1200,
  adventure_drawn: 900,
  adventure_answered: 2600,
  passage_opened: 900,
  hands_swapped: 1000,
  level_reached_first: 900,
  game_won: 1700,
  game_stopped: 900,
} as const satisfies Partial<Record<Happening['event'], number>>

export type Scene = Told<keyof typeof BEATS>

/** The board in the middle of a step: nobody is asked, and something is seen by itself. */
export interface Between extends ArchibaldView {
  readonly scene: Scene
  readonly fight: Told<'fight_started'> | null // what the duel is about
}

export const sceneOf = (view: ArchibaldView): Scene | null => (view as Partial<Between>).scene ?? null
export const fightOf = (view: ArchibaldView): Told<'fight_started'> | null => (view as Partial<Between>).fight ?? null

/** Whoever wants pieces to fly faster wants moments to be shorter, too. */
const pace = (): number => (wishes.speed === 'fast' ? 0.6 : wishes.speed === 'slow' ? 1.25 : 1)

const isScene = (told: Happening): told is Scene => told.event in BEATS

export function beat(events: readonly AnyEvent[]): number {
  return pace() * Math.max(0, ...events.map(named).filter(isScene).map(({ event }) => BEATS[event]))
}

export function moments(events: readonly AnyEvent[], view: ArchibaldView): readonly Moment[] {
  const found: Moment[] = []
  let [now, from] = [view, 0]
  let fight: Told<'fight_started'> | null = null
  events.forEach((event, place) => {
    const told = named(event)
    if (told.event === 'fight_started') fight = told
    if (!isScene(told)) return
    const part = events.slice(from, place + 1)
    from = place + 1
    now = part.map(named).reduce(after, now)
    const between: Between = { ...now, question: null, options: [], objections: {}, odds: [], draft: null, scene: told, fight }
    found.push({ events: part, view: between })
  })
  return found
}
