/** LGT-145. How many voices everybody got: whoever was Captain at a ballot had two, and only the log knows who that was. */

import type { Happened } from '../../lib/table.svelte'
import { named, type Told } from './events'
import { openBallot, tally, type View } from './village'
import type { LoupsgarousBallotView as Ballot } from './wire'

export type Count = ReadonlyMap<number, number>

const VILLAGE_BALLOTS: ReadonlySet<string> = new Set(['vote', 'second'])
const NOTHING: Count = new Map()

export const ballotsOf = (view: View): readonly Ballot[] => view.ballots.filter(({ kind }) => VILLAGE_BALLOTS.has(kind))

/** Voices by seat of every ballot of the village, as they were counted that day; of ballots that this log has not seen, one for each finger. */
export function countsOf(view: View, log: readonly Happened[]): readonly Count[] {
  const told = closedIn(log)
  return [...ballotsOf(view)]
    .reverse()
    .map((ballot) => takeCount(told, ballot) ?? tally(ballot, null))
    .reverse()
}

/** Of the ballot whose fingers are still up; nothing where there is none. */
export function openCount(view: View, log: readonly Happened[]): Count {
  const open = openBallot(view)
  return open ? (takeCount(closedIn(log), open) ?? tally(open, view.captain)) : NOTHING
}

function closedIn(log: readonly Happened[]): Told<'ballot_closed'>[] {
  return log.flatMap(({ event }) => {
    const one = named(event)
    return one.event === 'ballot_closed' ? [one] : []
  })
}

/** The last count of these very votes; it and all later ones are taken. */
function takeCount(told: Told<'ballot_closed'>[], ballot: Ballot): Count | null {
  const place = VILLAGE_BALLOTS.has(ballot.kind) ? told.findLastIndex((closed) => closed.poster === ballot.poster && String(closed.votes) === String(ballot.votes)) : -1
  const closed = told[place]
  if (!closed) return null
  told.length = place
  return new Map(Object.entries(closed.tally).map(([seat, voices]) => [Number(seat), voices]))
}
