/** What people show one another, for a moment: one thing for each seat, the newest. */

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Spoken } from './bubbles.svelte'
import { play } from './sound'
import { speech } from './speech.svelte'
import { type Place, placeOf } from './spots'
import type { LiveTable, Shown } from './table.svelte'
import { wishes } from './wishes.svelte'
import type { Signal } from '../wire'

const LASTS: Readonly<Record<Signal['signal'], number>> = { point: 3000, propose: 7000, think: 6000 }

/** Seat -> what it shows. Call it once where a table is shown; `tell` has the words for whoever listens. */
export function signals(of: () => LiveTable | null, tell: (shown: Shown) => string): ReadonlyMap<number, Shown> {
  const shown = new SvelteMap<number, Shown>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let last = untrack(() => of()?.signals.at(-1)?.key ?? 0) // what was shown before is over

  function take(one: Shown): void {
    const { seat, signal } = one
    play('bubble')
    speech.announce(tell(one))
    shown.set(seat, one)
    clearTimeout(timers.get(seat))
    timers.set(
      seat,
      setTimeout(() => shown.delete(seat), LASTS[signal.signal]),
    )
  }

  $effect(() => {
    const live = of()
    for (const one of live?.signals ?? []) {
      if (one.key <= last) continue
      last = one.key
      const name = live?.table?.places[one.seat]?.name ?? ''
      if (!wishes.muted.includes(name)) untrack(() => take(one))
    }
  })
  $effect(() => () => timers.forEach((timer) => clearTimeout(timer)))
  return shown
}

/** What stands at a seat for a moment: a line of chat, a thought, or words for what is pointed at or proposed and not seen on this screen. */
export type Said = Spoken | { readonly signal: 'think' } | { readonly signal: 'point' | 'propose'; readonly words: string }

/** `call` names what is pointed at, `tell` has the sentence of what is proposed. */
export function bubbleOf(
  shown: Shown | undefined,
  place: Place | null | undefined,
  call: (spot: string) => string,
  tell: (shown: Shown) => string,
): Said | undefined {
  if (shown?.signal.signal === 'think') return { signal: 'think' }
  if (!shown || place) return undefined
  const { signal } = shown
  return { signal: signal.signal, words: signal.signal === 'propose' ? tell(shown) : call(signal.spot) }
}

/** Seat -> where the spot that it points at is on this screen, as long as it does; null for what is not to be seen here. */
export function places(shown: ReadonlyMap<number, Shown>): ReadonlyMap<number, Place | null> {
  return followed(() => [...shown.values()].flatMap(({ seat, signal }) => (signal.signal === 'think' ? [] : [[seat, signal.spot] as const])))
}

/** Where some spots are on this screen, wherever they move: null for one that is not to be seen. Call it once where a table is shown. */
export function followed<K>(wanted: () => readonly (readonly [K, string])[]): ReadonlyMap<K, Place | null> {
  const found = new SvelteMap<K, Place | null>()

  function look(spots: readonly (readonly [K, string])[]): void {
    for (const [key, spot] of spots) {
      const place = placeOf(spot)
      if (!found.has(key) || !isSame(found.get(key) ?? null, place)) found.set(key, place)
    }
  }

  $effect(() => {
    const spots = wanted()
    untrack(() => {
      for (const key of [...found.keys()]) if (!spots.some(([one]) => one === key)) found.delete(key)
      look(spots)
    })
    if (spots.length === 0) return
    let frame = requestAnimationFrame(function again() {
      look(spots)
      frame = requestAnimationFrame(again)
    })
    return () => cancelAnimationFrame(frame)
  })
  return found
}

function isSame(one: Place | null, other: Place | null): boolean {
  if (!one || !other) return one === other
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}
