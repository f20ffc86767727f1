/** Time that passes in a hunt: whoever reads it is shown anew ten times a second, as long as they are there. */

import { createSubscriber } from 'svelte/reactivity'

const PULSE = 100

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, PULSE)
  return () => clearInterval(timer)
})

/** Call it where time is read. */
export function pulse(): void {
  subscribe()
}
