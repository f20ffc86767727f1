/** The box as the server plays it. */

import { BoxContent } from '../../lib/content.svelte'
import type { BoardKey, Face } from './types'

export interface Condition {
  readonly kind: string
  readonly low: number
  readonly high: number
}

export interface BoardContent {
  readonly key: BoardKey
  readonly spaces: number
  readonly pattern: readonly number[]
  readonly colour: string
  readonly neutral: number
  readonly sides: readonly [Condition, Condition]
}

export interface PawnContent {
  readonly number: number
  readonly faces: readonly [number, number] // 0 is the club
  readonly up_to: number
}

export interface Content {
  readonly pawns: readonly PawnContent[]
  readonly boards: readonly BoardContent[]
  readonly tokens: readonly number[]
  readonly series: readonly number[]
  readonly constants: Readonly<Record<string, number>>
}

const NO_CONDITION: Condition = { kind: 'none', low: 0, high: 0 }

export const content = new BoxContent<Content>('grumpf')

export function hasContent(): boolean {
  return content.now !== null
}

export function boardOf(key: string): BoardContent {
  return (
    content.now?.boards.find((board) => board.key === key) ?? { key: key as BoardKey, spaces: 8, pattern: [], colour: '', neutral: 0, sides: [NO_CONDITION, NO_CONDITION] }
  )
}

export function conditionOf(key: string, side: number): Condition {
  return boardOf(key).sides[side - 1] ?? NO_CONDITION
}

/** The two faces of a pawn, in the words of the moves. */
export function facesOf(pawn: number): readonly Face[] {
  return content.now?.pawns.find(({ number }) => number === pawn)?.faces.map((face) => (face === 0 ? 'club' : String(face)) as Face) ?? []
}

export function otherFace(pawn: number, face: string | null): Face | null {
  return facesOf(pawn).find((other) => other !== face) ?? null
}

export function constant(name: string): number {
  return content.now?.constants[name] ?? 0
}
