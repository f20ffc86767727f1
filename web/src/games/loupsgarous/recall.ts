/** The public memory of a village: who voted against whom, and who claims to be what. */

import type { LoupsgarousBallotView as Ballot, LoupsgarousStatementView as Statement } from './wire'
import { byPlace, type View } from './village'

export interface Row {
  readonly seat: number
  readonly votes: readonly (number | null | undefined)[] // by ballot; undefined for whoever was dead by then
}

export interface Votes {
  readonly ballots: readonly Ballot[] // the latest first
  readonly rows: readonly Row[]
}

/** All ballots, a row for each player. */
export function votes(view: View): Votes {
  const ballots = [...view.ballots].reverse()
  const rows = byPlace(view).map((seat) => ({ seat, votes: ballots.map((ballot) => (wasThere(view, seat, ballot) ? (ballot.votes[seat] ?? null) : undefined)) }))
  return { ballots, rows }
}

/** Whoever died by day may have voted before. */
function wasThere(view: View, seat: number, { day, votes: cast }: Ballot): boolean {
  const death = view.deaths.find((one) => one.seat === seat)
  if (!death || cast[seat] != null) return true
  return day < death.round || (day === death.round && death.cause === 'vote')
}

/** How often somebody voted against whoever was later seen to be a Werewolf, of how many ballots of the village. */
export function accuracy(view: View, seat: number): readonly [against: number, all: number] {
  const cast = view.ballots.filter(({ kind }) => kind === 'vote' || kind === 'second').flatMap((ballot) => ballot.votes[seat] ?? [])
  return [cast.filter((target) => ['werewolf', 'white_wolf'].includes(view.shown[target] ?? '')).length, cast.length]
}

const CLAIMS = new Set(['claim', 'counter', 'hint', 'deny', 'vision', 'glimpse', 'potion', 'guard', 'confession', 'poster', 'charm'])

export interface Claims {
  readonly seat: number
  readonly said: readonly Statement[]
}

/** What everybody has said to be, or to have seen; what was taken back is gone. */
export function claims(view: View): readonly Claims[] {
  const gone = new Set(view.statements.filter(({ kind }) => kind === 'retract').map(({ words }) => Number(words[0])))
  return byPlace(view)
    .map((seat) => ({ seat, said: view.statements.filter((one) => one.seat === seat && CLAIMS.has(one.kind) && !gone.has(one.number)) }))
    .filter(({ said }) => said.length > 0)
}

/** The card that somebody claims now: the last word counts. */
export function claimed(view: View, seat: number): string | null {
  const said = claims(view).find((one) => one.seat === seat)?.said.findLast(({ kind }) => kind === 'claim' || kind === 'counter')
  return (said?.kind === 'claim' ? said.words[0] : said?.words[1]) ?? null
}
