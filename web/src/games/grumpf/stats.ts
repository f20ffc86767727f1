/** The story of a finished game in numbers, from its events alone. */

import type { AnyEvent } from '../../lib/table.svelte'
import { type Condition, conditionOf } from './content.svelte'
import { type Happening, named } from './events'
import { BOARDS, type BoardKey, SPECIES, type Species } from './types'

export const ROUNDS = 4 // GRU-035
const MINUTE = 60_000

export interface PlayerStats {
  placed: number
  clubs: number
  flips: number
  wasted: number // placed on boards that were missed
  left: number // still in front of their owner when a hunt ended
  received: number // clubs of the others
  beds: number
  animals: number // caught, exchanges apart
  tiles: number
  broke: number // boards that were lost by this player's last word
  awake: number // ms, of hunts in real time
  readonly starts: number[] // ms from GO to the first pawn, of each such hunt
  sleep: Sleep | null // the soonest
}

export interface Sleep {
  readonly round: number
  readonly ms: number
}

/** The pawn that broke a condition which then stayed broken: one too many, or a club on one that was needed. */
export interface Betrayal {
  readonly round: number
  readonly board: BoardKey
  readonly seat: number
  readonly club: boolean
  readonly value: number // of the pawn that was placed, or knocked out
  readonly victim: number | null
  readonly animals: number // that stayed there
}

export interface GameStats {
  readonly players: readonly PlayerStats[]
  /** Who clubbed whom: by seat, then by clan, the neutral one last. */
  readonly clubbed: readonly (readonly number[])[]
  readonly neutral: boolean
  /** The points of each seat after each round. */
  readonly rounds: readonly (readonly number[])[]
  readonly betrayals: readonly Betrayal[]
  /** Left on the boards when the game ended, by species; and gone with the neutral clan. */
  readonly missed: Readonly<Record<Species, number>>
  readonly gone: Readonly<Record<Species, number>>
  /** Boards with animals that were missed, out of those that had any. */
  readonly failed: number
  readonly stocked: number
  /** Whether there were hunts in real time, whose times say something. */
  readonly timed: boolean
  /** Whether all of the game was heard. */
  readonly whole: boolean
}

/** Pawns a minute, placed or used as clubs, as long as one was awake. */
export function rate({ placed, clubs, awake }: PlayerStats): number | null {
  return awake === 0 ? null : ((placed + clubs) * MINUTE) / awake
}

/** From GO to the first pawn, in ms, on average. */
export function reaction({ starts }: PlayerStats): number | null {
  return starts.length === 0 ? null : starts.reduce((sum, ms) => sum + ms, 0) / starts.length
}

/** The soonest asleep of all, and everybody who was as quick. */
export function sleepers({ players }: GameStats): { readonly seats: readonly number[]; readonly ms: number } | null {
  const ms = Math.min(...players.map(({ sleep }) => sleep?.ms ?? Infinity))
  return ms === Infinity ? null : { seats: players.flatMap(({ sleep }, seat) => (sleep?.ms === ms ? [seat] : [])), ms }
}

/** Those that cost the table most, in the order in which they happened. */
export function worst(betrayals: readonly Betrayal[], most: number): readonly Betrayal[] {
  const kept = new Set([...betrayals].sort((one, other) => other.animals - one.animals).slice(0, most))
  return betrayals.filter((betrayal) => kept.has(betrayal))
}

/** GRU-109, 115 to 131. Whether a board would be won with these counted values. */
export function holds({ kind, low, high }: Condition, values: readonly number[]): boolean {
  if (values.length === 0) return false
  const sum = values.reduce((all, value) => all + value, 0)
  switch (kind) {
    case 'sum_ge':
      return sum >= low
    case 'sum_between':
      return low <= sum && sum <= high
    case 'sum_le':
      return sum <= high
    case 'count_ge':
      return values.length >= low
    case 'all_same':
      return new Set(values).size === 1
    case 'all_different':
      return new Set(values).size === values.length
    case 'each_le':
      return values.every((value) => value <= high)
    case 'sum_even':
      return sum % 2 === 0
    default:
      return true
  }
}

// --- Reading the log

interface Spot {
  readonly clan: number
  readonly value: number
  clubbed: boolean
}

interface Track {
  spots: Spot[]
  broken: Omit<Betrayal, 'animals'> | null
}

class Reader {
  readonly players: PlayerStats[]
  readonly clubbed: number[][]
  readonly rounds: (readonly number[])[] = []
  readonly betrayals: Betrayal[] = []
  readonly gone = none()
  missed = none()
  failed = 0
  stocked = 0
  timed = false
  neutral = false

  private round = 0
  private sides = '111111'
  private pawns = 8
  private tracks = new Map<string, Track>()
  private used: number[] = []
  private readonly asleep = new Set<number>()
  private readonly started = new Set<number>()

  constructor(private readonly seats: number) {
    this.players = Array.from({ length: seats }, nothing)
    this.clubbed = Array.from({ length: seats }, () => Array.from({ length: seats + 1 }, () => 0))
  }

  read(event: Happening): void {
    switch (event.event) {
      case 'game_setup':
        this.sides = event.sides
        this.pawns = event.pawns
        this.neutral = event.neutral !== null
        this.timed = event.pace === 'realtime'
        break
      case 'round_start':
        this.open(event.round)
        break
      case 'neutral_dealt':
        for (const [board, , face] of event.dealt) if (face !== 'club') this.track(board).spots.push({ clan: this.seats, value: Number(face), clubbed: false })
        break
      case 'flipped':
        this.player(event.seat).flips += 1
        break
      case 'placed':
        this.place(event.t, event.seat, event.value, event.board)
        break
      case 'clubbed':
        this.club(event.t, event.seat, event.board, event.space, event.victim)
        break
      case 'bed':
        this.bed(event.t, event.seat)
        break
      case 'hunt_end':
        this.endHunt(event.t)
        break
      case 'board_tally':
        if (!event.met) for (const { clan } of this.track(event.board).spots) if (clan < this.seats) this.player(clan).wasted += 1
        break
      case 'board_failed':
        this.fail(event.board, event.animals)
        break
      case 'animals_shared':
        this.share(event.shares)
        break
      case 'animals_discarded':
        this.gone[event.species as Species] += event.number
        break
      case 'tile_won':
        this.player(event.seat).tiles += 1
        break
      case 'round_end':
        this.rounds.push(event.scores)
        break
    }
  }

  private player(seat: number): PlayerStats {
    return this.players[seat] ?? nothing()
  }

  private track(board: string): Track {
    let track = this.tracks.get(board)
    if (!track) this.tracks.set(board, (track = { spots: [], broken: null }))
    return track
  }

  private open(round: number): void {
    this.round = round
    this.tracks = new Map()
    this.used = Array.from({ length: this.seats }, () => 0)
    this.asleep.clear()
    this.started.clear()
    this.missed = none()
  }

  /** A pawn has left its owner: the first one of a hunt in real time tells how quickly they began. */
  private use(t: number, seat: number): void {
    this.used[seat] = (this.used[seat] ?? 0) + 1
    if (this.timed && !this.started.has(seat)) this.player(seat).starts.push(t)
    this.started.add(seat)
  }

  private place(t: number, seat: number, value: number, board: string): void {
    this.use(t, seat)
    this.player(seat).placed += 1
    this.change(board, { round: this.round, board: board as BoardKey, seat, club: false, value, victim: null }, (spots) =>
      spots.push({ clan: seat, value, clubbed: false }),
    )
  }

  private club(t: number, seat: number, board: string, space: number, victim: number): void {
    this.use(t, seat)
    this.player(seat).clubs += 1
    const row = this.clubbed[seat]
    if (row) row[victim] = (row[victim] ?? 0) + 1
    if (victim < this.seats) this.player(victim).received += 1
    const value = this.track(board).spots[space - 1]?.value ?? 0
    this.change(board, { round: this.round, board: board as BoardKey, seat, club: true, value, victim }, (spots) => {
      const spot = spots[space - 1]
      if (spot) spot.clubbed = true
    })
  }

  /** Whoever turns a board that would be won into one that would not has broken it, until somebody mends it. */
  private change(board: string, by: Omit<Betrayal, 'animals'>, apply: (spots: Spot[]) => void): void {
    const track = this.track(board)
    const condition = conditionOf(board, Number(this.sides[BOARDS.indexOf(board as BoardKey)] ?? 1))
    const met = (): boolean => holds(condition, track.spots.flatMap(({ value, clubbed }) => (clubbed ? [] : [value])))
    const before = met()
    apply(track.spots)
    if (met()) track.broken = null
    else if (before) track.broken = by
  }

  private bed(t: number, seat: number): void {
    const player = this.player(seat)
    player.beds += 1
    this.asleep.add(seat)
    if (!this.timed) return
    player.awake += t
    if (t < (player.sleep?.ms ?? Infinity)) player.sleep = { round: this.round, ms: t }
  }

  private endHunt(t: number): void {
    for (const [seat, player] of this.players.entries()) {
      player.left += this.pawns - (this.used[seat] ?? 0)
      if (this.timed && !this.asleep.has(seat)) player.awake += t
    }
  }

  private fail(board: string, animals: number): void {
    if (animals === 0) return
    this.failed += 1
    this.stocked += 1
    this.missed[board as Species] = animals
    const { broken } = this.track(board)
    if (!broken) return
    this.betrayals.push({ ...broken, animals })
    this.player(broken.seat).broke += 1
  }

  private share(shares: readonly (readonly [number, number])[]): void {
    if (shares.length > 0) this.stocked += 1
    for (const [clan, taken] of shares) if (clan < this.seats) this.player(clan).animals += taken
  }
}

function nothing(): PlayerStats {
  return { placed: 0, clubs: 0, flips: 0, wasted: 0, left: 0, received: 0, beds: 0, animals: 0, tiles: 0, broke: 0, awake: 0, starts: [], sleep: null }
}

function none(): Record<Species, number> {
  return Object.fromEntries(SPECIES.map((species) => [species, 0])) as Record<Species, number>
}

export function statistics(events: readonly AnyEvent[], seats: number): GameStats {
  const reader = new Reader(seats)
  for (const event of events) reader.read(named(event))
  const { players, clubbed, neutral, rounds, betrayals, missed, gone, failed, stocked, timed } = reader
  const whole = events.some(([name]) => name === 'game_setup') && rounds.length === ROUNDS
  return { players, clubbed, neutral, rounds, betrayals, missed, gone, failed, stocked, timed, whole }
}
