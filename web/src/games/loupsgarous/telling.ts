/** What happens in the village, in sentences: the prompt, the log, the sounds. */

import type { Memory } from '../../lib/memory'
import { kebab } from '../../lib/sentences'
import type { AnyEvent } from '../../lib/table.svelte'
import { allOf, say, type Params } from '../../lib/text.svelte'
import { timeLeft } from '../../lib/ticking'
import { whoIs, winning } from '../../lib/who'
import { aimOf } from './aims'
import type { Choice } from './choice.svelte'
import { type Happening, named } from './events'
import { FIELDS } from './fields'
import { memoryOf } from './memory'
import { buildingName, callsName, cardName, cellsName, houseName, kindOf, nameOf, namesOf, ofWhom, roleOf } from './naming'
import { whyNoVote } from './rules'
import { spoken } from './saying'
import { isWhole, wantsPlayer } from './statements'
import { isImmune, isNight, stepName, type View } from './village'
import type { LoupsgarousEvent } from './wire'

// --- The prompt: one sentence for this very moment

export function prompt(view: View, seat: number | null, names: readonly string[], memory: Memory): string {
  if (view.over) return say('loupsgarous-over')
  if (view.step === null) return say('loupsgarous-between')
  const { choice } = memoryOf(memory)
  if (isNight(view)) return byNight(view, seat, names, choice)
  if (stepName(view) === 'dawn') return say('loupsgarous-dawn')
  return byDay(view, seat, names, choice)
}

function byNight(view: View, seat: number | null, names: readonly string[], choice: Choice): string {
  const { tap } = view
  if (stepName(view) === 'nightfall') return say('loupsgarous-nightfall')
  if (seat === null) return say('loupsgarous-wait-night', { round: view.round, calls: callsName(view.step?.calls ?? []) })
  if (!view.alive[seat]) return say('loupsgarous-dead-night')
  if (tap === null) return say('loupsgarous-between')
  if (view.same_room) return say(`decoy-${tap.prompt || 'wander'}`) // the same sentence on every phone (LGT-350)
  if (tap.acts) return acting(view, names, choice)
  if (view.step?.calls.includes('wolves') && view.card === 'little_girl' && !view.powers_lost) return say('loupsgarous-girl', { lids: tap.lids === null ? 'over' : tap.lids ? 'open' : 'closed' })
  return say(`decoy-${tap.prompt || 'shadiest'}`)
}

function acting(view: View, names: readonly string[], { cells }: Choice): string {
  const { tap } = view
  const chosen = (tap?.chosen ?? []).filter((cell) => cell !== '-')
  const shown = cells.length > 0 ? cells : chosen
  const must = tap?.call === 'thief' && !tap.choices.some(([cell]) => cell === '-')
  const state = tap?.final ? 'final' : cells.length > 0 ? (cells.length < (tap?.taps ?? 1) ? 'one' : aimOf(view)?.sure ? 'aimed' : 'chosen') : chosen.length > 0 || tap?.chosen != null ? 'chosen' : must ? 'must' : 'open'
  const open = state === 'chosen' && shown.length === 0 && tap?.call !== 'thief' && tap?.call !== 'witch'
  return say(`loupsgarous-act-${tap?.call ?? ''}`, { state: open ? 'open' : state, names: cellsName(view, names, shown), of: ofWhom(cellsName(view, names, shown)) })
}

const OF_ONE = new Set(['draft', 'presentation', 'shot', 'successor', 'voters', 'house', 'accept', 'ban', 'tavern', 'tie_break'])
const BALLOTS = new Set(['ballot', 'second_ballot', 'election'])

function byDay(view: View, seat: number | null, names: readonly string[], choice: Choice): string {
  const step = stepName(view)
  const aim = aimOf(view, choice.power)
  if (choice.power !== null && aim !== null) {
    const [id, params] = choice.cells.length > 0 ? ['sure', { names: cellsName(view, names, choice.cells), of: ofWhom(cellsName(view, names, choice.cells)) }] : ['aim', {}]
    return say(`loupsgarous-power-${id}`, { power: choice.power, ...params })
  }
  if (OF_ONE.has(step)) return ofOne(view, seat, names, choice)
  if (BALLOTS.has(step)) return onBallot(view, seat, names)
  if (seat !== null && !view.alive[seat]) return say(view.beyond ? 'loupsgarous-dead-day' : 'loupsgarous-dead-public')
  if (wantsPlayer(view.draft)) return say('loupsgarous-say-who')
  if (view.draft.length > 0) return say(isWhole(view.draft) ? 'loupsgarous-say-whole' : 'loupsgarous-say-more')
  if (step === 'campaign') return say('loupsgarous-campaign', { who: seat !== null && view.candidates.includes(seat) ? 'standing' : view.options.includes('stand') ? 'may' : 'other' })
  if (step === 'sentence') return onSentence(view, seat, names)
  if (step === 'dusk') return say('loupsgarous-dusk')
  const last = view.state.shortened
  return say('loupsgarous-debate', { state: seat === null ? (last ? 'late' : 'watch') : last ? 'last' : view.ready_self ? 'ready' : 'open' })
}

function ofOne(view: View, seat: number | null, names: readonly string[], { cells }: Choice): string {
  const step = stepName(view)
  const asked = view.step?.seat ?? null
  if (asked === null || asked !== seat) return say('loupsgarous-wait-seat', { step, player: nameOf(names, asked) })
  const building = view.step?.building ? buildingName(view, names, view.step.building) : ''
  return say(`loupsgarous-your-${step}`, { state: cells.length > 0 ? 'aimed' : 'open', names: cellsName(view, names, cells), building })
}

function onBallot(view: View, seat: number | null, names: readonly string[]): string {
  const step = stepName(view)
  const among = namesOf(names, view.step?.among ?? [])
  const verb = step === 'election' ? 'elect' : 'vote'
  if (seat !== null && view.alive[seat] && step !== 'election') {
    const why = whyNoVote(view, seat)
    if (why) return say('loupsgarous-no-vote', { why })
    // Who has no legal target sees what everybody sees (LGT-155).
    if (!isImmune(view, seat)) return say(`loupsgarous-your-${step}`, { state: view.vote === null ? 'open' : 'chosen', names: nameOf(names, view.vote), among })
  }
  if (view.options.some((move) => move.startsWith(`${verb} `))) return say(`loupsgarous-your-${step}`, { state: view.vote === null ? 'open' : 'chosen', names: nameOf(names, view.vote), among })
  return say('loupsgarous-watch-ballot', { step, among })
}

function onSentence(view: View, seat: number | null, names: readonly string[]): string {
  const own = seat !== null && view.designated === seat
  const pardons = view.options.includes('pardon')
  const who = pardons ? (own ? 'self' : 'lord') : view.options.includes('ask') ? 'asks' : own ? (view.lord !== null ? 'asked' : 'you') : 'other'
  return say('loupsgarous-sentence', { who, player: nameOf(names, view.designated) })
}

// --- The log: the parameters are those of `tablee.games.loupsgarous.words`

/** What the screen shows anyway, or what another sentence already says. */
const QUIET = new Set<string>([
  'village_founded',
  'call_started',
  'call_ended',
  'beat',
  'decoy_asked',
  'dots_faked',
  'choice_heard',
  'designation_changed',
  'lids_read',
  'token_asked',
  'skip_wished',
  'shot_asked',
  'asked',
  'ready_counted',
  'statement_drafted',
  'teacher_asked',
  'tavern_asked',
  'vote_heard',
  'tie_break_asked',
  'window_opened',
  'window_closed',
  'voters_drafted',
  'token_spent',
  'debate_ended',
  'eyes_opened',
])

/** What the server tells to one, or to some: a moderator hears it, too, and keeps it covered (LGT-016). */
const SECRET = new Set<string>([
  'card_dealt',
  'decoy_asked',
  'dots_faked',
  'choice_heard',
  'thief_offered',
  'thief_chose',
  'lovers_chosen',
  'lover_told',
  'pack_told',
  'designation_changed',
  'girl_caught',
  'lids_read',
  'glimpsed',
  'nothing_glimpsed',
  'card_seen',
  'victim_shown',
  'charmed_told',
  'charm_set',
  'statement_drafted',
  'vote_heard',
  'power_queued',
  'voters_drafted',
  'eyes_opened',
  'bet_placed',
] satisfies LoupsgarousEvent[0][])

export const covered = (told: AnyEvent): boolean => SECRET.has(told[0])

export function sentence(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  if (QUIET.has(told[0]) || !(told[0] in FIELDS)) return null
  return say(`event-${kebab(told[0])}`, paramsOf(named(told), names, seat))
}

/** Where the last event is told: not what the village shows. */
const PASSING = new Set<string>(['card_dealt', 'tokens_dealt', 'presentation_started', 'night_started', 'election_started', 'election_opened', 'ballot_opened', 'candidate', 'debate_started', 'dusk_fell'])

export function brief(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  return PASSING.has(told[0]) ? null : sentence(told, names, seat)
}

const ONE = new Set(['seat', 'target', 'lord', 'lover', 'evicted', 'poster'])
const SEVERAL = new Set(['lovers', 'pack', 'players', 'charmed', 'dead', 'voters', 'candidates', 'eligible', 'electors'])
const VARIANTS = 3

/** What the sentence of an event is filled with: people by their names, codes by what they stand for. */
export function paramsOf(event: Happening, names: readonly string[], you: number | null): Params {
  const plainly = Object.entries(event).map(([field, value]) => plain(field, value, names, you))
  return { variant: variantOf(event), ...(Object.assign({}, ...plainly) as Params), ...calledName(event, names), ...more(event, names, you) }
}

/** Another turn of phrase by what everybody knows: its end, or whom it is about. */
function variantOf(event: Happening): number {
  const { ends, day, seat } = event as { readonly ends?: number; readonly day?: number; readonly seat?: number }
  const when = ends === undefined ? (day ?? seat ?? 0) : Math.floor(ends / 1000)
  return (when + event.event.length) % VARIANTS
}

/** Each field under its own name. */
function plain(field: string, value: unknown, names: readonly string[], you: number | null): Params {
  if (ONE.has(field)) return person(field, value as number | null, names, you)
  if (SEVERAL.has(field)) {
    const inside = (value as readonly number[]).map((one) => (one === you ? say('you-in-list') : (names[one] ?? '')))
    return { names: allOf(inside), of: ofWhom(allOf(inside)), count: inside.length }
  }
  if (field === 'card') return { card: cardName(String(value)) }
  if (field === 'building') return { building: houseName(String(value), null) }
  if (field === 'token') return { token: say(`token-${kindOf(String(value))}`), role: roleOf(kindOf(String(value))) }
  if (value === null) return { [field]: 'none' }
  if (typeof value === 'boolean') return { [field]: value ? 'yes' : 'no' }
  return typeof value === 'number' || typeof value === 'string' ? { [field]: value } : {}
}

function person(field: string, seat: number | null, names: readonly string[], you: number | null): Params {
  const { [`${field}_who`]: who = 'nobody', [`${field}_player`]: player = '' } = whoIs(seat, names, you, `${field}_`)
  return { [`${field}_who`]: who, [`${field}_player`]: player, ...(field === 'seat' ? { who, player } : field === 'poster' || field === 'evicted' ? {} : { [field]: player }) }
}

/** The one whom the narrator names. */
function calledName(event: Happening, names: readonly string[]): Params {
  const seat = 'target' in event ? event.target : 'seat' in event ? event.seat : null
  return seat === null ? {} : { name: names[seat] ?? '' }
}

function more(event: Happening, names: readonly string[], you: number | null): Params {
  switch (event.event) {
    case 'thief_offered':
      return { cards: allOf(event.cards.map(cardName)) }
    case 'tokens_dealt':
      return dealt(event.tokens, names, you)
    case 'stated':
      return { text: spoken(event.seat, event.kind, event.words, event.reason, names, you) }
    case 'election_closed':
      return { votes: pointed(event.votes, event.tally, null, names, you) }
    case 'ballot_closed':
      return { votes: pointed(event.votes, event.tally, event.poster, names, you) }
    case 'bet_placed':
      return { target: event.on === 'seat' ? (names[Number(event.what)] ?? '') : '', side: event.on === 'side' ? say(`bet-${event.what}`) : '' }
    case 'moderator_intervened':
      return { what: event.what.split(' ')[0] ?? '', time: timeLeft(event.at) }
    case 'game_ended': {
      const { who, winners, others } = winning(event.winners, names, you)
      return { text: say(`narration-win_${event.reason}`), won: event.winners.length === 0 ? 'nobody' : (who ?? 'other'), winners: winners ?? '', others: others ?? '' }
    }
    default:
      return {}
  }
}

function dealt(tokens: readonly string[], names: readonly string[], you: number | null): Params {
  const houses = tokens.flatMap((token, seat) => (token === 'bundle' ? [] : [say('house-of', { player: names[seat] ?? '', building: houseName(token, names[seat] ?? null), role: roleOf(kindOf(token)) })]))
  const bundles = tokens.flatMap((token, seat) => (token === 'bundle' ? [seat === you ? say('you-in-list') : (names[seat] ?? '')] : []))
  const road = bundles.length > 0 ? [say('bundles-of', { names: allOf(bundles) })] : []
  return { text: [...houses, ...road].join(' '), houses: houses.join(' '), bundles: bundles.length > 0 ? allOf(bundles) : 'none' }
}

/** Who pointed at whom, and how many voices that made, the most first. */
function pointed(votes: readonly (number | null)[], tally: Readonly<Record<number, number>>, poster: number | null, names: readonly string[], you: number | null): string {
  const inside = (seat: number): string => (seat === you ? say('you-in-list') : (names[seat] ?? ''))
  const lines = Object.entries(tally)
    .sort(([, one], [, other]) => other - one)
    .map(([target, voices]) => {
      const voters = votes.flatMap((chosen, seat) => (chosen === Number(target) ? [inside(seat)] : []))
      return say('votes-against', { player: inside(Number(target)), voices, voters: [...voters, ...(poster === Number(target) ? [say('votes-poster')] : [])].join(', ') })
    })
  return lines.join(', ') || 'none'
}

// --- Sounds: of what everybody hears by day

const SOUNDS: Readonly<Partial<Record<Happening['event'], string>>> = {
  night_started: 'sigh',
  day_broke: 'turn',
  eliminated: 'thud',
  shot_fired: 'drum',
  razor_used: 'flee',
  ballot_opened: 'drum',
  ballot_closed: 'place',
  captain_elected: 'take',
  captain_succeeded: 'take',
  pardon_granted: 'bead',
  house_moved: 'place',
  idiot_spared: 'bubble',
  stated: 'deal',
  game_ended: 'end',
}

export function sound(event: AnyEvent): string | null {
  return SOUNDS[event[0] as Happening['event']] ?? null
}
