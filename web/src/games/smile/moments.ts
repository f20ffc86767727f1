/** What comes in one step is seen one after the other: somebody collects, a pair flees, the last creature finds its hunter,
the round is over; only then the next row. Between two of them the table looks as the events so far have left it.
*/

import type { AnyEvent, Moment } from '../../lib/table.svelte'
import { cardOf } from './content.svelte'
import { type Happening, named, type The } from './events'
import type { SmileHunterView, SmileView } from './wire'

/** Something that the clearing shows by itself. */
export type Scene = The<'creature_collected'> | The<'pair_fled'> | The<'round_ended'>

/** The table in the middle of a step: nobody's turn, and perhaps a scene. */
export interface Between extends SmileView {
  readonly scene: Scene | null
}

export function sceneOf(view: SmileView): Scene | null {
  return (view as Partial<Between>).scene ?? null
}

const BEATS: Readonly<Record<string, number>> = { pair_fled: 1500, creature_collected: 1000, round_ended: 1000 }

/** How long events stand, in ms: only what the clearing shows by itself takes its time. */
export function beat(events: readonly AnyEvent[]): number {
  return Math.max(0, ...events.map(named).filter(isScene).map(({ event }) => BEATS[event] ?? 0))
}

/** A step in which something is seen by itself, in its parts; any other is seen at once. */
export function moments(events: readonly AnyEvent[], view: SmileView): readonly Moment[] {
  if (!events.map(named).some(isScene)) return []
  const found: Moment[] = []
  let now = view
  for (const part of parts(events)) {
    const told = part.map(named)
    now = told.reduce(after, now)
    const between: Between = { ...now, turn: null, options: [], scene: told.find(isScene) ?? null }
    found.push({ events: part, view: between })
  }
  return found
}

/** Up to each of the events that are seen by themselves, and their hands; what follows the last is not part of it. */
function parts(events: readonly AnyEvent[]): readonly (readonly AnyEvent[])[] {
  const found: AnyEvent[][] = []
  let from = 0
  events.forEach((event, place) => {
    if (!['creature_collected', 'pair_fled', 'round_ended'].includes(event[0])) return
    const to = place + (events[place + 1]?.[0] === 'hand_updated' ? 2 : 1)
    found.push(events.slice(from, to))
    from = to
  })
  return found
}

/** Who collects of their own will was seen to do it; what comes to somebody by itself is told. */
function isScene(told: Happening): told is Scene {
  return told.event === 'pair_fled' || told.event === 'round_ended' || (told.event === 'creature_collected' && told.automatic)
}

/** How the table looks after an event, as far as the moments of a step need it. */
export function after(view: SmileView, told: Happening): SmileView {
  switch (told.event) {
    case 'creature_collected': {
      const { seat, card, fireflies } = told
      const row = view.row.filter(([id]) => id !== card)
      return withHunter({ ...view, row }, seat, (hunter) => ({
        creatures: [...hunter.creatures, card],
        collected: true,
        card_score: hunter.card_score + cardOf(card).value,
        fireflies: hunter.fireflies === null ? null : hunter.fireflies + fireflies,
      }))
    }
    case 'hand_updated':
      return told.seat === view.eyes ? { ...view, hand: told.fireflies } : view
    case 'pair_fled': {
      const { seat, cards: pair } = told
      return withHunter(view, seat, (hunter) => ({
        creatures: hunter.creatures.filter((card) => !pair.includes(card)),
        fled: [...hunter.fled, ...pair],
        card_score: hunter.card_score - pair.reduce((sum, card) => sum + cardOf(card).value, 0),
      }))
    }
    default:
      return view
  }
}

function withHunter(view: SmileView, seat: number, change: (hunter: SmileHunterView) => Partial<SmileHunterView>): SmileView {
  return { ...view, hunters: view.hunters.map((hunter, one) => (one === seat ? { ...hunter, ...change(hunter) } : hunter)) }
}
