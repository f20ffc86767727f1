/** A village in numbers, when everything is known (section 10, point 8): from its view, and from the log who was Captain at a ballot. */

import type { Happened } from '../../../lib/table.svelte'
import { ballotsOf, type Count, countsOf } from '../ballots'
import type { LoupsgarousBetView as Bet, LoupsgarousNoteView as Note } from '../wire'
import { type View, WOLVES } from '../village'

export interface PlayerStats {
  readonly seat: number
  readonly card: string
  readonly won: boolean
  readonly votes: number // in village ballots, second ballots included
  readonly onWolves: number // of them, against Werewolves
  readonly suspected: number // voices against this player, those of a poster and the Captain's second one included
  readonly accused: number // how often others have accused this player
  readonly lived: number // rounds that were begun alive
  readonly cause: string | null // of the death; null for survivors
  readonly said: number // statements
  readonly share: number // of all that was said, from 0 to 1
}

/** What somebody with a power has done with it. */
export interface Deeds {
  readonly saves: number // by a potion that was needed
  readonly wasted: number // potions without effect, or against the own side
  readonly wolvesPoisoned: number
  readonly guards: number // nights on guard,
  readonly guarded: number // and those that saved somebody
  readonly glimpses: number // of the Little Girl and the Baker
  readonly caught: number
  readonly visions: number
  readonly wolvesSeen: number
}

/** An answer to a decoy is right or wrong; by chance it would have been right so often. */
export interface Intuition {
  readonly prompt: string
  readonly asked: number
  readonly right: number
  readonly chance: number // from 0 to 1
}

export interface ScoredBet extends Bet {
  readonly right: boolean
}

/** How many of each side live when a round is over; the first is the beginning. */
export interface Camps {
  readonly villagers: readonly number[]
  readonly werewolves: readonly number[]
  readonly alone: readonly number[] // the White Werewolf and the Piper
}

export interface VillageStats {
  readonly players: readonly PlayerStats[]
  readonly deeds: Deeds
  readonly intuition: readonly Intuition[]
  readonly bets: readonly ScoredBet[]
  readonly camps: Camps
  readonly suspicion: readonly (readonly number[])[] // by seat, then by day: voices and accusations
  readonly rounds: number
}

const AGAINST: ReadonlySet<string> = new Set(['accuse', 'propose', 'intent', 'rank', 'counter', 'contradiction'])
/** Which answer a decoy hopes for. */
const HOPES: Readonly<Record<string, 'wolf' | 'villager' | 'survivor'>> = { shadiest: 'wolf', pair: 'wolf', wander: 'wolf', reassuring: 'villager', survivor: 'survivor' }
const DECOY = 'decoy '

export const cardOf = (view: View, seat: number): string => view.final_cards[seat] ?? view.shown[seat] ?? 'villager'
export const isWolf = (view: View, seat: number | null): boolean => seat !== null && WOLVES.has(cardOf(view, seat))

export function statistics(view: View, log: readonly Happened[] = []): VillageStats {
  const voices = countsOf(view, log)
  const rounds = Math.max(view.round, 1, ...view.deaths.map(({ round }) => round))
  return {
    players: players(view, rounds, voices),
    deeds: deeds(view),
    intuition: intuition(view),
    bets: view.bets.map((bet) => ({ ...bet, right: isRight(view, bet) })),
    camps: camps(view, rounds),
    suspicion: suspicion(view, rounds, voices),
    rounds,
  }
}

// --- People

function players(view: View, rounds: number, voices: readonly Count[]): readonly PlayerStats[] {
  const ballots = ballotsOf(view)
  const all = view.statements.length
  return view.places.map((_, seat) => {
    const votes = ballots.flatMap((ballot) => ballot.votes[seat] ?? [])
    const death = view.deaths.find((one) => one.seat === seat)
    const said = view.statements.filter((one) => one.seat === seat).length
    return {
      seat,
      card: cardOf(view, seat),
      won: view.winners.includes(seat),
      votes: votes.length,
      onWolves: votes.filter((target) => isWolf(view, target)).length,
      suspected: voices.reduce((sum, count) => sum + (count.get(seat) ?? 0), 0),
      accused: view.statements.filter((one) => one.seat !== seat && isAgainst(one, seat)).length,
      lived: death?.round ?? rounds,
      cause: death?.cause ?? null,
      said,
      share: all > 0 ? said / all : 0,
    }
  })
}

function isAgainst({ kind, words }: View['statements'][number], seat: number): boolean {
  return AGAINST.has(kind) && words[0] === String(seat)
}

/** Who was suspected when: voices and accusations, day by day. */
function suspicion(view: View, rounds: number, voices: readonly Count[]): readonly (readonly number[])[] {
  const ballots = ballotsOf(view)
  return view.places.map((_, seat) =>
    Array.from({ length: rounds }, (_, place) => {
      const day = place + 1
      const pointed = ballots.reduce((sum, ballot, number) => sum + (ballot.day === day ? (voices[number]?.get(seat) ?? 0) : 0), 0)
      return pointed + view.statements.filter((one) => one.day === day && one.seat !== seat && isAgainst(one, seat)).length
    }),
  )
}

// --- Powers

function deeds(view: View): Deeds {
  const of = (kind: string): readonly Note[] => view.notes.filter((note) => note.kind === kind)
  const count = (kind: string): number => of(kind).length
  const [heals, poisons, visions] = [of('heal'), of('poison'), of('vision')]
  const saves = heals.filter((heal) => wasNeeded(view, heal)).length
  const struck = poisons.filter(({ target }) => isWolf(view, target)).length
  return {
    saves,
    wasted: heals.length - saves + poisons.length - struck,
    wolvesPoisoned: struck,
    guards: count('guard'),
    guarded: of('saved').filter(({ word }) => word === 'guard').length,
    glimpses: count('glimpse') + count('baker'),
    caught: count('caught'),
    visions: visions.length,
    wolvesSeen: visions.filter(({ word }) => WOLVES.has(word)).length,
  }
}

/** LGT-085, R27. A potion for somebody who was safe already is spent for nothing. */
function wasNeeded(view: View, heal: Note): boolean {
  const tonight = view.notes.filter(({ round }) => round === heal.round)
  const saved = tonight.some(({ kind, target, word }) => kind === 'saved' && target === heal.target && word === 'heal')
  const guarded = tonight.some(({ kind, target }) => kind === 'guard' && target === heal.target) && heal.target !== null && cardOf(view, heal.target) !== 'little_girl'
  return saved && !guarded
}

/** 5.9. The answers of all to what everybody was asked at night, never those of one. */
function intuition(view: View): readonly Intuition[] {
  const found = new Map<string, { asked: number; right: number; chance: number }>()
  for (const { kind, round, target } of view.notes) {
    const prompt = kind.startsWith(DECOY) ? kind.slice(DECOY.length) : ''
    const hope = HOPES[prompt]
    if (hope === undefined || target === null) continue
    const key = prompt === 'survivor' || prompt === 'reassuring' ? prompt : 'shadiest' // the one question, in three dresses
    const living = view.places.flatMap((_, seat) => (livedInto(view, seat, round) ? [seat] : []))
    const isHit = (seat: number): boolean => (hope === 'wolf' ? isWolf(view, seat) : hope === 'villager' ? !isWolf(view, seat) : livedInto(view, seat, round + 1))
    const sum = found.get(key) ?? { asked: 0, right: 0, chance: 0 }
    sum.asked += 1
    sum.right += Number(isHit(target))
    sum.chance += living.filter(isHit).length / Math.max(1, living.length)
    found.set(key, sum)
  }
  return [...found].map(([prompt, { asked, right, chance }]) => ({ prompt, asked, right, chance: chance / asked }))
}

/** Whether somebody was alive when a round began. */
function livedInto(view: View, seat: number, round: number): boolean {
  const death = view.deaths.find((one) => one.seat === seat)
  return death === undefined || death.round >= round
}

// --- Bets

const NOBODY: ReadonlySet<string> = new Set(['draw', 'stalemate', 'abandoned'])

function isRight(view: View, { seat, day, on, what }: Bet): boolean {
  if (on === 'side') return what === (NOBODY.has(view.reason ?? '') ? 'nobody' : view.reason)
  const next = view.deaths.filter((death) => death.cause === 'vote' && death.round >= day && death.seat !== seat).sort((one, other) => one.round - other.round)[0]
  return next !== undefined && String(next.seat) === what
}

// --- Sides

const ALONE: ReadonlySet<string> = new Set(['white_wolf', 'piper'])

function camps(view: View, rounds: number): Camps {
  const sideOf = (seat: number): keyof Camps => (ALONE.has(cardOf(view, seat)) ? 'alone' : isWolf(view, seat) ? 'werewolves' : 'villagers')
  const line = (side: keyof Camps): readonly number[] =>
    Array.from({ length: rounds + 1 }, (_, round) => view.places.filter((_, seat) => sideOf(seat) === side && !view.deaths.some((death) => death.seat === seat && death.round <= round)).length)
  return { villagers: line('villagers'), werewolves: line('werewolves'), alone: line('alone') }
}
