/** The tutorial: eight pages of one village, each with one thing to do. A small script, not the rules. */

import type { LoupsgarousTapView as Tap, LoupsgarousVillageView as View } from './wire'

export interface Lesson {
  readonly key: string // of its words
  readonly before: View
  /** What is meant: a move, or to turn the card over. Any of them will do. */
  readonly want: readonly string[]
  /** What is not allowed here, with the sentence that says so. */
  readonly never: Readonly<Record<string, string>>
  /** What is chosen with a button and not by touching somebody. */
  readonly ways: readonly string[]
  /** How it looks when it is done. */
  readonly after: (move: string) => View
}

export const TURN = 'turn' // the card

const seatIn = (move: string): number => Number(move.split(' ').at(-1))

// --- Villages on paper

const SEATS = 6
const NONE = '-'
const ALL = [0, 1, 2, 3, 4, 5]
const SET = ['villager', 'villager', 'werewolf', 'werewolf', 'seer', 'witch']

/** As much of a view as a lesson looks at. */
const BARE = {
  eyes: 0,
  seats: SEATS,
  over: false,
  phase: 'night',
  round: 1,
  step: null,
  same_room: false,
  grouped: true,
  captain_on: true,
  tokens: false,
  hidden: false,
  dead_see: true,
  cards: SET,
  wolves: 2,
  spare: null,
  order: ['seer', 'wolves', 'witch'],
  places: ALL,
  alive: ALL.map(() => true),
  shown: ALL.map(() => null),
  deaths: [],
  absent: [],
  buildings: [],
  pool: [],
  poster: null,
  captain: null,
  captain_ended: false,
  election_from: null,
  candidates: [],
  voters: ALL,
  banned: [],
  named: null,
  named_day: 0,
  tied: [],
  designated: null,
  lord: null,
  powers_lost: false,
  spared: false,
  ready: 0,
  ballots: [],
  statements: [],
  reason: null,
  winners: [],
  final_cards: [],
  centre: [],
  lovers: [],
  notes: [],
  bets: [],
  card: 'seer',
  dealt: 'seer',
  lover: null,
  couple: [],
  pack: [],
  designations: {},
  caught: null,
  offered: [],
  sights: [],
  victim: null,
  was_shown: false,
  heal: false,
  poison: false,
  fire: false,
  guarded: null,
  charmed: [],
  tap: null,
  dots: [],
  vote: null,
  draft: [],
  draft_reason: '',
  draft_voters: [],
  request: [],
  ready_self: false,
  options: [],
  beyond: null,
} satisfies Partial<View>

/** A village of six, as somebody sees it. */
export function scene(more: Partial<View>): View {
  return { ...BARE, ...more, dealt: more.card ?? BARE.dealt } as View
}

function asked(call: string, choices: readonly (readonly string[])[]): Tap {
  return { step: call, acts: true, call, prompt: '', taps: choices[0]?.length ?? 1, cells: [...ALL.map(String), NONE], choices, chosen: null, final: false, lids: null }
}

function step(name: string, more: Partial<NonNullable<View['step']>> = {}): View['step'] {
  return { name, calls: [], began: 0, ends: 30_000, beat: 0, seat: null, ballot: 0, among: [], building: null, ...more }
}

function night(call: string, choices: readonly (readonly string[])[], more: Partial<View>): View {
  return scene({ step: step(call, { calls: [call] }), tap: asked(call, choices), ...more })
}

function day(name: string, options: readonly string[], more: Partial<View>): View {
  return scene({ phase: 'day', step: step(name), options, ...more })
}

const others = (verb: string, ...but: readonly number[]): readonly string[] => ALL.filter((seat) => seat !== 0 && !but.includes(seat)).map((seat) => `${verb} ${seat}`)
const each = (...but: readonly number[]): readonly (readonly string[])[] => [...ALL.filter((seat) => seat !== 0 && !but.includes(seat)).map((seat) => [String(seat)]), [NONE]]
const dead = (...seats: readonly number[]): Partial<View> => ({ alive: ALL.map((seat) => !seats.includes(seat)), shown: ALL.map((seat) => (seats.includes(seat) ? 'villager' : null)) })

// --- One village, page by page

const WOLF = 3
const VICTIM = 2
const LOVER = 4
const SUSPECT = 5

const SEER: Partial<View> = { card: 'seer' }
const PACK: Partial<View> = { card: 'werewolf', pack: [0, 1], designations: { 1: VICTIM } }
const WITCH: Partial<View> = { card: 'witch', victim: VICTIM, was_shown: true, heal: true, poison: true }
const LOVE: Partial<View> = { card: 'villager', lover: LOVER, round: 2 }
const TIED: Partial<View> = { card: 'villager', captain: 0, round: 2, tied: [WOLF, SUSPECT], ballots: [{ day: 2, kind: 'vote', votes: [WOLF, WOLF, SUSPECT, SUSPECT, SUSPECT, null], poster: null, chosen: null }] }
const HOUSES: View['buildings'] = [
  { id: 'farm1', kind: 'farm', place: 0, owner: 0, standing: true, token: true },
  { id: 'tavern', kind: 'tavern', place: 1, owner: 1, standing: true, token: true },
  { id: 'manor', kind: 'manor', place: 2, owner: 2, standing: true, token: true },
  { id: 'bailiff', kind: 'bailiff', place: 3, owner: 3, standing: true, token: true },
]
const VILLAGE: Partial<View> = { card: 'villager', tokens: true, buildings: HOUSES, round: 2, designated: 0, ballots: [{ day: 2, kind: 'vote', votes: [SUSPECT, 0, 0, 0, 0, 0], poster: null, chosen: 0 }] }

const CURED = [NONE, String(VICTIM)].flatMap((heal) => [NONE, '1', '3', '4', '5', ...(heal === NONE ? ['2'] : [])].map((poison) => [heal, poison]))

export const LESSONS: readonly Lesson[] = [
  { key: 'card', before: scene(SEER), want: [TURN], never: {}, ways: [], after: () => scene(SEER) },
  {
    key: 'seer',
    before: night('seer', each(), SEER),
    want: others('tap seer'),
    never: { 'tap seer 0': 'loupsgarous-learn-seer-no' },
    ways: [],
    after: (move) => scene({ ...SEER, step: step('seer', { calls: ['seer'] }), sights: [{ night: 1, beat: 0, players: [seatIn(move)], card: 'werewolf' }] }),
  },
  {
    key: 'pack',
    before: night('wolves', each(1), PACK),
    want: [`tap wolves ${VICTIM}`],
    never: { 'tap wolves 1': 'loupsgarous-learn-pack-no', 'tap wolves 0': 'loupsgarous-learn-pack-no' },
    ways: [],
    after: () => scene({ ...PACK, step: step('wolves', { calls: ['wolves'] }), designations: { 0: VICTIM, 1: VICTIM } }),
  },
  {
    key: 'witch',
    before: night('witch', CURED, WITCH),
    want: ['tap witch - -'],
    never: {},
    ways: ['tap witch - -', `tap witch ${VICTIM} -`],
    after: () => scene({ ...WITCH, step: step('witch', { calls: ['witch'] }) }),
  },
  {
    key: 'vote',
    before: day('ballot', others('vote', LOVER), LOVE),
    want: others('vote', LOVER),
    never: { [`vote ${LOVER}`]: 'loupsgarous-learn-vote-no', 'vote 0': 'loupsgarous-learn-vote-self' },
    ways: [],
    after: (move) => day('ballot', [], { ...LOVE, vote: seatIn(move), ballots: [{ day: 2, kind: 'vote', votes: [seatIn(move), 2, 5, 2, 5, 2], poster: null, chosen: 2 }] }),
  },
  {
    key: 'captain',
    before: { ...day('tie_break', [`break ${WOLF}`, `break ${SUSPECT}`], TIED), step: step('tie_break', { seat: 0, among: [WOLF, SUSPECT] }) },
    want: [`break ${WOLF}`, `break ${SUSPECT}`],
    never: Object.fromEntries([0, 1, 2, 4].map((seat) => [`break ${seat}`, 'loupsgarous-learn-captain-no'])),
    ways: [],
    after: (move) => day('sentence', [], { ...TIED, designated: seatIn(move) }),
  },
  {
    key: 'hunter',
    before: { ...day('shot', others('shoot', VICTIM), { card: 'hunter', round: 2, ...dead(0, VICTIM) }), step: step('shot', { seat: 0 }) },
    want: others('shoot', VICTIM),
    never: { [`shoot ${VICTIM}`]: 'loupsgarous-learn-hunter-dead', 'shoot 0': 'loupsgarous-learn-hunter-dead' },
    ways: [],
    after: (move) => day('dusk', [], { card: 'hunter', round: 2, ...dead(0, VICTIM, seatIn(move)) }),
  },
  {
    key: 'pardon',
    before: { ...day('sentence', ['ask', 'decline'], VILLAGE), step: step('sentence', { seat: 0 }) },
    want: ['ask'],
    never: {},
    ways: ['decline', 'ask'],
    after: () => day('sentence', [], { ...VILLAGE, lord: 2 }),
  },
]

/** What may be done on a page, by the rules: what its position offers. */
export function allowed({ tap, options }: View): readonly string[] {
  return [...options, ...(tap?.choices.map((cells) => `tap ${tap.step} ${cells.join(' ')}`) ?? [])]
}

/** The move that touching somebody means here; null where nobody is touched. */
export function moveAt({ key }: Lesson, seat: number): string | null {
  const verb = { seer: 'tap seer', pack: 'tap wolves', vote: 'vote', captain: 'break', hunter: 'shoot' }[key]
  return verb === undefined ? null : `${verb} ${seat}`
}
