/** The grid of a night in a room (LGT-351, 353): the same on every phone, for whoever acts and for whoever does not. */

import type { View } from '../village'

export const NONE = '-'

/** One tap more: once all are there, the next one begins anew. */
export function tapped(before: readonly string[], cell: string, taps: number): readonly string[] {
  return before.length >= taps ? [cell] : [...before, cell]
}

/** Whether "confirm" is active: enough taps, and for an actor a choice that is allowed. */
export function isWhole(view: View, cells: readonly string[]): boolean {
  const tap = view.tap
  if (!tap || tap.final || cells.length !== tap.taps) return false
  return !tap.acts || tap.choices.some((choice) => choice.every((cell, place) => cell === cells[place]))
}

/** In the Werewolves' step nothing is confirmed: the last tap counts. */
export const goesOn = (view: View): boolean => view.step?.calls.includes('wolves') === true

/** How many dots lie on each seat: packmates' fingers, or what imitates them. `now` is the time of the rules. */
export function dotsOf(view: View, seat: number, now: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const put = (target: number): void => void found.set(target, (found.get(target) ?? 0) + 1)
  if (!goesOn(view)) return found
  const since = now - (view.step?.began ?? now)
  for (const moves of view.dots) {
    const last = moves.findLast(([, at]) => at <= since)
    if (last) put(last[0])
  }
  for (const [wolf, target] of Object.entries(view.designations)) if (Number(wolf) !== seat) put(target)
  return found
}
