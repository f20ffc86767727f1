/** Time that runs out: whoever reads it is shown anew ten times a second, as long as they are there. */

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

/** 3, 2, 1, and 0 for as long as it `stands`: what is shown when so many ms are left; null after that. */
export function countdown(left: number, stands: number): number | null {
  pulse()
  return left < -stands ? null : Math.max(0, Math.ceil(left / 1000))
}
