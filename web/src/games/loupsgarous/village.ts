/** The village as it lies there: who lives where, in which house, and what everybody sees of them. */

import type { LoupsgarousBallotView as Ballot, LoupsgarousBuildingView as Building, LoupsgarousVillageView as View } from './wire'

export type { Building, View }

export const WOLVES: ReadonlySet<string> = new Set(['werewolf', 'white_wolf'])
export const UNIQUE: ReadonlySet<string> = new Set(['church', 'hovel', 'barber', 'manor'])

export const isNight = (view: View): boolean => view.phase === 'night'
export const stepName = (view: View): string => (view.over ? '' : (view.step?.name ?? ''))

export const living = (view: View): readonly number[] => byPlace(view).filter((seat) => view.alive[seat])

/** All seats, in the order of their places (LGT-020). */
export function byPlace(view: View): readonly number[] {
  return view.places.map((_, seat) => seat).sort((one, other) => placeOf(view, one) - placeOf(view, other) || Number(view.alive[other]) - Number(view.alive[one]))
}

const placeOf = (view: View, seat: number): number => view.places[seat] ?? seat

/** When the step ends by itself; in the sentence window a request for pardon or its answer may last longer (LGT-194). */
export function endOf(view: View): number {
  const asking = stepName(view) === 'sentence' && (view.lord !== null || view.state.pardon_ends > (view.step?.ends ?? 0))
  return asking ? Math.max(view.step?.ends ?? 0, view.state.pardon_ends) : (view.step?.ends ?? 0)
}

// --- Houses

export const buildingOf = (view: View, seat: number): Building | null => view.buildings.find(({ owner, standing }) => standing && owner === seat) ?? null
export const namedBuilding = (view: View, id: string): Building | null => view.buildings.find((building) => building.id === id) ?? null

/** Who lived in a house first, as everybody can work out: whoever fell there before anybody else, or lives there still; null where they have left its ashes. */
export function firstOf(view: View, { place, owner }: Building): number | null {
  return view.deaths.find(({ seat }) => placeOf(view, seat) === place)?.seat ?? owner
}

/** LGT-024, 026. Nobody is one where there are no tokens. */
export const isVagabond = (view: View, seat: number): boolean => view.tokens && view.phase !== 'setup' && view.alive[seat] === true && buildingOf(view, seat) === null
export const isFarmer = (view: View, seat: number): boolean => buildingOf(view, seat)?.kind === 'farm'
/** Whether Farmers elect, whatever has burnt since (LGT-120). */
export const hasFarms = (view: View): boolean => view.state.farms_dealt

/** LGT-223. */
export function isImmune(view: View, seat: number): boolean {
  const building = buildingOf(view, seat)
  return building?.kind === 'tavern' && building.token
}

export const occupant = (view: View, kind: string): number | null => view.buildings.find((building) => building.standing && building.kind === kind)?.owner ?? null
export const isSpared = (view: View, seat: number): boolean => view.spared && view.alive[seat] === true && view.shown[seat] === 'idiot'

/** Whether a token lies on its house: a unique power unused, or the immunity of the tavern; null for those that are never spent. */
export function tokenOf({ kind, token }: Building): boolean | null {
  return UNIQUE.has(kind) || kind === 'tavern' ? token : null
}

// --- The ring

export interface Slot {
  readonly place: number
  readonly seat: number | null // who lives there, or lies there
  readonly building: Building | null // that stands there, lived in or not, or whose ashes smoke
}

/** What stands at each place. Whoever moves into the house of a dead player leaves an empty place, and the stone goes there (LGT-222). */
export function slots(view: View): readonly Slot[] {
  const at = new Map<number, number>()
  const dead: number[] = []
  for (const seat of byPlace(view)) {
    if (view.alive[seat] && !at.has(placeOf(view, seat))) at.set(placeOf(view, seat), seat)
    else dead.push(seat)
  }
  const homeless = dead.filter((seat) => {
    if (at.has(placeOf(view, seat))) return true
    at.set(placeOf(view, seat), seat)
    return false
  })
  return view.places.map((_, place) => {
    const seat = at.get(place) ?? homeless.shift() ?? null
    const building = view.buildings.find((one) => one.place === place && one.standing) ?? view.buildings.find((one) => one.place === place) ?? null
    return { place, seat, building }
  })
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Ring {
  readonly size: number // of a house, in px: its breadth; with its name it is a quarter higher
  readonly room: number // how broad its name may be
  readonly spots: readonly Spot[] // the middle of each, by place
}

const SMALLEST = 44 // px: the least that a thumb finds
const LARGEST = 112
const ON_A_WALL = 160 // px, where there is room for it
const BROAD = 900 // px: names need not be short
const BROADER = 1.7 // than its house may a name be there
const TALL = 1.28 // a house with its name below
const SAMPLES = 720
const WIDER = 0.35
const STEP = 0.01 // of the way round: two points of it tell its direction

/** Where the places lie: clockwise, the first of all at the bottom, as far from one another as the room allows. Many lie on a rounder square than few. */
export function ring(count: number, breadth: number, height: number, first: number): Ring {
  const room = Math.min(breadth / 4.1, height / (count > 16 ? 5.2 : 4.3))
  let size = Math.max(SMALLEST, Math.min(breadth > BROAD ? ON_A_WALL : LARGEST, room))
  let line = path(count, breadth, height, size)
  for (let tries = 0; tries < 4 && line.length / count < size * 1.02; tries += 1) {
    size = Math.max(SMALLEST, Math.min(size, line.length / count / 1.02))
    line = path(count, breadth, height, size)
  }
  const apart = line.length / count
  const dip = apart < size ? Math.sqrt(size * size - apart * apart) + 6 : 0 // too many for one row: every other one stands a step nearer
  const whole = dip > 0 && count % 2 === 1 ? count + WIDER : count // where two of the outer row are neighbours, they stand farther apart
  const spots = Array.from({ length: count }, (_, place) => {
    const turn = ((place - first) / whole + 1) % 1
    const [x, y] = line.at(turn)
    const inwards = dip === 0 || place % 2 === 0 ? 0 : dip
    if (inwards === 0) return { x, y }
    const [[x0, y0], [x1, y1]] = [line.at(Math.max(0, turn - STEP)), line.at(Math.min(1, turn + STEP))]
    const far = Math.hypot(x1 - x0, y1 - y0) || 1
    return { x: x - ((y1 - y0) / far) * inwards, y: y + ((x1 - x0) / far) * inwards }
  })
  const broad = roomOf(size, count, breadth)
  return { size, room: breadth > BROAD ? Math.max(size, Math.min(broad, apart)) : broad, spots }
}

/** How broad a name may be: broader than a small house, and than any where there is room. */
const roomOf = (size: number, count: number, breadth: number): number => (breadth > BROAD ? size * BROADER : Math.max(size, count > 16 ? 48 : 72))

/** A superellipse that leaves half a house to each side, walked clockwise from its lowest point. */
function path(count: number, breadth: number, height: number, size: number): { readonly length: number; readonly at: (turn: number) => readonly [number, number] } {
  const broad = roomOf(size, count, breadth)
  const b = Math.max(1, (height - size * TALL) / 2 - 2)
  const a = Math.max(1, Math.min((breadth - broad) / 2 - 2, count > 16 ? Infinity : b * 1.8)) // few do not live far apart
  const bend = count > 20 ? 0.5 : count > 7 ? 0.6 : 0.85
  const points = Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step / SAMPLES) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [breadth / 2 + a * Math.sign(c) * Math.abs(c) ** bend, height / 2 + b * Math.sign(s) * Math.abs(s) ** bend] as const
  })
  // A house is higher than broad: what lies above one another needs more room than what lies side by side.
  const far = [0]
  for (let step = 1; step <= SAMPLES; step += 1) {
    const [[x0, y0], [x1, y1]] = [points[step - 1] as Point, points[step] as Point]
    far.push((far[step - 1] ?? 0) + Math.hypot(x1 - x0, (y1 - y0) / TALL))
  }
  const length = far[SAMPLES] ?? 1
  return { length, at: (turn) => between(points, far, turn * length) }
}

type Point = readonly [number, number]

function between(points: readonly Point[], far: readonly number[], walked: number): Point {
  const step = Math.max(1, far.findIndex((one) => one >= walked))
  const [[x0, y0], [x1, y1]] = [points[step - 1] as Point, points[step] as Point]
  const [from, to] = [far[step - 1] ?? 0, far[step] ?? 1]
  const share = to > from ? (walked - from) / (to - from) : 0
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]
}

/** What is left in the middle: half the breadth and half the height of the largest square, of the shape of the room, that no house stands in. `below`: px of what is written under a name. */
export function middle({ size, spots }: Ring, breadth: number, height: number, below = 0): Spot {
  const far = Math.max(...spots.map((spot) => Math.abs(spot.x - breadth / 2)))
  const [x, y] = [Math.max(0, far - size / 2), Math.max(0, height / 2 - size * TALL)]
  for (let share = 1.15; share > 0.3; share -= 0.05) {
    const free = spots.every((spot) => Math.abs(spot.x - breadth / 2) > x * share + size * 0.46 || Math.abs(spot.y - height / 2) > y * share + size * TALL * 0.46 + (spot.y < height / 2 ? below : 0))
    if (free) return { x: x * share, y: y * share }
  }
  return { x: x * 0.6, y: y * 0.6 }
}

// --- What everybody sees

const AFTER_A_BALLOT: ReadonlySet<string> = new Set(['tie_break', 'second_ballot', 'sentence', 'dusk'])

/** The ballot whose fingers are still up: the last of the day, until something else is asked. */
export function openBallot(view: View): Ballot | null {
  const last = view.ballots.at(-1)
  if (!last || last.day !== view.round || view.phase !== 'day' || view.over) return null
  const step = stepName(view)
  if (last.kind.startsWith('election')) return step === 'election' ? last : null
  return AFTER_A_BALLOT.has(step) || (step === 'tavern' && view.step?.ballot === 2) ? last : null
}

/** LGT-145. Voices by seat; the Captain has two in a village vote. */
export function tally(ballot: Ballot, captain: number | null): ReadonlyMap<number, number> {
  const village = ballot.kind === 'vote' || ballot.kind === 'second'
  const found = new Map<number, number>()
  ballot.votes.forEach((target, seat) => {
    if (target !== null) found.set(target, (found.get(target) ?? 0) + (village && seat === captain ? 2 : 1))
  })
  if (ballot.poster !== null) found.set(ballot.poster, (found.get(ballot.poster) ?? 0) + 2)
  return found
}

/** 5.11. How many Werewolves may be alive, by public facts. */
export function wolvesAtMost(view: View): number {
  const shown = view.shown.filter((card) => card !== null && WOLVES.has(card)).length
  const cards = view.hidden ? view.wolves + (view.cards.includes('white_wolf') ? 1 : 0) : view.cards.filter((card) => WOLVES.has(card)).length
  return Math.max(0, cards - shown)
}
