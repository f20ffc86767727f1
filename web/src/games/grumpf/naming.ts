/** What boards, animals, faces and clans are called. */

import { say } from '../../lib/text.svelte'
import { conditionOf } from './content.svelte'
import type { GrumpfView } from './types'

export function boardName(key: string): string {
  return say(`board-${key}`)
}

export function conditionText(key: string, side: number): string {
  const { kind, low, high } = conditionOf(key, side)
  if (key === 'sorcerer') return say(side === 1 ? 'grumpf-prize-tile' : 'grumpf-prize-exchange')
  return say('condition', { condition: kind, low, high })
}

/** In the few letters that a board on a phone has room for. */
export function briefly(key: string, side: number): string {
  const { kind, low, high } = conditionOf(key, side)
  return key === 'sorcerer' ? conditionText(key, side) : say('grumpf-asks', { condition: kind, low, high })
}

export function faceName(face: string | null): string {
  return face === null ? say('grumpf-face-none') : face === 'club' ? say('grumpf-face-club') : face
}

export function colourName(view: GrumpfView, clan: number): string {
  return say(`colour-${view.clans[clan]?.colour ?? 'violet'}`)
}

/** Whoever leads a clan; the neutral clan has nobody. */
export function leader(view: GrumpfView, clan: number, names: readonly string[]): string {
  return clan >= view.seats ? say('neutral') : (names[clan] ?? '')
}
