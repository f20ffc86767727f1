/** Alone with bots, reading costs nothing: as long as something lies over the table, its time stands still. */

import { untrack } from 'svelte'
import type { LiveTable } from './table.svelte'

const KEY = 'tablee-held'

/** Call it while a component is made. `wanted` is watched: the table pauses when it becomes true, and goes on after.

A pause that somebody asked for by hand is left alone; `ours` goes by itself, and is known again after a reload. */
export function standStill(live: LiveTable, wanted: () => boolean): { readonly ours: boolean } {
  let ours = $state(heldBefore(live.id))
  let releasing = false
  let refused = false // until it is wanted anew
  $effect(() => {
    const [now, playing] = [wanted(), live.table?.state === 'playing']
    if (!now) refused = false
    if (now && playing && !ours && !refused) untrack(() => void hold())
    else if (!now && ours && !releasing) untrack(() => void release())
  })

  async function hold(): Promise<void> {
    keep(true)
    if (!(await live.do({ act: 'ask_pause' }))) return
    refused = true
    keep(false)
  }

  async function release(): Promise<void> {
    releasing = true
    await live.do({ act: 'resume' })
    releasing = false
    keep(false)
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

  return {
    get ours() {
      return ours
    },
  }
}

function heldBefore(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id
  } catch {
    return false
  }
}
