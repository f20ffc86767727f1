/** What a room sees of the time: how much of a step is left, its beats, and three, two, one before a vote. All of it is public. */

import type { View } from '../village'

export const BEATS = 8
const COUNTED = 3 // s before everybody points
const BALLOTS: ReadonlySet<string> = new Set(['ballot', 'second_ballot'])

export interface Clock {
  readonly left: number // s of this step
  readonly share: number // of the step, from 0 to 1, that is over
  readonly beat: number | null // of the Werewolves' step, from 1; null in any other
  readonly count: number | null // three, two, one
}

/** `now`: the time of the rules. */
export function clockOf({ step }: Pick<View, 'step'>, now: number): Clock | null {
  if (!step) return null
  const long = Math.max(1, step.ends - step.began)
  const over = Math.min(long, Math.max(0, now - step.began))
  const isPack = step.calls.includes('wolves')
  const count = COUNTED - Math.floor(over / 1000)
  return {
    left: Math.ceil((long - over) / 1000),
    share: over / long,
    beat: isPack ? Math.min(BEATS, step.beat + 1) : null,
    count: BALLOTS.has(step.name) && count > 0 && over < long ? count : null,
  }
}

/** Minutes and seconds, as a clock shows them. */
export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How far the moon or the sun has come: by the calls of a night that are over, by the time of a debate. */
export function wayOf(view: View, now: number): number {
  const clock = clockOf(view, now)
  if (view.phase !== 'night') return view.step?.name === 'debate' || view.step?.name === 'campaign' ? (clock?.share ?? 0) * 0.7 : view.step?.name === 'dawn' ? 0 : 0.85
  const calls = view.order.length
  const at = view.order.findIndex((call) => view.step?.calls.includes(call))
  return calls === 0 || at < 0 ? 0 : (at + (clock?.share ?? 0)) / calls
}
