/** People in sentences: by their name, and as whoever reads would say it, you or another. The parameters are the server's. */

import { allOf, say, type Params } from './text.svelte'

/** `player` and `who`; both with a prefix, where somebody else is in the same sentence. */
export function whoIs(whose: number | null, names: readonly string[], you: number | null, prefix = ''): Params {
  return {
    [`${prefix}player`]: whose === null ? '' : (names[whose] ?? ''),
    [`${prefix}who`]: whose === null ? 'nobody' : whose === you ? 'you' : 'other',
  }
}

const NAMED = 4

/** As many names as are read at a glance; of more people, the first few, and how many others there are. */
export function someOf(names: readonly string[]): string {
  return names.length <= NAMED ? allOf(names) : allOf([...names.slice(0, NAMED - 1), say('others', { count: names.length - NAMED + 1 })])
}

/** Who won, alone or together, with or without the reader. */
export function winning(winners: readonly number[], names: readonly string[], you: number | null): Params {
  const alone = winners.length === 1
  const among = you !== null && winners.includes(you)
  const named = (some: readonly number[]): string => allOf(some.map((winner) => names[winner] ?? ''))
  return {
    who: among ? (alone ? 'you' : 'among') : alone ? 'other' : 'together',
    winners: named(winners),
    others: named(winners.filter((winner) => winner !== you)),
  }
}
