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

export interface GrumpfSeatSetup {
  readonly colour: string;
  readonly bot: boolean;
  readonly child: boolean;
  readonly joker: boolean;
}

export type GrumpfGameSetup = readonly [event: "game_setup", t: number, seats: readonly GrumpfSeatSetup[], sides: string, huts: number, pawns: number, neutral: string | null, tiles: number, pace: string];

export type GrumpfRoundStart = readonly [event: "round_start", t: number, round: number, seat_priority: readonly number[] | null, first_seat: number | null];

export type GrumpfAnimalsDrawn = readonly [event: "animals_drawn", t: number, species: readonly string[], boards: readonly number[], bag: readonly number[]];

/** A neutral pawn, its board and the face that it shows. */
export type GrumpfDealt = readonly [board: string, pawn: number, face: string];

export type GrumpfNeutralDealt = readonly [event: "neutral_dealt", t: number, dealt: readonly GrumpfDealt[], set_aside: readonly number[]];

export type GrumpfSeatReady = readonly [event: "seat_ready", t: number, seat: number, auto: boolean];

export type GrumpfShout = readonly [event: "shout", t: number, seat: number | null, go_at: number];

/** The drop: the faces of every pawn, by seat, #1 first; None for a pawn that is not played with. */
export type GrumpfGo = readonly [event: "go", t: number, faces: readonly (readonly (string | null)[])[]];

export type GrumpfFlipped = readonly [event: "flipped", t: number, seat: number, pawn: number, face: string];

export type GrumpfPlaced = readonly [event: "placed", t: number, seat: number, pawn: number, value: number, board: string, space: number];

export type GrumpfClubbed = readonly [event: "clubbed", t: number, seat: number, pawn: number, board: string, space: number, victim: number, victim_pawn: number, victim_value: number];

/** A seat is asleep; "Grumpf" and its colour are shouted (GRU-087), in words that are not the rules'. */
export type GrumpfBed = readonly [event: "bed", t: number, seat: number, hut: number, colour: string, huts_left: number];

/** To its author alone: the number of the command, why, and how long the hand is busy now. */
export type GrumpfRejected = readonly [event: "rejected", seat: number, t: number, client_seq: number, reason: string, retry_after: number];

/** To its author alone: the command waits; until when, if that is already known. */
export type GrumpfBuffered = readonly [event: "buffered", seat: number, t: number, client_seq: number, due: number | null];

export type GrumpfHuntResumed = readonly [event: "hunt_resumed", t: number, resume_at: number];

export type GrumpfStallWarning = readonly [event: "stall_warning", t: number, seconds_left: number];

export type GrumpfTimeWarning = readonly [event: "time_warning", t: number, seconds_left: number];

export type GrumpfHuntEnd = readonly [event: "hunt_end", t: number, cause: string, seat: number | null];

export type GrumpfBeatOpen = readonly [event: "beat_open", t: number, beat: number, initiative: readonly number[]];

export type GrumpfSeatChose = readonly [event: "seat_chose", t: number, seat: number];

export type GrumpfBeatReveal = readonly [event: "beat_reveal", t: number, actions: readonly (readonly [number, string])[]];

export type GrumpfTurnOpen = readonly [event: "turn_open", t: number, seat: number];

export type GrumpfWaited = readonly [event: "waited", t: number, seat: number, auto: boolean];

export type GrumpfActionFailed = readonly [event: "action_failed", t: number, seat: number, action: string, reason: string];

export type GrumpfTalliedPawn = readonly [clan: number, pawn: number, value: number, space: number];

export type GrumpfRank = readonly [clan: number, strength: number, rank: number];

export type GrumpfBoardTally = readonly [event: "board_tally", t: number, board: string, condition: string, pawns: readonly GrumpfTalliedPawn[], sum: number, count: number, met: boolean, ranking: readonly GrumpfRank[], tie_broken: readonly (readonly [number, number])[]];

export type GrumpfBoardFailed = readonly [event: "board_failed", t: number, board: string, animals: number];

export type GrumpfAnimalsShared = readonly [event: "animals_shared", t: number, board: string, shares: readonly (readonly [number, number])[]];

export type GrumpfAnimalsDiscarded = readonly [event: "animals_discarded", t: number, board: string, species: string, number: number];

export type GrumpfTileWon = readonly [event: "tile_won", t: number, seat: number, tiles_left: number];

export type GrumpfTileDiscarded = readonly [event: "tile_discarded", t: number, tiles_left: number];

export type GrumpfTileUnclaimed = readonly [event: "tile_unclaimed", t: number, tiles_left: number];

export type GrumpfReviewOpen = readonly [event: "review_open", t: number, deadline: number];

export type GrumpfExchangeOpen = readonly [event: "exchange_open", t: number, seat: number, options: readonly string[]];

export type GrumpfExchangeDone = readonly [event: "exchange_done", t: number, seat: number, other: number, taken: string, given: string];

export type GrumpfExchangeDeclined = readonly [event: "exchange_declined", t: number, seat: number];

export type GrumpfExchangeImpossible = readonly [event: "exchange_impossible", t: number, seat: number];

export type GrumpfRoundEnd = readonly [event: "round_end", t: number, animals: readonly (readonly number[])[], scores: readonly number[]];

/** A seat's final count. */
export interface GrumpfCount {
  readonly series: readonly number[];
  readonly copies: readonly string[];
  readonly joker: string | null;
  readonly points: number;
  readonly animals: number;
  readonly rank: number;
}

export type GrumpfGameEnd = readonly [event: "game_end", t: number, counts: readonly GrumpfCount[], winners: readonly number[]];

export type GrumpfEvent =
  | GrumpfGameSetup
  | GrumpfRoundStart
  | GrumpfAnimalsDrawn
  | GrumpfNeutralDealt
  | GrumpfSeatReady
  | GrumpfShout
  | GrumpfGo
  | GrumpfFlipped
  | GrumpfPlaced
  | GrumpfClubbed
  | GrumpfBed
  | GrumpfRejected
  | GrumpfBuffered
  | GrumpfHuntResumed
  | GrumpfStallWarning
  | GrumpfTimeWarning
  | GrumpfHuntEnd
  | GrumpfBeatOpen
  | GrumpfSeatChose
  | GrumpfBeatReveal
  | GrumpfTurnOpen
  | GrumpfWaited
  | GrumpfActionFailed
  | GrumpfBoardTally
  | GrumpfBoardFailed
  | GrumpfAnimalsShared
  | GrumpfAnimalsDiscarded
  | GrumpfTileWon
  | GrumpfTileDiscarded
  | GrumpfTileUnclaimed
  | GrumpfReviewOpen
  | GrumpfExchangeOpen
  | GrumpfExchangeDone
  | GrumpfExchangeDeclined
  | GrumpfExchangeImpossible
  | GrumpfRoundEnd
  | GrumpfGameEnd
  | SeatGone
  | SeatBack
  | DefaultPlayed
  | ClockStarted;

/** A pawn on a track, from space 1 on; and the club on it. */
export type GrumpfSpotView = readonly [clan: number, pawn: number, value: number, club_clan: number | null, club_pawn: number | null];

/** A board as it would be counted now. */
export interface GrumpfBoardView {
  readonly key: string;
  readonly side: number;
  readonly animals: number;
  readonly track: readonly GrumpfSpotView[];
  readonly sum: number;
  readonly count: number;
  readonly met: boolean;
  readonly ranking: readonly GrumpfRank[];
}

/** A pawn: where it is (`held`, `track`, `club`, `aside`), and the face that it shows in front of its owner. */
export type GrumpfPawnView = readonly [number: number, place: string, face: string | null];

export interface GrumpfClanView {
  readonly colour: string;
  readonly neutral: boolean;
  readonly child: boolean;
  readonly bot: boolean;
  readonly gone: boolean;
  readonly pawns: readonly GrumpfPawnView[];
  readonly hut: number | null;
  readonly animals: readonly number[];
  readonly tiles: number;
  readonly joker: boolean;
  readonly points: number;
  readonly ready: boolean;
}

/** A seat's own hand: times after GO, and the commands that are on their way. */
export interface GrumpfHandView {
  readonly busy_until: number;
  readonly coming: string | null;
  readonly waiting: string | null;
  readonly bed: boolean;
  readonly sent: number;
  readonly one_way: number;
}

/** The table. `hands` and `choices` hold what these eyes may know of each seat's secrets: its own, if any. */
export interface GrumpfView {
  readonly eyes: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly pace: string;
  readonly phase: string;
  readonly round: number;
  readonly huts: number;
  readonly boards: readonly GrumpfBoardView[];
  readonly clans: readonly GrumpfClanView[];
  readonly bag: readonly number[];
  readonly discarded: readonly number[];
  readonly tiles: number;
  readonly until: number | null;
  readonly exchange: number | null;
  readonly first_seat: number | null;
  readonly turn: number | null;
  readonly beat: number | null;
  readonly initiative: readonly number[] | null;
  readonly priority: readonly number[] | null;
  readonly go_at: number | null;
  readonly opens_at: number | null;
  readonly hunt_max: number | null;
  readonly patience: string;
  readonly waits: boolean;
  readonly hands: readonly (GrumpfHandView | null)[];
  readonly choices: readonly (string | null)[];
  readonly options: readonly string[];
}

/** Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank. */
export interface GrumpfWhole {
  readonly type: "whole";
  readonly n: number;
  readonly seat: number | null;
  readonly moderates: boolean;
  readonly host: boolean;
  readonly table: TableView;
  readonly clocks: Readonly<Record<number, readonly [number, number]>>;
  readonly view: GrumpfView | null;
  readonly past: readonly GrumpfEvent[];
  readonly aloud: string;
  readonly channels: Channels;
}

/** The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers. */
export interface GrumpfTold {
  readonly n: number;
  readonly id?: string;
  readonly events?: readonly (GrumpfEvent | TableEvent)[];
  readonly table?: Changes<TableView>;
  readonly public?: Changes<GrumpfView>;
  readonly own?: Changes<GrumpfView>;
  readonly channels?: Channels;
}

export type GrumpfFrame =
  | GrumpfWhole
  | GrumpfTold
  | Resumed
  | Heard
  | Refused
  | Said
  | Signalled
  | Advised
  | Trouble
  | Notice
  | Pong;
