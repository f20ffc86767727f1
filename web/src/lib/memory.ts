/** What a screen remembers of one table beyond its view, such as the pawn in a hand. Two tables on a page share nothing. */

import { getContext, setContext, untrack } from 'svelte'
import type { GameModule } from '../games'

const KEY = Symbol('table')

type Remembering = Pick<GameModule, 'memory'>

export class Memory {
  private game: Remembering | null = null
  private made: unknown = null

  constructor(game?: Remembering) {
    if (game) this.begin(game)
  }

  /** Makes what the game remembers, once: call it when it is known which game it is, and never where something is derived. */
  begin(game: Remembering): void {
    if (this.game === game) return
    this.game = game
    this.made = untrack(() => game.memory?.())
  }

  /** What the `memory` of the game has made. */
  get now(): unknown {
    if (!this.game) throw new Error('No game has begun at this table: see begin')
    return this.made
  }
}

/** Call it while a component is made: everything inside of it is at this table. Whoever does not know the game yet begins it later. */
export function layTable(game?: Remembering): Memory {
  return setContext(KEY, new Memory(game))
}

/** Call it while a component is made: the memory of the table that it is at. */
export function atTable(): Memory {
  const memory = getContext<Memory | undefined>(KEY)
  if (!memory) throw new Error('There is no table here: see layTable')
  return memory
}

/** For whoever mounts a component that no other one holds. */
export function contextOf(memory: Memory): Map<symbol, Memory> {
  return new Map([[KEY, memory]])
}
