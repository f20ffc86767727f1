/** The count at the end: animals laid out in series, counted up one series after the other. */

import type { AnyEvent } from '../../lib/table.svelte'
import { named } from './events'
import { type GrumpfCount, type GrumpfView, SPECIES, type Species } from './types'

/** An animal in a series: a token, its copy on a Sorcerer tile, or a Joker that stands for it. */
export interface Piece {
  readonly species: Species
  readonly as: 'token' | 'copy' | 'joker'
}

export interface Series {
  readonly pieces: readonly Piece[]
  readonly points: number
}

export interface Tally {
  readonly seat: number
  readonly colour: string
  readonly points: number
  readonly animals: number // tokens: copies and Jokers are none (GRU-191)
  readonly rank: number
  readonly series: readonly Series[] // of two animals or more, longest first
  readonly alone: readonly Piece[] // series of one: worth nothing
  readonly idle: number // tiles that nothing lies on
}

const POINTS: readonly number[] = [0, 0, 1, 2, 4, 6] // GRU-182

/** What the server found to be the best, if it was heard. */
export function finalCounts(events: readonly AnyEvent[]): readonly GrumpfCount[] | null {
  const end = events.map(named).findLast(({ event }) => event === 'game_end')
  return end?.event === 'game_end' ? end.counts : null
}

/** GRU-183. The k-th series has every species of which there are k or more. */
export function layOut(animals: readonly number[], copies: readonly string[], joker: string | null): readonly (readonly Piece[])[] {
  const heaps = SPECIES.map((species, place) => [
    ...Array.from({ length: animals[place] ?? 0 }, (): Piece => ({ species, as: 'token' })),
    ...copies.filter((copied) => copied === species).map((): Piece => ({ species, as: 'copy' })),
    ...(joker === species ? [{ species, as: 'joker' } as const] : []),
  ])
  const longest = Math.max(...heaps.map((heap) => heap.length))
  return Array.from({ length: longest }, (_, row) => heaps.flatMap((heap) => heap[row] ?? []))
}

/** What so many of each species are worth. */
export function pointsFor(heaps: readonly number[]): number {
  const rows = Array.from({ length: Math.max(0, ...heaps) }, (_, row) => heaps.filter((heap) => heap > row).length)
  return rows.reduce((sum, species) => sum + (POINTS[species] ?? 0), 0)
}

export function tallies(view: GrumpfView, counts: readonly GrumpfCount[] | null): readonly Tally[] {
  const clans = view.clans.slice(0, view.seats)
  const sum = (animals: readonly number[]): number => animals.reduce((all, some) => all + some, 0)
  const better = (one: number, other: number): boolean => {
    const [first, second] = [clans[one], clans[other]]
    if (!first || !second) return false
    return first.points > second.points || (first.points === second.points && sum(first.animals) < sum(second.animals))
  }
  return clans.map((clan, seat) => {
    const count = counts?.[seat]
    const rows = layOut(clan.animals, count?.copies ?? [], count?.joker ?? null)
    return {
      seat,
      colour: clan.colour,
      points: count?.points ?? clan.points,
      animals: sum(clan.animals),
      rank: count?.rank ?? 1 + clans.filter((_, other) => better(other, seat)).length,
      series: rows.filter((row) => row.length > 1).map((pieces) => ({ pieces, points: POINTS[pieces.length] ?? 0 })),
      alone: rows.filter((row) => row.length === 1).flat(),
      idle: clan.tiles - (count?.copies.length ?? 0),
    }
  })
}

/** Whose points are equal, but not whose rank: the fewest animals have decided (GRU-191). */
export function decidedByFewest(all: readonly Tally[]): boolean {
  return all.some((one) => all.some((other) => one.points === other.points && one.rank !== other.rank))
}

// --- Counting up

const PACE = 700
const LONGEST = 7_000 // of the whole count

/** How long each picture of the count stands: at first nothing is counted, then one series after the other. */
export function film(all: readonly Tally[]): readonly number[] {
  const pictures = 1 + Math.max(0, ...all.map(({ series }) => series.length))
  return Array.from({ length: pictures }, () => Math.min(PACE, LONGEST / pictures))
}

/** The points of a player when so many series are counted; at the end, what it comes to. */
export function pointsAt({ series, points }: Tally, frame: number): number {
  return frame > series.length ? points : series.slice(0, frame).reduce((sum, one) => sum + one.points, 0)
}
