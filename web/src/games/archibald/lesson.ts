/** The tutorial: eight pages of one race, each with a thing to do, or two that belong together. A small script, not the rules. */

import { COLUMNS, LAST } from './board'
import type { ArchibaldEvent, ArchibaldHeroView, ArchibaldView } from './wire'

/** One thing to do: the move that is meant, what it leads to, and how it gets there. */
export interface Deed {
  readonly move: string
  readonly events: readonly ArchibaldEvent[]
  readonly after: ArchibaldView
}

export interface Lesson {
  readonly key: string // of its words
  readonly before: ArchibaldView
  readonly deeds: readonly Deed[]
}

// --- Races on paper

type Tiles = Readonly<Record<string, string>>

interface Scene {
  readonly cells: readonly [you: string, one: string, two: string]
  readonly tiles: Tiles
  readonly lives?: number
  readonly hand?: readonly string[]
  readonly equipment?: string
  readonly asks?: readonly [decision: string, window: string, ...options: readonly string[]]
  readonly more?: Partial<ArchibaldView>
}

const HEROES = ['arthur', 'selenia', 'max']
const STARTS: Tiles = { A1: 'T1-01', B1: 'T1-02', C1: 'T1-03', D1: 'T1-04', E1: 'T1-05' }
const CELLS = Array.from({ length: COLUMNS.length * LAST }, (_, place) => `${COLUMNS[place % COLUMNS.length] ?? ''}${Math.floor(place / COLUMNS.length) + 1}`)
const ARRIVED = { fresh: [], breached: [], opened: [], hops: [] }
const NOTHING_READ = { played: null, reading: [], read: null, draft: null, given: [] }
const NO_SECRETS = { hands: [], hidden: {}, peeked: {}, peeks: [[], [], []], agenda: [], left: [], bots: [1, 2] }

function sheet(hero: string, cell: string, lives: number, hand: readonly string[], equipment: string | null): ArchibaldHeroView {
  const backs = hand.map((card) => Number(card[1])).sort()
  return { hero, cell, lives, cards: hand.length, backs, equipment, immobilised: false, bonuses: [] }
}

function scene({ cells, tiles, lives = 3, hand = HAND, equipment, asks, more = {} }: Scene): ArchibaldView {
  const face: Tiles = { ...STARTS, ...tiles }
  const [decision, window, ...options] = asks ?? ['', '']
  const known = (level: number): number => Object.keys(tiles).filter((cell) => tiles[cell]?.[1] === String(level)).length
  return {
    eyes: 0,
    seats: HEROES.length,
    over: false,
    bump_retry: false,
    round: 1,
    first: 0,
    active: 0,
    card_played: false,
    fought: false,
    immobilised: false,
    heroes: HEROES.map((hero, seat) => (seat === 0 ? sheet(hero, cells[0], lives, hand, equipment ?? null) : sheet(hero, cells[seat] ?? 'A1', 3, ['E2-D#1', 'E2-G#1'], null))),
    board: CELLS.map((cell) => face[cell] ?? null),
    safe: CELLS.filter((cell) => cell in face && !TRAPS.has(face[cell] ?? '')),
    enemies: {},
    supply: { moustik: 4, seide: 6, millipede: 2, spider: 2, darkos: 2 },
    water: 1,
    reached: [2],
    piles: [2, 3, 4].map((level) => ({ level, count: 15 - known(level), unseen: [], under: [] })),
    jails_unseen: ['T5-01', 'T5-02', 'T5-03', 'T5-04', 'T5-05'].filter((tile) => !Object.values(tiles).includes(tile)),
    decks: [2, 3, 4].map((level) => ({ level, count: 9, discard: [] })),
    adventures: 22,
    adventure_discard: [],
    odds: [],
    question: decision === '' ? null : { decision, seat: 0, window, subject: '', amount: 0, choices: options },
    winner: null,
    ended: '',
    jails: [],
    hand,
    options,
    objections: {},
    ...ARRIVED,
    ...NOTHING_READ,
    ...NO_SECRETS,
    ...more,
  }
}

// --- One race, page by page

const HAND = ['E2-E#1', 'E2-F#1']
const THORN = 'E2-A#1'
const ARMED = { hand: HAND, equipment: THORN }
const TRAPS = new Set(['T5-02', 'T5-03'])
const WALL = 'wall ARC-302'

const FIRST: Tiles = { D2: 'T2-11' }
const STREET: Tiles = { ...FIRST, C2: 'T2-01' }
const WALLED: Tiles = { ...STREET, C3: 'T2-15' }
const HEARTH: Tiles = { ...WALLED, B2: 'T2-03', D3: 'T2-13' }
const WORKSHOP: Tiles = { ...HEARTH, B3: 'T2-05' }
const GATE: Tiles = { ...WORKSHOP, B4: 'T2-08' }
const POND: Tiles = { ...GATE, A3: 'T2-10', C4: 'T2-04', D4: 'T2-12', C5: 'T3-07' }
const DRAIN: Tiles = { ...POND, C6: 'T3-04', D5: 'T3-13', D6: 'T3-15', E6: 'T3-03' }
const PALACE: Tiles = { ...DRAIN, C7: 'T3-11', B7: 'T3-06', C8: 'T4-02', D8: 'T4-03', C9: 'T4-12', D9: 'T4-08', C10: 'T4-14', B10: 'T4-01', B11: 'T5-02' }
const JAILS = ['T5-04', 'T5-02', 'T5-01', 'T5-03', 'T5-05']

const SEIDE_WAITS = { enemies: { B4: ['seide'] } }
const HIGH_WATER = { round: 9, reached: [2, 3], ...SEIDE_WAITS }
const ON_DRAIN: Scene = { cells: ['D6', 'E6', 'A3'], tiles: DRAIN, ...ARMED }

export const LESSONS: readonly Lesson[] = [
  {
    key: 'flip',
    before: scene({ cells: ['C1', 'D2', 'B1'], tiles: FIRST, asks: ['move', '', 'move C2', 'move B1', 'move D1'] }),
    deeds: [
      {
        move: 'move C2',
        events: [['tile_drawn', 0, 2, 'T2-01', 'C2'], ['tile_laid', 'T2-01', 'C2', false], ['hero_moved', 0, 'C1', 'C2', 'move']],
        after: scene({ cells: ['C2', 'D2', 'B1'], tiles: STREET }),
      },
    ],
  },
  {
    key: 'wall',
    before: scene({ cells: ['C2', 'D2', 'B1'], tiles: STREET, asks: ['move', '', 'move C3', 'move B2', 'move D2', 'move C1'], more: { round: 2 } }),
    deeds: [
      {
        move: 'move C3',
        events: [['tile_drawn', 0, 2, 'T2-15', 'C3'], ['tile_laid', 'T2-15', 'C3', false], ['bumped', 0, 'C2', 'C3', 'T2-15']],
        after: scene({ cells: ['C2', 'D2', 'B1'], tiles: WALLED, more: { round: 2 } }),
      },
    ],
  },
  {
    key: 'heart',
    before: scene({ cells: ['C2', 'D3', 'B2'], tiles: HEARTH, asks: ['move', '', 'move B2', 'move D2', 'move C1'], more: { round: 3, objections: { 'move C3': WALL } } }),
    deeds: [
      {
        move: 'move B2',
        events: [['hero_moved', 0, 'C2', 'B2', 'move'], ['lives_changed', 0, 1, 4, 'tile']],
        after: scene({ cells: ['B2', 'D3', 'B2'], tiles: HEARTH, lives: 4, more: { round: 3 } }),
      },
    ],
  },
  {
    key: 'card',
    before: scene({ cells: ['B2', 'D3', 'B2'], tiles: HEARTH, lives: 4, asks: ['move', '', 'move B3', 'move A2', 'move C2', 'move B1'], more: { round: 4 } }),
    deeds: [
      {
        move: 'move B3',
        events: [['tile_drawn', 0, 2, 'T2-05', 'B3'], ['tile_laid', 'T2-05', 'B3', false], ['hero_moved', 0, 'B2', 'B3', 'move'], ['cards_drawn', 0, 2, 1, 'tile', [THORN]]],
        after: scene({ cells: ['B3', 'D3', 'B2'], tiles: WORKSHOP, lives: 4, hand: [...HAND, THORN], asks: ['window', 'C', `equip ${THORN}`, 'play E2-F#1', `discard ${THORN}`, 'discard E2-E#1', 'discard E2-F#1', 'go on'], more: { round: 4 } }),
      },
      {
        move: `equip ${THORN}`,
        events: [['equipped', 0, THORN, '']],
        after: scene({ cells: ['B3', 'D3', 'B2'], tiles: WORKSHOP, lives: 4, ...ARMED, more: { round: 4 } }),
      },
    ],
  },
  {
    key: 'fight',
    before: scene({ cells: ['B3', 'D3', 'B2'], tiles: WORKSHOP, lives: 4, ...ARMED, asks: ['move', '', 'move B4', 'move A3', 'move C3', 'move B2'], more: { round: 5 } }),
    deeds: [
      {
        move: 'move B4',
        events: [
          ['tile_drawn', 0, 2, 'T2-08', 'B4'],
          ['tile_laid', 'T2-08', 'B4', false],
          ['hero_moved', 0, 'B3', 'B4', 'move'],
          ['enemies_appeared', 'B4', ['seide'], 'tile', 0],
          ['fight_started', 0, 'B4', [1, 2], [1, 0], ['seide'], 917],
          ['fight_rolled', 0, 1, [1, 0, 1], [1], 2, 1],
          ['enemies_killed', 0, 'B4', ['seide']],
          ['lives_changed', 0, -1, 3, 'fight'],
        ],
        after: scene({ cells: ['B4', 'D3', 'B2'], tiles: GATE, ...ARMED, more: { round: 5, fought: true } }),
      },
    ],
  },
  {
    key: 'blocked',
    before: scene({
      cells: ['C5', 'D4', 'A3'],
      tiles: POND,
      ...ARMED,
      asks: ['window', 'A', 'go on', 'play E2-F#1', 'discard E2-E#1', 'discard E2-F#1'],
      more: { round: 8, reached: [2, 3], water: 2, enemies: { C5: ['moustik'] }, odds: [{ cell: 'C5', enemies: ['moustik'], hero_dice: [1, 2], enemy_dice: [0, 1], win: 917, defeat: 0, loss: 500 }] },
    }),
    deeds: [
      {
        move: 'go on',
        events: [
          ['fight_started', 0, 'C5', [1, 2], [0, 1], ['moustik'], 917],
          ['fight_rolled', 0, 1, [1, 0, 0], [0], 1, 0],
          ['enemies_killed', 0, 'C5', ['moustik']],
        ],
        after: scene({ cells: ['C5', 'D4', 'A3'], tiles: POND, ...ARMED, more: { round: 8, reached: [2, 3], water: 2, fought: true } }),
      },
    ],
  },
  {
    key: 'water',
    before: scene({ cells: ['C6', 'E6', 'A3'], tiles: DRAIN, ...ARMED, asks: ['move', '', 'move D6', 'move C7', 'move B6', 'move C5'], more: { ...HIGH_WATER, water: 3 } }),
    deeds: [
      {
        move: 'move D6',
        events: [
          ['hero_moved', 0, 'C6', 'D6', 'move'],
          ['die_rolled', 0, 2, 'trial'],
          ['water_changed', 1, 4, 'trial'],
          ['flood_started', [0, 1, 2]],
        ],
        after: scene({ ...ON_DRAIN, asks: ['destination', '', 'to B4', 'to C4', 'to D4'], more: { ...HIGH_WATER, water: 4 } }),
      },
      {
        move: 'to C4',
        events: [
          ['hero_sent', 0, 'D6', 'C4', 'flood'],
          ['hero_sent', 1, 'E6', 'D4', 'flood'],
          ['hero_sent', 2, 'A3', 'A1', 'flood'],
          ['flood_ended'],
          ['water_changed', -4, 0, 'flood'],
        ],
        after: scene({ cells: ['C4', 'D4', 'A1'], tiles: DRAIN, ...ARMED, more: { ...HIGH_WATER, water: 0 } }),
      },
    ],
  },
  {
    key: 'jails',
    before: scene({
      cells: ['C10', 'B7', 'D9'],
      tiles: PALACE,
      ...ARMED,
      asks: ['move', '', 'move C11', 'move B10', 'move C9'],
      more: { round: 21, reached: [2, 3, 4, 5], water: 2, objections: { 'move D10': WALL } },
    }),
    deeds: [
      {
        move: 'move C11',
        events: [
          ['jail_revealed', 'C11', 'T5-01'],
          ['hero_moved', 0, 'C10', 'C11', 'move'],
          ['game_won', 0, 'archibald', 'C11', JAILS, [1, 3, 2], 21],
        ],
        after: scene({ cells: ['C11', 'B7', 'D9'], tiles: { ...PALACE, A11: 'T5-04', C11: 'T5-01', D11: 'T5-03', E11: 'T5-05' }, ...ARMED, more: { round: 21, reached: [2, 3, 4, 5], water: 2, over: true, winner: 0, ended: 'archibald', jails: JAILS } }),
      },
    ],
  },
]
