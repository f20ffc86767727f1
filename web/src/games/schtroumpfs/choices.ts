/** What somebody may answer with a button: every option that is not done on the board, in its groups. */

import { readTokens } from './naming'
import type { Tokens } from './content.svelte'

export interface Answer {
  readonly move: string
  readonly picture: 'smurf' | 'invention' | 'house' | 'resource' | 'sign' | 'seat' | null
  readonly what: string // whose picture
  readonly tokens: Tokens | null // what is paid
}

const ON_ROWS = new Set(['place', 'empty', 'return', 'spring', 'send'])
const PICKED = new Set(['gain', 'exchange'])
const SIGNS: Readonly<Record<string, string>> = { draw: 'rescue', nest: 'nest', both: 'find', refuse: 'cross', allow: 'check', aside: 'meeple', loose: 'meeple', any: 'any' }

/** The answers below the hand. Rows are touched on the board, tokens are put together, cards of the hand are taken from it. */
export function answers(options: readonly string[], window: string): readonly Answer[] {
  return options.flatMap((move) => {
    const [verb = '', what = '', more = ''] = move.split(' ')
    if (ON_ROWS.has(verb) || PICKED.has(verb) || verb === 'play' || (verb === 'lose' && what !== 'any')) return []
    if (verb === 'discard' && !what.startsWith('N')) return []
    if (verb === 'remove' && /^\d/.test(what)) return []
    if (window !== '' && (verb === 'craft' || verb === 'use')) return [] // bonus actions: on the bench
    return [{ move, ...pictureOf(verb, what), tokens: verb === 'build' ? readTokens(more) : null }]
  })
}

function pictureOf(verb: string, what: string): Pick<Answer, 'picture' | 'what'> {
  if (/^[SP]\d/.test(what)) return { picture: 'smurf', what }
  if (/^N\d/.test(what)) return { picture: 'invention', what }
  if (/^R\d/.test(what)) return { picture: 'house', what }
  if (verb === 'collect') return { picture: 'resource', what }
  if (verb === 'target') return { picture: 'seat', what }
  if (verb === 'advance') return { picture: 'sign', what: 'paw' }
  const sign = SIGNS[what] ?? SIGNS[verb]
  return sign ? { picture: 'sign', what: sign } : { picture: null, what: '' }
}

/** What is done last, or instead: it stands at the end, and large. */
export const isWay = (move: string): boolean => ['go on', 'end turn', 'decline', 'aside', 'allow', 'refuse'].includes(move)
