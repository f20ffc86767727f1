/** Everything by keys: 1 to 8 a pawn, F its other side, B to bed, six keys for the boards, Enter for what is aimed at. */

import type { Place } from './hand.svelte'
import { refuse, targets, whyNot, whyNotChoose } from './rules'
import { type BoardKey, BOARDS } from './types'

/** By where the keys are, whatever is printed on them: Q W E / A S D, or A Z E / Q S D. */
const BOARD_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD']
const NEXT = ['ready', 'shout', 'continue'] as const

export function pressed(event: KeyboardEvent, at: Place): void {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
  if (target.closest('input, textarea, select, [contenteditable], [popover], dialog')) return
  if (done(event, at, target.closest('button, a, summary, [role="tab"], [role="slider"]') !== null)) event.preventDefault()
}

function done(event: KeyboardEvent, at: Place, onButton: boolean): boolean {
  const pawn = Number(/^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1] ?? 0)
  const board = BOARDS[BOARD_KEYS.indexOf(event.code)]
  if (pawn > 0) choose(at, pawn)
  else if (board) reach(at, board)
  else if (event.code === 'KeyF') turn(at)
  else if (event.code === 'KeyB') at.hand.bed(at)
  else if (event.code === 'Escape' && (at.hand.pawn !== null || at.hand.reason !== null)) at.hand.select(null)
  else if (event.code === 'Enter' && !onButton) return enter(at)
  else return false
  return true
}

/** Once to take it, once more to turn it. */
function choose(at: Place, pawn: number): void {
  const why = whyNotChoose(at.view, at.seat, pawn)
  if (why) at.hand.refuse(pawn, why)
  else if (at.hand.pawn === pawn) turn(at)
  else at.hand.select(pawn)
}

function turn(at: Place): void {
  if (at.hand.pawn === null) at.hand.refuse(null, refuse('choose_pawn'))
  else if (at.view.pace === 'realtime') at.hand.flip(at, at.hand.pawn)
  else at.hand.turnOver()
}

/** A value goes there at once; a club is aimed at one target after the other, and Enter lets it fall. */
function reach(at: Place, board: BoardKey): void {
  const pawn = at.hand.pawn
  if (pawn === null) {
    at.hand.refuse(null, refuse('choose_pawn'))
  } else if (at.hand.meant(at.view, at.seat) !== 'club') {
    at.hand.place(at, board)
  } else {
    const spaces = targets(at.view, at.seat, pawn, board)
    const now = at.hand.aim?.board === board ? at.hand.aim.space : 0
    const space = spaces.find((one) => one > now) ?? spaces[0]
    if (space === undefined) at.hand.refuse(pawn, whyNot(at.view, at.seat, { verb: 'club', pawn, board, space: 1 }) ?? refuse('no_target'))
    else at.hand.aim = { board, space }
  }
}

function enter(at: Place): boolean {
  const { aim } = at.hand
  const next = NEXT.find((move) => at.view.options.includes(move))
  if (aim) at.hand.club(at, aim.board, aim.space)
  else if (next && !at.locked) void at.hand.send(at, next)
  else return false
  return true
}
