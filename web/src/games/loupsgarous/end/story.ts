/** What happened, told in its order: who was who, then night after night and day after day. The ceremony shows it picture by picture. */

import type { Happened } from '../../../lib/table.svelte'
import type { LoupsgarousNoteView as Note } from '../wire'
import { ballotsOf, type Count, countsOf } from '../ballots'
import { byPlace, type View } from '../village'
import { isWolf } from './stats'

/** Something that was done, as a line: the key of its words, and who and what is in it. */
export interface Deed {
  readonly key: string
  readonly seat: number | null
  readonly target: number | null
  readonly more: readonly number[] // others in the same line
  readonly word: string // a card or a building
}

export interface Tally {
  readonly target: number
  readonly voices: number
  readonly by: readonly number[]
}

export interface Night {
  readonly kind: 'night'
  readonly round: number
  readonly deeds: readonly Deed[]
  readonly dead: readonly number[]
}

export interface Day {
  readonly kind: 'day'
  readonly round: number
  readonly deeds: readonly Deed[] // what was done behind a curtain
  readonly tallies: readonly Tally[] // of its last ballot, the most voices first
  readonly moved: number // voters who pointed elsewhere than they had said
  readonly said: number
  readonly dead: readonly Fallen[]
}

export interface Fallen {
  readonly seat: number
  readonly cause: string
}

export interface Turned {
  readonly kind: 'card'
  readonly seat: number
}

export type Chapter = Night | Day
export type Picture = Turned | Chapter

const BY_NIGHT: ReadonlySet<string> = new Set(['night'])
/** In which order the deeds of a night are told, as its calls were. */
const ORDER = ['kept', 'stole', 'lover', 'guard', 'vision', 'glimpse', 'caught', 'victim', 'split', 'baker', 'bite', 'fire', 'burnt', 'heal', 'poison', 'charm', 'poster', 'confession', 'saved']
const BY_DAY: ReadonlySet<string> = new Set(['confession'])
const GATHERED: ReadonlySet<string> = new Set(['lover', 'charm']) // one line for all of them

/** Cards are turned over first: those that were hidden to the end come last, Werewolves at the very end. */
export function turning(view: View): readonly number[] {
  const rank = (seat: number): number => (view.alive[seat] ? 2 : 0) + Number(isWolf(view, seat))
  return [...byPlace(view)].sort((one, other) => rank(one) - rank(other))
}

export function ceremony(view: View, log: readonly Happened[] = []): readonly Picture[] {
  return [...turning(view).map((seat): Turned => ({ kind: 'card', seat })), ...chapters(view, log)]
}

/** The log knows who was Captain when; without it, every finger is one voice. */
export function chapters(view: View, log: readonly Happened[] = []): readonly Chapter[] {
  const counts = countsOf(view, log)
  const last = Math.max(0, view.round, ...view.notes.map(({ round }) => round))
  return Array.from({ length: last }, (_, place) => place + 1).flatMap((round) => {
    const night: Night = { kind: 'night', round, deeds: deedsOf(view, round, false), dead: view.deaths.filter((one) => one.round === round && BY_NIGHT.has(one.cause)).map(({ seat }) => seat) }
    const day = dayOf(view, round, counts)
    const empty = day.tallies.length + day.dead.length + day.deeds.length + day.said === 0
    return empty ? [night] : [night, day]
  })
}

// --- Nights

function deedsOf(view: View, round: number, byDay: boolean): readonly Deed[] {
  const tonight = view.notes.filter((note) => note.round === round && BY_DAY.has(note.kind) === byDay)
  const told = tonight.flatMap((note) => lineOf(note, tonight) ?? [])
  return gathered(told).sort((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key))
}

function lineOf(note: Note, tonight: readonly Note[]): Deed | null {
  const line = (key: string, more: readonly number[] = [], target = note.target): Deed => ({ key, seat: note.seat, target, more, word: note.word })
  switch (note.kind) {
    case 'glimpse':
    case 'baker':
      return line(note.kind, note.word.split(' ').map(Number), null)
    case 'caught':
      return line('caught', [], null)
    case 'victim':
      return note.target === null ? (tonight.some(({ kind, target }) => kind === 'designated' && target !== null) ? line('split') : null) : line('victim', wolvesOn(tonight, note.target))
    case 'kept':
    case 'stole':
    case 'lover':
    case 'guard':
    case 'vision':
    case 'bite':
    case 'fire':
    case 'burnt':
    case 'heal':
    case 'poison':
    case 'charm':
    case 'poster':
    case 'confession':
    case 'saved':
      return line(note.kind)
    default:
      return null // the pack meets, each finger of it, and what everybody answered for the look of it
  }
}

function wolvesOn(tonight: readonly Note[], victim: number): readonly number[] {
  return tonight.flatMap(({ kind, seat, target }) => (kind === 'designated' && target === victim && seat !== null ? [seat] : []))
}

/** Two Lovers, and all who are charmed in one night, are one line. */
function gathered(deeds: readonly Deed[]): Deed[] {
  const found: Deed[] = []
  for (const deed of deeds) {
    const same = GATHERED.has(deed.key) ? found.findIndex(({ key }) => key === deed.key) : -1
    const others = deed.target === null ? [] : [deed.target]
    if (same < 0) found.push(GATHERED.has(deed.key) ? { ...deed, target: null, more: others } : deed)
    else found[same] = { ...(found[same] as Deed), more: [...(found[same]?.more ?? []), ...others] }
  }
  return found
}

/** What became of somebody, now that everything is known: a night's death has its cause. */
export function fateOf(view: View, seat: number): { readonly key: string; readonly round: number } {
  const death = view.deaths.find((one) => one.seat === seat)
  if (!death) return { key: 'alive', round: view.round }
  const hit = (kind: string): boolean => view.notes.some((note) => note.round === death.round && note.kind === kind && note.target === seat)
  if (death.cause !== 'night') return { key: death.cause.replaceAll('_', '-'), round: death.round }
  return { key: hit('poison') ? 'poison' : hit('burnt') ? 'burnt' : hit('bite') && !hit('victim') ? 'bite' : 'devoured', round: death.round }
}

// --- Days

function dayOf(view: View, round: number, counts: readonly Count[]): Day {
  const ballots = ballotsOf(view)
  const last = ballots.findLastIndex(({ day }) => day === round)
  const ballot = ballots[last]
  const statements = view.statements.filter(({ day }) => day === round)
  const by = new Map<number, number[]>()
  ballot?.votes.forEach((target, seat) => {
    if (target !== null) by.set(target, [...(by.get(target) ?? []), seat])
  })
  if (ballot?.poster != null && !by.has(ballot.poster)) by.set(ballot.poster, [])
  const tallies = [...by].map(([target, seats]) => ({ target, by: seats, voices: counts[last]?.get(target) ?? 0 })).sort((one, other) => other.voices - one.voices)
  const moved = (ballot?.votes ?? []).filter((target, seat) => {
    const meant = statements.findLast((one) => one.seat === seat && (one.kind === 'intent' || one.kind === 'propose'))?.words[0]
    return target !== null && meant !== undefined && meant !== String(target)
  }).length
  return { kind: 'day', round, deeds: deedsOf(view, round, true), tallies, moved, said: statements.length, dead: view.deaths.filter((one) => one.round === round && !BY_NIGHT.has(one.cause)).map(({ seat, cause }) => ({ seat, cause })) }
}

// --- How long each picture stands

const CARDS = 12_000 // ms for all cards together, at most
const CARD = 900
const CHAPTER = 1400
const LINE = 500
const LONGEST = 4500

export function filmOf(view: View): readonly number[] {
  const pictures = ceremony(view)
  const card = Math.min(CARD, CARDS / Math.max(1, view.seats))
  return pictures.map((one) => (one.kind === 'card' ? card : Math.min(LONGEST, CHAPTER + LINE * (one.kind === 'night' ? one.deeds.length + one.dead.length : one.tallies.length + one.dead.length))))
}
