/** What a screen remembers of one table beyond its view, such as the pawn in a hand. Two tables on a page share nothing. */

import { getContext, setContext, untrack } from 'svelte'

const KEY = Symbol('table')

export class Memory {
  private readonly kept = new Map<() => unknown, unknown>()

  /** What `make` makes, the same for everybody at this table. */
  of<T>(make: () => T): T {
    if (!this.kept.has(make)) this.kept.set(make, untrack(make))
    return this.kept.get(make) as T
  }
}

/** Call it while a component is made: everything inside of it is at this table. */
export function layTable(): Memory {
  return setContext(KEY, new Memory())
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
