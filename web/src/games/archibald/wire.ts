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
  Words,
} from "../../wire";

export type ArchibaldGameStarted = readonly [event: "game_started", first_seat: number, bump_retry: boolean];

export type ArchibaldHeroChosen = readonly [event: "hero_chosen", seat: number, hero: string, cell: string];

/** Everybody hears how many, of which level and why; which ones, only who drew them. */
export type ArchibaldCardsDrawn = readonly [event: "cards_drawn", seat: number, level: number, count: number, reason: string, cards: readonly string[] | null];

export type ArchibaldTurnStarted = readonly [event: "turn_started", seat: number, round: number];

export type ArchibaldWindowOpened = readonly [event: "window_opened", seat: number, round: number, window: string];

export type ArchibaldTurnEnded = readonly [event: "turn_ended", seat: number, round: number];

export type ArchibaldMovementSkipped = readonly [event: "movement_skipped", seat: number, reason: string];

/** An act that nobody else hears of until it is sent: where the pawns shall go, and what was taken from where. */
export type ArchibaldCardDrafted = readonly [event: "card_drafted", seat: number, card: string, cell: string, taken: readonly string[]];

export type ArchibaldCardPlayed = readonly [event: "card_played", seat: number, card: string, cell: string, target_seat: number | null, taken: readonly string[]];

export type ArchibaldEquipped = readonly [event: "equipped", seat: number, card: string, replaced: string];

export type ArchibaldCardsDiscarded = readonly [event: "cards_discarded", seat: number, cards: readonly string[], reason: string];

export type ArchibaldDeckReshuffled = readonly [event: "deck_reshuffled", deck: string, size: number];

export type ArchibaldTileDrawn = readonly [event: "tile_drawn", seat: number, level: number, tile: string, cell: string];

/** It would block the game, and goes under its pile. */
export type ArchibaldTileRejected = readonly [event: "tile_rejected", tile: string, cell: string];

export type ArchibaldTileLaid = readonly [event: "tile_laid", tile: string, cell: string, breached: boolean];

export type ArchibaldBumped = readonly [event: "bumped", seat: number, start: string, end: string, tile: string];

export type ArchibaldHeroMoved = readonly [event: "hero_moved", seat: number, start: string, end: string, kind: string];

export type ArchibaldBonusMoveGranted = readonly [event: "bonus_move_granted", seat: number, cell: string, source: string];

export type ArchibaldBonusMoveDeclined = readonly [event: "bonus_move_declined", seat: number, cell: string, source: string];

export type ArchibaldJailRevealed = readonly [event: "jail_revealed", cell: string, tile: string];

export type ArchibaldEnemiesAppeared = readonly [event: "enemies_appeared", cell: string, enemies: readonly string[], source: string, missing: number];

export type ArchibaldEnemiesRelocated = readonly [event: "enemies_relocated", enemy: string, start: string, end: string];

export type ArchibaldFightStarted = readonly [event: "fight_started", seat: number, cell: string, hero_dice: readonly [number, number], enemy_dice: readonly [number, number], enemies: readonly string[], chance: number];

/** Hits on the faces of the red dice, then of the yellow ones. */
export type ArchibaldFightRolled = readonly [event: "fight_rolled", seat: number, roller_seat: number, hero_faces: readonly number[], enemy_faces: readonly number[], hits_hero: number, hits_enemy: number];

export type ArchibaldEnemiesKilled = readonly [event: "enemies_killed", seat: number, cell: string, enemies: readonly string[]];

export type ArchibaldArmourUsed = readonly [event: "armour_used", seat: number, card: string, prevented: number];

export type ArchibaldLivesChanged = readonly [event: "lives_changed", seat: number, delta: number, lives: number, reason: string];

export type ArchibaldHeroBlocked = readonly [event: "hero_blocked", seat: number, cell: string, enemies: readonly string[]];

export type ArchibaldHeroDefeated = readonly [event: "hero_defeated", seat: number, cell: string, level: number];

export type ArchibaldHeroSent = readonly [event: "hero_sent", seat: number, start: string, end: string, reason: string];

export type ArchibaldLevelReachedFirst = readonly [event: "level_reached_first", seat: number, level: number];

export type ArchibaldLevelBonus = readonly [event: "level_bonus", seat: number, level: number];

export type ArchibaldDieRolled = readonly [event: "die_rolled", seat: number, value: number, reason: string];

export type ArchibaldWaterChanged = readonly [event: "water_changed", delta: number, tokens: number, reason: string];

export type ArchibaldFloodStarted = readonly [event: "flood_started", order: readonly number[]];

export type ArchibaldFloodEnded = readonly [event: "flood_ended"];

/** Its title, text and answers are for all; what each answer brings, for the reader alone. */
export type ArchibaldAdventureDrawn = readonly [event: "adventure_drawn", seat: number, reader_seat: number, card: string, behind: readonly Words[] | null];

/** Now everybody may read what each answer brings. */
export type ArchibaldAdventureAnswered = readonly [event: "adventure_answered", seat: number, card: string, answer: string, behind: readonly Words[]];

export type ArchibaldMarkerSet = readonly [event: "marker_set", seat: number, marker: string];

export type ArchibaldMarkerCleared = readonly [event: "marker_cleared", seat: number, marker: string];

export type ArchibaldPassageOpened = readonly [event: "passage_opened", seat: number, cell: string, other_cell: string];

/** Everybody hears who looked where; what is there, only who looked. */
export type ArchibaldJailPeeked = readonly [event: "jail_peeked", seat: number, cell: string, tile: string | null];

/** Each of the two sees the new hand, and remembers the old one. */
export type ArchibaldHandsSwapped = readonly [event: "hands_swapped", seat: number, other_seat: number, count: number, other_count: number, hand: readonly string[] | null, other_hand: readonly string[] | null];

export type ArchibaldDecisionRequested = readonly [event: "decision_requested", seat: number, decision: string];

export type ArchibaldGameWon = readonly [event: "game_won", seat: number, reason: string, cell: string, jails: readonly string[], ranks: readonly number[], round: number];

export type ArchibaldGameStopped = readonly [event: "game_stopped", reason: string, jails: readonly string[], ranks: readonly number[], round: number];

export type ArchibaldEvent =
  | ArchibaldGameStarted
  | ArchibaldHeroChosen
  | ArchibaldCardsDrawn
  | ArchibaldTurnStarted
  | ArchibaldWindowOpened
  | ArchibaldTurnEnded
  | ArchibaldMovementSkipped
  | ArchibaldCardDrafted
  | ArchibaldCardPlayed
  | ArchibaldEquipped
  | ArchibaldCardsDiscarded
  | ArchibaldDeckReshuffled
  | ArchibaldTileDrawn
  | ArchibaldTileRejected
  | ArchibaldTileLaid
  | ArchibaldBumped
  | ArchibaldHeroMoved
  | ArchibaldBonusMoveGranted
  | ArchibaldBonusMoveDeclined
  | ArchibaldJailRevealed
  | ArchibaldEnemiesAppeared
  | ArchibaldEnemiesRelocated
  | ArchibaldFightStarted
  | ArchibaldFightRolled
  | ArchibaldEnemiesKilled
  | ArchibaldArmourUsed
  | ArchibaldLivesChanged
  | ArchibaldHeroBlocked
  | ArchibaldHeroDefeated
  | ArchibaldHeroSent
  | ArchibaldLevelReachedFirst
  | ArchibaldLevelBonus
  | ArchibaldDieRolled
  | ArchibaldWaterChanged
  | ArchibaldFloodStarted
  | ArchibaldFloodEnded
  | ArchibaldAdventureDrawn
  | ArchibaldAdventureAnswered
  | ArchibaldMarkerSet
  | ArchibaldMarkerCleared
  | ArchibaldPassageOpened
  | ArchibaldJailPeeked
  | ArchibaldHandsSwapped
  | ArchibaldDecisionRequested
  | ArchibaldGameWon
  | ArchibaldGameStopped
  | SeatGone
  | SeatBack
  | DefaultPlayed
  | ClockStarted;

/** The player of a seat: the pawn, the sheet, and the backs of the hand. */
export interface ArchibaldHeroView {
  readonly hero: string | null;
  readonly cell: string | null;
  readonly lives: number;
  readonly cards: number;
  readonly backs: readonly number[];
  readonly equipment: string | null;
  readonly immobilised: boolean;
  readonly bonuses: readonly number[];
}

/** Tiles of a level that are still face down. */
export interface ArchibaldPileView {
  readonly level: number;
  readonly count: number;
  readonly unseen: readonly string[];
  readonly under: readonly string[];
}

export interface ArchibaldDeckView {
  readonly level: number;
  readonly count: number;
  readonly discard: readonly string[];
}

/** An adventure card in play. The last one of several is the one that matters now. */
export interface ArchibaldAdventureView {
  readonly card: string;
  readonly seat: number;
  readonly reader: number;
  readonly answer: string | null;
  readonly behind: readonly Words[] | null;
}

/** What a fight of the active hero on this tile would come to, in thousandths. */
export interface ArchibaldOddsView {
  readonly cell: string;
  readonly enemies: readonly string[];
  readonly hero_dice: readonly [number, number];
  readonly enemy_dice: readonly [number, number];
  readonly win: number;
  readonly defeat: number;
  readonly loss: number;
}

/** What is being decided, by whom, and about what. */
export interface ArchibaldQuestionView {
  readonly decision: string;
  readonly seat: number;
  readonly window: string;
  readonly subject: string;
  readonly amount: number;
  readonly choices: readonly string[];
}

/** A card in somebody else's hand that these eyes know, because it was theirs. */
export interface ArchibaldGivenView {
  readonly seat: number;
  readonly card: string;
}

/** A card that is being played, before it is sent: its pawns shall come from these cells. */
export interface ArchibaldDraftView {
  readonly card: string;
  readonly cell: string;
  readonly taken: readonly string[];
  readonly missing: number;
}

export interface ArchibaldView {
  readonly eyes: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly bump_retry: boolean;
  readonly round: number;
  readonly first: number;
  readonly active: number;
  readonly card_played: boolean;
  readonly fought: boolean;
  readonly immobilised: boolean;
  readonly hops: readonly (readonly string[])[];
  readonly heroes: readonly ArchibaldHeroView[];
  readonly board: readonly (string | null)[];
  readonly breached: readonly string[];
  readonly fresh: readonly string[];
  readonly opened: readonly (readonly string[])[];
  readonly safe: readonly string[];
  readonly enemies: Readonly<Record<string, readonly string[]>>;
  readonly supply: Readonly<Record<string, number>>;
  readonly water: number;
  readonly reached: readonly number[];
  readonly piles: readonly ArchibaldPileView[];
  readonly jails_unseen: readonly string[];
  readonly peeks: readonly (readonly string[])[];
  readonly decks: readonly ArchibaldDeckView[];
  readonly adventures: number;
  readonly adventure_discard: readonly string[];
  readonly played: string | null;
  readonly reading: readonly ArchibaldAdventureView[];
  readonly odds: readonly ArchibaldOddsView[];
  readonly question: ArchibaldQuestionView | null;
  readonly agenda: readonly unknown[];
  readonly bots: readonly number[];
  readonly left: readonly number[];
  readonly winner: number | null;
  readonly ended: string;
  readonly jails: readonly string[];
  readonly hand: readonly string[];
  readonly options: readonly string[];
  readonly objections: Readonly<Record<string, string>>;
  readonly peeked: Readonly<Record<string, string>>;
  readonly given: readonly ArchibaldGivenView[];
  readonly draft: ArchibaldDraftView | null;
  readonly read: readonly Words[] | null;
  readonly hands: readonly (readonly string[])[];
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}

/** Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank. */
export interface ArchibaldWhole {
  readonly type: "whole";
  readonly n: number;
  readonly seat: number | null;
  readonly moderates: boolean;
  readonly host: boolean;
  readonly table: TableView;
  readonly clocks: Readonly<Record<number, readonly [number, number]>>;
  readonly view: ArchibaldView | null;
  readonly past: readonly ArchibaldEvent[];
  readonly aloud: string;
  readonly channels: Channels;
}

/** The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers. */
export interface ArchibaldTold {
  readonly n: number;
  readonly id?: string;
  readonly events?: readonly (ArchibaldEvent | TableEvent)[];
  readonly table?: Changes<TableView>;
  readonly public?: Changes<ArchibaldView>;
  readonly own?: Changes<ArchibaldView>;
  readonly channels?: Channels;
}

export type ArchibaldFrame =
  | ArchibaldWhole
  | ArchibaldTold
  | Resumed
  | Heard
  | Refused
  | Said
  | Signalled
  | Advised
  | Trouble
  | Notice
  | Pong;
