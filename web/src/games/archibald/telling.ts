/** What happens, in sentences: the log, the prompt, the sounds. The parameters are those of `tablee.games.archibald.words`. */

import type { Memory } from '../../lib/memory'
import { kebab } from '../../lib/sentences'
import type { AnyEvent } from '../../lib/table.svelte'
import { allOf, say, type Params } from '../../lib/text.svelte'
import { whoIs } from '../../lib/who'
import { inWords } from '../../lib/words'
import type { Choice } from './choice.svelte'
import { adventureOf, floodAt, tileOf } from './content.svelte'
import { type Happening, named } from './events'
import { FIELDS } from './fields'
import { memoryOf } from './memory'
import type { Scene } from './moments'
import { cardName, diceName, enemiesName, heroName, percent, tileName, tileShows, titleOf } from './naming'
import { afterWindow, dangerOf, litMoves, movesWith, nowReading, onlyGoingOn } from './rules'
import type { ArchibaldQuestionView, ArchibaldView } from './wire'

// --- The prompt

/** One sentence for this very moment: what is asked of whom, and what a touch would do now. */
export function prompt(view: ArchibaldView, seat: number | null, names: readonly string[], memory: Memory): string {
  if (view.over) return say('archibald-over')
  const { question } = view
  if (question === null) return say('archibald-between')
  if (question.seat !== seat) return waiting(view, question, seat, names)
  const { choice } = memoryOf(memory)
  return question.decision === 'window' ? inWindow(view, choice) : asking(view, question, choice)
}

function waiting(view: ArchibaldView, question: ArchibaldQuestionView, seat: number | null, names: readonly string[]): string {
  const reading = nowReading(view)
  const player = names[question.seat] ?? ''
  if (question.decision === 'answer' && reading?.reader === seat && seat !== null) return say('archibald-wait-read', { player })
  return say('archibald-wait', { player, decision: question.decision, window: question.window })
}

/** What is touched decides what is said. */
function inWindow(view: ArchibaldView, { card, cell, seat, sure }: Choice): string {
  if (view.draft) return say('archibald-prompt-draft', { count: view.draft.missing, card: cardName(view.draft.card), cell: view.draft.cell })
  if (card !== null && sure !== null) return say('archibald-prompt-sure', { card: cardName(card), verb: sure.split(' ')[0] ?? '' })
  if (card !== null && (cell !== null || seat !== null)) return say('archibald-prompt-confirm', { card: cardName(card) })
  if (card !== null && movesWith(view, card).some((move) => move.seat !== null)) return say('archibald-prompt-opponent', { card: cardName(card) })
  if (card !== null && litMoves(view, card).size > 0) return say('archibald-prompt-target', { card: cardName(card) })
  if (card !== null) return say('archibald-prompt-card', { card: cardName(card), usable: movesWith(view, card).some(({ verb }) => verb !== 'discard') ? 'yes' : 'no' })
  return say('archibald-prompt-window', { window: afterWindow(view), only: onlyGoingOn(view) ? 'yes' : 'no', played: view.card_played ? 'yes' : 'no' })
}

function asking(view: ArchibaldView, { decision, subject, amount }: ArchibaldQuestionView, { card, cell }: Choice): string {
  const move = cell === null ? undefined : litMoves(view, null).get(cell)
  if (move) return say('archibald-prompt-daring', { cell: move.cell, danger: dangerOf(view, move) || 'no' })
  if (card !== null && (decision === 'overflow' || decision === 'discard')) return say('archibald-prompt-card', { card: cardName(card), usable: 'yes' })
  return say(`archibald-prompt-${kebab(decision)}`, { amount: Math.max(1, amount), source: subject, subject: subjectName(subject), equip: yesOrNo(view.options.some((option) => option.startsWith('equip '))) })
}

function subjectName(subject: string): string {
  if (/^E\d-/.test(subject)) return cardName(subject)
  return /^A\d\d$/.test(subject) ? titleOf(subject) : subject
}

// --- The log

/** What the screen shows anyway, or what another sentence already says. */
const QUIET = new Set(['window_opened', 'turn_ended', 'decision_requested', 'card_drafted', 'tile_drawn', 'level_bonus', 'marker_cleared', 'flood_ended'])

export function sentence(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  if (QUIET.has(told[0]) || !(told[0] in FIELDS)) return null
  return say(`event-${kebab(told[0])}`, paramsOf(named(told), names, seat))
}

/** Where the last event is told: not what every turn has. */
const PASSING = new Set(['turn_started', 'deck_reshuffled', 'fight_started', 'bonus_move_granted', 'bonus_move_declined'])

export function brief(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  return PASSING.has(told[0]) ? null : sentence(told, names, seat)
}

/** The words under what is shown in the middle. */
export function caption(scene: Scene, names: readonly string[], seat: number | null): string {
  return say(`event-${kebab(scene.event)}`, paramsOf(scene, names, seat))
}

/** What the sentence of an event is filled with: people by their names, codes by what they stand for. */
export function paramsOf(event: Happening, names: readonly string[], you: number | null): Params {
  return { ...plainly(event, names, you), ...ofCards(event, you), ...ofPlaces(event), ...ofFights(event), ...ofAdventures(event) }
}

/** Each field under its own name. */
function plainly(event: Happening, names: readonly string[], you: number | null): Params {
  return Object.assign({}, ...Object.entries(event).map(([field, value]) => plain(field, value, names, you))) as Params
}

function plain(field: string, value: unknown, names: readonly string[], you: number | null): Params {
  if (/(^|_)seat$/.test(field)) return whoIs(value as number | null, names, you, field.slice(0, -'seat'.length))
  if (field === 'cards') return { cards: cardsName(value as readonly string[] | null) }
  if (field === 'enemies') return { enemies: enemiesName(value as readonly string[]), number: (value as readonly string[]).length }
  if (value === null || value === '') return { [field]: NONE }
  if (typeof value === 'string') return { [field]: field === 'hero' ? heroName(value) : pieceName(value) }
  if (typeof value === 'boolean') return { [field]: yesOrNo(value) }
  return typeof value === 'number' ? { [field]: value } : {}
}

const NONE = 'none' // for what has no name
const cardsName = (cards: readonly string[] | null): string => (cards === null || cards.length === 0 ? NONE : allOf(cards.map(cardName)))
const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

function pieceName(code: string): string {
  if (/^E\d-[A-Z]#\d+$/.test(code)) return cardName(code)
  if (/^A\d\d$/.test(code)) return titleOf(code)
  return /^T\d-\d\d$/.test(code) ? tileName(code) : code
}

function ofCards(event: Happening, you: number | null): Params {
  switch (event.event) {
    case 'card_played':
      return { aim: event.cell !== '' ? 'cell' : event.target_seat === null ? 'nothing' : 'seat' }
    case 'card_drafted':
      return { taken: event.taken.length > 0 ? allOf(event.taken) : NONE }
    case 'deck_reshuffled':
      return { count: event.size }
    case 'hands_swapped':
      return { cards: cardsName(you === event.seat ? event.hand : you === event.other_seat ? event.other_hand : null) }
    default:
      return {}
  }
}

function ofPlaces(event: Happening): Params {
  switch (event.event) {
    case 'tile_laid':
    case 'jail_revealed':
    case 'jail_peeked':
      return { shows: event.tile === null ? NONE : tileShows(event.tile) || NONE }
    case 'bumped':
      return { why: tileOf(event.tile).shows.includes('falls') ? 'falls' : 'wall' }
    case 'water_changed': {
      const change = event.delta > 0 ? 'up' : event.tokens > 0 ? 'down' : 'dry'
      return { change: event.reason === 'flood' ? 'drained' : change, flood: floodAt(), near: yesOrNo(event.tokens === floodAt() - 1) }
    }
    case 'flood_started':
      return { number: event.order.length }
    case 'die_rolled':
      return { dry: yesOrNo(event.reason === 'trial' && event.value >= 4) }
    default:
      return {}
  }
}

function ofFights(event: Happening): Params {
  switch (event.event) {
    case 'fight_started':
      return { hero_dice: diceName(event.hero_dice), enemy_dice: diceName(event.enemy_dice), percent: percent(event.chance) }
    case 'fight_rolled':
      return { hero_hits: say('count-hits', { hits: event.hits_hero }), enemy_hits: say('count-hits', { hits: event.hits_enemy }), luck: event.hits_hero === 0 && event.hits_enemy > 0 ? 'bad' : 'fair' }
    case 'enemies_appeared':
      return { lacking: yesOrNo(event.missing > 0 && event.enemies.length > 0) }
    case 'enemies_relocated':
      return { enemies: enemiesName([event.enemy]) }
    case 'lives_changed':
      return { gained: yesOrNo(event.delta > 0) }
    default:
      return {}
  }
}

function ofAdventures(event: Happening): Params {
  if (event.event === 'adventure_drawn') return { title: titleOf(event.card), text: inWords(adventureOf(event.card).text) }
  if (event.event !== 'adventure_answered') return {}
  const place = event.answer.charCodeAt(0) - 65
  return { label: adventureOf(event.card).answers[place] ?? '', outcome: event.behind[place] ?? '' }
}

// --- Sounds

const SOUNDS: Readonly<Partial<Record<Happening['event'], string>>> = {
  hero_moved: 'place',
  tile_laid: 'drum',
  tile_rejected: 'deal',
  bumped: 'thud',
  fight_rolled: 'drum',
  enemies_appeared: 'shout',
  enemies_killed: 'take',
  hero_defeated: 'sigh',
  lives_changed: 'bead',
  cards_drawn: 'deal',
  card_played: 'deal',
  equipped: 'place',
  die_rolled: 'drum',
  water_changed: 'bubble',
  flood_started: 'flee',
  adventure_drawn: 'turn',
  jail_revealed: 'drum',
  passage_opened: 'thud',
  game_won: 'end',
}

export function sound(event: AnyEvent): string | null {
  return SOUNDS[event[0] as Happening['event']] ?? null
}

