/** The story of a finished race in numbers, from its events alone (section 10). */

import type { AnyEvent } from '../../lib/table.svelte'
import { rowOf } from './board'
import type { KINDS } from './content.svelte'
import { type Happening, named, type Told } from './events'
import type { ArchibaldView } from './wire'

export type Kind = (typeof KINDS)[number]

/** What throws a hero back. */
export const FALLS = ['defeat', 'trap', 'flood', 'gust'] as const
export type Fall = (typeof FALLS)[number]

/** Where a hero came to, how, and in which round. */
export interface Step {
  readonly cell: string
  readonly how: string // "start"; a kind of move; or why the hero was sent there
  readonly round: number
}

/** Hits that were rolled, and how many the dice owed. */
export interface Luck {
  hits: number
  expected: number
}

export interface RunnerStats {
  readonly path: Step[]
  readonly killed: Record<Kind, number>
  readonly fallen: Record<Fall, number> // rows
  readonly answers: { readonly card: string; readonly answer: string }[]
  readonly own: Luck
  readonly enemies: Luck
  tiles: number
  bumps: number
  fights: number
  won: number
  blocked: number
  lost: number // lives
  gained: number
  defeats: number
  tokens: number // flood tokens that came on their turns
  floods: number // that those tokens caused
  traps: number
  cards: number
  equipped: number
}

export interface RaceStats {
  readonly players: readonly RunnerStats[]
  readonly rounds: number
  readonly floods: number
  /** How many rows each hero was above the start, after each round. */
  readonly climbed: readonly (readonly number[])[]
  /** Of each tile that was turned up: by whom, and in which round. */
  readonly turned: ReadonlyMap<string, Turned>
  /** As the end told them; none before it. */
  readonly ranks: readonly number[]
  /** Whether all of the game was heard. */
  readonly whole: boolean
}

export interface Turned {
  readonly seat: number
  readonly round: number
}

/** Hits that a die brings on average. */
export interface Means {
  readonly red: number
  readonly yellow: number
}

/** The dice of the box, as section 5.1 has them. */
export const PRINTED_DICE: Means = { red: 5 / 6, yellow: 1 / 2 }

/** What is known while the events are told, one after the other. */
class Race {
  readonly players: RunnerStats[]
  readonly climbed: number[][] = []
  readonly turned = new Map<string, Turned>()
  ranks: readonly number[] = []
  round = 0
  floods = 0
  active = 0
  foes = 0 // in the fight that is on

  constructor(
    seats: number,
    private readonly means: Means,
  ) {
    this.players = Array.from({ length: seats }, runner)
  }

  tell(event: Happening): void {
    const teller = TELLERS[event.event] as ((race: Race, event: Happening) => void) | undefined
    teller?.(this, event)
  }

  of(seat: number): RunnerStats {
    return this.players[seat] ?? runner() // nobody: counted for nothing
  }

  arrive(seat: number, cell: string, how: string): void {
    this.of(seat).path.push({ cell, how, round: this.round })
  }

  turn(cell: string): void {
    if (this.ranks.length > 0) return // the jails that nobody opened turn up by themselves
    this.turned.set(cell, { seat: this.active, round: this.round })
    this.of(this.active).tiles += 1
  }

  noteRows(): void {
    this.climbed.push(this.players.map(({ path }) => rowOf(path.at(-1)?.cell ?? 'A1') - 1))
  }

  end(ranks: readonly number[]): void {
    this.ranks = ranks
    this.noteRows()
  }

  owed([red, yellow]: readonly [number, number]): number {
    return red * this.means.red + yellow * this.means.yellow
  }
}

/** What each event changes of it. */
const TELLERS: { readonly [E in Happening['event']]?: (race: Race, event: Told<E>) => void } = {
  // --- The way
  hero_chosen: (race, { seat, cell }) => race.arrive(seat, cell, 'start'),
  hero_moved: (race, { seat, end, kind }) => race.arrive(seat, end, kind),
  tile_laid: (race, { cell }) => race.turn(cell),
  jail_revealed: (race, { cell }) => race.turn(cell),
  bumped: (race, { seat }) => (race.of(seat).bumps += 1),
  game_won: (race, { ranks }) => race.end(ranks),
  game_stopped: (race, { ranks }) => race.end(ranks),
  turn_started: (race, { seat, round }) => {
    if (round > race.round && race.round > 0) race.noteRows()
    race.round = round
    race.active = seat
  },
  hero_sent: (race, { seat, start, end, reason }) => {
    race.arrive(seat, end, reason)
    const player = race.of(seat)
    if (reason === 'trap') player.traps += 1
    if (isFall(reason)) player.fallen[reason] += Math.max(0, rowOf(start) - rowOf(end))
  },
  // --- Fights
  fight_started: (race, { seat, enemies, hero_dice, enemy_dice }) => {
    const player = race.of(seat)
    race.foes = enemies.length
    player.fights += 1
    player.own.expected += race.owed(hero_dice)
    player.enemies.expected += race.owed(enemy_dice)
  },
  fight_rolled: (race, { seat, hero_faces, enemy_faces }) => {
    race.of(seat).own.hits += sum(hero_faces)
    race.of(seat).enemies.hits += sum(enemy_faces)
  },
  enemies_killed: (race, { seat, enemies }) => {
    const player = race.of(seat)
    if (enemies.length >= race.foes) player.won += 1
    for (const kind of enemies) player.killed[kind as Kind] += 1
  },
  hero_blocked: (race, { seat }) => (race.of(seat).blocked += 1),
  hero_defeated: (race, { seat }) => (race.of(seat).defeats += 1),
  lives_changed: (race, { seat, delta, reason }) => {
    if (reason === 'restart') return
    if (delta < 0) race.of(seat).lost -= delta
    else race.of(seat).gained += delta
  },
  // --- Water, cards, adventures
  water_changed: (race, { delta }) => (race.of(race.active).tokens += Math.max(0, delta)),
  flood_started: (race) => {
    race.floods += 1
    race.of(race.active).floods += 1
  },
  card_played: (race, { seat }) => (race.of(seat).cards += 1),
  equipped: (race, { seat }) => (race.of(seat).equipped += 1),
  adventure_answered: (race, { seat, card, answer }) => race.of(seat).answers.push({ card, answer }),
}

function runner(): RunnerStats {
  const killed = { moustik: 0, seide: 0, millipede: 0, spider: 0, darkos: 0 }
  const fallen = { defeat: 0, trap: 0, flood: 0, gust: 0 }
  const dice = { own: { hits: 0, expected: 0 }, enemies: { hits: 0, expected: 0 } }
  return { path: [], killed, fallen, answers: [], ...dice, tiles: 0, bumps: 0, fights: 0, won: 0, blocked: 0, lost: 0, gained: 0, defeats: 0, tokens: 0, floods: 0, traps: 0, cards: 0, equipped: 0 }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const isFall = (reason: string): reason is Fall => (FALLS as readonly string[]).includes(reason)

export function statistics(events: readonly AnyEvent[], seats: number, means: Means = PRINTED_DICE): RaceStats {
  const race = new Race(seats, means)
  const happened = withoutTakenBack(events)
  for (const event of happened) race.tell(event)
  const { players, round: rounds, floods, climbed, turned, ranks } = race
  return { players, rounds, floods, climbed, turned, ranks, whole: ranks.length > 0 && happened.some(({ event }) => event === 'game_started') }
}

// --- What was taken back never happened

/** Whether it is what a player chose, and not what followed from it: a seat takes its last choice back. */
function isChoice(event: Happening): boolean {
  switch (event.event) {
    case 'hero_chosen':
    case 'card_played':
    case 'equipped':
    case 'bonus_move_declined':
      return true
    case 'hero_moved':
      return event.kind !== 'flight'
    case 'hero_sent':
      return event.reason !== 'gust'
    case 'cards_discarded':
      return event.reason === 'choice' || event.reason === 'overflow'
    default:
      return false
  }
}

function withoutTakenBack(events: readonly AnyEvent[]): readonly Happening[] {
  const kept: Happening[] = []
  for (const told of events) {
    if (told[0] !== 'move_taken_back') kept.push(named(told))
    else {
      const from = kept.findLastIndex((event) => isChoice(event) && 'seat' in event && event.seat === Number(told[1]))
      if (from >= 0) kept.splice(from)
    }
  }
  return kept
}

// --- Who came where

/** ARC-904. The winner; then by row, lives and cards; equals are equal. */
export function ranksOf({ heroes, winner }: Pick<ArchibaldView, 'heroes' | 'winner'>): readonly number[] {
  const better = heroes.map(({ cell, lives, cards }, seat) => [Number(seat === winner), rowOf(cell ?? 'A1'), lives, cards])
  return better.map((mine) => 1 + better.filter((other) => isAhead(other, mine)).length)
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, at) => value !== other[at])
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0)
}
