/** The last count of the boards, as it was told: what the show explains. */

import type { Happened } from '../../lib/table.svelte'
import { conditionOf } from './content.svelte'
import { type Happening, named } from './events'
import { boardView } from './rules'
import type { BoardKey, GrumpfRank, GrumpfTalliedPawn, GrumpfView } from './types'
import { BOARDS } from './types'

export interface BoardCount {
  readonly board: BoardKey
  readonly pawns: readonly GrumpfTalliedPawn[]
  readonly sum: number
  readonly count: number
  readonly met: boolean
  readonly ranking: readonly GrumpfRank[]
  readonly ties: readonly (readonly [number, number])[]
  /** Who took how many, turn by turn; null where it is not known. */
  readonly shares: readonly (readonly [clan: number, taken: number])[] | null
  readonly stay: number
  /** What became of the Sorcerer's prize. */
  readonly prize: 'tile' | 'lost' | 'unclaimed' | 'exchange' | 'impossible' | null
}

export interface Counting {
  /** Grows with each count that is told. */
  readonly key: number
  readonly cause: string
  readonly seat: number | null
  readonly boards: readonly BoardCount[]
  /** The points before, by seat. */
  readonly before: readonly number[]
}

/** Of the last hunt that this screen has seen end; null if it has seen none. */
export function lastCount(log: readonly Happened[]): Counting | null {
  const place = log.findLastIndex(({ event }) => event[0] === 'hunt_end')
  const last = log[place]
  const end = last && named(last.event)
  if (end?.event !== 'hunt_end') return null
  const boards: BoardCount[] = []
  for (const { event } of log.slice(place + 1)) {
    if (event[0] === 'round_end' || event[0] === 'review_open') break
    hear(boards, named(event))
  }
  const before = lastOf(log.slice(0, place), ['round_end'])
  return { key: last?.key ?? 0, cause: end.cause, seat: end.seat, boards, before: before?.event === 'round_end' ? before.scores : [] }
}

function lastOf(log: readonly Happened[], events: readonly string[]): Happening | null {
  const found = log.findLast(({ event: [name] }) => events.includes(name))
  return found ? named(found.event) : null
}

const ACTS = ['placed', 'clubbed', 'bed', 'hunt_end', 'go'] as const

/** When night falls because nobody hunts any more, in hunt time; null if there was no warning since somebody did (GRU-096). */
export function stalled(log: readonly Happened[]): number | null {
  const last = lastOf(log, ['stall_warning', ...ACTS])
  return last?.event === 'stall_warning' ? last.t + 1000 * last.seconds_left : null
}

/** How long the hunt had lasted when the last thing happened in it. */
export function huntTime(log: readonly Happened[]): number {
  const last = lastOf(log, ['flipped', ...ACTS])
  return last && last.event !== 'hunt_end' ? last.t : 0
}

function hear(boards: BoardCount[], told: Happening): void {
  if (told.event === 'board_tally') {
    const { pawns, sum, count, met, ranking } = told
    boards.push({ board: told.board as BoardKey, pawns, sum, count, met, ranking, ties: told.tie_broken, shares: [], stay: 0, prize: null })
    return
  }
  const last = boards.pop()
  if (last) boards.push({ ...last, ...after(told) })
}

function after(told: Happening): Partial<BoardCount> {
  switch (told.event) {
    case 'board_failed':
      return { stay: told.animals }
    case 'animals_shared':
      return { shares: told.shares }
    case 'tile_won':
      return { prize: 'tile' }
    case 'tile_discarded':
      return { prize: 'lost' }
    case 'tile_unclaimed':
      return { prize: 'unclaimed' }
    case 'exchange_impossible':
      return { prize: 'impossible' }
    default:
      return {}
  }
}

/** For whoever comes in during the review: what can still be seen on the boards. */
export function seenCount(view: GrumpfView): Counting {
  const boards = BOARDS.flatMap((key) => {
    const board = boardView(view, key)
    if (!board) return []
    const unclubbed = board.track.flatMap(([clan, pawn, value, club], index): GrumpfTalliedPawn[] => (club === null ? [[clan, pawn, value, index + 1]] : []))
    const { kind, low } = conditionOf(key, board.side)
    const pawns = kind === 'last3' ? unclubbed.slice(-low) : unclubbed
    return [{ board: key, pawns, sum: board.sum, count: board.count, met: board.met, ranking: board.ranking, ties: tiesOf(board.ranking), shares: null, stay: board.animals, prize: null }]
  })
  return { key: 0, cause: '', seat: null, boards, before: [] }
}

function tiesOf(ranking: readonly GrumpfRank[]): readonly (readonly [number, number])[] {
  return ranking.flatMap(([clan, strength], place) => {
    const next = ranking[place + 1]
    return next && next[1] === strength ? [[clan, next[0]] as const] : []
  })
}

/** How many each clan got of a board, in the order of the ranking. */
export function gains({ shares }: BoardCount): ReadonlyMap<number, number> {
  const all = new Map<number, number>()
  for (const [clan, taken] of shares ?? []) all.set(clan, (all.get(clan) ?? 0) + taken)
  return all
}
