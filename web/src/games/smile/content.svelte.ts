/** The creatures of the box, as the server plays them. */

import { BoxContent } from '../../lib/content.svelte'
import type { SmileView } from './wire'

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

/** Those of the tutorial, whatever the box holds: no creature of a box is called as they are. */
const LEARNT = byId([
  { id: 'L-3', value: -3, colour: 'yellow', mark: '' },
  { id: 'L2', value: 2, colour: 'white', mark: '' },
  { id: 'L5', value: 5, colour: 'none', mark: '' },
  { id: 'L-2', value: -2, colour: 'pink', mark: '' },
  { id: 'L1', value: 1, colour: 'pink', mark: '' },
  { id: 'L4', value: 4, colour: 'blue', mark: '' },
  { id: 'L3', value: 3, colour: 'none', mark: '' },
  { id: 'L2n', value: 2, colour: 'none', mark: '' },
  { id: 'L4y', value: 4, colour: 'yellow', mark: '' },
  { id: 'L0', value: 0, colour: 'white', mark: '' },
  { id: 'L6', value: 6, colour: 'none', mark: '' },
  { id: 'L-1', value: -1, colour: 'blue', mark: '' },
  { id: 'L5w', value: 5, colour: 'white', mark: '' },
])

const creatures = $derived(byId(content.now?.creatures ?? []))

function byId(list: readonly Creature[]): ReadonlyMap<string, Creature> {
  return new Map(list.map((creature) => [creature.id, creature]))
}

/** Whether what lies on a table can be drawn: the box was looked into, or it is the table that one learns at. */
export function hasContent({ row, hunters }: Pick<SmileView, 'row' | 'hunters'>): boolean {
  return creatures.size > 0 || [...row.map(([card]) => card), ...hunters.flatMap((hunter) => hunter.creatures)].every((card) => LEARNT.has(card))
}

export function cardOf(id: string): Creature {
  return LEARNT.get(id) ?? creatures.get(id) ?? { id, value: 0, colour: 'none', mark: '' }
}

/** The deck of so many players: the marks of larger tables are left in the box (SMI-020 to 022). */
export function deckFor(seats: number): readonly Creature[] {
  return [...creatures.values()].filter(({ mark }) => (PLAYERS_OF[mark] ?? 0) <= seats)
}
