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

export type SchtroumpfsGameSetup = readonly [event: "game_setup", level: string, hungry: boolean, super_die: boolean, hands: readonly (readonly string[])[], roofs: readonly string[], cakes: readonly string[], ideas: readonly string[], deck_count: number, forest_count: number, extra_count: number, gargamel_count: number, leader_seat: number];

export type SchtroumpfsRoundStarted = readonly [event: "round_started", round: number, leader_seat: number, meeples: number, lasting: string | null];

export type SchtroumpfsTurnStarted = readonly [event: "turn_started", seat: number, turn: number];

/** From `deck`, `forest` or `extra`, because of a card, a row or the turn (`hand`, `empty`). */
export type SchtroumpfsCardDrawn = readonly [event: "card_drawn", seat: number, card: string, pile: string, reason: string];

export type SchtroumpfsDeckReshuffled = readonly [event: "deck_reshuffled", cards: number];

export type SchtroumpfsCardPlayed = readonly [event: "card_played", seat: number, card: string, useful_streak: number];

/** SCH-079. A turn without a card. */
export type SchtroumpfsCardMissing = readonly [event: "card_missing", seat: number];

export type SchtroumpfsAbilityResolved = readonly [event: "ability_resolved", seat: number, card: string];

/** SCH-085. The esplanade is empty. */
export type SchtroumpfsPlacementSkipped = readonly [event: "placement_skipped", seat: number];

export type SchtroumpfsMeeplePlaced = readonly [event: "meeple_placed", seat: number, target: string, mode: string, filled: boolean];

export type SchtroumpfsMeepleAside = readonly [event: "meeple_aside", seat: number];

/** `danger`, `super` or `azrael`; the face is a number from 1 to 6, with what it shows. */
export type SchtroumpfsDieRolled = readonly [event: "die_rolled", seat: number, die: string, face: number, effect: string, amount: number, source: string, reroll: boolean];

export type SchtroumpfsDieSkipped = readonly [event: "die_skipped", seat: number, die: string, card: string];

/** An asked invention answers: to a face (`danger`, `super`, `azrael`, `attack`), a drawn Smurf, a Gargamel card. */
export type SchtroumpfsReactionUsed = readonly [event: "reaction_used", seat: number, invention: string, on: string];

export type SchtroumpfsAzraelMoved = readonly [event: "azrael_moved", start: number, end: number, steps: number | null, reason: string];

export type SchtroumpfsHowlibirdAttack = readonly [event: "howlibird_attack", seat: number, source: string, meeple: boolean, cancelled: boolean];

export type SchtroumpfsTargetDesignated = readonly [event: "target_designated", seat: number, target_seat: number, reason: string];

/** S08. Luck has chosen the card that is discarded next. */
export type SchtroumpfsCardPickedAtRandom = readonly [event: "card_picked_at_random", seat: number, card: string];

export type SchtroumpfsCardDiscarded = readonly [event: "card_discarded", seat: number, card: string, reason: string];

export type SchtroumpfsResourcesGained = readonly [event: "resources_gained", seat: number, tokens: readonly [number, number, number], reason: string];

export type SchtroumpfsResourcesLost = readonly [event: "resources_lost", seat: number, tokens: readonly [number, number, number], reason: string];

export type SchtroumpfsResourcesSpent = readonly [event: "resources_spent", seat: number, tokens: readonly [number, number, number], purpose: string];

export type SchtroumpfsResourcesExchanged = readonly [event: "resources_exchanged", seat: number, out: readonly [number, number, number], into: readonly [number, number, number]];

export type SchtroumpfsActionPerformed = readonly [event: "action_performed", seat: number, target: string, dangerous: boolean, danger_streak: number, actions: number];

/** SCH-093, 097. It cannot be paid any more (`cost`), or a meeple is gone (`slots`). */
export type SchtroumpfsActionFizzled = readonly [event: "action_fizzled", seat: number, target: string, reason: string];

export type SchtroumpfsRescue = readonly [event: "rescue", seat: number, drew: boolean, nest: boolean, count: number];

export type SchtroumpfsWardrobeExchanged = readonly [event: "wardrobe_exchanged", seat: number, pile: string, card: string];

export type SchtroumpfsCardCaged = readonly [event: "card_caged", card: string, seat: number | null];

export type SchtroumpfsMeepleReturned = readonly [event: "meeple_returned", source: string, number: number, reason: string];

export type SchtroumpfsIdeasRevealed = readonly [event: "ideas_revealed", inventions: readonly string[], reason: string];

export type SchtroumpfsInventionCrafted = readonly [event: "invention_crafted", seat: number, invention: string, paid: number, free: boolean];

export type SchtroumpfsInventionUsed = readonly [event: "invention_used", seat: number, invention: string];

export type SchtroumpfsInventionDiscarded = readonly [event: "invention_discarded", invention: string, reason: string, meeple: boolean];

export type SchtroumpfsRobotMeeple = readonly [event: "robot_meeple", added: boolean, place: string];

export type SchtroumpfsPermissionAsked = readonly [event: "permission_asked", seat: number, asker_seat: number, card: string];

export type SchtroumpfsPermissionAnswered = readonly [event: "permission_answered", seat: number, asker_seat: number, card: string, allowed: boolean];

export type SchtroumpfsSmurfSheltered = readonly [event: "smurf_sheltered", seat: number, card: string, owner_seat: number | null, sheltered_starting: number];

export type SchtroumpfsHouseBuilt = readonly [event: "house_built", seat: number, house: string, paid: readonly [number, number, number]];

export type SchtroumpfsHouseDestroyed = readonly [event: "house_destroyed", house: string];

export type SchtroumpfsCakePrepared = readonly [event: "cake_prepared", seat: number, cake: string];

export type SchtroumpfsObjectiveChanged = readonly [event: "objective_changed", objective: string, valid: boolean];

export type SchtroumpfsTurnEnded = readonly [event: "turn_ended", seat: number, drawn: number];

export type SchtroumpfsRoundEnded = readonly [event: "round_ended", round: number, returned: number, kept: number];

export type SchtroumpfsGargamelRevealed = readonly [event: "gargamel_revealed", card: string, kind: string, paws: number];

/** Section 6. Seats see the card; whoever watches sees that it was looked at. */
export type SchtroumpfsGargamelPeeked = readonly [event: "gargamel_peeked", seat: number, card: string | null];

export type SchtroumpfsGargamelRewound = readonly [event: "gargamel_rewound", card: string];

export type SchtroumpfsGargamelCancelled = readonly [event: "gargamel_cancelled", card: string];

export type SchtroumpfsGargamelStandee = readonly [event: "gargamel_standee", locations: readonly number[]];

export type SchtroumpfsLeaderPassed = readonly [event: "leader_passed", old_seat: number, new_seat: number];

export type SchtroumpfsGameWon = readonly [event: "game_won", seat: number, round: number, turn: number, left: readonly string[]];

export type SchtroumpfsGameLost = readonly [event: "game_lost", round: number, turn: number, houses: number, smurfs: number, cakes: number, left: readonly string[]];

export type SchtroumpfsWindowOpened = readonly [event: "window_opened", seat: number, window: string];

export type SchtroumpfsDecisionRequested = readonly [event: "decision_requested", seat: number, decision: string];

export type SchtroumpfsEvent =
  | SchtroumpfsGameSetup
  | SchtroumpfsRoundStarted
  | SchtroumpfsTurnStarted
  | SchtroumpfsCardDrawn
  | SchtroumpfsDeckReshuffled
  | SchtroumpfsCardPlayed
  | SchtroumpfsCardMissing
  | SchtroumpfsAbilityResolved
  | SchtroumpfsPlacementSkipped
  | SchtroumpfsMeeplePlaced
  | SchtroumpfsMeepleAside
  | SchtroumpfsDieRolled
  | SchtroumpfsDieSkipped
  | SchtroumpfsReactionUsed
  | SchtroumpfsAzraelMoved
  | SchtroumpfsHowlibirdAttack
  | SchtroumpfsTargetDesignated
  | SchtroumpfsCardPickedAtRandom
  | SchtroumpfsCardDiscarded
  | SchtroumpfsResourcesGained
  | SchtroumpfsResourcesLost
  | SchtroumpfsResourcesSpent
  | SchtroumpfsResourcesExchanged
  | SchtroumpfsActionPerformed
  | SchtroumpfsActionFizzled
  | SchtroumpfsRescue
  | SchtroumpfsWardrobeExchanged
  | SchtroumpfsCardCaged
  | SchtroumpfsMeepleReturned
  | SchtroumpfsIdeasRevealed
  | SchtroumpfsInventionCrafted
  | SchtroumpfsInventionUsed
  | SchtroumpfsInventionDiscarded
  | SchtroumpfsRobotMeeple
  | SchtroumpfsPermissionAsked
  | SchtroumpfsPermissionAnswered
  | SchtroumpfsSmurfSheltered
  | SchtroumpfsHouseBuilt
  | SchtroumpfsHouseDestroyed
  | SchtroumpfsCakePrepared
  | SchtroumpfsObjectiveChanged
  | SchtroumpfsTurnEnded
  | SchtroumpfsRoundEnded
  | SchtroumpfsGargamelRevealed
  | SchtroumpfsGargamelPeeked
  | SchtroumpfsGargamelRewound
  | SchtroumpfsGargamelCancelled
  | SchtroumpfsGargamelStandee
  | SchtroumpfsLeaderPassed
  | SchtroumpfsGameWon
  | SchtroumpfsGameLost
  | SchtroumpfsWindowOpened
  | SchtroumpfsDecisionRequested
  | SeatGone
  | SeatBack
  | DefaultPlayed
  | ClockStarted;

export interface SchtroumpfsHouseView {
  readonly roof: string;
  readonly built: boolean;
}

export interface SchtroumpfsCakeView {
  readonly cake: string;
  readonly prepared: boolean;
  readonly progress: number;
  readonly needed: number;
}

/** An action of a location: who stands on it. `full` closes it until somebody leaves. */
export interface SchtroumpfsRowView {
  readonly id: string;
  readonly meeples: number;
  readonly double: boolean;
  readonly overflow: number;
  readonly full: boolean;
  readonly dangerous: boolean;
  readonly closed: boolean;
}

export interface SchtroumpfsIdeaView {
  readonly invention: string;
  readonly price: number;
}

export interface SchtroumpfsCraftedView {
  readonly invention: string;
  readonly meeple: boolean;
}

/** What a face of a die would do, if the active player rolled it now. `hits` is 0 where it would do nothing. */
export interface SchtroumpfsFaceView {
  readonly effect: string;
  readonly amount: number;
  readonly hits: number;
}

/** What a placement would lead to, before any die: for the seat whose decision it is, and for all who advise it. */
export interface SchtroumpfsPlacementView {
  readonly move: string;
  readonly target: string;
  readonly fills: boolean;
  readonly effect: string;
  readonly cost: readonly [number, number, number];
  readonly gain: readonly [number, number, number];
  readonly choice: number;
  readonly dangers: number;
  readonly cats: number;
}

/** What is being decided, by whom, and about what. */
export interface SchtroumpfsQuestionView {
  readonly decision: string;
  readonly seat: number;
  readonly window: string;
  readonly subject: string;
  readonly amount: number;
}

export interface SchtroumpfsView {
  readonly eyes: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly level: string;
  readonly hungry: boolean;
  readonly super_die: boolean;
  readonly round: number;
  readonly turn: number;
  readonly leader: number;
  readonly active: number;
  readonly stock: readonly [number, number, number];
  readonly supply: readonly [number, number, number];
  readonly houses: readonly SchtroumpfsHouseView[];
  readonly cakes: readonly SchtroumpfsCakeView[];
  readonly rows: readonly SchtroumpfsRowView[];
  readonly esplanade: number;
  readonly nest: number;
  readonly aside: number;
  readonly loose: number;
  readonly spare: number;
  readonly removed: number;
  readonly azrael: number;
  readonly hands: readonly (readonly string[])[];
  readonly hand_size: number;
  readonly deck_count: number;
  readonly discard: readonly string[];
  readonly played: string | null;
  readonly forced: string | null;
  readonly sheltered: readonly string[];
  readonly forest_count: number;
  readonly forest_under: readonly string[];
  readonly extra_count: number;
  readonly extra_under: readonly string[];
  readonly ideas: readonly SchtroumpfsIdeaView[];
  readonly crafted: readonly SchtroumpfsCraftedView[];
  readonly invention_count: number;
  readonly scrapped: readonly string[];
  readonly gargamel_count: number;
  readonly gargamel_under: readonly string[];
  readonly revealed: readonly string[];
  readonly lasting: string | null;
  readonly peeked: boolean;
  readonly too_late: readonly [number, number, number];
  readonly danger_streak: number;
  readonly useful_streak: number;
  readonly sheltered_starting: number;
  readonly actions: number;
  readonly discounted: boolean;
  readonly rescued_again: boolean;
  readonly rescues: number;
  readonly pending: string;
  readonly pending_extra: number;
  readonly rescue_done: boolean;
  readonly build_done: boolean;
  readonly bake_done: boolean;
  readonly won: boolean;
  readonly danger_faces: readonly SchtroumpfsFaceView[];
  readonly azrael_faces: readonly SchtroumpfsFaceView[];
  readonly placements: readonly SchtroumpfsPlacementView[];
  readonly question: SchtroumpfsQuestionView | null;
  readonly agenda: readonly unknown[];
  readonly left: readonly string[];
  readonly top_gargamel: string | null;
  readonly options: readonly string[];
  readonly objections: Readonly<Record<string, string>>;
}

/** Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank. */
export interface SchtroumpfsWhole {
  readonly type: "whole";
  readonly n: number;
  readonly seat: number | null;
  readonly moderates: boolean;
  readonly host: boolean;
  readonly table: TableView;
  readonly clocks: Readonly<Record<number, readonly [number, number]>>;
  readonly view: SchtroumpfsView | null;
  readonly past: readonly SchtroumpfsEvent[];
  readonly aloud: string;
  readonly channels: Channels;
}

/** The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers. */
export interface SchtroumpfsTold {
  readonly n: number;
  readonly id?: string;
  readonly events?: readonly (SchtroumpfsEvent | TableEvent)[];
  readonly table?: Changes<TableView>;
  readonly public?: Changes<SchtroumpfsView>;
  readonly own?: Changes<SchtroumpfsView>;
  readonly channels?: Channels;
}

export type SchtroumpfsFrame =
  | SchtroumpfsWhole
  | SchtroumpfsTold
  | Resumed
  | Heard
  | Refused
  | Said
  | Signalled
  | Advised
  | Trouble
  | Notice
  | Pong;
