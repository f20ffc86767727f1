/** What the end says to whoever played: where they came, and what brought or cost them most. */

import { allOf, type Params } from '../../lib/text.svelte'
import { cardOf } from './content.svelte'
import { shortName } from './naming'
import type { Tally } from './rules'
import type { Flown, GameStats } from './stats'

export interface Told {
  readonly id: string
  readonly params: Params
}

interface Reason extends Told {
  readonly weight: number
}

/** One or two sentences; those who share a victory are told so by the title. */
export function yours(all: readonly Tally[], stats: GameStats, seat: number, names: readonly string[]): readonly Told[] {
  const mine = all.find((tally) => tally.seat === seat)
  if (!mine) return []
  const flown = stats.whole ? (stats.players[seat]?.flown ?? []) : []
  const why = mine.rank === 1 ? heaviest(brought(mine, flown)) : (heaviest(cost(mine, flown)) ?? heaviest(brought(mine, flown)))
  return [rankOf(mine, all, names), why].filter((told) => told !== null)
}

function rankOf(mine: Tally, all: readonly Tally[], names: readonly string[]): Told | null {
  const named = (tallies: readonly Tally[]): string => allOf(tallies.map((tally) => names[tally.seat] ?? ''))
  if (mine.rank > 1) {
    const winners = all.filter((tally) => tally.rank === 1)
    return { id: 'smile-you-place', params: { rank: mine.rank, points: mine.score, gap: (winners[0]?.score ?? 0) - mine.score, rival: named(winners) } }
  }
  const others = all.filter((tally) => tally.rank > 1)
  if (others.length < all.length - 1) return null
  const next = Math.min(...others.map((tally) => tally.rank))
  const rivals = others.filter((tally) => tally.rank === next)
  return { id: 'smile-you-first', params: { gap: mine.score - (rivals[0]?.score ?? 0), rival: named(rivals) } }
}

function brought(mine: Tally, flown: readonly Flown[]): readonly Reason[] {
  return [
    ...creatures(mine).map(([card, value]) => reason('brought-creature', value, { card: shortName(card) })),
    ...flown.map((pair) => reason('brought-pair', -pair.points, couple(pair))),
    reason('brought-fireflies', mine.fireflyPoints),
  ]
}

function cost(mine: Tally, flown: readonly Flown[]): readonly Reason[] {
  return [
    ...flown.map((pair) => reason('cost-pair', pair.points, { ...couple(pair), points: -pair.points })),
    ...creatures(mine).map(([card, value]) => reason('cost-creature', -value, { card: shortName(card) })),
    reason('cost-tears', mine.tears, { tears: mine.tears, points: -mine.tears }),
  ]
}

const creatures = (mine: Tally): readonly (readonly [string, number])[] => mine.creatures.map((card) => [card, cardOf(card).value])

const couple = ({ cards: [old, fresh] }: Flown): Params => ({ old: shortName(old), new: shortName(fresh) })

function reason(what: string, weight: number, params: Params = {}): Reason {
  return { id: `smile-you-${what}`, weight, params: { points: weight, ...params } }
}

/** The one that weighs most, the first of equals; none if nothing weighs. */
function heaviest(reasons: readonly Reason[]): Told | null {
  const most = Math.max(0, ...reasons.map(({ weight }) => weight))
  return most === 0 ? null : (reasons.find(({ weight }) => weight === most) ?? null)
}
