/** What flies where. Spots: `C07` wherever that creature lies, `bead:C07` its topmost firefly, `hand:2`, `creatures:2`,
`tears:2`, `supply`, `deck`, and `flee:C07`, where a frightened creature is seen before it runs off. */

import type { Flight } from '../../lib/flight'
import type { AnyEvent } from '../../lib/table.svelte'
import { named } from './events'

/** `hide`: what it becomes shows only when it has landed, even for a sprite. */
export interface SmileFlight extends Flight {
  readonly hide?: boolean
}

const MOST_BEADS = 7 // of a rich haul; the number tells the rest
const BEAD_AFTER_BEAD = 0.12
const CARD_AFTER_CARD = 0.2
const HIGH = 0.28

export function flights(events: readonly AnyEvent[], _seat: number | null): readonly SmileFlight[] {
  const all: SmileFlight[] = []
  for (const event of events.map(named)) {
    switch (event.event) {
      case 'game_started':
        for (let seat = 0; seat < event.seats; seat++) all.push(...beads(3, 'supply', `hand:${seat}`))
        break
      case 'firefly_offered':
        all.push({ from: `hand:${event.seat}`, to: `bead:${event.card}`, sprite: 'firefly', arc: HIGH, hide: true })
        break
      case 'tear_taken':
        all.push({ from: 'supply', to: `tears:${event.seat}`, sprite: 'tear' })
        break
      case 'firefly_borrowed':
        all.push({ from: 'supply', to: `bead:${event.card}`, sprite: 'firefly', arc: HIGH, hide: true })
        break
      case 'creature_collected': {
        const { seat, card, fireflies } = event
        all.push({ from: card, to: card })
        all.push(...beads(fireflies, card, `hand:${seat}`))
        break
      }
      case 'pair_fled':
        for (const card of event.cards) all.push({ from: card, to: `flee:${card}`, arc: HIGH })
        break
      case 'row_revealed':
        event.draw_order.forEach((card, drawn) => all.push({ from: 'deck', to: card, delay: drawn * CARD_AFTER_CARD, arc: 0 }))
        break
    }
  }
  return all
}

function beads(count: number, from: string, to: string): SmileFlight[] {
  return Array.from({ length: Math.min(count, MOST_BEADS) }, (_, bead) => ({
    from,
    to,
    sprite: 'firefly',
    delay: bead * BEAD_AFTER_BEAD,
    arc: HIGH,
  }))
}
