/** What can be known of the rules from a view. By day the server lists what can be done; by night the grid says it. */

import type { Refusal } from '..'
import { hasSaidEnough, isWhole } from './statements'
import { buildingOf, hasFarms, isFarmer, isImmune, isNight, isSpared, isVagabond, living, occupant, stepName, type View, WOLVES } from './village'

const RULES = {
  game_over: 'LGT-310',
  not_now: 'LGT-410',
  step_over: 'LGT-034',
  dead: 'LGT-330',
  illegal_choice: 'LGT-365',
  final: 'LGT-034',
  not_living: 'LGT-104',
  not_yourself: 'LGT-142',
  immune: 'LGT-223',
  not_tied: 'LGT-151',
  no_vote: 'LGT-141',
  banned: 'LGT-237',
  teacher: 'LGT-238',
  spared: 'LGT-282',
  not_named: 'LGT-288',
  not_eligible: 'LGT-134',
  not_a_farmer: 'LGT-200',
  vagabond: 'LGT-239',
  no_such_power: 'LGT-190',
  power_spent: 'LGT-190',
  nothing_to_restore: 'LGT-212',
  token_taken: 'LGT-025',
  already_asked: 'LGT-219',
  not_a_vagabond: 'LGT-218',
  too_many_statements: 'LGT-342',
  too_fast: 'LGT-342',
  nothing_said: 'LGT-342',
  not_that_word: 'LGT-342',
  silent: 'LGT-340',
  nobody_named: 'LGT-287',
  already_named: 'LGT-287',
  no_pardon: 'LGT-232',
} as const

type Code = keyof typeof RULES

export interface Deed {
  readonly verb: string
  readonly words: readonly string[]
}

export function readMove(move: string): Deed {
  const [verb = '', ...words] = move.split(' ')
  return { verb, words }
}

export function guard(view: View, seat: number, move: string): Refusal | null {
  const code = view.over ? 'game_over' : whyNot(view, seat, readMove(move), move)
  return code === null ? null : { code, rule: RULES[code] }
}

function whyNot(view: View, seat: number, deed: Deed, move: string): Code | null {
  if (isNight(view)) return byNight(view, seat, deed)
  if (view.options.includes(move)) return null
  return objection(view, seat, deed) ?? (view.alive[seat] ? 'not_now' : 'dead')
}

// --- By night (LGT-365: one answer to all that rests on hidden facts)

function byNight(view: View, seat: number, { verb, words }: Deed): Code | null {
  if (view.step === null || view.step.name === 'nightfall' || (verb !== 'tap' && verb !== 'lids')) return view.alive[seat] ? 'not_now' : 'dead'
  const [step, ...cells] = words
  const { tap } = view
  if (!view.alive[seat]) return 'dead'
  if (tap === null || step !== tap.step) return 'step_over'
  if (verb === 'lids') {
    if (tap.lids === null) return 'step_over'
    return cells[0] === (tap.lids ? 'closed' : 'open') ? null : 'illegal_choice'
  }
  if (tap.final) return 'final'
  return canTap(view, cells) ? null : 'illegal_choice'
}

/** Whether these cells, all of them, can be chosen. */
export function canTap({ tap }: View, cells: readonly string[]): boolean {
  if (tap === null || cells.length !== tap.taps) return false
  if (tap.acts) return tap.choices.some((choice) => choice.every((cell, place) => cell === cells[place]))
  return cells.every((cell) => tap.cells.includes(cell))
}

// --- By day

const POWERS: Readonly<Record<string, string>> = { confess: 'church', restore: 'hovel', shave: 'barber' }
const WITHOUT_POWERS = new Set(['', 'nightfall', 'dawn', 'draft', 'presentation'])
const SPEECH = new Set(['say', 'add', 'why', 'back', 'send'])
const TALKING = new Set(['debate', 'campaign', 'sentence', 'dusk'])
const PARDON = new Set(['ask', 'decline', 'pardon', 'refuse'])

type Objection = (view: View, seat: number, target: number, deed: Deed) => Code | null

const whoeverIsAsked =
  (objects: Objection): Objection =>
  (view, seat, target, deed) =>
    view.step?.seat === seat ? objects(view, seat, target, deed) : null

/** What each step has against each verb. */
const OBJECTIONS: Readonly<Record<string, Objection>> = {
  'ballot vote': onBallot,
  'second_ballot vote': onBallot,
  'tavern vote': whoeverIsAsked(against),
  'tie_break break': whoeverIsAsked(against),
  'election elect': onElection,
  'campaign stand': (view, seat) => (view.alive[seat] ? 'not_eligible' : null),
  'ban ban': whoeverIsAsked(onBan),
  'shot shoot': whoeverIsAsked(() => 'not_living'),
  'successor name': whoeverIsAsked((view, _, target) => notLiving(view, target) ?? (hasFarms(view) && !isFarmer(view, target) ? 'not_a_farmer' : 'not_eligible')),
  'voters let': whoeverIsAsked((view, _, target) => notLiving(view, target) ?? 'already_named'),
  'voters close': whoeverIsAsked(() => 'nobody_named'),
  'house house': whoeverIsAsked((view, _, target) => notLiving(view, target) ?? (isVagabond(view, target) ? 'already_asked' : 'not_a_vagabond')),
  'draft take': whoeverIsAsked(() => 'token_taken'),
}

function objection(view: View, seat: number, deed: Deed): Code | null {
  const step = stepName(view)
  const target = seatIn(deed.words[0])
  const found = OBJECTIONS[`${step} ${deed.verb}`]?.(view, seat, target, deed)
  if (found) return found
  if (deed.verb in POWERS && !WITHOUT_POWERS.has(step)) return onPower(view, seat, target, deed.verb)
  if (SPEECH.has(deed.verb) && TALKING.has(step)) return onSpeech(view, seat, deed)
  return step === 'sentence' && PARDON.has(deed.verb) && view.alive[seat] ? 'no_pardon' : null
}

const seatIn = (word: string | undefined): number => (word !== undefined && /^\d+$/.test(word) ? Number(word) : -1)
const notLiving = (view: View, target: number): Code | null => (view.alive[target] ? null : 'not_living')

/** LGT-141. Why somebody living has no vote today. */
export function whyNoVote(view: View, seat: number): Code | null {
  if (seat === occupant(view, 'school')) return 'teacher'
  if (view.banned.includes(seat)) return 'banned'
  if (isSpared(view, seat)) return 'spared'
  return view.named !== null && view.round === view.named_day && !view.named.includes(seat) ? 'not_named' : null
}

function onBallot(view: View, seat: number, target: number): Code | null {
  if (!view.alive[seat]) return null
  const why = whyNoVote(view, seat)
  if (why) return why
  return isImmune(view, seat) ? 'no_vote' : against(view, seat, target)
}

/** LGT-142, 151. Whom a ballot may not name; a Lover is one of the hidden reasons. */
function against(view: View, seat: number, target: number): Code | null {
  if (!view.alive[target]) return 'not_living'
  if (target === seat) return 'not_yourself'
  if (isImmune(view, target)) return 'immune'
  if (view.step && view.step.among.length > 0 && !view.step.among.includes(target)) return 'not_tied'
  return target === view.lover ? 'illegal_choice' : null
}

function onElection(view: View, seat: number, target: number): Code | null {
  if (!view.alive[seat]) return null
  if (!view.options.some((move) => move.startsWith('elect '))) return hasFarms(view) ? 'not_a_farmer' : isSpared(view, seat) ? 'spared' : 'teacher'
  return notLiving(view, target) ?? (hasFarms(view) && !isFarmer(view, target) ? 'not_a_farmer' : view.step?.ballot === 2 ? 'not_tied' : 'not_eligible')
}

function onBan(view: View, seat: number, _: number, { words }: Deed): Code | null {
  for (const target of words.map(seatIn)) {
    if (!view.alive[target]) return 'not_living'
    if (target === seat) return 'not_yourself'
    if (isVagabond(view, target)) return 'vagabond'
    if (target === view.lover) return 'illegal_choice'
  }
  return null
}

/** LGT-190, 208, 212, 235. */
function onPower(view: View, seat: number, target: number, verb: string): Code | null {
  if (!view.alive[seat]) return 'dead'
  if (view.phase !== 'day') return 'not_now'
  const building = buildingOf(view, seat)
  if (building?.kind !== POWERS[verb]) return 'no_such_power'
  if (!building?.token) return 'power_spent'
  if (!view.alive[target]) return 'not_living'
  if (target === seat) return 'not_yourself'
  if (verb === 'restore') return 'nothing_to_restore'
  return isVagabond(view, target) ? 'vagabond' : 'illegal_choice'
}

const HOSTILE = new Set(['accuse', 'rank', 'propose', 'intent', 'ask_ban', 'counter', 'contradiction', 'no_pardon']) // LGT-048
const ABOUT_CARDS = new Set(['vision', 'confession'])

function onSpeech(view: View, seat: number, { verb, words: [word = ''] }: Deed): Code | null {
  const { draft } = view
  if (!view.alive[seat]) return 'dead'
  if (stepName(view) === 'campaign' && hasFarms(view) && !isFarmer(view, seat)) return 'silent'
  if (verb === 'say') return HOSTILE.has(word) && view.lover !== null ? 'illegal_choice' : 'not_that_word' // there may be nobody else to speak of
  if (draft.length === 0) return 'nothing_said'
  if (verb === 'add') return hurtsLover(view, word) ? 'illegal_choice' : 'not_that_word'
  if (verb === 'send') return !isWhole(draft) ? 'nothing_said' : hasSaidEnough(view) ? 'too_many_statements' : null // how soon after the last one, the server knows
  return 'not_that_word'
}

/** LGT-048. */
export function hurtsLover({ lover, draft }: View, word: string): boolean {
  if (lover === null) return false
  const [kind = ''] = draft
  if (ABOUT_CARDS.has(kind)) return draft.at(-1) === String(lover) && WOLVES.has(word)
  return HOSTILE.has(kind) && (word === String(lover) || kind === 'contradiction')
}

// --- Whose decision it is

/** Where one is asked publicly, that one; where many are, all of them. By night everybody living alike; in the same room nobody is called upon (LGT-351). */
export function awaited(view: View): readonly number[] {
  const step = stepName(view)
  if (view.over || view.step === null) return []
  if (isNight(view)) return view.same_room || step === 'nightfall' ? [] : living(view)
  if (step === 'ballot' || step === 'second_ballot') return view.voters.filter((seat) => !isImmune(view, seat))
  if (step === 'election') return view.options.some((move) => move.startsWith('elect ')) && view.eyes !== null ? [view.eyes] : []
  if (step === 'sentence') return view.lord !== null ? [view.lord] : view.options.includes('ask') && view.eyes !== null ? [view.eyes] : []
  return view.step.seat === null ? [] : [view.step.seat]
}
