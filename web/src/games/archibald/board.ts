/** The board by its cells: levels, neighbours, walls, who stands where. What may be done the server says. */

import { tileOf } from './content.svelte'
import type { ArchibaldOddsView, ArchibaldView } from './wire'

export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const
export const ROWS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const // as they are drawn: the jails on top
export const LAST = 11
export type Side = 'N' | 'E' | 'S' | 'W'
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
const STEP: Readonly<Record<Side, readonly [column: number, row: number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] }
const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' }

export const rowOf = (cell: string): number => Number(cell.slice(1))
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 65
export const isCell = (text: string): boolean => /^[A-E]([1-9]|1[01])$/.test(text)
const placeOf = (cell: string): number => (rowOf(cell) - 1) * COLUMNS.length + columnOf(cell)
export const levelOf = (row: number): number => (row === 1 ? 1 : row === LAST ? 5 : Math.floor((row + 4) / 3))

export function neighbour(cell: string, side: Side): string | null {
  const [right, up] = STEP[side]
  const column = COLUMNS[columnOf(cell) + right]
  const row = rowOf(cell) + up
  return column !== undefined && row >= 1 && row <= LAST ? `${column}${row}` : null
}

/** Where a neighbour lies. */
export const sideTo = (from: string, to: string): Side | null => SIDES.find((side) => neighbour(from, side) === to) ?? null

/** The face-up tile of a cell. */
export const tileAt = (view: ArchibaldView, cell: string): string | null => view.board[placeOf(cell)] ?? null

export const isFalls = (view: ArchibaldView, cell: string): boolean => {
  const tile = tileAt(view, cell)
  return tile !== null && tileOf(tile).shows.includes('falls') && !view.breached.includes(cell)
}

export const isOpened = (view: ArchibaldView, cell: string, side: Side): boolean => {
  const other = neighbour(cell, side)
  return view.opened.some((pair) => pair.includes(cell) && other !== null && pair.includes(other)) && !isFalls(view, cell) && !(other !== null && isFalls(view, other))
}

export interface Wall {
  readonly side: Side
  readonly gone: '' | 'opened' | 'breached' // the wall is printed, and counts no more
}

/** The walls that are printed on the tile of a cell, as they are drawn there. */
export function wallsAt(view: ArchibaldView, cell: string): readonly Wall[] {
  const tile = tileAt(view, cell)
  if (tile === null) return []
  const { walls } = tileOf(tile)
  return SIDES.filter((side) => walls.includes(side)).map((side) => ({ side, gone: view.breached.includes(cell) ? 'breached' : isOpened(view, cell, side) ? 'opened' : '' }))
}

const hasWall = (view: ArchibaldView, cell: string, side: Side): boolean => wallsAt(view, cell).some((wall) => wall.side === side && wall.gone === '')

/** ARC-006. From both sides, for whoever wants to know where one can go. */
export function closedSides(view: ArchibaldView, cell: string): readonly Side[] {
  return SIDES.filter((side) => {
    const other = neighbour(cell, side)
    return hasWall(view, cell, side) || (other !== null && hasWall(view, other, OPPOSITE[side]))
  })
}

export const heroesAt = (view: ArchibaldView, cell: string): readonly number[] => view.heroes.flatMap((hero, seat) => (hero.cell === cell ? [seat] : []))
export const enemiesAt = (view: ArchibaldView, cell: string): readonly string[] => view.enemies[cell] ?? []
export const oddsAt = (view: ArchibaldView, cell: string): ArchibaldOddsView | undefined => view.odds.find((odds) => odds.cell === cell)

/** Enemies that a tile shows and that have not appeared: it was turned by a bump. */
export function lurking(view: ArchibaldView, cell: string): readonly string[] {
  const tile = tileAt(view, cell)
  if (tile === null || !view.fresh.includes(cell)) return []
  return Object.entries(tileOf(tile).enemies ?? {}).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
}

/** The highest row that somebody has turned a tile of; the jails apart. */
export function highest(view: ArchibaldView): number {
  const known = view.board.flatMap((tile, place) => (tile === null ? [] : [Math.floor(place / COLUMNS.length) + 1]))
  return Math.max(1, ...known.filter((row) => row < LAST))
}

/** Rows that are drawn as they are; the others lie in the mist, folded. */
export function openRows(view: ArchibaldView, lit: readonly string[]): ReadonlySet<number> {
  const rows = new Set(lit.map(rowOf))
  const top = highest(view)
  for (let row = 1; row <= Math.min(top + 1, LAST); row += 1) rows.add(row)
  if (view.board.slice(-COLUMNS.length).some((tile) => tile !== null) || view.over) rows.add(LAST)
  return rows
}

/** Rows that everybody has left behind: on a television they are low, so that the others are large. */
export function pastRows(view: ArchibaldView, lit: readonly string[]): ReadonlySet<number> {
  const last = Math.min(...view.heroes.flatMap(({ cell }) => (cell === null ? [1] : [rowOf(cell)])), ...lit.map(rowOf), LAST)
  return new Set(ROWS.filter((row) => row < last - 1))
}

/** How many cells high all of the board is: what lies in the mist is folded, closed jails far away are low. */
export function heightOf(open: ReadonlySet<number>, past: ReadonlySet<number>): number {
  return ROWS.reduce((high, row) => high + (past.has(row) ? PAST : open.has(row) ? 1 : row === LAST ? FAR : FOLD), 0)
}
const [PAST, FAR, FOLD] = [0.55, 0.9, 0.2] as const
