/** What this screen remembers of a table beyond its view. */

import { atTable, type Memory } from '../../lib/memory'
import { Choice } from './choice.svelte'

export function remember(): { readonly choice: Choice } {
  return { choice: new Choice() }
}

export function memoryOf(memory: Memory): ReturnType<typeof remember> {
  return memory.now as ReturnType<typeof remember>
}

export const here = (): ReturnType<typeof remember> => memoryOf(atTable())
