/** A private standing order: "keep offering until this creature bears so many, or until I have so few left".

It lives in this browser alone. Each firefly goes out after the same small wait, whatever the hand, so that nobody learns
anything from the pace.
*/

import { whyNot } from './rules'
import type { SmileView } from './wire'

export interface Order {
  readonly card: string
  readonly round: number
  readonly bears: number // stop when the creature bears at least so many
  readonly left: number // stop when the hand holds at most so many
}

export type Step = 'offer' | 'wait' | 'done' | 'void'

const SHORTEST = 600
const SPREAD = 400

export function wait(random: () => number = Math.random): number {
  return SHORTEST + random() * SPREAD
}

export function nextStep(order: Order, view: SmileView, seat: number): Step {
  const lure = view.row.find(([card]) => card === order.card)
  if (!lure || view.over || view.round !== order.round || view.hunters[seat]?.collected) return 'void'
  if (lure[1] >= order.bears || (view.hand ?? 0) <= order.left) return 'done'
  if (view.turn !== seat) return 'wait'
  return whyNot(view, seat, 'offer', order.card) === null ? 'offer' : 'void'
}

export class Orders {
  order = $state.raw<Order | null>(null)
  /** How the last one ended, until something else is asked for. */
  ended = $state<'done' | 'void' | null>(null)

  give(order: Order): void {
    this.order = order
    this.ended = null
  }

  end(how: 'done' | 'void' | null): void {
    this.order = null
    this.ended = how
  }
}
