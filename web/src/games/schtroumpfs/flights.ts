/** What flies where. Spots: rows `3U`, `on:3U` a meeple on it, cards by their codes, `esplanade`, `stock:log`, `nest`, `forest`,
`deck`, `discard`, `played`, `azrael`, `loc:3`, `hand:2`. */

import type { Flight } from '../../lib/flight'
import type { AnyEvent } from '../../lib/table.svelte'
import { RESOURCES, type Tokens } from './content.svelte'
import { type Happening, named } from './events'
import { ROWS } from './rules'

const MOST = 4 // pieces of a kind; the number tells the rest
const AFTER_ANOTHER = 0.14
const HIGH = 0.25

export function flights(events: readonly AnyEvent[], _seat: number | null): readonly Flight[] {
  return events.map(named).flatMap(flightsOf)
}

function flightsOf(event: Happening): readonly Flight[] {
  switch (event.event) {
    case 'card_played':
      return [{ from: event.card, to: 'played' }]
    case 'card_drawn':
      return [{ from: event.pile === 'deck' ? 'deck' : 'forest', to: event.card, sprite: 'card' }]
    case 'card_discarded':
      return [{ from: event.card, to: 'discard' }]
    case 'smurf_sheltered':
      return [{ from: event.owner_seat === null ? 'discard' : event.card, to: 'loc:7', sprite: 'card' }]
    case 'meeple_placed':
      return [{ from: 'esplanade', to: event.target, sprite: 'meeple', arc: HIGH }]
    case 'howlibird_attack':
      return event.meeple && !event.cancelled ? [{ from: 'esplanade', to: 'nest', sprite: 'meeple', arc: 0.5 }] : []
    case 'meeple_returned':
      return several(event.number, event.source === 'nest' ? 'nest' : event.source, 'esplanade', 'meeple')
    case 'round_ended':
      return [...ROWS.map((row, place) => ({ from: `on:${row}`, to: 'esplanade', sprite: 'meeple', delay: place * 0.05 })), ...(event.kept === 0 ? [{ from: 'on:nest', to: 'esplanade', sprite: 'meeple' }] : [])]
    case 'azrael_moved':
      return [{ from: 'azrael', to: 'azrael', arc: 0 }]
    case 'resources_gained':
      return pieces(event.tokens, (resource) => [isSpot(event.reason) ? event.reason : 'esplanade', `stock:${resource}`])
    case 'resources_spent':
      return pieces(event.tokens, (resource) => [`stock:${resource}`, isSpot(event.purpose) ? event.purpose : 'esplanade'])
    case 'resources_lost':
      return pieces(event.tokens, (resource) => [`stock:${resource}`, 'gargamel'])
    case 'invention_crafted':
      return [{ from: event.invention, to: event.invention }]
    default:
      return []
  }
}

const isSpot = (name: string): boolean => /^([1-8][UL]|[SPNR]\d+)$/.test(name)

function several(number: number, from: string, to: string, sprite: string): readonly Flight[] {
  return Array.from({ length: Math.min(number, MOST) }, (_, piece) => ({ from, to, sprite, delay: piece * AFTER_ANOTHER, arc: HIGH }))
}

function pieces(tokens: Tokens, way: (resource: string) => readonly [from: string, to: string]): readonly Flight[] {
  return RESOURCES.flatMap((resource, place) => {
    const [from, to] = way(resource)
    return several(tokens[place] ?? 0, from, to, resource)
  })
}
