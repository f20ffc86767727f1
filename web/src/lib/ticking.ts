/** Time that passes on the screen: whoever reads it is shown anew twice a second, as long as they are there. */

import { createSubscriber } from 'svelte/reactivity'
import { say } from './text.svelte'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 500)
  return () => clearInterval(timer)
})

/** Call it where time is read. */
export function ticking(): void {
  subscribe()
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** `0:07`, `12:30`, `3 h`. */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms)
  if (left >= 2 * HOUR) return say('clock-hours', { hours: Math.floor(left / HOUR) })
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
