// Made by `python -m tablee.server.typescript` from the server's own types. Do not edit.

import type {
  Advised,
  Changes,
  Channels,
  ClockStarted,
  DefaultPlayed,
  Heard,
  Notice,
  Pong,
  Refused,
  Resumed,
  Said,
  SeatBack,
  SeatGone,
  Signalled,
  TableEvent,
  TableView,
  Trouble,
} from "../../wire";

export type SmileGameStarted = readonly [event: "game_started", seats: number, removed_marks: readonly string[], deck_count: number, supply_fireflies: number, supply_tears: number, start_seat: number];

/** To its owner alone: how many fireflies are in the hand. */
export type SmileHandUpdated = readonly [event: "hand_updated", seat: number, fireflies: number];

export type SmileRoundStarted = readonly [event: "round_started", round: number, start_seat: number, deck_count: number];

export type SmileRowRevealed = readonly [event: "row_revealed", cards: readonly string[], draw_order: readonly string[]];

export type SmileTurnStarted = readonly [event: "turn_started", seat: number];

/** To the active seat alone: how many options there are would tell an empty hand. */
export type SmileDecisionRequested = readonly [event: "decision_requested", seat: number, options: readonly string[]];

export type SmileFireflyOffered = readonly [event: "firefly_offered", seat: number, card: string, card_fireflies: number];

export type SmileTearTaken = readonly [event: "tear_taken", seat: number, seat_tears: number];

export type SmileFireflyBorrowed = readonly [event: "firefly_borrowed", seat: number, card: string, card_fireflies: number];

export type SmileCreatureCollected = readonly [event: "creature_collected", seat: number, card: string, fireflies: number, automatic: boolean];

export type SmilePairFled = readonly [event: "pair_fled", seat: number, cards: readonly [string, string], colour: string];

export type SmileRoundEnded = readonly [event: "round_ended", round: number, next_start_seat: number | null];

/** A seat's final count, with nothing hidden any more. */
export interface SmileTally {
  readonly creatures: readonly string[];
  readonly creature_points: number;
  readonly fireflies: number;
  readonly firefly_points: number;
  readonly tears: number;
  readonly score: number;
  readonly rank: number;
}

export type SmileGameEnded = readonly [event: "game_ended", tallies: readonly SmileTally[], winners: readonly number[]];

export type SmileEvent =
  | SmileGameStarted
  | SmileHandUpdated
  | SmileRoundStarted
  | SmileRowRevealed
  | SmileTurnStarted
  | SmileDecisionRequested
  | SmileFireflyOffered
  | SmileTearTaken
  | SmileFireflyBorrowed
  | SmileCreatureCollected
  | SmilePairFled
  | SmileRoundEnded
  | SmileGameEnded
  | SeatGone
  | SeatBack
  | DefaultPlayed
  | ClockStarted;

/** A creature in the row and the fireflies that it bears; as JSON `["C01", 2]`. */
export type SmileLureView = readonly [card: string, fireflies: number];

/** A player, as everybody sees them. `fireflies` is None while the hand is closed. */
export interface SmileHunterView {
  readonly fireflies: number | null;
  readonly tears: number;
  readonly creatures: readonly string[];
  readonly fled: readonly string[];
  readonly collected: boolean;
  readonly card_score: number;
}

/** The table. `hand` and `options` are the seat's own: None and empty for everybody else. */
export interface SmileView {
  readonly eyes: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly round: number;
  readonly deck_count: number;
  readonly start_seat: number;
  readonly turn: number | null;
  readonly row: readonly SmileLureView[];
  readonly hunters: readonly SmileHunterView[];
  readonly supply_fireflies: number;
  readonly supply_tears: number;
  readonly unseen: readonly string[] | null;
  readonly hand: number | null;
  readonly options: readonly string[];
}

/** Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank. */
export interface SmileWhole {
  readonly type: "whole";
  readonly n: number;
  readonly seat: number | null;
  readonly moderates: boolean;
  readonly host: boolean;
  readonly table: TableView;
  readonly clocks: Readonly<Record<number, readonly [number, number]>>;
  readonly view: SmileView | null;
  readonly past: readonly SmileEvent[];
  readonly aloud: string;
  readonly channels: Channels;
}

/** The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers. */
export interface SmileTold {
  readonly n: number;
  readonly id?: string;
  readonly events?: readonly (SmileEvent | TableEvent)[];
  readonly table?: Changes<TableView>;
  readonly public?: Changes<SmileView>;
  readonly own?: Changes<SmileView>;
  readonly channels?: Channels;
}

export type SmileFrame =
  | SmileWhole
  | SmileTold
  | Resumed
  | Heard
  | Refused
  | Said
  | Signalled
  | Advised
  | Trouble
  | Notice
  | Pong;
