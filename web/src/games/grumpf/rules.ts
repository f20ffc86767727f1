/** What can be known of the rules from a view: what may be done, why not, and how a board would be counted now.

The server decides; this only lights what is possible, and explains the rest without asking. Within a hunt nothing that
is forbidden becomes allowed again: a full board stays full, a sleeper sleeps, so nothing is kept from the server that
could still succeed.
*/

import type { Refusal } from '..'
import { boardOf, conditionOf, facesOf } from './content.svelte'
import type { BoardKey, Colour, Face, GrumpfBoardView, GrumpfClanView, GrumpfView } from './types'
import { BOARDS, SPECIES } from './types'

/** Where the law gives each reason (GRU-265, 269). */
export const RULES: Readonly<Record<string, string>> = {
  bad_request: 'GRU-265',
  not_started: 'GRU-239',
  round_over: 'GRU-263',
  superseded: 'GRU-253',
  asleep: 'GRU-088',
  already_placed: 'GRU-076',
  not_a_value: 'GRU-069',
  board_full: 'GRU-067',
  not_a_club: 'GRU-070',
  no_target: 'GRU-070',
  own_pawn: 'GRU-072',
  already_clubbed: 'GRU-071',
  target_asleep: 'GRU-073',
  must_place_all: 'GRU-226',
  not_your_turn: 'GRU-269',
  not_now: 'GRU-269',
  no_exchange: 'GRU-269',
  choose_pawn: 'GRU-061', // the hand's own: without a pawn there is nothing to send
}

export function refuse(code: string): Refusal {
  return { code, rule: RULES[code] ?? 'GRU-265' }
}

// --- Moves, as they are written

export type Gesture =
  | { readonly verb: 'flip'; readonly pawn: number }
  | { readonly verb: 'place'; readonly pawn: number; readonly face: Face; readonly board: BoardKey }
  | { readonly verb: 'club'; readonly pawn: number; readonly board: BoardKey; readonly space: number }
  | { readonly verb: 'bed' | 'wait' }

/** What is done between two hunts is written as it is. */
type Between = { readonly verb: 'ready' | 'shout' | 'continue' | 'decline' | 'exchange' }
const BETWEEN: readonly string[] = ['ready', 'shout', 'continue', 'decline', 'exchange'] satisfies Between['verb'][]

export function write(gesture: Gesture): string {
  switch (gesture.verb) {
    case 'flip':
      return `flip ${gesture.pawn}`
    case 'place':
      return `place ${gesture.pawn} ${gesture.face} ${gesture.board}`
    case 'club':
      return `club ${gesture.pawn} ${gesture.board} ${gesture.space}`
    default:
      return gesture.verb
  }
}

export function read(move: string | null): Gesture | null {
  const [verb, pawn, one, two] = (move ?? '').split(' ')
  if (verb === 'flip') return { verb, pawn: Number(pawn) }
  if (verb === 'place') return { verb, pawn: Number(pawn), face: one as Face, board: two as BoardKey }
  if (verb === 'club') return { verb, pawn: Number(pawn), board: one as BoardKey, space: Number(two) }
  return verb === 'bed' || verb === 'wait' ? { verb } : null
}

// --- Clans

export function clanOf(view: GrumpfView, clan: number): GrumpfClanView | undefined {
  return view.clans[clan]
}

/** The neutral clan has a colour of its own among the pawns, whichever it has in the box. */
export function colourOf(view: GrumpfView, clan: number): Colour {
  const found = view.clans[clan]
  return found === undefined || found.neutral ? 'neutral' : (found.colour as Colour)
}

export function asleep(view: GrumpfView, clan: number): boolean {
  return view.clans[clan]?.hut != null
}

export function heldBy(view: GrumpfView, clan: number): number {
  return view.clans[clan]?.pawns.filter(([, place]) => place === 'held').length ?? 0
}

export function boardView(view: GrumpfView, key: string): GrumpfBoardView | undefined {
  return view.boards[BOARDS.indexOf(key as BoardKey)]
}

export const speciesPlace = (key: string): number => SPECIES.indexOf(key as (typeof SPECIES)[number])

// --- Why not (GRU-265, 269; R47)

/** The first reason that applies to a move, as it is written, in the order of the law (GRU-265, 269).

In real time it is the answer to a command that nobody is quicker than, from an empty hand: what the others have sent, and
whether it is one command too many in a second (GRU-268), no view tells.
*/
export function guard(view: GrumpfView, seat: number, move: string): Refusal | null {
  const verb = move.split(' ')[0] ?? ''
  const gesture = read(move)
  if (gesture) return whyNot(view, seat, gesture)
  return BETWEEN.includes(verb) ? whyNotBetween(view, seat, verb as Between['verb'], move) : refuse('bad_request')
}

/** What may be done between two hunts is in the list of one's options; a shout that comes too late is heard without an answer. */
function whyNotBetween(view: GrumpfView, seat: number, verb: Between['verb'], move: string): Refusal | null {
  if (view.options.includes(move)) return null
  return refuse(verb === 'exchange' && view.phase === 'exchange' && view.exchange === seat ? 'no_exchange' : 'not_now')
}

export function whyNot(view: GrumpfView, seat: number, gesture: Gesture): Refusal | null {
  if (!exists(view, seat, gesture)) return refuse('bad_request')
  const early = whyNotNow(view, seat)
  if (early) return early
  if (!('pawn' in gesture)) return gesture.verb === 'bed' ? whyNotBed(view, seat) : null
  if (!isHeld(view, seat, gesture.pawn)) return refuse('already_placed')
  if (gesture.verb === 'place') return whyNotPlace(view, gesture.face, gesture.board)
  return gesture.verb === 'club' ? whyNotClub(view, seat, gesture.pawn, gesture.board, gesture.space) : null
}

/** A pawn in front of its owner may be chosen at any time; of any other, what would be answered to whoever plays it. */
export function whyNotChoose(view: GrumpfView, seat: number, pawn: number): Refusal | null {
  return isHeld(view, seat, pawn) ? null : whyNot(view, seat, { verb: 'club', pawn, board: BOARDS[0], space: 1 })
}

function isHeld(view: GrumpfView, seat: number, pawn: number): boolean {
  return view.clans[seat]?.pawns[pawn - 1]?.[1] === 'held'
}

/** Is it something that this pace has, with a pawn of this table, a face that it has, a space of that board? */
function exists(view: GrumpfView, seat: number, gesture: Gesture): boolean {
  if (!('pawn' in gesture)) return gesture.verb === 'bed' || view.pace !== 'realtime'
  if ((view.clans[seat]?.pawns[gesture.pawn - 1]?.[1] ?? 'aside') === 'aside') return false
  if (gesture.verb === 'flip') return view.pace === 'realtime'
  return gesture.verb === 'place' ? facesOf(gesture.pawn).includes(gesture.face) : gesture.space <= boardOf(gesture.board).spaces
}

function whyNotNow(view: GrumpfView, seat: number): Refusal | null {
  if (view.phase !== 'hunt') {
    if (view.pace !== 'realtime') return refuse('not_now')
    return refuse(['waiting', 'ready', 'shout', 'countdown'].includes(view.phase) ? 'not_started' : 'round_over')
  }
  if (view.turn !== null && view.turn !== seat) return refuse('not_your_turn')
  return asleep(view, seat) ? refuse('asleep') : null
}

function whyNotPlace(view: GrumpfView, face: Face, key: BoardKey): Refusal | null {
  if (face === 'club') return refuse('not_a_value')
  const board = boardView(view, key)
  return board && board.track.length >= boardOf(key).spaces ? refuse('board_full') : null
}

function whyNotClub(view: GrumpfView, seat: number, pawn: number, key: BoardKey, space: number): Refusal | null {
  if (!facesOf(pawn).includes('club')) return refuse('not_a_club')
  const spot = boardView(view, key)?.track[space - 1]
  if (!spot) return refuse('no_target')
  const [clan, , , club] = spot
  if (clan === seat) return refuse('own_pawn')
  if (club !== null) return refuse('already_clubbed')
  return asleep(view, clan) ? refuse('target_asleep') : null
}

function whyNotBed(view: GrumpfView, seat: number): Refusal | null {
  return view.seats === 2 && heldBy(view, seat) > 0 ? refuse('must_place_all') : null
}

/** The spaces of a board on which this seat's club would land. */
export function targets(view: GrumpfView, seat: number, pawn: number, key: BoardKey): readonly number[] {
  const spaces = boardView(view, key)?.track.map((_, index) => index + 1) ?? []
  return spaces.filter((space) => whyNot(view, seat, { verb: 'club', pawn, board: key, space }) === null)
}

// --- How it stands

/** Where the law says what a board asks for, by side. */
export const CONDITION_RULES: Readonly<Record<BoardKey, readonly string[]>> = {
  bees: ['GRU-115', 'GRU-125'],
  reptiles: ['GRU-116', 'GRU-126'],
  fish: ['GRU-117', 'GRU-127'],
  birds: ['GRU-118', 'GRU-128'],
  mammoths: ['GRU-119', 'GRU-129'],
  sorcerer: ['GRU-160', 'GRU-165'],
}

/** `over` is what only a club can mend; `none` is a board on which nothing counts so far. */
export type Standing = 'met' | 'not' | 'over' | 'none'

export function standing(board: Pick<GrumpfBoardView, 'key' | 'side' | 'sum' | 'count' | 'met'>): Standing {
  if (board.count === 0) return 'none'
  if (board.met) return 'met'
  const { kind, high } = conditionOf(board.key, board.side)
  if (kind === 'sum_between' || kind === 'sum_le') return board.sum > high ? 'over' : 'not'
  return ['all_same', 'all_different', 'each_le'].includes(kind) ? 'over' : 'not'
}

/** What is measured, and against what: `12 / 20`. */
export function measure(board: Pick<GrumpfBoardView, 'key' | 'side' | 'sum' | 'count'>): { readonly have: number; readonly of: string; readonly pawns: boolean } {
  const { kind, low, high } = conditionOf(board.key, board.side)
  if (kind === 'sum_ge') return { have: board.sum, of: String(low), pawns: false }
  if (kind === 'sum_le') return { have: board.sum, of: String(high), pawns: false }
  if (kind === 'sum_between') return { have: board.sum, of: `${low}–${high}`, pawns: false }
  if (kind === 'count_ge' || kind === 'last3') return { have: board.count, of: String(low), pawns: true }
  return kind === 'sum_even' ? { have: board.sum, of: '', pawns: false } : { have: board.count, of: '', pawns: true }
}

/** GRU-145 to 149. Who would take how many of so many animals, turn by turn. */
export function sharesOf(pattern: readonly number[], ranked: readonly number[], animals: number): readonly (readonly [clan: number, taken: number])[] {
  const shares: [number, number][] = []
  const ranks = Math.min(pattern.length, ranked.length)
  for (let left = animals, turn = 0; left > 0 && ranks > 0; turn = (turn + 1) % ranks) {
    const taken = Math.min(pattern[turn] ?? 0, left)
    shares.push([ranked[turn] ?? 0, taken])
    left -= taken
  }
  return shares
}

// --- Who is awaited

/** The table's clocks: in the slow paces, and for an exchange. All other times are the rules' own. */
export function clocked(view: GrumpfView): boolean {
  return view.phase === 'exchange' || (view.phase === 'hunt' && view.pace !== 'realtime')
}

/** Six people at once: a hand takes up the next pawn while the last one is on its way. */
export function swift(view: GrumpfView): boolean {
  return view.pace === 'realtime'
}

/** Nobody waits for somebody who reads; except in a practice hunt (GRU-316). */
export function hurried(view: GrumpfView): boolean {
  if (view.phase === 'exchange') return true
  return view.pace === 'realtime' && (view.phase === 'countdown' || (view.phase === 'hunt' && !view.waits))
}

/** While the boards are counted one by one, the log knows already who has won what. */
export function hushed(view: GrumpfView): boolean {
  return view.phase === 'review'
}

export function awaited(view: GrumpfView): readonly number[] {
  const seats = view.clans.slice(0, view.seats)
  const those = (wanted: (clan: GrumpfClanView) => boolean): number[] => seats.flatMap((clan, seat) => (wanted(clan) ? [seat] : []))
  switch (view.phase) {
    case 'ready':
      return those(({ ready }) => !ready)
    case 'shout':
      return those(({ bot, gone }) => !bot && !gone)
    case 'hunt':
      if (view.turn !== null) return [view.turn]
      return those(({ hut, ready }) => hut === null && !(view.pace === 'beats' && ready))
    case 'review':
      return those(({ bot, gone, ready }) => !bot && !gone && !ready)
    case 'exchange':
      return view.exchange === null ? [] : [view.exchange]
    default:
      return []
  }
}
