/** The boxes of this client. A folder that is here is a game: there is no list. What is in it is loaded when it is opened.

`TABLEE_WEB_GAMES` names a folder with more of them (docs/adding-a-game.md).
*/

import type { Component } from 'svelte'
import type { BoxContent } from '../lib/content.svelte'
import type { Flight } from '../lib/flight'
import type { Memory } from '../lib/memory'
import type { NameParts } from '../lib/sentences'
import type { Said } from '../lib/signals.svelte'
import type { AnyEvent, AnyView, Happened, Moment, Rejection } from '../lib/table.svelte'
import { has, learnWords, say, type Words } from '../lib/text.svelte'
import type { PlaceView, Settings } from '../wire'

export interface BoardProps<V> {
  readonly view: V
  readonly seat: number | null // whose eyes these are; null for spectators and the TV
  readonly names: readonly string[]
  readonly locked: boolean // something is on its way, or the line is lost
  readonly play: (move: string) => Promise<Rejection | null>
  readonly explain: (code: string, rule: string) => void
  readonly large?: boolean // on a TV
  readonly log?: readonly Happened[] // what this screen has seen happen
  readonly time?: () => number // the time of the rules, in ms; none in a replay
  readonly said?: (seat: number) => Said | undefined // what somebody says or shows now, for a board with `ownSeats`: a `Bubble`
  readonly meet?: (seat: number) => void // shows who sits there, for a board with `ownSeats`
  readonly muted?: (seat: number) => boolean // whether the host has taken the word from somebody, for a board with `ownSeats`
  readonly options?: Settings['options'] // as they are played; none in a replay
}

/** What lies before whoever moderates without a seat. */
export interface ModeratorProps<V> {
  readonly view: V // with everything in it
  readonly names: readonly string[]
  readonly play: (move: string) => Promise<Rejection | null>
  readonly pause: () => void // or go on
  readonly paused: boolean
  readonly time: () => number
}

export interface SeatProps<V> {
  readonly view: V
  readonly seat: number
  readonly you: boolean
  readonly large?: boolean // on a TV
}

export interface EndProps<V> {
  readonly view: V
  readonly names: readonly string[]
  readonly seat: number | null
  readonly log: readonly Happened[]
  readonly id?: string // of the table: what was counted once on this screen is not counted again
  readonly large?: boolean // on a TV: one page after the other, each fits the screen
  readonly counted?: () => void // everything is counted up: now anybody may say who has won
}

export interface LearnProps {
  readonly done: () => void // understood: now a game
  readonly leave?: (() => void) | undefined
}

/** What is chosen before a game, where a game has its own way to choose it. */
export interface OptionsProps {
  readonly settings: Settings // with the options as they were chosen
  readonly played: Settings['options'] // as they are played
  readonly forced: Readonly<Record<string, string>> // those that cannot be chosen now, each with the one that imposes it
  readonly places: readonly PlaceView[]
  readonly names: readonly string[]
  readonly host: boolean
  readonly refused?: Rejection | null // the last change that could not be made
  readonly change: (what: Partial<Settings>) => void
}

/** What a lobby says of the screen it is on. */
export interface NoteProps {
  readonly played: Settings['options']
  readonly large?: boolean // on a TV
}

/** What somebody shows at a spot, as it would look there. */
export interface GhostProps {
  readonly seat: number // who shows it
  readonly spot: string
  readonly proposal: string | null // the key of what is proposed; null where the spot is only pointed at
  readonly large?: boolean // on a TV
}

/** Why a move cannot be made now: a code that has words, and the rule that says so. */
export interface Refusal {
  readonly code: string
  readonly rule: string
}

/** Everything that is a game's own. `V` is its view. */
export interface GameModule<V = AnyView> {
  readonly words: Words
  readonly content?: Pick<BoxContent<unknown>, 'load' | 'set' | 'now'> // asked for when the box is opened
  /** Makes what a screen remembers of a table beyond its view; `prompt` and the components find it in the table's memory. */
  readonly memory?: () => unknown
  /** Nothing waits: neither commands for one another, nor events for pieces that fly; what was refused the game says itself, where it happened. */
  readonly swift?: (view: V) => boolean
  /** All of it is on one screen, whatever its size: the others in one line, and nothing told in words that the board shows. */
  readonly tight?: boolean
  /** Its board draws whoever sits there, each with `data-spot="seat:2"`: the shell draws nobody round it. */
  readonly ownSeats?: boolean
  readonly Board: Component<BoardProps<V>>
  readonly Own: Component<BoardProps<V>>
  readonly Seat: Component<SeatProps<V>>
  /** In place of the board, for whoever moderates: what is secret is covered until it is asked for. */
  readonly Moderator?: Component<ModeratorProps<V>>
  /** What a moderator is told and nobody else: it is under that cover, and neither in the log nor spoken. */
  readonly covered?: (event: AnyEvent) => boolean
  readonly End: Component<EndProps<V>>
  readonly Learn: Component<LearnProps>
  /** A picture of what one is after. Its three lines are `goal-<key>-aim`, `goal-<key>-do` and `goal-<key>-end`. */
  readonly Goal?: Component
  /** The game in a handful of drawn points, before the whole law. */
  readonly Points?: Component
  readonly Options?: Component<OptionsProps>
  readonly Note?: Component<NoteProps> // in the lobby, also of a TV: what this very screen can do, and what it cannot
  readonly fit?: (options: Settings['options'], seats: number) => Settings['options'] // for another number of seats
  /** What the server answers to a move of this seat, as far as the seat's own view tells: null if it would be done. */
  readonly guard: (view: V, seat: number, move: string) => Refusal | null
  readonly awaited: (view: V) => readonly number[]
  readonly clocked?: (view: V) => boolean // whether the table's clocks run now, where the rules keep some of the time
  readonly hurried?: (view: V) => boolean // time runs, whatever anybody reads: then nothing lies over the board
  readonly timed?: (view: V) => boolean // time runs; alone, it stands still while something lies over the table. As `hurried`, if it is not there
  readonly reading?: (memory: Memory) => boolean // a sheet of its own lies over the table
  readonly lingers?: (memory: Memory) => boolean // its board still shows what happened last: the end waits for it
  readonly prompt: (view: V, seat: number | null, names: readonly string[], memory: Memory) => string
  readonly hushed?: (view: V) => boolean // the board tells it step by step: no sentence goes ahead of it
  readonly sentence: (event: AnyEvent, names: readonly string[], seat: number | null) => string | null
  /** The event that tells who has won: the log keeps it until everything is counted up. */
  readonly outcome?: string
  /** An event in so few words that they are read at a glance, where the last one is told; the sentence where there are none. */
  readonly brief?: (event: AnyEvent, names: readonly string[], seat: number | null) => string | null
  /** What comes in one step and is seen one after the other: its first events, in parts, each with the view that it leaves. */
  readonly moments?: (events: readonly AnyEvent[], view: V) => readonly Moment[]
  /** How long these events stand before anything else is shown, in ms: a moment that matters is seen. */
  readonly beat?: (events: readonly AnyEvent[]) => number
  readonly flights: (events: readonly AnyEvent[], seat: number | null) => readonly Flight[]
  readonly sound: (event: AnyEvent) => string | null
  /** What can be pointed at on its board (`Game.spots`), as a sentence calls it. Seats have their names already. */
  readonly spotName?: (spot: string) => string
  /** The parts of a bot's reason as its sentence wants them: codes by their names. */
  readonly parts?: NameParts
  /** A move in words, as one would advise it: "offer a firefly to Pirouelle". */
  readonly moveName?: (move: string, view: V, names: readonly string[]) => string
  /** Where on the board a move is made, for whoever is advised to make it. */
  readonly moveSpots?: (move: string, view: V) => readonly string[]
  /** Drawn over the spot that somebody points at, or proposes something at, instead of the hand. */
  readonly Ghost?: Component<GhostProps>
  readonly moment?: (view: V) => string // what was refused is explained until there is another one, where time runs
  readonly headings?: readonly string[] // events that begin a chapter of the log
}

/** How a box receives whoever does not want to choose, in its `welcome.ts`; the server knows the rest of what suits it. */
export interface Welcome {
  readonly pace?: string // for whoever plays now
  readonly seats?: number // at the table of whoever plays now
  readonly kindly?: Settings['options'] // what is chosen for whoever plays now
  readonly alone?: (first: boolean) => Settings['options'] // what matters only with a single person at the table; for a first game, kinder still
}

// Two looks each: one that looks under two roots at once finds nothing where they have no folder in common.
const MODULES = byFolder<() => Promise<GameModule<never>>>(
  import.meta.glob('./*/index.ts', { import: 'default' }),
  import.meta.glob('@elsewhere/*/index.ts', { import: 'default' }),
)
const WELCOMES = byFolder<Welcome>(
  import.meta.glob('./*/welcome.ts', { import: 'default', eager: true }),
  import.meta.glob('@elsewhere/*/welcome.ts', { import: 'default', eager: true }),
)
const PICTURES = byFolder<string>(
  import.meta.glob('./*/box.svg', { query: '?url', import: 'default', eager: true }),
  import.meta.glob('@elsewhere/*/box.svg', { query: '?url', import: 'default', eager: true }),
)

function byFolder<T>(here: Readonly<Record<string, unknown>>, elsewhere: Readonly<Record<string, unknown>>): ReadonlyMap<string, T> {
  return new Map(Object.entries({ ...elsewhere, ...here }).map(([path, one]) => [path.split('/').at(-2) ?? '', one as T]))
}

/** Every game that can be played here, whatever the server has on its shelf. */
export const KEYS: readonly string[] = [...MODULES.keys()].sort()

export const welcomeOf = (key: string): Welcome => WELCOMES.get(key) ?? {}
export const pictureOf = (key: string): string | undefined => PICTURES.get(key)

/** A box that has no folder here has no words either: it is called by its key. */
export function boxName(key: string): string {
  return has(`box-${key}`) ? say(`box-${key}`) : key.charAt(0).toUpperCase() + key.slice(1)
}

/** Where there is little room for it, as beside the buttons of a phone. */
export function shortBoxName(key: string): string {
  return has(`box-${key}-short`) ? say(`box-${key}-short`) : boxName(key)
}

/** Why a box did not open: what it was built with is gone, or it was never here and is played in the terminal. */
export const whyShut = (key: string): 'old' | 'terminal' => (KEYS.includes(key) ? 'old' : 'terminal')

/** The code of a game, its words, and the cards of an edition; null if it cannot be played here.

Its content may come later: until `content.now` is there, nothing that has a name in it can be told.
The edition is a table's digest, or none for that of the house. Who asks for `null` draws no cards, and changes nothing of those that are drawn.
*/
export async function openBox(key: string, edition: string | null = ''): Promise<GameModule | null> {
  const game = (await MODULES.get(key)?.()) as unknown as GameModule | undefined
  if (edition !== null) void game?.content?.load(edition)
  if (game) await learnWords(game.words)
  return game ?? null
}
