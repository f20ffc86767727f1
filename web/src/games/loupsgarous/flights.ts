/** What flies across the village: the bundle of a Vagabond who moves in, and the medal. */

import type { Flight } from '../../lib/flight'
import type { AnyEvent } from '../../lib/table.svelte'
import { named } from './events'

export function flights(events: readonly AnyEvent[]): readonly Flight[] {
  return events.map(named).flatMap((event): readonly Flight[] => {
    if (event.event === 'house_moved') return [{ from: `place:${event.before}`, to: `place:${event.place}`, sprite: 'bundle', arc: 0.2 }]
    if (event.event === 'captain_elected' || event.event === 'captain_succeeded') return [{ from: 'square', to: `seat:${event.seat}`, sprite: 'medal', arc: 0.15 }]
    return event.event === 'poster_placed' ? [{ from: 'square', to: `seat:${event.target}`, sprite: 'poster', arc: 0.1 }] : []
  })
}
