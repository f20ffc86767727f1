/** The tutorial: eight prepared villages, each with one thing to do. A small script, not the rules. */

import { ROWS } from './rules'
import type { SchtroumpfsEvent, SchtroumpfsFaceView, SchtroumpfsPlacementView, SchtroumpfsRowView, SchtroumpfsView } from './wire'

/** What has to be done: a move, or a look at what the others do. */
export type Want = { readonly kind: 'move'; readonly move: string } | { readonly kind: 'look' }

export interface Lesson {
  readonly key: string // of its words
  readonly before: SchtroumpfsView
  readonly want: Want
  readonly after: SchtroumpfsView
  readonly events: readonly SchtroumpfsEvent[] // how it gets from one to the other
}

// --- Villages on paper

const TWO_SLOTS = new Set(['1L', '2U', '3U', '4U', '5U', '6U', '7L', '8L'])
const RED = new Set(['2L', '3L', '4L', '5L'])
const face = (effect: string, amount: number, hits: number): SchtroumpfsFaceView => ({ effect, amount, hits })

/** `{ '3U': 1 }`: meeples on slots. */
export function rows(meeples: Readonly<Record<string, number>> = {}, more: Readonly<Record<string, Partial<SchtroumpfsRowView>>> = {}): readonly SchtroumpfsRowView[] {
  return ROWS.map((id) => {
    const on = meeples[id] ?? 0
    return { id, meeples: on, double: false, overflow: 0, full: on >= (TWO_SLOTS.has(id) ? 2 : 1), dangerous: RED.has(id), closed: false, ...more[id] }
  })
}

export function placement(target: string, more: Partial<SchtroumpfsPlacementView> = {}): SchtroumpfsPlacementView {
  return { move: `place ${target}`, target, fills: false, effect: '', cost: [0, 0, 0], gain: [0, 0, 0], choice: 0, dangers: 0, cats: 0, ...more }
}

/** A new game, and what is different. */
export function village(seats: number, more: Partial<SchtroumpfsView> = {}): SchtroumpfsView {
  return {
    eyes: 0,
    seats,
    over: false,
    level: 'standard',
    hungry: false,
    super_die: false,
    round: 1,
    turn: 1,
    leader: 0,
    active: 0,
    stock: [0, 0, 0],
    supply: [20, 20, 20],
    houses: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'].map((roof) => ({ roof, built: false })),
    cakes: [{ cake: 'C01', prepared: false, progress: 0, needed: 10 }, { cake: 'C05', prepared: false, progress: 0, needed: 7 }],
    rows: rows(),
    esplanade: 8,
    nest: 0,
    aside: 0,
    loose: 0,
    spare: 1,
    removed: 0,
    azrael: 1,
    hands: [['S10', 'P03', 'S02'], ['S04', 'S06', 'S12'], ['S07', 'S09', 'S01']].slice(0, seats),
    hand_size: 3,
    deck_count: 4,
    discard: [],
    played: null,
    forced: null,
    sheltered: [],
    forest_count: 10,
    forest_under: [],
    extra_count: 13,
    extra_under: [],
    ideas: [{ invention: 'N07', price: 3 }, { invention: 'N10', price: 4 }, { invention: 'N12', price: 6 }],
    crafted: [],
    invention_count: 21,
    scrapped: [],
    gargamel_count: 10,
    gargamel_under: [],
    revealed: [],
    lasting: null,
    peeked: false,
    too_late: [8, 10, 3],
    danger_streak: 0,
    useful_streak: 0,
    sheltered_starting: 0,
    actions: 0,
    discounted: false,
    rescued_again: false,
    rescues: 0,
    pending: '',
    pending_extra: 0,
    rescue_done: false,
    build_done: false,
    bake_done: false,
    won: false,
    danger_faces: [face('azrael', 1, 1), face('attack', 1, 2), face('shortage', 2, 2), face('hunt', 1, 0), face('find', 1, 1), face('idea', 1, 1)],
    azrael_faces: [face('attack', 1, 2), face('shortage', 1, 1), face('shortage', 2, 2), face('destroy', 1, 1), face('hunt', 1, 0), face('hunt', 1, 0)],
    placements: [],
    question: null,
    agenda: [],
    left: [],
    top_gargamel: null,
    options: [],
    objections: {},
    ...more,
  }
}

// --- The eight

const SEATS = 3

/** A place for a meeple is chosen, among these. */
function placing(places: readonly SchtroumpfsPlacementView[], more: Partial<SchtroumpfsView>): SchtroumpfsView {
  return village(SEATS, { played: 'P03', hands: [['S10', 'S02'], ['S04', 'S06', 'S12'], ['S07', 'S09', 'S01']], question: { decision: 'place', seat: 0, window: 'B', subject: '', amount: 0 }, placements: places, options: places.map(({ move }) => move), ...more })
}

const hand = (...cards: readonly string[]): readonly (readonly string[])[] => [cards, ['S04', 'S06', 'S12'], ['S07', 'S09', 'S01']]

export const LESSONS: readonly Lesson[] = [
  {
    key: 'card',
    before: village(SEATS, { question: { decision: 'play_card', seat: 0, window: 'A', subject: '', amount: 0 }, options: ['play S10', 'play P03', 'play S02'] }),
    want: { kind: 'move', move: 'play P03' },
    after: village(SEATS, { stock: [1, 1, 1], played: 'P03', hands: hand('S10', 'S02') }),
    events: [
      ['card_played', 0, 'P03', 1],
      ['resources_gained', 0, [1, 1, 1], 'P03'],
    ],
  },
  {
    key: 'pair',
    before: placing([placement('3U'), placement('4U'), placement('5U'), placement('2U')], { stock: [1, 1, 1] }),
    want: { kind: 'move', move: 'place 3U' },
    after: village(SEATS, { stock: [1, 4, 1], rows: rows({ '3U': 2 }), esplanade: 6, hands: hand('S10', 'S02'), active: 1, played: 'S04', discard: ['P03'] }),
    events: [
      ['meeple_placed', 0, '3U', '', false],
      ['turn_ended', 0, 0],
      ['card_played', 1, 'S04', 0],
      ['meeple_placed', 1, '3U', '', true],
      ['action_performed', 1, '3U', false, 0, 1],
      ['resources_gained', 1, [0, 3, 0], '3U'],
    ],
  },
  {
    key: 'danger',
    before: placing([placement('4L', { fills: true, effect: 'collect', gain: [3, 0, 0], dangers: 1 }), placement('4U'), placement('5U')], { stock: [1, 4, 1], rows: rows({ '3U': 2 }), esplanade: 5, played: 'S06' }),
    want: { kind: 'move', move: 'place 4L' },
    after: village(SEATS, { stock: [4, 4, 1], rows: rows({ '3U': 2, '4L': 1 }), esplanade: 4, played: 'S06', hands: hand('S10', 'S02'), ideas: [{ invention: 'N07', price: 3 }, { invention: 'N10', price: 4 }, { invention: 'N12', price: 6 }, { invention: 'N22', price: 5 }] }),
    events: [
      ['meeple_placed', 0, '4L', '', true],
      ['die_rolled', 0, 'danger', 6, 'idea', 1, '4L', false],
      ['ideas_revealed', ['N22'], 'danger'],
      ['action_performed', 0, '4L', true, 1, 2],
      ['resources_gained', 0, [3, 0, 0], '4L'],
    ],
  },
  {
    key: 'azrael',
    before: placing([placement('2U'), placement('5U', { cats: 1 }), placement('5L', { fills: true, effect: 'collect', gain: [0, 0, 3], dangers: 1, cats: 1 })], { stock: [4, 4, 1], azrael: 5, rows: rows({ '3U': 2, '4L': 1 }), esplanade: 4, played: 'S07' }),
    want: { kind: 'move', move: 'place 2U' },
    after: village(SEATS, { stock: [4, 4, 1], azrael: 5, rows: rows({ '3U': 2, '4L': 1, '2U': 1 }), esplanade: 3, played: 'S07', hands: hand('S10', 'S02') }),
    events: [['meeple_placed', 0, '2U', '', false]],
  },
  {
    key: 'rescue',
    before: placing([placement('1U', { fills: true, effect: 'rescue', cost: [1, 0, 0] }), placement('1L'), placement('6U')], { stock: [4, 4, 1], azrael: 6, nest: 1, rows: rows({ '3U': 2, '4L': 1 }), esplanade: 3, played: 'S10', hands: hand('S02') }),
    want: { kind: 'move', move: 'place 1U' },
    after: village(SEATS, { stock: [3, 4, 1], azrael: 6, rows: rows({ '3U': 2, '4L': 1, '1U': 1 }), esplanade: 3, played: 'S10', hands: hand('S02', 'P10'), forest_count: 9 }),
    events: [
      ['meeple_placed', 0, '1U', '', true],
      ['resources_spent', 0, [1, 0, 0], '1U'],
      ['action_performed', 0, '1U', false, 0, 3],
      ['card_drawn', 0, 'P10', 'forest', '1U'],
      ['meeple_returned', 'nest', 1, '1U'],
      ['rescue', 0, true, true, 1],
    ],
  },
  {
    key: 'craft',
    before: village(SEATS, { stock: [4, 4, 1], azrael: 6, esplanade: 3, rows: rows({ '3U': 2, '4L': 1, '1U': 1 }), hands: hand('S02', 'P10'), question: { decision: 'play_card', seat: 0, window: 'A', subject: '', amount: 0 }, options: ['play S02', 'play P10', 'craft N07', 'craft N10'] }),
    want: { kind: 'move', move: 'craft N07' },
    after: village(SEATS, { stock: [1, 4, 1], azrael: 6, esplanade: 3, rows: rows({ '3U': 2, '4L': 1, '1U': 1 }), hands: hand('S02', 'P10'), ideas: [{ invention: 'N10', price: 4 }, { invention: 'N12', price: 6 }], crafted: [{ invention: 'N07', meeple: false }] }),
    events: [
      ['resources_spent', 0, [3, 0, 0], 'N07'],
      ['invention_crafted', 0, 'N07', 3, false],
    ],
  },
  {
    key: 'build',
    before: placing([placement('8U', { fills: true, effect: 'build' }), placement('8L'), placement('7L')], { round: 3, stock: [2, 5, 4], azrael: 2, esplanade: 1, rows: rows({ '3U': 2, '5U': 2, '4L': 1 }), played: 'P14', hands: hand('P10'), discard: ['S02', 'S06'] }),
    want: { kind: 'move', move: 'place 8U' },
    after: village(SEATS, { round: 3, stock: [2, 0, 0], azrael: 2, esplanade: 0, rows: rows({ '3U': 2, '5U': 2, '4L': 1, '8U': 1 }), played: 'P14', hands: hand('P10'), discard: ['S06'], sheltered: ['S02'], houses: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'].map((roof) => ({ roof, built: roof === 'R1' })) }),
    events: [
      ['meeple_placed', 0, '8U', '', true],
      ['resources_spent', 0, [0, 5, 4], 'R1'],
      ['action_performed', 0, '8U', false, 0, 6],
      ['house_built', 0, 'R1', [0, 5, 4]],
      ['smurf_sheltered', 0, 'S02', null, 1],
    ],
  },
  {
    key: 'round',
    before: village(SEATS, { round: 3, stock: [2, 0, 0], azrael: 2, esplanade: 0, rows: rows({ '3U': 2, '5U': 2, '4L': 1, '8U': 1, '2U': 2 }), hands: hand('P10'), gargamel_count: 8 }),
    want: { kind: 'look' },
    after: village(SEATS, { round: 4, stock: [2, 0, 0], azrael: 3, leader: 1, active: 1, hands: hand('P10'), gargamel_count: 7, revealed: ['G12'], lasting: 'G12' }),
    events: [
      ['round_ended', 3, 8, 0],
      ['gargamel_revealed', 'G12', 'lasting', 1],
      ['azrael_moved', 2, 3, 1, 'G12'],
      ['leader_passed', 0, 1],
    ],
  },
]
