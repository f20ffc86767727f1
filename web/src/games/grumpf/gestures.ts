/** Where a finger lets go: on a space, near a target, or just on a board. */

import type { Place } from './hand.svelte'
import { targets } from './rules'
import type { BoardKey } from './types'

const REACH = 44 // px: how far from a target a club still finds it

interface Point {
  readonly x: number
  readonly y: number
}

/** Put what the hand holds on a board, at a point of the screen; a club looks for the pawn that is meant. */
export function putAt(at: Place, board: BoardKey, point: Point | null): void {
  const { hand } = at
  const { pawn } = hand
  if (pawn === null) return
  if (hand.meant(at.view, at.seat) !== 'club') {
    hand.place(at, board)
    return
  }
  const space = point && spaceAt(at, board, pawn, point)
  if (space) hand.club(at, board, space)
  else hand.place(at, board) // and it says why a club is not placed
}

export function boardAt({ x, y }: Point): BoardKey | null {
  const ground = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-board]')
  return (ground?.dataset['board'] as BoardKey | undefined) ?? null
}

/** The pawn under the finger, whatever it is; or else the nearest that can be clubbed. */
function spaceAt(at: Place, board: BoardKey, pawn: number, point: Point): number | null {
  const pawns = [...document.querySelectorAll<HTMLElement>(`[data-board="${board}"] [data-space]`)]
  const under = pawns.find((one) => distance(one, point) === 0)
  if (under) return Number(under.dataset['space'])
  const legal = targets(at.view, at.seat, pawn, board)
  const near = pawns
    .filter((one) => legal.includes(Number(one.dataset['space'])))
    .map((one) => ({ space: Number(one.dataset['space']), far: distance(one, point) }))
    .sort((one, other) => one.far - other.far)[0]
  return near && near.far <= REACH ? near.space : null
}

function distance(element: HTMLElement, { x, y }: Point): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
