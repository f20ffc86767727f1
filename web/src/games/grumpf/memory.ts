/** What this screen remembers of a table of Grumpf: your hand, what it drags, and how far the count was shown. */

import { atTable, type Memory } from '../../lib/memory'
import { Drag } from './drag.svelte'
import { Hand } from './hand.svelte'
import { Show } from './show.svelte'

export function remember() {
  const hand = new Hand()
  return { hand, drag: new Drag(hand), show: new Show() }
}

export const memoryOf = (memory: Memory) => memory.now as ReturnType<typeof remember>
/** Call it while a component is made. */
export const ours = () => memoryOf(atTable())
