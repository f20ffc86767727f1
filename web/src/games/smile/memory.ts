/** What this screen remembers of a table of Smile: the creature that was touched, and the order that stands. */

import { atTable, type Memory } from '../../lib/memory'
import { Choice } from './choice.svelte'
import { Orders } from './order.svelte'

export const remember = () => ({ choice: new Choice(), orders: new Orders() })

export const memoryOf = (memory: Memory) => memory.now as ReturnType<typeof remember>
/** Call it while a component is made. */
export const ours = () => memoryOf(atTable())
