/** How cards, houses, deeds and fates are called at the end. */

import { allOf, say, type Params } from '../../../lib/text.svelte'
import { someOf } from '../../../lib/who'
import type { Deed } from './story'

export const cardName = (card: string): string => say(`card-${card}-name`)

export function nameIn(names: readonly string[], seat: number | null): string {
  return seat === null ? '' : (names[seat] ?? '')
}

export const namesIn = (names: readonly string[], seats: readonly number[]): string => allOf(seats.map((seat) => nameIn(names, seat)))
/** Of many only the first few are named. */
export const fewIn = (names: readonly string[], seats: readonly number[]): string => someOf(seats.map((seat) => nameIn(names, seat)))

/** One sentence for what was done. */
export function deedInWords({ key, seat, target, more, word }: Deed, names: readonly string[]): string {
  const params: Params = { player: nameIn(names, seat), target: nameIn(names, target), others: namesIn(names, more), count: more.length }
  if (key === 'vision' || key === 'stole' || key === 'confession') params['card'] = cardName(word)
  if (key === 'fire') params['house'] = houseName(word)
  return say(key === 'saved' ? `loupsgarous-end-saved-${word}` : `loupsgarous-end-deed-${key}`, params)
}

/** `farm3` is the third of the farms. */
export function houseName(id: string): string {
  const farm = /^farm(\d)$/.exec(id)
  return farm ? say('building-farm_numbered', { number: Number(farm[1]) }) : say(`building-${id}`)
}
