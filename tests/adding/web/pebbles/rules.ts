/** What may be taken, and why not. */

import type { Refusal } from '@client/games'
import type { AnyView } from '@client/lib/table.svelte'

export interface PebblesView extends AnyView {
  readonly left: number
  readonly turn: number
  readonly options: readonly string[]
}

export const MOVES = ['take 1', 'take 2', 'take 3'] as const

export function whyNot(view: PebblesView, seat: number, move: string): Refusal | null {
  const count = MOVES.indexOf(move as (typeof MOVES)[number]) + 1
  if (count === 0) return { code: 'malformed', rule: 'PEB-002' }
  if (view.over) return { code: 'game_over', rule: 'PEB-003' }
  if (view.turn !== seat) return { code: 'not_your_turn', rule: 'PEB-001' }
  return count <= view.left ? null : { code: 'too_few_left', rule: 'PEB-002' }
}
