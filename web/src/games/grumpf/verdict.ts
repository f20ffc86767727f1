/** How one player did, and why: in a sentence or two, as somebody who has watched would say it. */

import { allOf, say } from '../../lib/text.svelte'
import { pointsFor, type Tally } from './counting'
import { SPECIES, type Species } from './types'

/** Of whoever looks; for a room, of the winner. */
export function verdict(all: readonly Tally[], seat: number | null, names: readonly string[]): readonly string[] {
  const ranked = [...all].sort((one, other) => one.rank - other.rank || one.seat - other.seat)
  const me = ranked.find((tally) => tally.seat === seat) ?? ranked[0]
  const rival = me?.rank === 1 ? ranked.find((tally) => tally !== me) : ranked[0]
  if (!me || !rival) return []
  const rank = me.seat === seat && me.rank !== rival.rank ? [rankOf(me, rival, all.length, names)] : []
  return [...rank, ...why(me, rival, me.seat === seat, names)]
}

function rankOf(me: Tally, rival: Tally, players: number, names: readonly string[]): string {
  const gap = Math.abs(me.points - rival.points)
  const how = me.rank === 1 ? (gap === 0 ? 'fewest' : 'won') : gap === 0 ? 'most' : 'lost'
  return say('grumpf-verdict', { how, rank: me.rank, players, points: me.points, gap, rival: names[rival.seat] ?? '' })
}

function why(me: Tally, rival: Tally, you: boolean, names: readonly string[]): readonly string[] {
  const params = { who: you ? 'you' : 'other', player: names[me.seat] ?? '', rival: names[rival.seat] ?? '' }
  if (me.animals === 0) return [say('grumpf-why-nothing')]
  if (me.points === rival.points) return []
  const [yours, theirs] = [longest(me), longest(rival)]
  const compared =
    yours !== theirs
      ? say('grumpf-why-longest', { ...params, yours, theirs })
      : say('grumpf-why-series', { ...params, yours: rest(me), theirs: rest(rival) })
  return [compared, ...(me.rank === 1 ? [] : missed(me, rival))]
}

/** What would have changed everything; or else what was never caught. */
function missed(me: Tally, rival: Tally): readonly string[] {
  const heaps = heapsOf(me)
  const gained = SPECIES.map((species, place) => ({ species, gain: pointsFor(heaps.map((heap, other) => heap + Number(other === place))) - me.points }))
  const best = gained.reduce((one, other) => (other.gain > one.gain ? other : one))
  if (me.points + best.gain > rival.points) return [say('grumpf-why-one-more', { species: best.species })]
  const never = SPECIES.filter((_, place) => heaps[place] === 0)
  return never.length > 0 && never.length < SPECIES.length ? [say('grumpf-why-missing', { animals: named(never), number: never.length })] : []
}

const named = (all: readonly Species[]): string => allOf(all.map((species) => say(`animal-${species}`)))

function longest({ series, alone }: Tally): number {
  return series[0]?.pieces.length ?? Math.min(1, alone.length)
}

const rest = ({ points, series }: Tally): number => points - (series[0]?.points ?? 0)

/** How many of each species, copies and Joker included. */
function heapsOf({ series, alone }: Tally): readonly number[] {
  const pieces = [...series.flatMap(({ pieces }) => pieces), ...alone]
  return SPECIES.map((species) => pieces.filter((piece) => piece.species === species).length)
}
