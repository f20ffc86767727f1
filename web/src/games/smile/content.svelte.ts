/** The creatures of the box, as the server plays them. */

import { BoxContent } from '../../lib/content.svelte'

export const COLOURS = ['pink', 'blue', 'yellow', 'white'] as const
export type Colour = (typeof COLOURS)[number] | 'none'

export interface Creature {
  readonly id: string
  readonly value: number
  readonly colour: Colour
  readonly mark: string
}

const PLAYERS_OF: Readonly<Record<string, number>> = { IV: 4, V: 5 } // SMI-020 to 022

export const content = new BoxContent<{ readonly creatures: readonly Creature[] }>('smile')

const creatures = $derived(byId(content.now?.creatures ?? []))
let lesson = $state.raw<ReadonlyMap<string, Creature>>(new Map())

/** A lesson brings its own creatures, whatever the box holds; none when it is over. */
export function setLesson(list: readonly Creature[]): void {
  lesson = byId(list)
}

function byId(list: readonly Creature[]): ReadonlyMap<string, Creature> {
  return new Map(list.map((creature) => [creature.id, creature]))
}

export function hasContent(): boolean {
  return creatures.size > 0 || lesson.size > 0
}

export function cardOf(id: string): Creature {
  return lesson.get(id) ?? creatures.get(id) ?? { id, value: 0, colour: 'none', mark: '' }
}

/** The deck of so many players: the marks of larger tables are left in the box (SMI-020 to 022). */
export function deckFor(seats: number): readonly Creature[] {
  return [...creatures.values()].filter(({ mark }) => (PLAYERS_OF[mark] ?? 0) <= seats)
}
