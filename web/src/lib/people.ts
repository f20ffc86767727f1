/** What the people and the bots at a table are called. */

import { say } from './text.svelte'
import type { PlaceView } from '../wire'

interface SomebodySeated {
  readonly name?: string
  readonly level?: string | null
  readonly who?: number | null
}

/** Which bot sits there: as the table says; as its id says, at a table from before bots had numbers. */
function botNumber(table: string, { who }: SomebodySeated, seat: number): number {
  if (who !== null && who !== undefined) return who
  let sum = 0
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum + seat
}

/** Everybody's name. Bots have names, too: the same for all who read this language, and never two alike at one table. */
export function namesOf(table: string, places: readonly SomebodySeated[]): readonly string[] {
  const bots = say('names-of-bots').split(', ')
  const taken = new Set(places.map(({ name, level }) => (level ? '' : folded(name ?? ''))))
  const numbers = places.map((place, seat) => botNumber(table, place, seat) % bots.length)
  const names = places.map(({ name }) => name ?? '')
  const seats = places.flatMap(({ level }, seat) => (level ? [seat] : [])).sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0))
  for (const seat of seats) {
    const name = firstFree(bots, numbers[seat] ?? 0, taken)
    taken.add(folded(name))
    names[seat] = name
  }
  return names
}

function firstFree(names: readonly string[], number: number, taken: ReadonlySet<string>): string {
  const around = [...names.slice(number), ...names.slice(0, number)]
  return around.find((name) => !taken.has(folded(name))) ?? around[0] ?? ''
}

function folded(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase()
}

export function freeSeats(places: readonly PlaceView[]): readonly number[] {
  return places.flatMap((place, seat) => (place.kind === 'free' ? [seat] : []))
}

const ROUND_A_TABLE = 7

/** Whether there are more than one can seat round a table on a phone: then they stand in rows. */
export function isCrowd(places: readonly unknown[]): boolean {
  return places.length > ROUND_A_TABLE
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
