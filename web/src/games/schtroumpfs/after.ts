/** How the village looks after an event, as far as the moments of a step need it: the server's view comes at the end of all. */

import type { Happening } from './events'
import { cardOf, rowOf, type Tokens } from './content.svelte'
import { isRow } from './rules'
import type { SchtroumpfsRowView, SchtroumpfsView } from './wire'

type Change = Partial<SchtroumpfsView>

const plus = (one: Tokens, other: Tokens, sign: 1 | -1): Tokens => [one[0] + sign * other[0], one[1] + sign * other[1], one[2] + sign * other[2]]
const without = (cards: readonly string[], card: string): readonly string[] => cards.filter((one) => one !== card)

export function after(view: SchtroumpfsView, told: Happening): SchtroumpfsView {
  return { ...view, ...(changeOfCards(view, told) ?? changeOfPieces(view, told) ?? changeOfVillage(view, told) ?? {}) }
}

function hands(view: SchtroumpfsView, change: (hand: readonly string[], seat: number) => readonly string[]): readonly (readonly string[])[] {
  return view.hands.map(change)
}

function changeOfCards(view: SchtroumpfsView, told: Happening): Change | null {
  switch (told.event) {
    case 'card_played':
      return { played: told.card, hands: hands(view, (hand, seat) => (seat === told.seat ? without(hand, told.card) : hand)), useful_streak: told.useful_streak }
    case 'card_drawn': {
      const drawn = hands(view, (hand, seat) => (seat === told.seat ? [...hand, told.card] : hand))
      if (told.pile === 'forest') return { hands: drawn, forest_count: view.forest_count - 1 }
      if (told.pile === 'extra') return { hands: drawn, extra_count: view.extra_count - 1 }
      return { hands: drawn, deck_count: Math.max(0, view.deck_count - 1) }
    }
    case 'card_discarded':
      return { discard: [...view.discard, told.card], hands: hands(view, (hand) => without(hand, told.card)), played: view.played === told.card ? null : view.played }
    case 'deck_reshuffled':
      return { deck_count: told.cards, discard: [] }
    case 'card_caged':
      return { forest_count: view.forest_count + 1, discard: without(view.discard, told.card), hands: hands(view, (hand) => without(hand, told.card)), rescue_done: false }
    case 'smurf_sheltered':
      return { sheltered: [...view.sheltered, told.card], discard: without(view.discard, told.card), hands: hands(view, (hand) => without(hand, told.card)), sheltered_starting: told.sheltered_starting }
    case 'turn_ended':
      return view.played === null ? {} : { played: null, discard: [...view.discard, view.played] }
    default:
      return null
  }
}

function changeOfPieces(view: SchtroumpfsView, told: Happening): Change | null {
  switch (told.event) {
    case 'meeple_placed':
      return { esplanade: view.esplanade - 1, ...put(view, told.target, told.mode) }
    case 'meeple_aside':
      return { esplanade: view.esplanade - 1, aside: view.aside + 1 }
    case 'howlibird_attack':
      return told.meeple && !told.cancelled ? { esplanade: view.esplanade - 1, nest: view.nest + 1 } : {}
    case 'meeple_returned': {
      const back = { esplanade: view.esplanade + told.number }
      if (told.source === 'nest') return { ...back, nest: view.nest - told.number }
      return { ...back, rows: rows(view, told.source, (row) => ({ meeples: Math.max(0, row.meeples - told.number), double: false, full: false })) }
    }
    case 'round_ended':
      return {
        esplanade: view.esplanade + told.returned,
        nest: told.kept,
        aside: 0,
        loose: 0,
        rows: view.rows.map((row) => ({ ...row, meeples: 0, double: false, overflow: 0, full: false })),
        crafted: view.crafted.map((one) => ({ ...one, meeple: false })),
      }
    case 'azrael_moved':
      return { azrael: told.end }
    case 'resources_gained':
      return { stock: plus(view.stock, told.tokens, 1), supply: plus(view.supply, told.tokens, -1) }
    case 'resources_lost':
    case 'resources_spent':
      return { stock: plus(view.stock, told.tokens, -1), supply: plus(view.supply, told.tokens, 1) }
    case 'resources_exchanged':
      return { stock: plus(plus(view.stock, told.out, -1), told.into, 1) }
    default:
      return null
  }
}

function changeOfVillage(view: SchtroumpfsView, told: Happening): Change | null {
  switch (told.event) {
    case 'house_built':
    case 'house_destroyed':
      return { houses: view.houses.map((house) => (house.roof === told.house ? { ...house, built: told.event === 'house_built' } : house)) }
    case 'cake_prepared':
      return { cakes: view.cakes.map((cake) => (cake.cake === told.cake ? { ...cake, prepared: true } : cake)) }
    case 'ideas_revealed':
      return { ideas: [...view.ideas, ...told.inventions.map((invention) => ({ invention, price: cardOf(invention).berries ?? 0 }))], invention_count: view.invention_count - told.inventions.length }
    case 'invention_crafted':
      return { ideas: view.ideas.filter(({ invention }) => invention !== told.invention), crafted: [...view.crafted, { invention: told.invention, meeple: false }] }
    case 'invention_discarded':
      return { crafted: view.crafted.filter(({ invention }) => invention !== told.invention), scrapped: [...view.scrapped, told.invention], loose: view.loose + Number(told.meeple) }
    case 'robot_meeple':
      return told.place === 'esplanade' ? { esplanade: view.esplanade + (told.added ? 1 : -1) } : {}
    case 'gargamel_revealed':
      return { revealed: [...view.revealed, told.card], gargamel_count: view.gargamel_count - 1, lasting: told.kind === 'lasting' ? told.card : null, top_gargamel: null, peeked: false }
    case 'leader_passed':
      return { leader: told.new_seat }
    case 'action_performed':
      return { danger_streak: told.danger_streak, actions: told.actions }
    default:
      return null
  }
}

function rows(view: SchtroumpfsView, id: string, change: (row: SchtroumpfsRowView) => Partial<SchtroumpfsRowView>): readonly SchtroumpfsRowView[] {
  return view.rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row))
}

function put(view: SchtroumpfsView, target: string, mode: string): Change {
  if (!isRow(target)) return { crafted: view.crafted.map((one) => (one.invention === target ? { ...one, meeple: true } : one)) }
  if (mode === 'overflow') return { rows: rows(view, target, (row) => ({ overflow: row.overflow + 1 })) }
  const double = mode === 'double'
  return { rows: rows(view, target, (row) => ({ meeples: row.meeples + 1, double, full: double || row.meeples + 1 >= rowOf(target).slots })) }
}
