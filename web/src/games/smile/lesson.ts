/** The tutorial: nine prepared positions, each with one thing to do. A small script, not the rules. */

import { cardOf } from './content.svelte'
import { whyNot, type Verb } from './rules'
import type { SmileEvent, SmileHunterView, SmileView } from './wire'

/** What has to be done: a move, a touch that is refused, a look at what the others do, or the right number. */
export type Want =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'refusal'; readonly code: string }
  | { readonly kind: 'look' }
  | { readonly kind: 'answer'; readonly right: number; readonly choices: readonly number[] }

export interface Lesson {
  readonly key: string // of its words
  readonly before: SmileView
  readonly want: Want
  readonly after: SmileView
  readonly events: readonly SmileEvent[] // how it gets from one to the other
}

interface Scene {
  readonly round?: number
  readonly hand: number
  readonly row: readonly (readonly [string, number])[]
  readonly fronts?: readonly (readonly string[])[]
  readonly collected?: readonly number[]
  readonly tears?: number
  readonly turn?: number | null
}

const RIVALS = 2
const VERBS: readonly Verb[] = ['offer', 'collect', 'borrow']

function scene({ round = 1, hand, row, fronts = [[], [], []], collected = [], tears = 0, turn = 0 }: Scene): SmileView {
  const hunters: SmileHunterView[] = Array.from({ length: 1 + RIVALS }, (_, seat) => {
    const creatures = fronts[seat] ?? []
    const points = creatures.reduce((sum, id) => sum + valueOf(id), 0)
    const wet = seat === 0 ? tears : 0
    return { fireflies: null, tears: wet, creatures, fled: [], collected: collected.includes(seat), card_score: points - wet }
  })
  return {
    eyes: 0,
    seats: 1 + RIVALS,
    over: false,
    round,
    deck_count: 30 - 3 * round,
    start_seat: 0,
    turn,
    row: row as SmileView['row'],
    hunters,
    supply_fireflies: 17 - tears,
    supply_tears: 5 - tears,
    unseen: null,
    hand,
    options: [],
  }
}

/** With what may be done. */
export function withOptions(view: SmileView): SmileView {
  const options = view.row.flatMap(([card]) => VERBS.filter((verb) => whyNot(view, 0, verb, card) === null).map((verb) => `${verb} ${card}`))
  return { ...view, options }
}

export function valueOf(card: string): number {
  return cardOf(card).value
}

export const LESSONS: readonly Lesson[] = [
  {
    key: 'offer',
    before: scene({ hand: 6, row: [['L-3', 0], ['L2', 0], ['L5', 0]] }),
    want: { kind: 'move', move: 'offer L-3' },
    after: scene({ hand: 5, row: [['L-3', 1], ['L2', 0], ['L5', 0]], turn: 1 }),
    events: [['firefly_offered', 0, 'L-3', 1]],
  },
  {
    key: 'lowest',
    before: scene({ hand: 5, row: [['L-3', 3], ['L2', 0], ['L5', 0]] }),
    want: { kind: 'refusal', code: 'not_lowest' },
    after: scene({ hand: 5, row: [['L-3', 3], ['L2', 0], ['L5', 0]] }),
    events: [],
  },
  {
    key: 'anyone',
    before: scene({ hand: 4, row: [['L-3', 4], ['L2', 0], ['L5', 0]], turn: 1 }),
    want: { kind: 'look' },
    after: scene({ hand: 4, row: [['L2', 0], ['L5', 0]], fronts: [[], ['L-3'], []], collected: [1], turn: 2 }),
    events: [['creature_collected', 1, 'L-3', 4, false]],
  },
  {
    key: 'collect',
    before: scene({ hand: 4, row: [['L2', 2], ['L5', 0]], fronts: [[], ['L-3'], []], collected: [1] }),
    want: { kind: 'move', move: 'collect L2' },
    after: scene({ hand: 6, row: [], fronts: [['L2'], ['L-3'], ['L5']], collected: [0, 1, 2], turn: null }),
    events: [
      ['creature_collected', 0, 'L2', 2, false],
      ['creature_collected', 2, 'L5', 0, true],
    ],
  },
  {
    key: 'colours',
    before: scene({ round: 3, hand: 5, row: [['L1', 2], ['L3', 0], ['L4', 0]], fronts: [['L-2', 'L2'], ['L-3'], ['L5']] }),
    want: { kind: 'move', move: 'collect L1' },
    after: scene({ round: 3, hand: 7, row: [['L3', 0], ['L4', 0]], fronts: [['L2'], ['L-3'], ['L5']], collected: [0], turn: 1 }),
    events: [
      ['creature_collected', 0, 'L1', 2, false],
      ['pair_fled', 0, ['L-2', 'L1'], 'pink'],
    ],
  },
  {
    key: 'none',
    before: scene({ round: 4, hand: 5, row: [['L2n', 2], ['L4', 0], ['L4y', 0]], fronts: [['L2', 'L3'], ['L-3'], ['L5']] }),
    want: { kind: 'move', move: 'collect L2n' },
    after: scene({ round: 4, hand: 7, row: [['L4', 0], ['L4y', 0]], fronts: [['L2', 'L3', 'L2n'], ['L-3'], ['L5']], collected: [0], turn: 1 }),
    events: [['creature_collected', 0, 'L2n', 2, false]],
  },
  {
    key: 'last',
    before: scene({ round: 5, hand: 4, row: [['L0', 2], ['L6', 0]], fronts: [['L2', 'L3'], ['L4y'], ['L5']], collected: [1] }),
    want: { kind: 'move', move: 'offer L0' },
    after: scene({ round: 5, hand: 3, row: [], fronts: [['L2', 'L3', 'L6'], ['L4y'], ['L5', 'L0']], collected: [0, 1, 2], turn: null }),
    events: [
      ['firefly_offered', 0, 'L0', 3],
      ['creature_collected', 2, 'L0', 3, false],
      ['creature_collected', 0, 'L6', 0, true],
    ],
  },
  {
    key: 'tears',
    before: scene({ round: 6, hand: 0, row: [['L-1', 0], ['L4y', 0], ['L5w', 0]], fronts: [['L3', 'L6'], ['L4'], ['L5', 'L0']] }),
    want: { kind: 'move', move: 'borrow L-1' },
    after: scene({ round: 6, hand: 0, row: [['L-1', 1], ['L4y', 0], ['L5w', 0]], fronts: [['L3', 'L6'], ['L4'], ['L5', 'L0']], tears: 1, turn: 1 }),
    events: [
      ['tear_taken', 0, 1],
      ['firefly_borrowed', 0, 'L-1', 1],
    ],
  },
  {
    key: 'count',
    before: scene({ round: 10, hand: 9, row: [], fronts: [['L3', 'L6'], ['L4', 'L-3'], ['L5', 'L0']], collected: [0, 1, 2], tears: 1, turn: null }),
    want: { kind: 'answer', right: 1, choices: [9, 4, 1] },
    after: scene({ round: 10, hand: 9, row: [], fronts: [['L3', 'L6'], ['L4', 'L-3'], ['L5', 'L0']], collected: [0, 1, 2], tears: 1, turn: null }),
    events: [],
  },
]
