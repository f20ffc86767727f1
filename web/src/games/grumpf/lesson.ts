/** The tutorial: prepared moments of a hunt, each with one thing to do. A small script, not the rules. */

import type { Condition } from './content.svelte'
import { sharesOf } from './rules'
import { holds } from './stats'
import { type BoardKey, type Colour, type Face, SPECIES } from './types'

export type Clan = 'you' | 'one' | 'two'
export const CLANS: readonly Clan[] = ['you', 'one', 'two']
export const COLOUR_OF: Readonly<Record<Clan, Colour>> = { you: 'violet', one: 'orange', two: 'green' } // as in a first game

export interface Spot {
  readonly clan: Clan
  readonly value: number
  readonly clubbed?: boolean
}

export interface LessonBoard {
  readonly key: BoardKey
  readonly side: 1 | 2
  readonly animals: number
  readonly track: readonly Spot[]
}

export interface OwnPawn {
  readonly number: number
  readonly faces: readonly [Face, Face]
  readonly up: Face
  readonly used?: boolean
}

export interface Scene {
  readonly boards: readonly LessonBoard[]
  readonly pawns: readonly OwnPawn[]
  readonly huts: readonly (Clan | null)[]
  readonly haul: readonly number[] // your animals, by species
  readonly counted: boolean // the hunt is over: boards show who takes what
}

/** What has to be done: one of these moves (`place` alone is any of them), a touch that is refused, or the right answer. */
export type Want =
  | { readonly kind: 'moves'; readonly moves: readonly string[] }
  | { readonly kind: 'refusal'; readonly code: string }
  | { readonly kind: 'answer'; readonly right: string; readonly choices: readonly string[] }

/** What the others do then. */
export type Then = readonly ['bed', Clan] | readonly ['count']

export interface Lesson {
  readonly key: string // of its words
  readonly before: Scene
  readonly want: Want
  readonly then: readonly Then[]
  /** What the others do meanwhile, one thing after the other, without waiting for anybody: `two place 2 birds`, `one bed`. */
  readonly meanwhile?: readonly string[]
}

// --- The boards of the lessons, as section 5 of the rules has them

interface Kind {
  readonly spaces: number
  readonly pattern: readonly number[]
  readonly sides: readonly [Condition, Condition]
}

const FREE: Condition = { kind: 'none', low: 0, high: 0 }
const KINDS: Readonly<Partial<Record<BoardKey, Kind>>> = {
  bees: { spaces: 8, pattern: [2, 2, 1], sides: [{ kind: 'sum_ge', low: 20, high: 0 }, { kind: 'last3', low: 3, high: 0 }] },
  reptiles: { spaces: 7, pattern: [2, 1, 1], sides: [{ kind: 'sum_between', low: 10, high: 20 }, { kind: 'all_same', low: 0, high: 0 }] },
  fish: { spaces: 6, pattern: [1, 1, 1], sides: [{ kind: 'sum_le', low: 0, high: 10 }, { kind: 'all_different', low: 0, high: 0 }] },
  birds: { spaces: 8, pattern: [2, 1], sides: [{ kind: 'count_ge', low: 4, high: 0 }, { kind: 'each_le', low: 0, high: 3 }] },
  mammoths: { spaces: 7, pattern: [1, 1], sides: [FREE, { kind: 'sum_even', low: 0, high: 0 }] },
}

export function spacesOf({ key }: LessonBoard): number {
  return KINDS[key]?.spaces ?? 6
}

export function conditionOn({ key, side }: LessonBoard): Condition {
  return KINDS[key]?.sides[side - 1] ?? FREE
}

/** GRU-107, 125. The pawns that count here, with their spaces. */
export function tallied(board: LessonBoard): readonly (Spot & { readonly space: number })[] {
  const counted = board.track.map((spot, index) => ({ ...spot, space: index + 1 })).filter(({ clubbed }) => !clubbed)
  const { kind, low } = conditionOn(board)
  return kind === 'last3' ? counted.slice(-low) : counted
}

export function sumOf(board: LessonBoard): number {
  return tallied(board).reduce((sum, { value }) => sum + value, 0)
}

export function isMet(board: LessonBoard): boolean {
  return holds(conditionOn(board), tallied(board).map(({ value }) => value))
}

export function stateOf(board: LessonBoard): 'met' | 'not' | 'over' | 'none' {
  if (tallied(board).length === 0) return 'none'
  if (isMet(board)) return 'met'
  const { high } = conditionOn(board)
  return high > 0 && sumOf(board) > high ? 'over' : 'not'
}

/** GRU-140 to 143. The clans that are present, strongest first. */
export function ranking(board: LessonBoard): readonly { readonly clan: Clan; readonly strength: number }[] {
  const pawns = tallied(board)
  const of = (clan: Clan) => pawns.filter((pawn) => pawn.clan === clan)
  return CLANS.flatMap((clan) => (of(clan).length ? [{ clan, strength: of(clan).reduce((sum, { value }) => sum + value, 0), first: of(clan)[0]?.space ?? 0 }] : [])).sort(
    (one, other) => other.strength - one.strength || one.first - other.first,
  )
}

/** Who takes how many animals, if the hunt ended now. */
export function spoils(board: LessonBoard): readonly { readonly clan: Clan; readonly animals: number }[] {
  if (!isMet(board)) return []
  const ranked = ranking(board).map(({ clan }) => clan)
  const shares = sharesOf(KINDS[board.key]?.pattern ?? [], ranked.map((_, place) => place), board.animals)
  return ranked.map((clan, place) => ({ clan, animals: shares.filter(([rank]) => rank === place).reduce((sum, [, taken]) => sum + taken, 0) })).filter(({ animals }) => animals > 0)
}

// --- Moves, written as in the game

/** Why not; null if it may be done. */
export function whyNot(scene: Scene, move: string): string | null {
  const [verb, one = '', two = '', three = ''] = move.split(' ')
  if (verb === 'touch') return scene.boards.find(({ key }) => key === one)?.track[Number(two) - 1]?.clan === 'you' ? 'already_placed' : 'no_target'
  if (verb === 'place') {
    if (two === 'club') return 'not_a_value'
    const board = scene.boards.find(({ key }) => key === three)
    return board && board.track.length >= spacesOf(board) ? 'board_full' : null
  }
  if (verb === 'club') {
    const target = scene.boards.find(({ key }) => key === two)?.track[Number(three) - 1]
    if (!target) return 'no_target'
    if (target.clan === 'you') return 'own_pawn'
    if (target.clubbed) return 'already_clubbed'
    return scene.huts.includes(target.clan) ? 'target_asleep' : null
  }
  return null
}

export function play(scene: Scene, move: string): Scene {
  const [verb, one = '', two = '', three = ''] = move.split(' ')
  const number = Number(one)
  switch (verb) {
    case 'flip':
      return { ...scene, pawns: scene.pawns.map((pawn) => (pawn.number === number ? { ...pawn, up: pawn.faces[0] === pawn.up ? pawn.faces[1] : pawn.faces[0] } : pawn)) }
    case 'place':
      return onBoard(use(scene, number), three, (track) => [...track, { clan: 'you', value: Number(two) }])
    case 'club':
      return onBoard(use(scene, number), two, (track) => track.map((spot, index) => (index === Number(three) - 1 ? { ...spot, clubbed: true } : spot)))
    case 'bed':
      return sleep(scene, 'you')
    default:
      return scene
  }
}

export function follow(scene: Scene, then: readonly Then[]): Scene {
  return then.reduce((now, what) => (what[0] === 'bed' ? sleep(now, what[1]) : count(now)), scene)
}

/** One thing that somebody else does; on a full board, nothing. */
export function other(scene: Scene, what: string): Scene {
  const [clan, verb, value, key] = what.split(' ') as [Clan, string, string, BoardKey]
  if (verb === 'bed') return sleep(scene, clan)
  const found = scene.boards.find((board) => board.key === key)
  if (!found || found.track.length >= spacesOf(found)) return scene
  return onBoard(scene, key, (track) => [...track, { clan, value: Number(value) }])
}

function count(scene: Scene): Scene {
  const won = (species: string): number => scene.boards.flatMap((board) => (board.key === species ? spoils(board) : [])).find(({ clan }) => clan === 'you')?.animals ?? 0
  return { ...scene, counted: true, haul: scene.haul.map((number, place) => number + won(SPECIES[place] ?? '')) }
}

function use(scene: Scene, number: number): Scene {
  return { ...scene, pawns: scene.pawns.map((pawn) => (pawn.number === number ? { ...pawn, used: true } : pawn)) }
}

function sleep(scene: Scene, clan: Clan): Scene {
  const free = scene.huts.indexOf(null)
  return { ...scene, huts: scene.huts.map((sleeper, hut) => (hut === free ? clan : sleeper)) }
}

function onBoard(scene: Scene, key: string, change: (track: readonly Spot[]) => readonly Spot[]): Scene {
  return { ...scene, boards: scene.boards.map((board) => (board.key === key ? { ...board, track: change(board.track) } : board)) }
}

export function isWanted({ want }: Lesson, move: string): boolean {
  return want.kind === 'moves' && want.moves.some((wanted) => move === wanted || move.startsWith(`${wanted} `))
}

// --- Writing them down: `o5` is Anouk's 5, `y2` yours, `t4x` Basile's clubbed 4

function board(key: BoardKey, animals: number, track = '', side: 1 | 2 = 1): LessonBoard {
  const clan = { y: 'you', o: 'one', t: 'two' } as const
  const spots = track.split(' ').filter(Boolean).map((text): Spot => ({ clan: clan[text[0] as 'y' | 'o' | 't'], value: Number(text[1]), ...(text[2] === 'x' ? { clubbed: true } : {}) }))
  return { key, side, animals, track: spots }
}

/** `5/2` is a pawn that shows 5 and has a 2 behind; numbers are those of the box. */
const NUMBERS: Readonly<Record<string, number>> = { '1c': 1, '3c': 2, '5c': 3, '14': 4, '25': 5, '24': 6, '35': 7, '23': 8 }

function pawn(text: string): OwnPawn {
  const [up, back] = text.split('/') as [string, string]
  const face = (letter: string): Face => (letter === 'c' ? 'club' : (letter as Face))
  return { number: NUMBERS[`${up}${back}`] ?? NUMBERS[`${back}${up}`] ?? 0, faces: [face(up), face(back)], up: face(up) }
}

function scene(boards: readonly LessonBoard[], pawns = '', more: Partial<Scene> = {}): Scene {
  return { boards, pawns: pawns.split(' ').filter(Boolean).map(pawn), huts: [], haul: [], counted: false, ...more }
}

const moves = (...moves: string[]): Want => ({ kind: 'moves', moves })
const refusal = (code: string): Want => ({ kind: 'refusal', code })
const answer = (right: string, ...choices: string[]): Want => ({ kind: 'answer', right, choices })

export const LESSONS: readonly Lesson[] = [
  { key: 'flip', before: scene([], '2/5 c/3 1/4'), want: moves('flip 5'), then: [] },
  { key: 'place', before: scene([board('mammoths', 2, 'o3')], '5/2 c/3 1/4'), want: moves('place 5 5 mammoths'), then: [] },
  { key: 'stuck', before: scene([board('mammoths', 2, 'o3 y5')], 'c/3 1/4'), want: refusal('already_placed'), then: [] },
  { key: 'strong', before: scene([board('mammoths', 2, 'o5 y2 t3')], '4/1'), want: moves('place 4 4 mammoths'), then: [['count']] },
  { key: 'club', before: scene([board('mammoths', 2, 'o5 y3')], 'c/3'), want: moves('club 2 mammoths 1'), then: [['count']] },
  { key: 'space', before: scene([board('fish', 3, 'o2 t2x y1 o1 t1 o2')], '1/4'), want: refusal('board_full'), then: [] },
  { key: 'bed', before: scene([board('mammoths', 2, 'y5 t3 o4')], '', { huts: ['one', null] }), want: moves('bed'), then: [['count']] },
  { key: 'failed', before: scene([board('bees', 5, 'o5 y5 t4 o3')]), want: answer('missed', 'met', 'missed'), then: [['count']] },
  { key: 'series', before: scene([], '', { haul: [3, 1, 1, 1, 1] }), want: answer('6', '6', '7', '8'), then: [['count']] },
  { key: 'species', before: scene([board('bees', 4, 'o5 t5 o5 t5'), board('mammoths', 2, 't3')], '5/3', { haul: [3, 0, 0, 0, 0] }), want: moves('place 7 5 mammoths', 'place 7 3 mammoths'), then: [['count']] },
  { key: 'much', before: scene([board('fish', 3, 'o3 t5')], '5/2'), want: moves('place 5 2 fish'), then: [['count']] },
  { key: 'save', before: scene([board('fish', 3, 'y4 o2 t5 o2')], 'c/5'), want: moves('club 3 fish 3'), then: [['count']] },
  {
    key: 'late',
    before: scene([board('birds', 3, 'o4 t2'), board('reptiles', 3, 't5 o4')], '3/5 4/2 2/3', { huts: ['one', null] }),
    want: moves('place'),
    then: [['bed', 'two'], ['count']],
  },
  {
    key: 'live',
    before: scene([board('birds', 3, 'o4'), board('mammoths', 2, 't3')], '3/5 4/2 2/3', { huts: [null, null] }),
    want: moves('bed'),
    then: [['count']],
    meanwhile: ['two place 2 birds', 'one place 4 mammoths', 'two place 1 birds', 'one bed'],
  },
]
