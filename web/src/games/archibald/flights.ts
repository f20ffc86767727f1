/** What flies where. Spots: cells `C3`, `hero:2` a pawn, `on:C3` the enemies of a cell, `E2` a deck, `ADV`, `pile:2` tiles, `supply`,
`hand:2`, `sheet:2`, cards by their names, `water`. */

import type { Flight } from '../../lib/flight'
import type { AnyEvent } from '../../lib/table.svelte'
import { type Happening, named } from './events'

const SOON = 0.18
const HIGH = 0.3

export function flights(events: readonly AnyEvent[], seat: number | null): readonly Flight[] {
  return events.map(named).flatMap((event) => flightsOf(event, seat))
}

function flightsOf(told: Happening, you: number | null): readonly Flight[] {
  switch (told.event) {
    case 'hero_moved':
      return [{ from: `hero:${told.seat}`, to: `hero:${told.seat}`, arc: told.kind === 'move' ? 0.08 : HIGH }]
    case 'hero_sent':
      return [{ from: `hero:${told.seat}`, to: `hero:${told.seat}`, arc: HIGH }]
    case 'tile_laid':
      return [{ from: `pile:${told.tile[1]}`, to: told.cell, sprite: `tile-${told.tile[1]}` }]
    case 'cards_drawn': {
      const to = told.seat === you ? 'hand:own' : `seat:${told.seat}`
      return Array.from({ length: told.count }, (_, card) => ({ from: `E${told.level}`, to, sprite: `card-${told.level}`, delay: card * SOON }))
    }
    case 'cards_discarded':
      return told.cards.map((card, place) => ({ from: told.seat === you ? card : `seat:${told.seat}`, to: `E${card[1]}`, sprite: `card-${card[1]}`, delay: place * SOON }))
    case 'card_played':
      return [{ from: told.seat === you ? told.card : `seat:${told.seat}`, to: told.cell || (told.target_seat === null ? `E${told.card[1]}` : `seat:${told.target_seat}`), sprite: `card-${told.card[1]}` }]
    case 'enemies_appeared':
      return told.enemies.map((kind, place) => ({ from: 'supply', to: told.cell, sprite: kind, delay: place * SOON, arc: HIGH }))
    case 'enemies_killed':
      return told.enemies.map((kind, place) => ({ from: told.cell, to: 'supply', sprite: kind, delay: place * SOON }))
    case 'enemies_relocated':
      return [{ from: told.start, to: told.end, sprite: told.enemy, arc: HIGH }]
    case 'water_changed':
      return told.delta > 0 ? [{ from: 'board', to: 'water', sprite: 'drop' }] : []
    default:
      return []
  }
}
