/** The words of the wire, and what they can be. */

export type * from './wire'

export const SPECIES = ['bees', 'reptiles', 'fish', 'birds', 'mammoths'] as const
export type Species = (typeof SPECIES)[number]

export const BOARDS = [...SPECIES, 'sorcerer'] as const // in the order in which they are counted (GRU-105)
export type BoardKey = (typeof BOARDS)[number]

export const COLOURS = ['violet', 'orange', 'green', 'yellow', 'pink', 'blue'] as const
export type Colour = (typeof COLOURS)[number] | 'neutral'

export type Face = '1' | '2' | '3' | '4' | '5' | 'club'
