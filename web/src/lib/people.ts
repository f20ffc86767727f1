/** What the people and the bots at a table are called. */

import { say } from './text.svelte'
import type { PlaceView } from '../wire'

interface SomebodySeated {
  readonly name?: string
  readonly level?: string | null
}

/** Bots have names, too: the same for everybody who reads this language, and never two alike at one table. */
export function botName(table: string, seat: number): string {
  const names = say('names-of-bots').split(', ')
  let sum = 0
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return names[(sum + seat) % names.length] ?? ''
}

export function nameOf(table: string, place: SomebodySeated, seat: number): string {
  return place.level ? botName(table, seat) : (place.name ?? '')
}

export function namesOf(table: string, places: readonly SomebodySeated[]): readonly string[] {
  return places.map((place, seat) => nameOf(table, place, seat))
}

export function freeSeats(places: readonly PlaceView[]): readonly number[] {
  return places.flatMap((place, seat) => (place.kind === 'free' ? [seat] : []))
}

/** Whether nobody else is there: then a table waits, and bots do not play on for nobody. */
export function isAlone(places: readonly PlaceView[], own: number | null): boolean {
  return !places.some(({ kind, gone }, seat) => kind === 'person' && !gone && seat !== own)
}

/** The seats in the order of play, beginning after one's own; all of them for whoever only watches. */
export function seatsFrom(seats: number, own: number | null): readonly number[] {
  const first = own === null ? 0 : own + 1
  return Array.from({ length: own === null ? seats : seats - 1 }, (_, step) => (first + step) % seats)
}
