/** Resources that somebody chooses: only what is among the options can be put together, token by token. */

import type { Tokens } from './content.svelte'
import { readTokens } from './naming'

const NONE: Tokens = [0, 0, 0]

/** A choice of tokens: the move that each combination is. */
export interface TokenMove {
  readonly move: string
  readonly tokens: Tokens
  readonly into?: Tokens // what an exchange brings
}

/** The moves with tokens among some options, such as `gain 1/1/0` or `lose 0/2/0`. */
export function tokenMoves(options: readonly string[], verb: string): readonly TokenMove[] {
  return options.flatMap((move) => {
    const [word, ...words] = move.split(' ')
    const counts = words.filter((part) => part.includes('/'))
    if (word !== verb || counts.length === 0) return []
    return [{ move, tokens: readTokens(counts[0]), ...(counts[1] !== undefined && { into: readTokens(counts[1]) }) }]
  })
}

const within = (part: Tokens, whole: Tokens): boolean => part.every((count, place) => count <= (whole[place] ?? 0))
const isSame = (one: Tokens, other: Tokens): boolean => one.every((count, place) => count === other[place])

export function changed(tokens: Tokens, place: number, by: number): Tokens {
  const now = [...tokens] as [number, number, number]
  now[place] = (now[place] ?? 0) + by
  return now
}

/** Whether these tokens are part of something that may be answered. */
export function leadsOn(moves: readonly TokenMove[], tokens: Tokens, into: Tokens = NONE): boolean {
  return tokens.every((count) => count >= 0) && into.every((count) => count >= 0) && moves.some((one) => within(tokens, one.tokens) && within(into, one.into ?? NONE))
}

/** The move that these tokens are; none while some are missing. */
export function moveOf(moves: readonly TokenMove[], tokens: Tokens, into: Tokens = NONE): string | undefined {
  return moves.find((one) => isSame(one.tokens, tokens) && isSame(one.into ?? NONE, into))?.move
}
