/** What was just said, at the seat of whoever said it, for a moment. */

import { SvelteMap } from 'svelte/reactivity'
import { play } from './sound'
import type { LiveTable } from './table.svelte'
import { wishes } from './wishes.svelte'

const LASTS = 4500
const REMINDERS = 1500 // ms in which whoever has come in is told what was said before

/** Seat -> words. Call it once where a table is shown; what was said before is not shown again. */
export function bubbles(of: () => LiveTable | null): ReadonlyMap<number, string> {
  const shown = new SvelteMap<number, string>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const here = performance.now()
  let last = 0
  $effect(() => {
    for (const { number, seat, name, text } of of()?.chat ?? []) {
      if (number <= last) continue
      last = number
      if (seat === null || performance.now() - here < REMINDERS || wishes.muted.includes(name)) continue
      play('bubble')
      shown.set(seat, text)
      clearTimeout(timers.get(seat))
      timers.set(
        seat,
        setTimeout(() => shown.delete(seat), LASTS),
      )
    }
  })
  return shown
}
