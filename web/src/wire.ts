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
  readonly adviser: boolean;
}

export type SettingsChanged = readonly [event: "settings_changed", settings: Settings];

export type ReadyChanged = readonly [event: "ready_changed", seat: number, ready: boolean];

export type HostChanged = readonly [event: "host_changed", name: string];

/** Somebody has the moderator's chair now. */
export type ModeratorChanged = readonly [event: "moderator_changed", name: string];

/** Nobody has the moderator's chair any more. */
export type ChairFreed = readonly [event: "chair_freed"];

/** Nobody new comes in any more; or, if not `locked`, whoever has the link does again. */
export type TableLocked = readonly [event: "table_locked", locked: boolean];

/** What this person says and shows is heard by nobody any more; or, if not `muted`, by everybody again. */
export type PersonMuted = readonly [event: "person_muted", seat: number, muted: boolean];

/** A person was sent away, and does not come back unless the host lets them. */
export type PersonBarred = readonly [event: "person_barred", seat: number, name: string];

/** Whoever was sent away under that name may come in again. */
export type PersonUnbarred = readonly [event: "person_unbarred", name: string];

/** The promise, and the salts of the seats: from now on the deal is fixed. */
export type GameBegun = readonly [event: "game_begun", commitment: string, salts: readonly string[]];

export type QuestionAsked = readonly [event: "question_asked", seat: number, question: string];

export type QuestionAnswered = readonly [event: "question_answered", seat: number, question: string, yes: boolean];

export type QuestionDropped = readonly [event: "question_dropped", question: string];

/** Why a bot makes the move that it makes now: the sentence `reason-<key>` of its game, and its parts. */
export type MoveExplained = readonly [event: "move_explained", seat: number, key: string, params: Readonly<Record<string, number | string>>];

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
  | ModeratorChanged
  | ChairFreed
  | TableLocked
  | PersonMuted
  | PersonBarred
  | PersonUnbarred
  | GameBegun
  | QuestionAsked
  | QuestionAnswered
  | QuestionDropped
  | MoveExplained
  | MoveTakenBack
  | GamePaused
  | GameResumed
  | SeedRevealed
  | RematchOpened
  | TableClosed;

/** At a spot of the board, as the game names it (`Game.spots`). */
export interface Point {
  readonly signal: "point";
  readonly spot: string;
}

/** What could be done at a spot of the board: the sentence `proposal-<key>` of its game (`Game.proposals`). */
export interface Propose {
  readonly signal: "propose";
  readonly key: string;
  readonly spot: string;
}

/** Let me think. */
export interface Think {
  readonly signal: "think";
}

export type Signal =
  | Point
  | Propose
  | Think;

/** A seat's player is away: left, disconnected or out of time. The game goes on with somebody else's hands. */
export type SeatGone = readonly [event: "seat_gone", seat: number, reason: string, played_by: string];

/** The player of a gone seat has taken it again. */
export type SeatBack = readonly [event: "seat_back", seat: number];

/** The harmless move is played for a seat, because its clock ran out or its player is gone. */
export type DefaultPlayed = readonly [event: "default_played", seat: number, reason: string];

/** A seat's clock runs: until `deadline` in table time, the last `bank` milliseconds of it from its bank. */
export type ClockStarted = readonly [event: "clock_started", seat: number, deadline: number, bank: number];

export interface PlaceView {
  readonly kind: string;
  readonly name: string;
  readonly level: string | null;
  readonly ready: boolean;
  readonly gone: boolean;
  readonly who: number | null;
  readonly muted: boolean;
  readonly barred: boolean;
}

export interface QuestionView {
  readonly what: string;
  readonly seat: number;
  readonly yes: readonly number[];
  readonly waits: readonly number[];
}

export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules_version: string;
  readonly digest: string;
  readonly owned: boolean;
  readonly state: string;
  readonly settings: Settings;
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly forced: Readonly<Record<string, string>>;
  readonly host: number | null;
  readonly places: readonly PlaceView[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly question: QuestionView | null;
  readonly rematch: string;
  readonly moderated: boolean;
  readonly moderator: string | null;
  readonly zero: number | null;
  readonly locked: boolean;
  readonly barred: readonly string[];
}

/** A text of a box in both languages: in its content file, and from there in a view or an event. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

/** Where a pair of eyes may talk and listen now, by channel name. Who hears a channel may know all that was ever */
export interface Channels {
  readonly speak: readonly string[];
  readonly hear: readonly string[];
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
  readonly detail?: string;
  readonly option?: string;
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

/** What a seat shows to everybody who hears the table, for a moment. */
export interface Signalled {
  readonly type: "signalled";
  readonly seat: number;
  readonly signal: Signal;
}

/** Why a bot has chosen its move, for everybody to read: the sentence `reason-<key>` of its game, and its parts. */
export interface Reason {
  readonly key: string;
  readonly params?: Readonly<Record<string, number | string>>;
}

/** To whoever asked: what a bot would play in their place, with what was told up to number `n`, and why. */
export interface Advised {
  readonly type: "advised";
  readonly id: string;
  readonly n: number;
  readonly move: string;
  readonly reason: Reason | null;
}

/** The table stands still. A `whole` follows when it goes on. */
export interface Trouble {
  readonly type: "trouble";
  readonly code: string;
}

/** What the operator of the house tells everybody, until that time of the table; empty if it is withdrawn. */
export interface Notice {
  readonly type: "notice";
  readonly text: string;
  readonly until: number;
}

/** The answer to a ping, with the time of the table. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
  readonly now: number;
}

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
  readonly adviser?: boolean;
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

/** The host locks the table before the game, or opens it again: nobody new comes in, sits down or moderates. */
export interface Lock {
  readonly act: "lock";
  readonly yes?: boolean;
}

/** The host, or a moderator, takes the word from a person, or gives it back. Their moves count as ever. */
export interface Mute {
  readonly act: "mute";
  readonly seat: number;
  readonly yes?: boolean;
}

/** The host sends a person away. In a running game somebody else's hands play their seat from then on. */
export interface Bar {
  readonly act: "bar";
  readonly seat: number;
}

/** The host lets whoever was sent away under that name come in again: in a game to the seat that was theirs. */
export interface Unbar {
  readonly act: "unbar";
  readonly name: string;
}

/** The host gives the table up before the game has begun. */
export interface Close {
  readonly act: "close";
}

/** Take the moderator's chair, which is no seat, or give it up: before the game, where its options ask for one. */
export interface Moderate {
  readonly act: "moderate";
  readonly yes?: boolean;
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
  | Lock
  | Mute
  | Bar
  | Unbar
  | Close
  | Moderate
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
  readonly past?: readonly unknown[];
  readonly digest?: string;
  readonly owned?: boolean;
  readonly house?: number;
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

/** The move that the bot of a seat chose, and why, if it says so; empty, if it rather did nothing. */
export interface BotPlay {
  readonly act: "bot_play";
  readonly seat: number;
  readonly move: string;
  readonly reason?: Reason | null;
}

/** A person's last connection to the table is gone. */
export interface Lose {
  readonly act: "lose";
}

/** A person is connected again. */
export interface Find {
  readonly act: "find";
}

/** A person has said something, and the rules want to know where. What it was is kept apart. */
export interface Speak {
  readonly act: "speak";
  readonly channel: string;
}

/** Whoever sits there brings something along from the game before. */
export interface Carry {
  readonly act: "carry";
  readonly seat: number;
  readonly carried: string;
}

/** Who was barred and muted in the game before is so in its rematch, too. */
export interface Inherit {
  readonly act: "inherit";
  readonly barred?: readonly string[];
  readonly muted?: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
}

/** Nobody has come for long: the table is given up before its game has begun. */
export interface Expire {
  readonly act: "expire";
}

/** Whoever keeps the house closes the table, before its game or in the middle of it. */
export interface Dissolve {
  readonly act: "dissolve";
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
  | Lock
  | Mute
  | Bar
  | Unbar
  | Close
  | Moderate
  | Rematch
  | Open
  | Seat
  | Pass
  | Interrupt
  | BotPlay
  | Lose
  | Find
  | Speak
  | Carry
  | Inherit
  | Expire
  | Dissolve;

/** An intention. The same id twice is the same intention. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly act: Act;
  readonly seen?: number;
}

/** A line of chat: aloud, or in another channel of the game. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  readonly channel?: string;
}

/** Something for everybody's board, for a moment. It is kept nowhere. */
export interface Show {
  readonly type: "signal";
  readonly id: string;
  readonly signal: Signal;
}

/** What would a bot do in my place? It is kept nowhere, and answered to whoever sits there alone. */
export interface Consult {
  readonly type: "consult";
  readonly id: string;
}

/** The first message: what was the last number seen before the connection broke, and the last line of each channel? */
export interface Hello {
  readonly type: "hello";
  readonly after?: number | null;
  readonly said?: Readonly<Record<string, number>> | number;
}

export interface Ping {
  readonly type: "ping";
  readonly at: number;
}

export type Incoming =
  | Do
  | Say
  | Show
  | Consult
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
  readonly open: boolean;
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
  readonly hushes: boolean;
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
  readonly spots: string;
  readonly adviser: string;
  readonly proposals: readonly string[];
}

export interface Shelf {
  readonly games: readonly ShelfGame[];
}

/** What is shown of a table outside it. If something of it is `unknown` to us, it cannot be played here. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly digest: string;
  readonly unknown: "" | "content" | "game" | "rules";
  readonly state: string;
  readonly created: number;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly settings: Settings;
  readonly places: readonly PlaceView[];
  readonly locked: boolean;
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
  readonly carried?: string;
  readonly muted?: boolean;
}

/** What was done, when and by which seat; the table itself has none. Events are lists: a name, then their fields. */
export interface ReplayLine {
  readonly at: number;
  readonly act: PastAct;
  readonly seat?: number | null;
  readonly events?: readonly unknown[];
  readonly view?: unknown;
  readonly delay?: number;
  readonly moderator?: boolean;
}

/** How a game ended, and why. One winner, several together, a team, all of them, or nobody. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** A finished game. Without an outcome it is a bare record: its writer could not play it (`tables/keepsake.py`). */
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
  readonly outcome: Outcome | null;
  readonly position: unknown;
  readonly digest: string;
  readonly content: unknown;
  readonly moderator: string | null;
  readonly house: number;
}

/** What was told of a finished game. Events are lists: a name, then their fields. */
export interface Story {
  readonly events: readonly unknown[];
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
  readonly option?: string;
}
