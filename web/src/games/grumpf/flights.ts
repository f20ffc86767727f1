/** What flies where. Spots: `hand:2` a clan's sign, `elder:2` its Elder, `spot:bees:3` a space, `club:bees:3` the club on it,
`hut:1`, `animals:bees`, `bag`, `seat:2` and `haul:2`. One's own pawns do not fly: they are already where they were put. */

import { type Flight, spot } from '../../lib/flight'
import type { AnyEvent } from '../../lib/table.svelte'
import { type Happening, named } from './events'

const ANIMAL_AFTER_ANIMAL = 0.2
const ACT_AFTER_ACT = 0.5

export function flights(events: readonly AnyEvent[], seat: number | null): readonly Flight[] {
  const all: Flight[] = []
  const revealed = events.some(([name]) => name === 'beat_reveal')
  let acts = 0
  for (const event of events.map(named)) {
    const delay = revealed ? acts * ACT_AFTER_ACT : 0
    const flight = act(event, revealed ? null : seat, delay)
    if (flight) {
      acts += 1
      all.push(flight)
    } else if (event.event === 'animals_drawn') all.push(...draw(event.species))
    else if (event.event === 'exchange_done') all.push(...exchange(event.seat, event.other, event.taken, event.given))
  }
  return all
}

function act(told: Happening, seat: number | null, delay: number): Flight | null {
  if (told.event === 'placed' && told.seat !== seat) return { from: handOf(told.seat), to: `spot:${told.board}:${told.space}`, delay }
  if (told.event === 'clubbed' && told.seat !== seat) return { from: handOf(told.seat), to: `club:${told.board}:${told.space}`, delay, arc: 0.35 }
  if (told.event === 'bed') return { from: bedOf(told.seat), to: `hut:${told.hut}`, sprite: `elder:${told.colour}`, delay, arc: 0.2 }
  return null
}

function bedOf(seat: number): string {
  return seen(`elder:${seat}`) ? `elder:${seat}` : `hand:${seat}`
}

/** One's own clan has no sign among the others: its pawns come from the Elder's place. */
function handOf(seat: number): string {
  return spot(`hand:${seat}`) ? `hand:${seat}` : `elder:${seat}`
}

/** Where there is little room, not everything is drawn. */
function seen(name: string): boolean {
  return (spot(name)?.getClientRects().length ?? 0) > 0
}

function draw(species: readonly string[]): readonly Flight[] {
  return species.map((one, place) => ({ from: 'bag', to: `animals:${one}`, sprite: `animal:${one}`, delay: place * ANIMAL_AFTER_ANIMAL, arc: 0.1 }))
}

function exchange(winner: number, other: number, taken: string, given: string): readonly Flight[] {
  const place = (seat: number): string => (spot(`haul:${seat}`) ? `haul:${seat}` : `seat:${seat}`)
  return [
    { from: place(other), to: place(winner), sprite: `animal:${taken}`, arc: 0.3 },
    { from: place(winner), to: place(other), sprite: `animal:${given}`, arc: 0.3 },
  ]
}
