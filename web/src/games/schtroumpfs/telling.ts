/** What happens, in sentences: the log, the prompt, the sounds. The parameters are those of `tablee.games.schtroumpfs.words`. */

import type { Memory } from '../../lib/memory'
import { kebab } from '../../lib/sentences'
import type { AnyEvent } from '../../lib/table.svelte'
import { allOf, say, type Params } from '../../lib/text.svelte'
import { whoIs, winning } from '../../lib/who'
import { diceOf, type Tokens } from './content.svelte'
import { type Happening, named } from './events'
import { FIELDS } from './fields'
import { memoryOf } from './memory'
import type { Scene } from './moments'
import { cardNames, cardText, houseName, locationName, targetName, tokensName } from './naming'
import { bonuses } from './rules'
import type { SchtroumpfsQuestionView, SchtroumpfsView } from './wire'

// --- The prompt

/** One sentence for this very moment: what is asked of whom, and what a touch would do now. */
export function prompt(view: SchtroumpfsView, seat: number | null, names: readonly string[], memory: Memory): string {
  if (view.over) return say('prompt-over')
  const { question } = view
  if (question === null) return say('schtroumpfs-between')
  if (seat !== question.seat) return say('schtroumpfs-wait', { player: names[question.seat] ?? '', decision: question.decision })
  const { choice } = memoryOf(memory)
  if (choice.target !== null) return say('schtroumpfs-confirm', { target: targetName(choice.target) })
  return say(`prompt-${asking(view, question.decision)}`, askedAbout(question, names, view))
}

/** Which of its sentences a decision has now. */
function asking(view: SchtroumpfsView, decision: string): string {
  const can = (verb: string): boolean => view.options.some((move) => move.split(' ')[0] === verb)
  const bonus = bonuses(view).length > 0
  switch (decision) {
    case 'play_card':
      return !can('play') ? 'no-card' : bonus ? 'play-or-bonus' : 'play-card'
    case 'place':
      return can('aside') ? 'aside' : bonus ? 'place-or-bonus' : 'place'
    case 'shelter':
      return can('decline') ? 'shelter-optional' : 'shelter'
    case 'destroy_house':
      return can('lose') ? 'tantrum' : 'destroy-house'
    case 'cage':
      return can('target') ? 'cage-holder' : 'cage'
    default:
      return kebab(decision)
  }
}

function askedAbout({ subject, amount, decision }: SchtroumpfsQuestionView, names: readonly string[], view: SchtroumpfsView): Params {
  const face = decision === 'reroll' ? diceOf(subject)[amount - 1] : undefined
  return { amount: face?.amount ?? amount, effect: face?.effect ?? '', subject: nameOf(subject) ?? '', player: names[view.active] ?? '' }
}

// --- The log

/** What the screen shows anyway, or what another sentence already says. */
const QUIET = new Set(['turn_started', 'ability_resolved', 'action_performed', 'target_designated', 'card_picked_at_random', 'gargamel_standee', 'window_opened', 'decision_requested', 'turn_ended'])

/** A line of the log; null for what the screen shows anyway. */
export function sentence(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  const event = named(told)
  if (QUIET.has(told[0]) || !(told[0] in FIELDS)) return null
  if ((event.event === 'card_discarded' && event.reason === 'played') || (event.event === 'rescue' && event.drew && !event.nest)) return null
  return say(`event-${kebab(told[0])}`, paramsOf(event, names, seat))
}

/** What is told where one looks: not what every turn has, nor what follows from what was just told. */
const PASSING = new Set(['resources_spent', 'round_started', 'deck_reshuffled', 'rescue', 'leader_passed', 'invention_used'])

export function brief(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  const event = named(told)
  if (PASSING.has(event.event) || (event.event === 'card_drawn' && event.pile === 'deck')) return null
  return sentence(told, names, seat)
}

/** The words under what the village shows by itself. */
export function caption(scene: Scene, names: readonly string[], seat: number | null): string {
  const params = paramsOf(scene, names, seat)
  if (scene.event === 'die_rolled') return say('schtroumpfs-scene-die', params)
  if (scene.event === 'gargamel_revealed') return say('schtroumpfs-scene-gargamel')
  return say(`event-${kebab(scene.event)}`, params)
}

/** What the sentence of an event is filled with: people by their names, cards, houses, rows and resources in words. */
export function paramsOf(event: Happening, names: readonly string[], seat: number | null): Params {
  return { ...fieldsOf(event, names, seat), ...beyond(event, names, seat) }
}

function fieldsOf(event: Happening, names: readonly string[], seat: number | null): Params {
  const params: Params = {}
  for (const [field, value] of Object.entries(event)) {
    if (field === 'seat' || field.endsWith('_seat')) Object.assign(params, whoIs(value as number | null, names, seat, field.slice(0, -'seat'.length)))
    else if (typeof value === 'boolean') params[field] = value ? 'yes' : 'no'
    else if (value === null || value === undefined) params[field] = 'none'
    else if (typeof value === 'string') params[field] = WORDS.has(field) ? (nameOf(value) ?? value) : value
    else if (typeof value === 'number') params[field] = value
    else if (isTokens(value)) params[field] = tokensName(value)
  }
  return params
}
const WORDS = new Set(['card', 'invention', 'cake', 'lasting', 'house', 'target'])

/** What is not simply one of its fields. */
function beyond(event: Happening, names: readonly string[], seat: number | null): Params {
  switch (event.event) {
    case 'game_setup':
      return { houses: event.roofs.length, smurfs: event.forest_count, cakes: cardNames(event.cakes) }
    case 'azrael_moved':
      return { steps: event.steps ?? 0, moved: event.start === event.end ? 'no' : 'yes', location: locationName(event.end) }
    case 'target_designated':
      return { self: event.seat === event.target_seat ? 'yes' : 'no' }
    case 'resources_gained':
    case 'resources_lost':
      return { cause: nameOf(event.reason) ?? 'none' }
    case 'resources_spent':
      return { cause: nameOf(event.purpose) ?? 'none' }
    case 'meeple_returned':
      return { source: event.source === 'nest' ? 'nest' : 'row', place: nameOf(event.source) ?? '' }
    case 'ideas_revealed':
      return { number: event.inventions.length, inventions: cardNames(event.inventions) }
    case 'robot_meeple':
      return { name: nameOf(event.place) ?? '' }
    case 'smurf_sheltered':
      return { from: event.owner_seat === null ? 'discard' : event.owner_seat === event.seat ? 'own' : 'other' }
    case 'gargamel_revealed':
      return { text: cardText(event.card) }
    case 'gargamel_standee':
      return { places: allOf(event.locations.map(locationName)) }
    case 'game_won':
      return { ...winning(names.map((_, one) => one), names, seat) }
    case 'game_lost':
      return { missing: allOf([...missing('houses', event.houses), ...missing('smurfs', event.smurfs), ...missing('cakes', event.cakes)]) }
    default:
      return {}
  }
}

const missing = (what: string, count: number): readonly string[] => (count > 0 ? [say(`count-${what}`, { [what]: count })] : [])
const isTokens = (value: unknown): value is Tokens => Array.isArray(value) && value.length === 3 && value.every((one) => typeof one === 'number')

/** A card, a row, a house or a die by its name; null for what has none. */
function nameOf(code: string): string | null {
  if (diceOf(code).length > 0) return say('die', { die: code })
  if (/^R\d$/.test(code)) return houseName(code)
  return /^([1-8][UL]|[SPNGC]\d\d)$/.test(code) ? targetName(code) : null
}

// --- Sounds

const SOUNDS: Readonly<Partial<Record<Happening['event'], string>>> = {
  card_played: 'deal',
  meeple_placed: 'place',
  die_rolled: 'drum',
  resources_gained: 'take',
  resources_lost: 'sigh',
  howlibird_attack: 'flee',
  house_built: 'end',
  house_destroyed: 'thud',
  cake_prepared: 'end',
  rescue: 'take',
  gargamel_revealed: 'shout',
  game_won: 'end',
  game_lost: 'sigh',
}

export function sound(event: AnyEvent): string | null {
  return SOUNDS[event[0] as Happening['event']] ?? null
}
