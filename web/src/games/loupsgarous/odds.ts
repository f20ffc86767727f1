/** What the Little Girl dares (LGT-068, 069; 5.11). */

import { constants } from './content.svelte'

/** How likely it is that she is caught, by the number of beats with half-open lids, from one to all that are read. */
export function caughtOdds(wolves: number, { unnoticed, readings } = constants()): readonly number[] {
  return Array.from({ length: readings }, (_, beats) => 1 - unnoticed ** (wolves * (beats + 1)))
}

/** A share as people say it, with one decimal. */
export const inPercent = (share: number): number => Math.round(share * 1000) / 10
