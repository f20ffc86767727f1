/** Putting what changed into what was known (docs/protocol.md, "Merging"). Nothing is changed in place. */

import type { Changes } from '../wire'

type Record_ = Record<string, unknown>

export function merge<T extends object>(known: T, changes: Changes<T>): T {
  const fresh: Record_ = { ...(known as Record_) }
  for (const [name, change] of Object.entries(changes)) fresh[name] = merged(fresh[name], change)
  return fresh as T
}

/** An object where there is a list changes the items at those places; everything else replaces what was there. */
function merged(known: unknown, change: unknown): unknown {
  if (!Array.isArray(known) || !isRecord(change)) return change
  const items: unknown[] = [...known]
  for (const [place, item] of Object.entries(change)) {
    const before = items[Number(place)]
    items[Number(place)] = isRecord(item) && isRecord(before) ? merge(before, item) : item
  }
  return items
}

function isRecord(thing: unknown): thing is Record_ {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing)
}
