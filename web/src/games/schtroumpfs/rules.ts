/** What can be known of the rules from a view. The server has judged every move that can be touched: here it is looked up. */

import type { Refusal } from '..'
import type { Tokens } from './content.svelte'
import type { SchtroumpfsPlacementView, SchtroumpfsRowView, SchtroumpfsView } from './wire'

const refuse = (code: string, rule: string): Refusal => ({ code, rule })

export function guard(view: SchtroumpfsView, seat: number, move: string): Refusal | null {
  if (view.over) return refuse('game_over', 'SCH-036')
  if (view.options.includes(move)) return null
  const [code, rule] = (view.objections[move] ?? view.objections[move.split(' ')[0] ?? ''] ?? '').split(' ')
  if (code && rule) return refuse(code, rule)
  if (view.question?.seat === seat && view.question.decision === 'gain_types' && move.startsWith('gain ')) return wrongGain(view, move)
  return refuse(view.question === null || view.question.seat !== seat ? 'not_your_turn' : 'not_now', 'SCH-201')
}

/** SCH-043, 044. Tokens that nobody offered: there are not so many left, or it is another number. */
function wrongGain(view: SchtroumpfsView, move: string): Refusal {
  const wanted = (move.split(' ')[1] ?? '').split('/').map(Number)
  return wanted.some((count, place) => count > (view.supply[place] ?? 0)) ? refuse('supply_short', 'SCH-043') : refuse('wrong_amount', 'SCH-044')
}

export function awaited(view: SchtroumpfsView): readonly number[] {
  return view.over || view.question === null ? [] : [view.question.seat]
}

export const ROWS: readonly string[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((location) => [`${location}U`, `${location}L`])
export const locationOf = (row: string): number => Number(row[0])
export const isRow = (target: string): boolean => /^[1-8][UL]$/.test(target)

/** Where Azrael is after so many steps (SCH-162). */
export const azraelAfter = (from: number, steps: number): number => ((from - 1 + steps) % 8) + 1

/** Too Late lies open: the village may still send it back, or has lost by it. */
export const tooLateShown = (view: SchtroumpfsView): boolean => !(view.over && view.won) && view.revealed.at(-1) === 'G17'

/** The card that Gargamel has just shown, while the village decides what becomes of it. */
export function justRevealed(view: SchtroumpfsView): string | null {
  return view.question?.decision === 'rewind' || view.question?.decision === 'smoke_bomb' ? (view.revealed.at(-1) ?? null) : null
}

export function rowIn(view: SchtroumpfsView, id: string): SchtroumpfsRowView | undefined {
  return view.rows.find((row) => row.id === id)
}

/** What can be done with a row, a location or an invention now. */
export function movesOn(view: SchtroumpfsView, target: string): readonly string[] {
  return view.options.filter((move) => {
    const [verb, what] = move.split(' ')
    return what === target && verb !== undefined && ON_BOARD.has(verb)
  })
}
const ON_BOARD = new Set(['place', 'empty', 'return', 'remove', 'spring'])

export function placementOf(view: SchtroumpfsView, move: string): SchtroumpfsPlacementView | undefined {
  return view.placements.find((placement) => placement.move === move)
}

/** Whether a placement can hurt: then it is shown what it may do, and asked twice. */
export const isRisky = (placement: SchtroumpfsPlacementView | undefined): boolean => placement !== undefined && placement.dangers + placement.cats > 0

export const sum = (tokens: Tokens): number => tokens[0] + tokens[1] + tokens[2]

/** Bonus actions, in the windows in which they are possible (SCH-071). A craft for nothing is no bonus: it is asked for. */
export function bonuses(view: SchtroumpfsView): readonly string[] {
  const window = view.question?.window ?? ''
  return window === '' ? [] : view.options.filter((move) => /^(craft|use) N/.test(move))
}

/** Ends a window: nothing else is left to do, if this is the only option. */
export function goingOn(view: SchtroumpfsView): string | undefined {
  return view.options.find((move) => move === 'go on' || move === 'end turn')
}

/** The Crystal Ball shows the same card again: that is nothing sensible to do (SCH-210). */
export function onlyGoingOn(view: SchtroumpfsView): boolean {
  return goingOn(view) !== undefined && view.options.every((move) => move === goingOn(view) || (move === 'use N09' && view.peeked))
}
