/** Alone with bots, reading costs nothing: as long as something lies over the table, its time stands still. */

import { untrack } from 'svelte'
import type { LiveTable } from './table.svelte'

/** Call it while a component is made. `wanted` is watched: the table pauses when it becomes true, and goes on after.

A pause that somebody asked for by hand is left alone. */
export function standStill(live: LiveTable, wanted: () => boolean): void {
  let ours = false
  $effect(() => {
    if (wanted()) untrack(() => void hold())
    else if (ours) {
      ours = false
      untrack(() => void live.do({ act: 'resume' }))
    }
  })

  async function hold(): Promise<void> {
    if (ours || live.table?.state !== 'playing') return
    ours = true
    if (await live.do({ act: 'ask_pause' })) ours = false
  }
}
