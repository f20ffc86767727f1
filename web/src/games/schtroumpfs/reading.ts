/** What is drawn, in words: for whoever listens, and for small print before a tap. */

import { kebab } from '../../lib/sentences'
import { allOf, say } from '../../lib/text.svelte'
import { costOf, RESOURCES, rowOf, type Tokens } from './content.svelte'
import { tokensName } from './naming'
import { sum } from './rules'
import type { SchtroumpfsFaceView, SchtroumpfsPlacementView, SchtroumpfsRowView, SchtroumpfsView } from './wire'

/** What a row is: slots, meeples, cost, effect, and what Gargamel does to it. */
export function rowWords(row: SchtroumpfsRowView): string {
  const printed = rowOf(row.id)
  const cost = costOf(printed)
  return say('schtroumpfs-row-about', {
    slots: printed.slots,
    meeples: row.meeples,
    state: row.closed ? 'closed' : row.full ? 'full' : 'free',
    danger: row.dangerous ? 'yes' : 'no',
    costs: printed.effect === 'build' ? 'roof' : sum(cost) > 0 ? 'tokens' : 'nothing',
    cost: tokensName(cost),
    does: effectWords(printed.effect, printed.amount ?? 0, printed.resource ?? ''),
  })
}

export function effectWords(effect: string, amount: number, resource: string): string {
  const words = effect === 'collect' || effect === 'harvest' ? 'gain' : effect === 'collect_different' ? 'different' : effect
  const tokens = RESOURCES.map((one) => (one === resource ? amount : 0)) as unknown as Tokens
  return say(`effect-${kebab(words)}`, { amount, tokens: tokensName(tokens) })
}

/** What a placement leads to, before any die, in short sentences. */
export function netWords({ fills, effect, cost, gain, choice, dangers, cats }: SchtroumpfsPlacementView): readonly string[] {
  const does = sum(gain) > 0 ? [say('effect-gain', { tokens: tokensName(gain) })] : []
  if (choice > 0) does.push(say('effect-choice', { amount: choice }))
  if (fills && does.length === 0) does.push(effectWords(effect, 0, ''))
  return [
    ...(fills ? [] : [say('preview-first')]),
    ...(sum(cost) > 0 ? [say('preview-pay', { tokens: tokensName(cost) })] : effect === 'build' ? [say('preview-pay-roof')] : []),
    ...(fills ? [say('preview-effect', { effect: allOf(does) })] : []),
    ...(cats > 0 ? [say('preview-cat', { cats })] : []),
    ...(dangers > 0 ? [say('preview-danger', { dangers })] : []),
  ]
}

/** For a row that may be chosen. */
export function placementWords(view: SchtroumpfsView, target: string): string {
  const found = view.placements.filter((placement) => placement.target === target)
  return found.length === 1 && found[0] ? netWords(found[0]).join(' ') : ''
}

/** What a face of a die would do now, for whoever listens. */
export function faceWords(face: SchtroumpfsFaceView): string {
  return say('schtroumpfs-face', { effect: face.effect, amount: face.amount, nothing: face.hits === 0 ? 'yes' : 'no' })
}

/** In few words, under its picture. */
export function faceBrief(face: SchtroumpfsFaceView, { esplanade }: SchtroumpfsView): string {
  if (face.hits === 0) return say('schtroumpfs-face-nothing')
  const takes = face.hits > 1 ? 'both' : esplanade > 0 ? 'meeple' : 'card'
  return say('schtroumpfs-face-brief', { effect: face.effect, hits: face.hits, takes })
}

/** What the face that lies there does now. */
export function faceNow(face: SchtroumpfsFaceView, view: SchtroumpfsView): string {
  return say('schtroumpfs-face-now', { nothing: face.hits === 0 ? 'yes' : 'no', does: faceBrief(face, view) })
}

const GOOD = new Set(['find', 'idea'])
export const isHarmless = ({ effect, hits }: SchtroumpfsFaceView): boolean => hits === 0 || GOOD.has(effect)
