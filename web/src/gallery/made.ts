/** What made-up games have in common: who plays them, and how chance falls. Never part of what is built. */

import type { AnyEvent, Happened } from '../lib/table.svelte'

export const NAMES = ['Noémie', 'Julie', 'Valentin', 'Grand-papa Barnabé', 'Zoé', 'Léon']

/** Chance that falls the same each time: numbers below what is asked. */
export function dice(seed: number): (below: number) => number {
  let fallen = seed
  return (below) => ((fallen = (fallen * 16807) % 2147483647) >> 8) % below
}

export function happened(events: readonly (readonly [string, ...unknown[]])[]): readonly Happened[] {
  return events.map((event, key) => ({ key, event: event as AnyEvent }))
}
