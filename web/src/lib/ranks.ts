/** Who came where, and how it went: what the podium, the count and the curve of any game are made of. */

/** A player at the end of a game that has ranks. */
export interface Tallied {
  readonly seat: number
  readonly rank: number
}

/** The best first; equals in the order of their seats. */
export function byRank<T extends Tallied>(all: readonly T[]): readonly T[] {
  return [...all].sort((one, other) => one.rank - other.rank || one.seat - other.seat)
}

export function winnersOf<T extends Tallied>(all: readonly T[]): readonly T[] {
  return all.filter(({ rank }) => rank === 1)
}

// --- The podium

/** Whoever has a place on it: a player, or a team under its own name. */
export interface PodiumPlace {
  readonly key: number // of the player or the team
  readonly rank: number
  readonly name: string
  readonly you: boolean
  readonly scores: readonly string[]
  readonly tone?: string | undefined // a class with colours of its own: --step, --step-edge, --figure
}

/** A place for each player, with what is written on their step. */
export function placesOf<T extends Tallied>(all: readonly T[], names: readonly string[], you: number | null, scores: (tally: T) => readonly string[], tone?: (tally: T) => string): readonly PodiumPlace[] {
  return all.map((tally) => ({ key: tally.seat, rank: tally.rank, name: names[tally.seat] ?? '', you: tally.seat === you, scores: scores(tally), tone: tone?.(tally) }))
}

const STEPS = 3
const ON_STEPS = 8 // people for whom there is room on it

/** Whether so many are equal that they stand in rows, and not on steps. */
export const isThronged = (stood: readonly PodiumPlace[]): boolean => stood.length > ON_STEPS

/** In the order in which they stand: the winner in the middle, beside them who comes next; the best first, where they are very many. */
export function onPodium(places: readonly PodiumPlace[]): readonly PodiumPlace[] {
  const ranked = places.filter(({ rank }) => rank <= STEPS).sort((one, other) => one.rank - other.rank)
  const [first, second, ...others] = ranked
  return first && second && others.length > 0 && second.rank > 1 && !isThronged(ranked) ? [second, first, ...others] : ranked
}

// --- The curve

/** A line of it: of a player, of a team, or of all together. */
export interface CurveLine {
  readonly name: string
  readonly points: readonly number[] // after each round
  readonly tone?: string | undefined // a class with a colour of its own: --line-of
}

/** A line for each player, from everybody's points after each round. */
export function linesOf(rounds: readonly (readonly number[])[], names: readonly string[], tone?: (seat: number) => string): readonly CurveLine[] {
  return names.map((name, seat) => ({ name, points: rounds.map((round) => round[seat] ?? 0), tone: tone?.(seat) }))
}
