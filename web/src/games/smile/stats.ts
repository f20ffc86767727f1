/** The story of a finished game in numbers, from its events alone. */

import type { AnyEvent } from '../../lib/table.svelte'
import { cardOf, type Colour } from './content.svelte'
import { type Happening, named } from './events'
import { GROUP, ROUNDS } from './rules'

const HAND = 6 // SMI-025

/** A pair that fled, and the points that went with it: the fewer the better. */
export interface Flown {
  readonly cards: readonly [string, string]
  readonly points: number
}

export interface PlayerStats {
  offered: number
  collected: number
  collects: number
  pairs: number
  readonly flown: Flown[]
  saved: number // points that fled pairs saved, of wild creatures
  cost: number // points that they cost, of tame ones; not below zero
  tears: number
  lasts: number // last creatures received
  readonly colours: Record<Colour, number>
  richest: { readonly card: string; readonly fireflies: number } | null
}

export interface GameStats {
  readonly players: readonly PlayerStats[]
  /** The score of each seat after each round, hands included: nothing is hidden any more. */
  readonly rounds: readonly (readonly number[])[]
  /** Whether all of the game was heard. */
  readonly whole: boolean
}

interface Front {
  hand: number
  points: number
}

export function average(stats: PlayerStats): number {
  return stats.collects === 0 ? 0 : stats.collected / stats.collects
}

export function statistics(events: readonly AnyEvent[], seats: number): GameStats {
  const players = Array.from({ length: seats }, nothing)
  const fronts: Front[] = Array.from({ length: seats }, () => ({ hand: HAND, points: 0 }))
  const rounds: number[][] = []
  const happened = withoutTakenBack(events)
  for (const event of happened) {
    tell(event, players, fronts)
    if (event.event === 'round_ended') rounds.push(fronts.map((front) => front.points + Math.floor(front.hand / GROUP)))
  }
  return { players, rounds, whole: happened[0]?.event === 'game_started' && rounds.length === ROUNDS }
}

function nothing(): PlayerStats {
  return {
    offered: 0,
    collected: 0,
    collects: 0,
    pairs: 0,
    flown: [],
    saved: 0,
    cost: 0,
    tears: 0,
    lasts: 0,
    colours: { pink: 0, blue: 0, yellow: 0, white: 0, none: 0 },
    richest: null,
  }
}

function tell(event: Happening, players: readonly PlayerStats[], fronts: readonly Front[]): void {
  const seat = seatOf(event)
  const player = seat === null ? undefined : players[seat]
  const front = seat === null ? undefined : fronts[seat]
  if (!player || !front) return
  switch (event.event) {
    case 'firefly_offered':
      player.offered += 1
      front.hand -= 1
      break
    case 'tear_taken':
      player.tears += 1
      front.points -= 1
      break
    case 'creature_collected': {
      const { card, fireflies, automatic } = event
      const creature = cardOf(card)
      player.collects += 1
      player.collected += fireflies
      player.colours[creature.colour] += 1
      if (automatic) player.lasts += 1
      if (fireflies > (player.richest?.fireflies ?? 0)) player.richest = { card, fireflies }
      front.hand += fireflies
      front.points += creature.value
      break
    }
    case 'pair_fled': {
      const gone = event.cards.reduce((sum, card) => sum + cardOf(card).value, 0)
      player.pairs += 1
      player.flown.push({ cards: event.cards, points: gone })
      if (gone < 0) player.saved -= gone
      else player.cost += gone
      front.points -= gone
      break
    }
  }
}

const ACTIONS = new Set(['firefly_offered', 'tear_taken', 'creature_collected'])
const OTHERS = new Set(['hand_updated', 'decision_requested', 'turn_started', 'clock_started'])

/** The events of the game that count: what was taken back never happened. */
function withoutTakenBack(events: readonly AnyEvent[]): readonly Happening[] {
  let kept: Happening[] = []
  for (const told of events) {
    const event = named(told)
    if (told[0] === 'move_taken_back') kept = kept.slice(0, lastMove(kept, Number(told[1])))
    else if (event.event === 'game_started') kept = [event]
    else if (!OTHERS.has(event.event)) kept.push(event)
  }
  return kept.filter(({ event }) => ACTIONS.has(event) || event === 'pair_fled' || event === 'game_started' || event === 'round_ended')
}

/** Whose it is, if it is anybody's. */
function seatOf(event: Happening): number | null {
  return 'seat' in event ? event.seat : null
}

/** Where the last move begins that a player chose: what was played for them stays. */
function lastMove(events: readonly Happening[], seat: number): number {
  for (let place = events.length - 1; place >= 0; place--) {
    const event = events[place] as Happening
    const automatic = event.event === 'creature_collected' && event.automatic
    const played = (events[place - 1]?.event as string | undefined) === 'default_played' // an event of the table
    if (ACTIONS.has(event.event) && seatOf(event) === seat && !automatic && !played) return place
  }
  return events.length
}
