/** What this screen remembers of a table: the card, the row or the invention that was touched, and is spoken of below. */

import { atTable, type Memory } from '../../lib/memory'
import { Choice } from './choice.svelte'

export const remember = () => ({ choice: new Choice() })

export const memoryOf = (memory: Memory) => memory.now as ReturnType<typeof remember>
export const ours = () => memoryOf(atTable())
