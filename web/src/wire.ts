// Made by `python -m tablee.server.typescript` from the server's own types. Do not edit.

/** What changed of a record, to be merged into it (docs/protocol.md): of a list perhaps only some items, by place. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | ChangedItems<T[K]> };

export type ChangedItems<L> = L extends readonly (infer Item)[] ? Readonly<Record<number, ChangedItem<Item>>> : never;

export type ChangedItem<Item> = Item extends readonly unknown[] ? Item : Item extends object ? Changes<Item> : Item;

export type PersonSat = readonly [event: "person_sat", seat: number, name: string];

export type PersonStood = readonly [event: "person_stood", seat: number, name: string];

export type BotSat = readonly [event: "bot_sat", seat: number, level: string];

export type SeatFreed = readonly [event: "seat_freed", seat: number];

export type SeatsSwapped = readonly [event: "seats_swapped", one: number, other: number];

/** What the host chooses before the game. */
export interface Settings {
  readonly seats: number;
  readonly pace: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly takeover: "bot" | "default";
  readonly listed: boolean;
  readonly watchable: boolean;
}

export type SettingsChanged = readonly [event: "settings_changed", settings: Settings];

export type ReadyChanged = readonly [event: "ready_changed", seat: number, ready: boolean];

export type HostChanged = readonly [event: "host_changed", name: string];

/** The promise, and the salts of the seats: from now on the deal is fixed. */
export type GameBegun = readonly [event: "game_begun", commitment: string, salts: readonly string[]];

export type QuestionAsked = readonly [event: "question_asked", seat: number, question: string];

export type QuestionAnswered = readonly [event: "question_answered", seat: number, question: string, yes: boolean];

export type QuestionDropped = readonly [event: "question_dropped", question: string];

export type MoveTakenBack = readonly [event: "move_taken_back", seat: number];

export type GamePaused = readonly [event: "game_paused"];

export type GameResumed = readonly [event: "game_resumed"];

/** After the end: what everybody needs to deal again and check. */
export type SeedRevealed = readonly [event: "seed_revealed", seed: string, salts: readonly string[]];

export type RematchOpened = readonly [event: "rematch_opened", table: string];

export type TableClosed = readonly [event: "table_closed"];

export type TableEvent =
  | PersonSat
  | PersonStood
  | BotSat
  | SeatFreed
  | SeatsSwapped
  | SettingsChanged
  | ReadyChanged
  | HostChanged
  | GameBegun
  | QuestionAsked
  | QuestionAnswered
  | QuestionDropped
  | MoveTakenBack
  | GamePaused
  | GameResumed
  | SeedRevealed
  | RematchOpened
  | TableClosed;

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

/** A seat's player is away: left, disconnected or out of time. The game goes on with somebody else's hands. */
export type SeatGone = readonly [event: "seat_gone", seat: number, reason: string, played_by: string];

/** The player of a gone seat has taken it again. */
export type SeatBack = readonly [event: "seat_back", seat: number];

/** The harmless move is played for a seat, because its clock ran out or its player is gone. */
export type DefaultPlayed = readonly [event: "default_played", seat: number, reason: string];

/** A seat's clock runs: until `deadline` in table time, the last `bank` milliseconds of it from its bank. */
export type ClockStarted = readonly [event: "clock_started", seat: number, deadline: number, bank: number];

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

export interface PlaceView {
  readonly kind: string;
  readonly name: string;
  readonly level: string | null;
  readonly ready: boolean;
  readonly gone: boolean;
  readonly who: number | null;
}

export interface QuestionView {
  readonly what: string;
  readonly seat: number;
  readonly yes: readonly number[];
}

export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules_version: string;
  readonly state: string;
  readonly settings: Settings;
  readonly host: number | null;
  readonly places: readonly PlaceView[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly question: QuestionView | null;
  readonly rematch: string;
  readonly zero: number | null;
}

/** Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank. */
export interface SmileWhole {
  readonly type: "whole";
  readonly n: number;
  readonly seat: number | null;
  readonly host: boolean;
  readonly table: TableView;
  readonly clocks: Readonly<Record<number, readonly [number, number]>>;
  readonly view: SmileView | null;
}

/** The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers. */
export interface SmileTold {
  readonly n: number;
  readonly id?: string;
  readonly events?: readonly (SmileEvent | TableEvent)[];
  readonly table?: Changes<TableView>;
  readonly public?: Changes<SmileView>;
  readonly own?: Changes<SmileView>;
}

/** Nothing was forgotten: the frames up to number `n` follow. */
export interface Resumed {
  readonly type: "resumed";
  readonly n: number;
}

/** A command was done, with nothing more to tell. */
export interface Heard {
  readonly type: "heard";
  readonly id: string;
}

/** A command was not done, and nothing changed. Its id is empty for a message that was none. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly rule: string;
}

/** Of chat. */
export interface Line {
  readonly seat: number | null;
  readonly name: string;
  readonly channel: string;
  readonly text: string;
}

export interface Said {
  readonly type: "said";
  readonly number: number;
  readonly line: Line;
}

/** The table stands still. A `whole` follows when it goes on. */
export interface Trouble {
  readonly type: "trouble";
  readonly code: string;
}

/** The answer to a ping, with the time of the table. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
  readonly now: number;
}

export type SmileFrame =
  | SmileWhole
  | SmileTold
  | Resumed
  | Heard
  | Refused
  | Said
  | Trouble
  | Pong;

/** Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank. */
export interface GrumpfWhole {
  readonly type: "whole";
  readonly n: number;
  readonly seat: number | null;
  readonly host: boolean;
  readonly table: TableView;
  readonly clocks: Readonly<Record<number, readonly [number, number]>>;
  readonly view: GrumpfView | null;
}

/** The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers. */
export interface GrumpfTold {
  readonly n: number;
  readonly id?: string;
  readonly events?: readonly (GrumpfEvent | TableEvent)[];
  readonly table?: Changes<TableView>;
  readonly public?: Changes<GrumpfView>;
  readonly own?: Changes<GrumpfView>;
}

export type GrumpfFrame =
  | GrumpfWhole
  | GrumpfTold
  | Resumed
  | Heard
  | Refused
  | Said
  | Trouble
  | Pong;

/** Take a seat (the first free one if none is named), or take one's own seat back in a running game. */
export interface Sit {
  readonly act: "sit";
  readonly seat?: number | null;
  readonly salt?: string;
}

/** Leave one's seat: for good in the lobby; in a running game somebody else's hands play on, until one is back. */
export interface Stand {
  readonly act: "stand";
}

export interface Ready {
  readonly act: "ready";
  readonly ready?: boolean;
}

/** What the host chooses before the game. */
export interface SettingsGiven {
  readonly seats: number;
  readonly pace?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly takeover?: "bot" | "default";
  readonly listed?: boolean;
  readonly watchable?: boolean;
}

/** The host changes the settings; nobody is ready any more. */
export interface ConfigureGiven {
  readonly act: "configure";
  readonly settings: SettingsGiven;
}

/** The host gives a free seat to a bot. `who` is one that they know already, from the game before. */
export interface AddBot {
  readonly act: "add_bot";
  readonly seat: number;
  readonly level: string;
  readonly who?: number | null;
}

/** The host frees a seat, of a person or of a bot. */
export interface Remove {
  readonly act: "remove";
  readonly seat: number;
}

/** The host exchanges two seats with whoever sits in them. */
export interface Swap {
  readonly act: "swap";
  readonly one: number;
  readonly other: number;
}

/** The host starts the game: every seat is taken, and everybody is ready. */
export interface Start {
  readonly act: "start";
}

export interface Play {
  readonly act: "play";
  readonly move: string;
}

/** Let a bot play one's seat; any message takes it back. */
export interface HandOver {
  readonly act: "hand_over";
}

/** Take back one's last move: at once if nothing was revealed and nobody acted since, else if everybody agrees. */
export interface AskUndo {
  readonly act: "ask_undo";
}

/** Stop the clocks, if everybody agrees. */
export interface AskPause {
  readonly act: "ask_pause";
}

/** Yes or no to what is being asked. */
export interface Answer {
  readonly act: "answer";
  readonly yes: boolean;
}

/** Go on after a pause. */
export interface Resume {
  readonly act: "resume";
}

/** The host gives the table up before the game has begun. */
export interface Close {
  readonly act: "close";
}

/** The same people sit down again, at another table. */
export interface Rematch {
  readonly act: "rematch";
  readonly table?: string;
}

export type Act =
  | Sit
  | Stand
  | Ready
  | ConfigureGiven
  | AddBot
  | Remove
  | Swap
  | Start
  | Play
  | HandOver
  | AskUndo
  | AskPause
  | Answer
  | Resume
  | Close
  | Rematch;

/** The host changes the settings; nobody is ready any more. */
export interface Configure {
  readonly act: "configure";
  readonly settings: Settings;
}

/** A table is opened. Its seal is made now, and its promise is published before anybody sits down. */
export interface Open {
  readonly act: "open";
  readonly game: string;
  readonly rules_version: string;
  readonly code: string;
  readonly settings: Settings;
  readonly seed: string;
  readonly name: string;
  readonly position?: unknown;
  readonly screen?: boolean;
}

/** A person is put into a seat by the table itself: a rematch. */
export interface Seat {
  readonly act: "seat";
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** Time has passed: whatever fell due happened. */
export interface Pass {
  readonly act: "pass";
}

/** The house stood still, and goes on now: nobody could play meanwhile, where time is part of the rules. */
export interface Interrupt {
  readonly act: "interrupt";
}

/** The move that the bot of a seat chose; empty, if it rather did nothing. */
export interface BotPlay {
  readonly act: "bot_play";
  readonly seat: number;
  readonly move: string;
}

/** A person's last connection to the table is gone. */
export interface Lose {
  readonly act: "lose";
}

/** A person is connected again. */
export interface Find {
  readonly act: "find";
}

export type PastAct =
  | Sit
  | Stand
  | Ready
  | Configure
  | AddBot
  | Remove
  | Swap
  | Start
  | Play
  | HandOver
  | AskUndo
  | AskPause
  | Answer
  | Resume
  | Close
  | Rematch
  | Open
  | Seat
  | Pass
  | Interrupt
  | BotPlay
  | Lose
  | Find;

/** An intention. The same id twice is the same intention. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly act: Act;
  readonly seen?: number;
}

export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  readonly channel?: string;
}

/** The first message: what was the last number seen before the connection broke, and the last line of chat? */
export interface Hello {
  readonly type: "hello";
  readonly after?: number | null;
  readonly said?: number;
}

export interface Ping {
  readonly type: "ping";
  readonly at: number;
}

export type Incoming =
  | Do
  | Say
  | Hello
  | Ping;

/** What somebody wants to be called. */
export interface NewName {
  readonly name: string;
}

/** Who somebody is here. The id is public, and means nothing elsewhere. */
export interface Me {
  readonly id: string;
  readonly name: string;
}

/** A choice that a table makes before the game. `kind` is `bool`, `int`, `str` or `choice`. */
export interface ShelfOption {
  readonly name: string;
  readonly kind: string;
  readonly default: boolean | number | string | null;
  readonly choices: readonly (number | string)[];
  readonly least: number | null;
  readonly most: number | null;
}

/** A clock: milliseconds for a decision, for special kinds of decisions, and a bank for the whole game. */
export interface ShelfPace {
  readonly name: string;
  readonly turn: number;
  readonly bank: number;
  readonly others: Readonly<Record<string, number>>;
  readonly disconnection: number;
}

/** What kind of game it is, declared for the table, the bots and the researchers. */
export interface Traits {
  readonly hidden: boolean;
  readonly secrets: boolean;
  readonly simultaneous: boolean;
  readonly real_time: boolean;
  readonly cooperative: boolean;
  readonly teams: boolean;
  readonly stands_still: boolean;
  readonly chance: string;
}

export interface ShelfGame {
  readonly key: string;
  readonly rules_version: string;
  readonly seats: readonly number[];
  readonly options: readonly ShelfOption[];
  readonly paces: readonly ShelfPace[];
  readonly levels: readonly string[];
  readonly traits: Traits;
  readonly minutes: number;
  readonly age: number;
}

export interface Shelf {
  readonly games: readonly ShelfGame[];
}

/** What is shown of a table outside it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly state: string;
  readonly created: number;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly settings: Settings;
  readonly places: readonly PlaceView[];
}

/** The tables that are on the board by the door. */
export interface ListedTables {
  readonly to_join: readonly TableSummary[];
  readonly to_watch: readonly TableSummary[];
}

/** `screen`: opened by a television, which hands the key to whoever sits down first. */
export interface NewTable {
  readonly game: string;
  readonly settings: SettingsGiven;
  readonly screen?: boolean;
}

/** A new table. Its id is the key to it, for the link; its code can be said aloud. */
export interface OpenedTable {
  readonly id: string;
  readonly code: string;
}

export interface MyTables {
  readonly tables: readonly TableSummary[];
}

/** Who sat there, with which salt. `level` and `who` are a bot's. */
export interface ReplaySeat {
  readonly name?: string;
  readonly level?: string | null;
  readonly salt?: string;
  readonly who?: number | null;
}

/** What was done, when and by which seat; the table itself has none. Events are lists: a name, then their fields. */
export interface ReplayLine {
  readonly at: number;
  readonly act: PastAct;
  readonly seat?: number | null;
  readonly events?: readonly unknown[];
  readonly view?: unknown;
  readonly delay?: number;
}

/** How a game ended, and why. One winner, several together, a team, all of them, or nobody. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** A finished game. */
export interface Replay {
  readonly format: 1;
  readonly game: string;
  readonly rules_version: string;
  readonly eyes: number | "open" | null;
  readonly settings: Settings;
  readonly seats: readonly ReplaySeat[];
  readonly host: number | null;
  readonly commitment: string;
  readonly seed: string;
  readonly lines: readonly ReplayLine[];
  readonly outcome: Outcome;
  readonly position: unknown;
}

/** Go on from after a line of a finished game, in one of its seats. */
export interface WhatIf {
  readonly line: number;
  readonly seat: number;
}

export interface FoundTable {
  readonly id: string;
}

/** Where phones find this house, the likeliest first; none if there is no network. */
export interface Addresses {
  readonly origins: readonly string[];
}

export interface Health {
  readonly status: "ok" | "trouble";
}

/** The body of every answer that is not what was asked for. */
export interface Wrong {
  readonly code: string;
  readonly wrong: string;
  readonly right: string;
  readonly detail?: string;
}
