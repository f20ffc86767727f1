/** What the end says to whoever raced: where they came, what held them back most, and whether the dice liked them. */

import { decimal, type Params, say } from '../../lib/text.svelte'
import { LAST } from './board'
import { FALLS, type RaceStats, type RunnerStats } from './stats'

const MUCH = 1.5 // hits beyond what the dice owed: less is nothing to speak of

export interface Place {
  readonly rank: number
  readonly row: number
  readonly won: boolean
}

export function verdictFor(seat: number, { rank, row, won }: Place, stats: RaceStats): readonly string[] {
  const place = say('archibald-you-place', { rank, rows: LAST - row })
  const mine = stats.players[seat]
  if (!mine || !stats.whole) return won ? [] : [place]
  const first = say('archibald-you-first', { rounds: stats.rounds, tiles: mine.tiles })
  return [won ? first : place, ...(won ? [] : heldBack(mine)), ...dice(mine)]
}

/** In rows, a turn being about a row. */
function heldBack({ fallen, blocked, bumps }: RunnerStats): readonly string[] {
  const costs: readonly (readonly [what: string, count: number])[] = [...FALLS.map((fall) => [fall, fallen[fall]] as const), ['blocked', blocked], ['bumps', bumps]]
  const [what, count] = costs.reduce((most, cost) => (cost[1] > most[1] ? cost : most))
  const params: Params = { count }
  return count > 0 ? [say(`archibald-you-cost-${what}`, params)] : []
}

function dice({ own }: RunnerStats): readonly string[] {
  const more = own.hits - own.expected
  if (Math.abs(more) < MUCH) return []
  return [say(more > 0 ? 'archibald-you-lucky' : 'archibald-you-unlucky', { hits: decimal(Math.abs(more)) })]
}
