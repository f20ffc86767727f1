/** What can be known of the rules from a view. The server has judged everything that can be touched: here it is looked up. */

import type { Refusal } from '..'
import { enemiesAt, isCell, oddsAt, tileAt } from './board'
import { cardOf, tileOf } from './content.svelte'
import type { ArchibaldView } from './wire'

export function guard(view: ArchibaldView, seat: number, move: string): Refusal | null {
  if (view.over) return refuse('game_over', 'ARC-901')
  if (view.options.includes(move)) return null
  if (!asked(view, seat)) return refuse('not_your_turn', 'ARC-201')
  const deed = readMove(move)
  const known = view.question?.decision === 'window' ? (ofDraft(view, deed) ?? ofTarget(view, seat, deed)) : null
  return known ?? objection(view, move) ?? objection(view, deed.verb) ?? refuse('not_now', 'ARC-202')
}

const refuse = (code: string, rule: string): Refusal => ({ code, rule })

function objection(view: ArchibaldView, move: string): Refusal | null {
  const [code, rule] = (view.objections[move] ?? '').split(' ')
  return code && rule ? refuse(code, rule) : null
}

/** ARC-513. An act that is being put together. */
function ofDraft({ draft }: ArchibaldView, { verb }: Move): Refusal | null {
  if (draft === null) return null
  if (verb === 'send') return refuse('needs_pawns', 'ARC-513')
  return verb === 'take' ? refuse(draft.missing <= 0 ? 'enough_pawns' : 'no_pawn_there', 'ARC-513') : null
}

const NOT_ON: Readonly<Record<string, readonly [code: string, rule: string]>> = { PRANK: ['empty_hand', 'ARC-522'], STUCK: ['already_stuck', 'ARC-523'], GUST: ['no_gust', 'ARC-527'] }

/** ARC-510 to 529. A card that can be played, but not on this. */
function ofTarget(view: ArchibaldView, seat: number, { verb, card, cell, seat: target }: Move): Refusal | null {
  if (view.draft !== null || (verb !== 'play' && verb !== 'aim') || !view.hand.includes(card)) return null
  const whole = objection(view, `play ${card}`)
  if (whole) return whole
  const { type, code } = cardOf(card)
  const against = Object.keys(NOT_ON).find((effect) => code.includes(effect))
  if (against !== undefined && target !== null) return target === seat || target >= view.seats ? refuse('not_an_opponent', 'ARC-521') : refuse(...(NOT_ON[against] ?? ['', '']))
  const cells = movesWith(view, card).map((move) => move.cell)
  if (cell === '' || cells.every((one) => one === '')) return refuse('wrong_target', 'ARC-516')
  if (cells.includes(cell)) return refuse(verb === 'play' ? 'needs_pawns' : 'enough_pawns', 'ARC-513')
  return type === 'enemy' ? refuse('not_a_tile', 'ARC-510') : refuse('wrong_target', 'ARC-516')
}

export const asked = (view: ArchibaldView, seat: number | null): boolean => seat !== null && view.question?.seat === seat && !view.over

export function awaited(view: ArchibaldView): readonly number[] {
  return view.over || view.question === null ? [] : [view.question.seat]
}

export interface Move {
  readonly text: string
  readonly verb: string
  readonly card: string // of the hand
  readonly cell: string
  readonly seat: number | null
}

export function readMove(text: string): Move {
  const [verb = '', ...rest] = text.split(' ')
  const card = rest.find((word) => /^E\d-[A-Z]#\d+$/.test(word)) ?? ''
  const cell = rest.find(isCell) ?? ''
  const seat = card !== '' && rest.length === 2 && /^\d$/.test(rest[1] ?? '') ? Number(rest[1]) : null
  return { text, verb, card, cell, seat }
}

/** Everything that can be done with a card of one's hand. */
export const movesWith = (view: ArchibaldView, card: string): readonly Move[] => view.options.map(readMove).filter((move) => move.card === card)

/** Whether a card can do something now, beyond being thrown away. */
export const isUsable = (view: ArchibaldView, card: string): boolean => movesWith(view, card).some(({ verb }) => verb !== 'discard')

const ON_CELLS = new Set(['move', 'to', 'start', 'peek', 'take'])

/** What can be done on the board: the cells that are lit, each with its move. With a card in hand, its targets. */
export function litMoves(view: ArchibaldView, card: string | null): ReadonlyMap<string, Move> {
  const found = new Map<string, Move>()
  const { draft } = view
  for (const move of view.options.map(readMove)) {
    if (card !== null && draft === null && move.card === card) {
      const at = move.cell || (move.seat === null ? '' : (view.heroes[move.seat]?.cell ?? ''))
      if (at !== '' && (!found.has(at) || move.verb === 'play')) found.set(at, move)
    } else if (move.card === '' && ON_CELLS.has(move.verb)) found.set(move.cell, move)
  }
  return found
}

/** For whoever watches: where a public decision may fall. */
export function publicCells(view: ArchibaldView): readonly string[] {
  return (view.question?.choices ?? []).map(readMove).flatMap(({ verb, cell }) => (cell !== '' && ON_CELLS.has(verb) ? [cell] : []))
}

/** What a step onto a cell may cost: it is shown, and asked twice. */
export function dangerOf(view: ArchibaldView, { verb, cell }: Move): '' | 'fight' | 'trap' | 'trial' | 'blocked' {
  if (verb === 'to' || verb === 'start') return enemiesAt(view, cell).length > 0 ? 'blocked' : ''
  if (verb !== 'move') return ''
  if (oddsAt(view, cell)) return 'fight'
  const tile = tileAt(view, cell)
  const shows = tile === null ? [] : tileOf(tile).shows
  return shows.includes('trap') ? 'trap' : shows.includes('trial') ? 'trial' : ''
}

/** In a window: nothing is left to play or to put on, only to go on. */
export function onlyGoingOn(view: ArchibaldView): boolean {
  return view.options.includes('go on') && view.options.every((move) => move === 'go on' || move.startsWith('discard '))
}

/** What comes after a card window: the move, a fight instead of it, nothing but the second window, or the end of the turn. */
export function afterWindow(view: ArchibaldView): 'A' | 'C' | 'fight' | 'stuck' {
  if (view.question?.window !== 'A') return 'C'
  if (enemiesAt(view, view.heroes[view.active]?.cell ?? '').length > 0) return view.fought ? 'stuck' : 'fight'
  return view.immobilised ? 'stuck' : 'A'
}

/** The verb that one would want with a card, for whoever asks why not. */
export const wanted = (card: string, type: string): string => `${type === 'equipment' ? 'equip' : 'play'} ${card}`

/** The adventure that matters now. */
export const nowReading = (view: ArchibaldView) => view.reading.at(-1) ?? null
