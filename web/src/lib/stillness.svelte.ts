/** Alone with bots, reading costs nothing: as long as something lies over the table, its time stands still. */

import { untrack } from 'svelte'
import type { LiveTable } from './table.svelte'

const KEY = 'tablee-held'

/** Call it while a component is made. `wanted` is watched: the table pauses when it becomes true, and goes on after.

A pause that somebody asked for by hand is left alone; our own is known again after a reload. */
export function standStill(live: LiveTable, wanted: () => boolean): void {
  let ours = heldBefore(live.id)
  $effect(() => {
    if (wanted()) untrack(() => void hold())
    else if (ours) {
      keep(false)
      untrack(() => void live.do({ act: 'resume' }))
    }
  })

  async function hold(): Promise<void> {
    if (ours || live.table?.state !== 'playing') return
    keep(true)
    if (await live.do({ act: 'ask_pause' })) keep(false)
  }

  function keep(held: boolean): void {
    ours = held
    try {
      if (held) sessionStorage.setItem(KEY, live.id)
      else sessionStorage.removeItem(KEY)
    } catch {
      // A browser that keeps nothing leaves the button that goes on.
    }
  }
}

function heldBefore(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id
  } catch {
    return false
  }
}
