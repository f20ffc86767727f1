/** What was just said aloud, at the seat of whoever said it, for a moment; and, quietly, what bots say. */

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { type NameParts, reasonIn } from './sentences'
import { play } from './sound'
import type { LiveTable } from './table.svelte'
import { wishes } from './wishes.svelte'

const LASTS = 4500
const REMINDERS = 1500 // ms in which whoever has come in is told what was said before

export interface Spoken {
  readonly text: string
  /** A bot says why it makes its move: nobody is called upon. */
  readonly quiet: boolean
}

/** Seat -> words, in the order in which they were said. Call it once where a table is shown; what was said before is not shown again. */
export function bubbles(of: () => LiveTable | null, names: () => readonly string[], game: () => { readonly parts?: NameParts } = () => ({})): ReadonlyMap<number, Spoken> {
  const shown = new SvelteMap<number, Spoken>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const here = performance.now()
  let last = 0
  let heard = 0

  function show(seat: number, spoken: Spoken): void {
    if (performance.now() - here < REMINDERS) return
    if (!spoken.quiet) play('bubble')
    shown.delete(seat) // whoever spoke last is the last
    shown.set(seat, spoken)
    clearTimeout(timers.get(seat))
    timers.set(
      seat,
      setTimeout(() => shown.delete(seat), LASTS),
    )
  }

  /** What bots said of moves that are taken back. */
  function hush(): void {
    for (const [seat, { quiet }] of [...shown]) if (quiet) shown.delete(seat)
  }

  $effect(() => {
    const live = of()
    for (const { number, channel, seat, name, text } of live?.chat ?? []) {
      if (channel !== live?.aloud || number <= last) continue
      last = number
      if (seat !== null && !wishes.muted.includes(name)) show(seat, { text, quiet: false })
    }
  })
  $effect(() => {
    const live = of()
    for (const { key, event } of live?.log ?? []) {
      if (key <= heard) continue
      heard = key
      if (event[0] === 'move_taken_back') untrack(hush)
      const reason = reasonIn(event, names(), live?.seat ?? null, game().parts)
      if (reason !== null) show(Number(event[1]), { text: reason, quiet: true })
    }
  })
  return shown
}
