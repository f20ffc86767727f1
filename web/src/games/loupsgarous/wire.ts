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

/** LGT-009, 020. Who lives at which place; the cards, or of a hidden set the pool and its number of Werewolves. */
export type LoupsgarousVillageFounded = readonly [event: "village_founded", places: readonly number[], cards: readonly string[], hidden: boolean, wolves: number];

export type LoupsgarousCardDealt = readonly [event: "card_dealt", seat: number, card: string];

/** LGT-025. By seat: a building, or a bundle. */
export type LoupsgarousTokensDealt = readonly [event: "tokens_dealt", tokens: readonly string[]];

export type LoupsgarousTokenAsked = readonly [event: "token_asked", seat: number, ends: number];

export type LoupsgarousTokenDrafted = readonly [event: "token_drafted", seat: number, token: string, by_lot: boolean];

export type LoupsgarousPresentationStarted = readonly [event: "presentation_started", seat: number, ends: number];

/** LGT-028. How many would rather begin. */
export type LoupsgarousSkipWished = readonly [event: "skip_wished", count: number];

export type LoupsgarousNightStarted = readonly [event: "night_started", night: number, ends: number];

/** A call, or a block of calls. */
export type LoupsgarousCallStarted = readonly [event: "call_started", step: string, calls: readonly string[], ends: number];

export type LoupsgarousCallEnded = readonly [event: "call_ended", step: string];

/** LGT-067. The end of a beat of the Werewolves' step. */
export type LoupsgarousBeat = readonly [event: "beat", number: number];

/** LGT-350. Everybody is asked something in every step. */
export type LoupsgarousDecoyAsked = readonly [event: "decoy_asked", seat: number, step: string, prompt: string, taps: number];

/** LGT-353. What the phones of others imitate: for each dot the cells that it moves to, and when. */
export type LoupsgarousDotsFaked = readonly [event: "dots_faked", seat: number, dots: readonly (readonly (readonly [number, number])[])[]];

export type LoupsgarousChoiceHeard = readonly [event: "choice_heard", seat: number, step: string, cells: readonly string[]];

export type LoupsgarousThiefOffered = readonly [event: "thief_offered", seat: number, cards: readonly string[]];

export type LoupsgarousThiefChose = readonly [event: "thief_chose", seat: number, card: string];

/** To Cupid. */
export type LoupsgarousLoversChosen = readonly [event: "lovers_chosen", seat: number, lovers: readonly number[]];

export type LoupsgarousLoverTold = readonly [event: "lover_told", seat: number, lover: number];

export type LoupsgarousPackTold = readonly [event: "pack_told", to: readonly number[], pack: readonly number[]];

export type LoupsgarousDesignationChanged = readonly [event: "designation_changed", to: readonly number[], seat: number, target: number | null];

export type LoupsgarousGirlCaught = readonly [event: "girl_caught", to: readonly number[], seat: number];

export type LoupsgarousLidsRead = readonly [event: "lids_read", seat: number, beat: number, half_open: boolean];

/** To the Little Girl in a beat, or to the Baker (beat 0): at least one of them is a Werewolf. */
export type LoupsgarousGlimpsed = readonly [event: "glimpsed", seat: number, night: number, beat: number, players: readonly number[]];

export type LoupsgarousNothingGlimpsed = readonly [event: "nothing_glimpsed", seat: number, night: number];

/** To the Seer, or to the Confessor (night 0). */
export type LoupsgarousCardSeen = readonly [event: "card_seen", seat: number, night: number, target: number, card: string];

/** To the Witch. */
export type LoupsgarousVictimShown = readonly [event: "victim_shown", seat: number, target: number | null];

export type LoupsgarousCharmedTold = readonly [event: "charmed_told", to: readonly number[], charmed: readonly number[]];

/** To the Piper. */
export type LoupsgarousCharmSet = readonly [event: "charm_set", seat: number, charmed: readonly number[]];

/** LGT-090, 095, 096. */
export type LoupsgarousDayBroke = readonly [event: "day_broke", day: number, burnt: string | null, poster: number | null, dead: readonly number[], ends: number];

export type LoupsgarousBuildingBurnt = readonly [event: "building_burnt", building: string, place: number, evicted: number | null];

export type LoupsgarousPosterPlaced = readonly [event: "poster_placed", target: number];

export type LoupsgarousPosterVoid = readonly [event: "poster_void", target: number];

/** Causes: night, grief, shot, razor, razor_penalty, vote, tie, idiot_fate, left. */
export type LoupsgarousEliminated = readonly [event: "eliminated", seat: number, card: string, cause: string];

export type LoupsgarousShotAsked = readonly [event: "shot_asked", seat: number, ends: number];

export type LoupsgarousShotFired = readonly [event: "shot_fired", seat: number, target: number];

export type LoupsgarousPowersLost = readonly [event: "powers_lost"];

/** By the village, or by its Farmers. */
export type LoupsgarousElectionStarted = readonly [event: "election_started", by: string, electors: readonly number[], eligible: readonly number[], ends: number];

export type LoupsgarousCandidate = readonly [event: "candidate", seat: number];

export type LoupsgarousElectionOpened = readonly [event: "election_opened", number: number, eligible: readonly number[], ends: number];

export type LoupsgarousElectionClosed = readonly [event: "election_closed", number: number, votes: readonly (number | null)[], tally: Readonly<Record<number, number>>];

/** By vote, second, lot, only_farmer. */
export type LoupsgarousCaptainElected = readonly [event: "captain_elected", seat: number, by: string];

/** By choice or by lot. */
export type LoupsgarousCaptainSucceeded = readonly [event: "captain_succeeded", seat: number, by: string];

/** No farmer is left, nobody is eligible, or he was the Idiot: no_farmer, no_eligible, idiot. */
export type LoupsgarousCaptainVacant = readonly [event: "captain_vacant", reason: string];

/** One seat decides something, and everybody waits: successor, voters, house, accept. */
export type LoupsgarousAsked = readonly [event: "asked", seat: number, decision: string, ends: number];

/** Also when it goes on after an interruption. */
export type LoupsgarousDebateStarted = readonly [event: "debate_started", ends: number];

export type LoupsgarousDebateShortened = readonly [event: "debate_shortened", ends: number];

export type LoupsgarousDebateEnded = readonly [event: "debate_ended"];

/** LGT-114. Somebody is asked for their view. */
export type LoupsgarousRelaunched = readonly [event: "relaunched", seat: number];

export type LoupsgarousReadyCounted = readonly [event: "ready_counted", count: number];

/** What is half said. */
export type LoupsgarousStatementDrafted = readonly [event: "statement_drafted", seat: number, words: readonly string[]];

/** A structured statement (5.10), by its number. */
export type LoupsgarousStated = readonly [event: "stated", number: number, seat: number, kind: string, words: readonly string[], reason: string | null];

export type LoupsgarousTeacherAsked = readonly [event: "teacher_asked", seat: number, ends: number];

export type LoupsgarousBansSet = readonly [event: "bans_set", players: readonly number[]];

export type LoupsgarousTavernAsked = readonly [event: "tavern_asked", seat: number, ballot: number, ends: number];

export type LoupsgarousTavernVoted = readonly [event: "tavern_voted", ballot: number, target: number | null];

export type LoupsgarousVoteNotHeld = readonly [event: "vote_not_held"];

export type LoupsgarousBallotOpened = readonly [event: "ballot_opened", number: number, voters: readonly number[], candidates: readonly number[], ends: number];

export type LoupsgarousVoteHeard = readonly [event: "vote_heard", seat: number, target: number];

/** Everybody points at once (LGT-143). */
export type LoupsgarousBallotClosed = readonly [event: "ballot_closed", number: number, votes: readonly (number | null)[], poster: number | null, tally: Readonly<Record<number, number>>];

/** What follows: scapegoat, captain, second, none. */
export type LoupsgarousTied = readonly [event: "tied", players: readonly number[], next: string];

export type LoupsgarousTieBreakAsked = readonly [event: "tie_break_asked", seat: number, ends: number];

export type LoupsgarousTieBroken = readonly [event: "tie_broken", seat: number, target: number];

export type LoupsgarousDesignated = readonly [event: "designated", seat: number];

/** Reasons: no_voice, tie. */
export type LoupsgarousNobodyDesignated = readonly [event: "nobody_designated", reason: string];

/** The sentence window, or the dusk window. */
export type LoupsgarousWindowOpened = readonly [event: "window_opened", window: string, ends: number];

export type LoupsgarousWindowClosed = readonly [event: "window_closed", window: string];

export type LoupsgarousPowerQueued = readonly [event: "power_queued", seat: number, power: string, target: number];

export type LoupsgarousExecutionVoid = readonly [event: "execution_void", seat: number];

export type LoupsgarousPardonAsked = readonly [event: "pardon_asked", seat: number, lord: number, ends: number];

export type LoupsgarousPardonGranted = readonly [event: "pardon_granted", seat: number];

export type LoupsgarousPardonRefused = readonly [event: "pardon_refused", seat: number];

export type LoupsgarousImmunityLost = readonly [event: "immunity_lost", seat: number];

export type LoupsgarousIdiotSpared = readonly [event: "idiot_spared", seat: number, card: string];

export type LoupsgarousConfessionHeld = readonly [event: "confession_held", seat: number, target: number];

export type LoupsgarousPowerRestored = readonly [event: "power_restored", seat: number, target: number, building: string];

export type LoupsgarousRazorUsed = readonly [event: "razor_used", seat: number, target: number];

export type LoupsgarousTokenSpent = readonly [event: "token_spent", building: string];

export type LoupsgarousHouseOffered = readonly [event: "house_offered", building: string, target: number, ends: number];

export type LoupsgarousHouseRefused = readonly [event: "house_refused", building: string, seat: number];

export type LoupsgarousHouseMoved = readonly [event: "house_moved", building: string, seat: number, before: number, place: number];

export type LoupsgarousHouseLeftVacant = readonly [event: "house_left_vacant", building: string];

/** LGT-287. */
export type LoupsgarousVotersNamed = readonly [event: "voters_named", voters: readonly number[]];

export type LoupsgarousVotersDrafted = readonly [event: "voters_drafted", seat: number, voters: readonly number[]];

export type LoupsgarousDuskFell = readonly [event: "dusk_fell"];

/** LGT-331. To the dead who may see everything: who is who, and what was done in secret. */
export type LoupsgarousEyesOpened = readonly [event: "eyes_opened", seat: number, cards: readonly string[], lovers: readonly number[], notes: readonly (readonly [number, string, number, number, string])[]];

export type LoupsgarousBetPlaced = readonly [event: "bet_placed", seat: number, on: string, what: string];

/** LGT-016. The moderator gives more time: when the step ends now. */
export type LoupsgarousClockLengthened = readonly [event: "clock_lengthened", ends: number];

/** LGT-016. At the end of the game: when, in which step, and what. */
export type LoupsgarousModeratorIntervened = readonly [event: "moderator_intervened", at: number, step: string, what: string];

/** Reasons: villagers, werewolves, lovers, white, piper, draw, stalemate, abandoned. */
export type LoupsgarousGameEnded = readonly [event: "game_ended", reason: string, winners: readonly number[], cards: readonly string[], centre: readonly string[], lovers: readonly number[], notes: readonly (readonly [number, string, number, number, string])[]];

export type LoupsgarousEvent =
  | LoupsgarousVillageFounded
  | LoupsgarousCardDealt
  | LoupsgarousTokensDealt
  | LoupsgarousTokenAsked
  | LoupsgarousTokenDrafted
  | LoupsgarousPresentationStarted
  | LoupsgarousSkipWished
  | LoupsgarousNightStarted
  | LoupsgarousCallStarted
  | LoupsgarousCallEnded
  | LoupsgarousBeat
  | LoupsgarousDecoyAsked
  | LoupsgarousDotsFaked
  | LoupsgarousChoiceHeard
  | LoupsgarousThiefOffered
  | LoupsgarousThiefChose
  | LoupsgarousLoversChosen
  | LoupsgarousLoverTold
  | LoupsgarousPackTold
  | LoupsgarousDesignationChanged
  | LoupsgarousGirlCaught
  | LoupsgarousLidsRead
  | LoupsgarousGlimpsed
  | LoupsgarousNothingGlimpsed
  | LoupsgarousCardSeen
  | LoupsgarousVictimShown
  | LoupsgarousCharmedTold
  | LoupsgarousCharmSet
  | LoupsgarousDayBroke
  | LoupsgarousBuildingBurnt
  | LoupsgarousPosterPlaced
  | LoupsgarousPosterVoid
  | LoupsgarousEliminated
  | LoupsgarousShotAsked
  | LoupsgarousShotFired
  | LoupsgarousPowersLost
  | LoupsgarousElectionStarted
  | LoupsgarousCandidate
  | LoupsgarousElectionOpened
  | LoupsgarousElectionClosed
  | LoupsgarousCaptainElected
  | LoupsgarousCaptainSucceeded
  | LoupsgarousCaptainVacant
  | LoupsgarousAsked
  | LoupsgarousDebateStarted
  | LoupsgarousDebateShortened
  | LoupsgarousDebateEnded
  | LoupsgarousRelaunched
  | LoupsgarousReadyCounted
  | LoupsgarousStatementDrafted
  | LoupsgarousStated
  | LoupsgarousTeacherAsked
  | LoupsgarousBansSet
  | LoupsgarousTavernAsked
  | LoupsgarousTavernVoted
  | LoupsgarousVoteNotHeld
  | LoupsgarousBallotOpened
  | LoupsgarousVoteHeard
  | LoupsgarousBallotClosed
  | LoupsgarousTied
  | LoupsgarousTieBreakAsked
  | LoupsgarousTieBroken
  | LoupsgarousDesignated
  | LoupsgarousNobodyDesignated
  | LoupsgarousWindowOpened
  | LoupsgarousWindowClosed
  | LoupsgarousPowerQueued
  | LoupsgarousExecutionVoid
  | LoupsgarousPardonAsked
  | LoupsgarousPardonGranted
  | LoupsgarousPardonRefused
  | LoupsgarousImmunityLost
  | LoupsgarousIdiotSpared
  | LoupsgarousConfessionHeld
  | LoupsgarousPowerRestored
  | LoupsgarousRazorUsed
  | LoupsgarousTokenSpent
  | LoupsgarousHouseOffered
  | LoupsgarousHouseRefused
  | LoupsgarousHouseMoved
  | LoupsgarousHouseLeftVacant
  | LoupsgarousVotersNamed
  | LoupsgarousVotersDrafted
  | LoupsgarousDuskFell
  | LoupsgarousEyesOpened
  | LoupsgarousBetPlaced
  | LoupsgarousClockLengthened
  | LoupsgarousModeratorIntervened
  | LoupsgarousGameEnded
  | SeatGone
  | SeatBack
  | DefaultPlayed
  | ClockStarted;

/** What goes on now, and when it ends by itself: public, and the same for everybody. */
export interface LoupsgarousStepView {
  readonly name: string;
  readonly calls: readonly string[];
  readonly began: number;
  readonly ends: number;
  readonly beat: number;
  readonly seat: number | null;
  readonly ballot: number;
  readonly among: readonly number[];
  readonly building: string | null;
}

export interface LoupsgarousDeathView {
  readonly seat: number;
  readonly round: number;
  readonly cause: string;
}

export interface LoupsgarousBuildingView {
  readonly id: string;
  readonly kind: string;
  readonly place: number;
  readonly owner: number | null;
  readonly standing: boolean;
  readonly token: boolean;
}

/** The public memory: who pointed at whom. */
export interface LoupsgarousBallotView {
  readonly day: number;
  readonly kind: string;
  readonly votes: readonly (number | null)[];
  readonly poster: number | null;
  readonly chosen: number | null;
}

export interface LoupsgarousStatementView {
  readonly number: number;
  readonly day: number;
  readonly seat: number;
  readonly kind: string;
  readonly words: readonly string[];
  readonly reason: string | null;
  readonly at: number;
}

/** Something that was done in secret: at the end for all, before for those who may see it. */
export interface LoupsgarousNoteView {
  readonly round: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly target: number | null;
  readonly word: string;
}

export interface LoupsgarousBetView {
  readonly seat: number;
  readonly day: number;
  readonly on: string;
  readonly what: string;
}

/** What everybody could work out from what they have seen, for minds: nobody has to. */
export interface LoupsgarousStateView {
  readonly house: unknown;
  readonly agenda: readonly unknown[];
  readonly draft_order: readonly number[];
  readonly pardoned: boolean;
  readonly asked_lords: readonly number[];
  readonly pardon_ends: number;
  readonly tavern_votes: readonly number[];
  readonly shortened: boolean;
  readonly last_spoken: number;
  readonly captain_fell: number | null;
  readonly scapegoat_fell: number | null;
  readonly last_farmer_fell: boolean;
  readonly elder_fell: boolean;
  readonly elder_executed: boolean;
  readonly hunter_due: number | null;
  readonly vacant_asked: readonly number[];
  readonly houses_done: readonly string[];
  readonly quiet_rounds: number;
  readonly deaths_this_round: number;
  readonly first_out: number | null;
  readonly missed: readonly number[];
  readonly farms_dealt: boolean;
  readonly election_from: number | null;
  readonly pack_awoke: boolean;
  readonly lovers_awoke: boolean;
}

/** A card that was seen (night 0: a confession), or players of whom one at least is a Werewolf. */
export interface LoupsgarousSightView {
  readonly night: number;
  readonly beat: number;
  readonly players: readonly number[];
  readonly card: string | null;
}

/** What this phone shows in a step of the night. Every seat has one, whatever it is (LGT-350). */
export interface LoupsgarousTapView {
  readonly step: string;
  readonly acts: boolean;
  readonly call: string | null;
  readonly prompt: string;
  readonly taps: number;
  readonly cells: readonly string[];
  readonly choices: readonly (readonly string[])[];
  readonly chosen: readonly string[] | null;
  readonly final: boolean;
  readonly lids: boolean | null;
}

/** Everything, for the dead where they may see it, and for a moderator (LGT-016, 331). */
export interface LoupsgarousBeyondView {
  readonly cards: readonly string[];
  readonly centre: readonly string[];
  readonly lovers: readonly number[];
  readonly charmed: readonly number[];
  readonly designations: readonly (number | null)[];
  readonly notes: readonly LoupsgarousNoteView[];
  readonly heal: boolean;
  readonly poison: boolean;
  readonly fire: boolean;
  readonly lives: number;
}

export interface LoupsgarousVillageView {
  readonly eyes: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly phase: string;
  readonly round: number;
  readonly step: LoupsgarousStepView | null;
  readonly same_room: boolean;
  readonly grouped: boolean;
  readonly captain_on: boolean;
  readonly tokens: boolean;
  readonly hidden: boolean;
  readonly dead_see: boolean;
  readonly cards: readonly string[];
  readonly wolves: number;
  readonly spare: number | null;
  readonly order: readonly string[];
  readonly places: readonly number[];
  readonly alive: readonly boolean[];
  readonly shown: readonly (string | null)[];
  readonly deaths: readonly LoupsgarousDeathView[];
  readonly absent: readonly number[];
  readonly buildings: readonly LoupsgarousBuildingView[];
  readonly pool: readonly string[];
  readonly poster: number | null;
  readonly captain: number | null;
  readonly captain_ended: boolean;
  readonly election_from: number | null;
  readonly candidates: readonly number[];
  readonly voters: readonly number[];
  readonly banned: readonly number[];
  readonly named: readonly number[] | null;
  readonly named_day: number;
  readonly tied: readonly number[];
  readonly designated: number | null;
  readonly lord: number | null;
  readonly powers_lost: boolean;
  readonly spared: boolean;
  readonly ready: number;
  readonly ballots: readonly LoupsgarousBallotView[];
  readonly statements: readonly LoupsgarousStatementView[];
  readonly reason: string | null;
  readonly winners: readonly number[];
  readonly final_cards: readonly string[];
  readonly centre: readonly string[];
  readonly lovers: readonly number[];
  readonly notes: readonly LoupsgarousNoteView[];
  readonly bets: readonly LoupsgarousBetView[];
  readonly state: LoupsgarousStateView;
  readonly card: string | null;
  readonly dealt: string | null;
  readonly lover: number | null;
  readonly couple: readonly number[];
  readonly pack: readonly number[];
  readonly designations: Readonly<Record<number, number>>;
  readonly caught: number | null;
  readonly offered: readonly string[];
  readonly sights: readonly LoupsgarousSightView[];
  readonly victim: number | null;
  readonly was_shown: boolean;
  readonly heal: boolean;
  readonly poison: boolean;
  readonly fire: boolean;
  readonly guarded: number | null;
  readonly charmed: readonly number[];
  readonly tap: LoupsgarousTapView | null;
  readonly dots: readonly (readonly (readonly [number, number])[])[];
  readonly vote: number | null;
  readonly draft: readonly string[];
  readonly draft_reason: string;
  readonly draft_voters: readonly number[];
  readonly request: readonly string[];
  readonly ready_self: boolean;
  readonly spoken: number;
  readonly own_bets: readonly LoupsgarousBetView[];
  readonly options: readonly string[];
  readonly beyond: LoupsgarousBeyondView | null;
}

/** Everything these eyes may know, up to number `n`. `clocks` are the running ones: seat, deadline and bank. */
export interface LoupsgarousWhole {
  readonly type: "whole";
  readonly n: number;
  readonly seat: number | null;
  readonly moderates: boolean;
  readonly host: boolean;
  readonly table: TableView;
  readonly clocks: Readonly<Record<number, readonly [number, number]>>;
  readonly view: LoupsgarousVillageView | null;
  readonly past: readonly LoupsgarousEvent[];
  readonly aloud: string;
  readonly channels: Channels;
}

/** The next thing that happened: what was heard, and what changed, to be merged. `id` is the command it answers. */
export interface LoupsgarousTold {
  readonly n: number;
  readonly id?: string;
  readonly events?: readonly (LoupsgarousEvent | TableEvent)[];
  readonly table?: Changes<TableView>;
  readonly public?: Changes<LoupsgarousVillageView>;
  readonly own?: Changes<LoupsgarousVillageView>;
  readonly channels?: Channels;
}

export type LoupsgarousFrame =
  | LoupsgarousWhole
  | LoupsgarousTold
  | Resumed
  | Heard
  | Refused
  | Said
  | Signalled
  | Advised
  | Trouble
  | Notice
  | Pong;
