/** The boxes on the shelf, each loaded when it is opened. */

import type { Component } from 'svelte'
import type { Flight } from '../lib/flight'
import type { AnyEvent, AnyView, Happened, Moment, Rejection } from '../lib/table.svelte'
import type { Words } from '../lib/text.svelte'
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
  readonly settings: Settings
  readonly places: readonly PlaceView[]
  readonly names: readonly string[]
  readonly host: boolean
  readonly change: (what: Partial<Settings>) => void
}

/** Everything that is a game's own. `V` is its view. */
export interface GameModule<V = AnyView> {
  readonly words: Words
  /** Everybody at once: commands need not wait for one another, nor events for pieces that fly; all of it on one screen. */
  readonly realtime?: boolean
  readonly Board: Component<BoardProps<V>>
  readonly Own: Component<BoardProps<V>>
  readonly Seat: Component<SeatProps<V>>
  readonly End: Component<EndProps<V>>
  readonly Learn: Component<LearnProps>
  /** A picture of what one is after. Its three lines are `goal-<key>-aim`, `goal-<key>-do` and `goal-<key>-end`. */
  readonly Goal?: Component
  /** The game in a handful of drawn points, before the whole law. */
  readonly Points?: Component
  readonly Options?: Component<OptionsProps>
  readonly fit?: (options: Settings['options'], seats: number) => Settings['options'] // for another number of seats
  readonly awaited: (view: V) => readonly number[]
  readonly clocked?: (view: V) => boolean // whether the table's clocks run now, where the rules keep some of the time
  readonly hurried?: (view: V) => boolean // time runs, whatever anybody reads: then nothing lies over the board
  readonly prompt: (view: V, seat: number | null, names: readonly string[]) => string
  readonly hushed?: (view: V) => boolean // the board tells it step by step: no sentence goes ahead of it
  readonly sentence: (event: AnyEvent, names: readonly string[], seat: number | null) => string | null
  /** An event in so few words that they are read at a glance, where the last one is told; the sentence where there are none. */
  readonly brief?: (event: AnyEvent, names: readonly string[], seat: number | null) => string | null
  /** What comes in one step and is seen one after the other: its first events, in parts, each with the view that it leaves. */
  readonly moments?: (events: readonly AnyEvent[], view: V) => readonly Moment[]
  /** How long these events stand before anything else is shown, in ms: a moment that matters is seen. */
  readonly beat?: (events: readonly AnyEvent[]) => number
  readonly flights: (events: readonly AnyEvent[], seat: number | null) => readonly Flight[]
  readonly sound: (event: AnyEvent) => string | null
}

/** What the shelf shows before a box is opened. */
export interface Box {
  readonly key: string
  readonly players: readonly [least: number, most: number]
  readonly minutes: number
  readonly age: number
  readonly pace?: string // for whoever plays now
  readonly kindly?: Settings['options'] // what is chosen for whoever plays now
  readonly alone?: (first: boolean) => Settings['options'] // what matters only with a single person at the table; for a first game, kinder still
  readonly open: () => Promise<GameModule<never>>
}

export const BOXES: readonly Box[] = [
  { key: 'smile', players: [3, 5], minutes: 20, age: 8, open: async () => (await import('./smile')).default as GameModule<never> },
  { key: 'grumpf', players: [2, 6], minutes: 15, age: 8, pace: 'live', kindly: { bot_tempo: 'calm', hunt_max: 180 }, alone: (first) => ({ patience: first ? 'practice' : 'long' }), open: async () => (await import('./grumpf')).default as GameModule<never> },
]

export function boxOf(key: string): Box | undefined {
  return BOXES.find((box) => box.key === key)
}
