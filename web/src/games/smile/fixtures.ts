/** Positions for the gallery and the tests. Never part of what is built. */

import toml from '../../../../src/tablee/games/smile/content.toml?raw'
import { dice, happened } from '../../gallery/made'
import type { Happened } from '../../lib/table.svelte'
import type { Colour, Creature } from './content.svelte'
import { cardOf } from './content.svelte'
import { withOptions } from './lesson'
import type { SmileEvent, SmileHunterView, SmileView } from './wire'

/** The box as the server has it. */
export const BOX: readonly Creature[] = [...toml.matchAll(/id = "(C\d+)", value = +(-?\d+), colour = "(\w+)", mark = "(\w*)"/g)].map(
  ([, id, value, colour, mark]) => ({ id: id ?? '', value: Number(value), colour: colour as Colour, mark: mark ?? '' }),
)

export function hunter(creatures: readonly string[], more: Partial<SmileHunterView> = {}): SmileHunterView {
  const tears = more.tears ?? 0
  const points = creatures.reduce((sum, card) => sum + cardOf(card).value, 0)
  return { fireflies: null, tears, creatures, fled: [], collected: false, card_score: points - tears, ...more }
}

export function position(more: Partial<SmileView> & Pick<SmileView, 'row' | 'hunters'>): SmileView {
  const view: SmileView = {
    eyes: 0,
    seats: more.hunters.length,
    over: false,
    round: 3,
    deck_count: more.hunters.length * 7,
    start_seat: 0,
    turn: 0,
    supply_fireflies: 11,
    supply_tears: 4,
    unseen: null,
    hand: 5,
    options: [],
    ...more,
  }
  return view.turn === 0 && !more.options ? withOptions(view) : view
}

const FRONTS: readonly (readonly string[])[] = [
  ['C02', 'C06', 'C26', 'C17'],
  ['C08', 'C24', 'C20'],
  ['C11', 'C09', 'C30', 'C21', 'C32', 'C27', 'C37'],
  ['C12', 'C25'],
  ['C44', 'C31', 'C40', 'C28'],
]

/** Round three of a table with so many players. */
export function midway(seats: number, more: Partial<SmileView> = {}): SmileView {
  const hunters = FRONTS.slice(0, seats).map((front, seat) => hunter(front, { tears: seat === 2 ? 2 : seat === 1 ? 1 : 0, collected: seats > 3 && seat === 3, fled: seat === 1 ? ['C03', 'C04'] : [] }))
  const row = ([['C01', 3], ['C07', 0], ['C29', 0], ['C14', 0], ['C36', 0]] as const).slice(0, seats > 3 ? seats - 1 : 3)
  return position({ row, hunters, ...more })
}

export function twoLeft(seats: number): SmileView {
  const hunters = FRONTS.slice(0, seats).map((front, seat) => hunter(front, { collected: seat !== 0 && seat !== 2 }))
  return position({ row: [['C18', 12], ['C23', 0]].slice(0, 2) as unknown as SmileView['row'], hunters, hand: 2 })
}

export function borrowing(seats = 3): SmileView {
  return position({ row: [['C22', 0], ['C31', 0], ['C15', 0]], hunters: FRONTS.slice(0, seats).map((front) => hunter(front)), hand: 0 })
}

export function finished(seats: number): SmileView {
  const hands = [9, 4, 16, 0, 7]
  const hunters = FRONTS.slice(0, seats).map((front, seat) => hunter(front, { fireflies: hands[seat] ?? 0, tears: seat === 2 ? 2 : seat === 1 ? 1 : 0, collected: true }))
  return position({ row: [], hunters, over: true, round: 10, deck_count: 0, turn: null, hand: null, options: [] })
}

/** A made-up game of ten rounds, for the curve: everybody collects what comes. */
export function story(seats: number): readonly Happened[] {
  const deck = BOX.filter(({ mark }) => !mark || mark === 'IV' || seats === 5).map(({ id }) => id)
  const random = dice(7)
  const events: SmileEvent[] = [['game_started', seats, [], 10 * seats, 35 - 6 * seats, 5, 0]]
  const fronts: string[][] = Array.from({ length: seats }, () => [])
  for (let round = 1; round <= 10; round++) {
    for (let seat = 0; seat < seats; seat++) {
      const card = deck.splice(random(deck.length), 1)[0] ?? 'C23'
      const fireflies = seat === seats - 1 ? 0 : 1 + random(4)
      for (let offer = 0; offer < fireflies; offer++) events.push(['firefly_offered', random(seats), card, offer + 1])
      if (random(14) === 0) events.push(['tear_taken', seat, 1])
      events.push(['creature_collected', seat, card, fireflies, seat === seats - 1])
      const front = fronts[seat] as string[]
      const twin = front.find((held) => cardOf(held).colour !== 'none' && cardOf(held).colour === cardOf(card).colour)
      if (twin) {
        front.splice(front.indexOf(twin), 1)
        events.push(['pair_fled', seat, [twin, card], cardOf(card).colour])
      } else front.push(card)
    }
    events.push(['round_ended', round, round === 10 ? null : 0])
  }
  return happened(events)
}
