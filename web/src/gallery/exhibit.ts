/** What a game brings to the gallery, in its `gallery.ts`: positions by hand, so that it can be looked at without a server. */

import type { Component } from 'svelte'
import type { GameModule } from '../games'
import type { AnyEvent, AnyView, Happened } from '../lib/table.svelte'

export interface Exhibit<V = AnyView> {
  readonly game: GameModule<V>
  /** The box by hand. */
  readonly prepare: () => void
  /** Scenes at the table, by name; `table` is the one that is shown unasked. */
  readonly scenes: Readonly<Record<string, (seats: number) => V>> & { readonly table: (seats: number) => V }
  /** A game that is over, and what happened in it. */
  readonly finished: (seats: number) => V
  readonly story: (seats: number) => readonly Happened[]
  /** All of its drawings. */
  readonly Art?: Component
  /** What a move roughly leads to, to see something fly. */
  readonly play?: (view: V, move: string) => readonly [events: readonly AnyEvent[], next: V]
}
