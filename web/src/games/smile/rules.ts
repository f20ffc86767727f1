/** What can be known of the rules from a view: what may be done, why not, and what it would lead to.

The server decides; this only lights what is possible, and explains the rest without asking.
*/

import type { Refusal } from '..'
import { cardOf, type Creature } from './content.svelte'
import type { SmileView } from './wire'

export const VERBS = ['offer', 'collect', 'borrow'] as const
export type Verb = (typeof VERBS)[number]

export const ROUNDS = 10
export const GROUP = 5 // fireflies for a point (SMI-121)

const refuse = (code: string, rule: string): Refusal => ({ code, rule })

/** The first reason that applies, in the order of section 8. */
export function whyNot(view: SmileView, seat: number, verb: Verb, card: string): Refusal | null {
  if (view.over) return refuse('game_over', 'SMI-112')
  if (view.hunters[seat]?.collected) return refuse('already_collected', 'SMI-065')
  if (view.turn !== seat) return refuse('not_your_turn', 'SMI-035')
  const lure = view.row.find(([id]) => id === card)
  if (!lure) return refuse('unknown_card', 'SMI-034')
  if (verb === 'collect') return lure[1] > 0 ? null : refuse('no_firefly_on_creature', 'SMI-064')
  if (verb === 'offer' && !view.hand) return refuse('no_firefly_in_hand', 'SMI-044')
  if (verb === 'borrow' && (view.hand || anythingBaited(view))) return refuse('borrow_not_allowed', 'SMI-083')
  return isLowest(view, card) ? null : refuse('not_lowest', 'SMI-040')
}

/** The same for a move as it is written. */
export function guard(view: SmileView, seat: number, move: string): Refusal | null {
  const [word, card = ''] = move.split(' ')
  const verb = VERBS.find((one) => one === word)
  return verb ? whyNot(view, seat, verb, card) : refuse('malformed', 'SMI-150')
}

export function isLowest(view: SmileView, card: string): boolean {
  const first = view.row[0]
  return first !== undefined && cardOf(first[0]).value === cardOf(card).value
}

export function anythingBaited(view: SmileView): boolean {
  return view.row.some(([, fireflies]) => fireflies > 0)
}

/** Borrowing takes the place of offering with an empty hand and an empty row (SMI-080). */
export function mustBorrow(view: SmileView): boolean {
  return view.hand === 0 && !anythingBaited(view)
}

export function stillIn(view: SmileView): number {
  return view.over ? 0 : view.hunters.filter((hunter) => !hunter.collected).length
}

/** The creature in front of a player that would flee together with this one (SMI-100, 102). */
export function partner(creature: Creature, front: readonly string[]): Creature | null {
  if (creature.colour === 'none') return null
  return front.map(cardOf).find((held) => held.colour === creature.colour) ?? null
}

export interface Consequence {
  readonly pair: Creature | null
  readonly points: number
  readonly fireflies: number
}

/** What collecting a creature does to somebody's creature points, and to the hand. */
export function consequence(creature: Creature, fireflies: number, front: readonly string[]): Consequence {
  const pair = partner(creature, front)
  return { pair, points: pair ? -pair.value : creature.value, fireflies }
}

/** Which creature the actions are about: the one that was chosen, while something can be done with it, or else the obvious one. */
export function meant(view: SmileView, chosen: string | null): string | null {
  if (chosen !== null && view.row.some(([card]) => card === chosen)) return chosen
  const baited = view.row.filter(([, fireflies]) => fireflies > 0).sort((one, other) => other[1] - one[1])
  return (baited[0] ?? view.row[0])?.[0] ?? null
}

/** To whom a firefly goes: to the one that is meant if it may have it, or else to the leftmost. */
export function receiver(view: SmileView, chosen: string | null): string | null {
  const card = meant(view, chosen)
  return card !== null && isLowest(view, card) ? card : (view.row[0]?.[0] ?? null)
}

// --- The count at the end (SMI-119 to 127)

export interface Tally {
  readonly seat: number
  readonly creatures: readonly string[]
  readonly creaturePoints: number
  readonly fireflies: number
  readonly fireflyPoints: number
  readonly tears: number
  readonly score: number
  readonly rank: number
}

export function tallies(view: SmileView): readonly Tally[] {
  const counted = view.hunters.map((hunter, seat) => {
    const fireflies = hunter.fireflies ?? 0
    const fireflyPoints = Math.floor(fireflies / GROUP)
    const creaturePoints = hunter.creatures.reduce((sum, card) => sum + cardOf(card).value, 0)
    const score = creaturePoints + fireflyPoints - hunter.tears
    return { seat, creatures: hunter.creatures, creaturePoints, fireflies, fireflyPoints, tears: hunter.tears, score }
  })
  return counted.map((one) => {
    const ahead = counted.filter((other) => other.score > one.score || (other.score === one.score && other.fireflies > one.fireflies))
    return { ...one, rank: 1 + ahead.length }
  })
}
