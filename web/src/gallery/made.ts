/** What made-up games have in common: who plays them, and how chance falls. Never part of what is built. */

import type { AnyEvent, Happened } from '../lib/table.svelte'

const FEW = ['Noémie', 'Julie', 'Valentin', 'Grand-papa Barnabé', 'Zoé', 'Léon']
const MANY = 'Élise Hugo Maëlle Yves Jean-Baptiste Ana Basile Chloé Dounia Émile Fanny Gaspard Hélène Inès Jules Karim Lucie Malo Nora Octave Pauline Quentin Rose'
export const NAMES = [...FEW, ...MANY.split(' ')]

/** Chance that falls the same each time: numbers below what is asked. */
export function dice(seed: number): (below: number) => number {
  let fallen = seed
  return (below) => ((fallen = (fallen * 16807) % 2147483647) >> 8) % below
}

export function happened(events: readonly (readonly [string, ...unknown[]])[]): readonly Happened[] {
  return events.map((event, key) => ({ key, event: event as AnyEvent }))
}
