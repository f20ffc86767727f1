/** What happens at the table around the game, in sentences: who comes and goes, what is agreed. Games tell the rest. */

import { say, type Params } from './text.svelte'
import type { AnyEvent } from './table.svelte'

/** The fields of each event, in the order in which they are sent. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  person_sat: ['seat', 'name'],
  person_stood: ['seat', 'name'],
  bot_sat: [],
  seat_freed: [],
  seats_swapped: [],
  settings_changed: [],
  ready_changed: ['seat', 'ready'],
  host_changed: ['name'],
  question_asked: ['seat', 'question'],
  question_answered: ['seat', 'question', 'yes'],
  question_dropped: ['question'],
  move_taken_back: ['seat'],
  game_paused: [],
  game_resumed: [],
  rematch_opened: [],
  table_closed: [],
  seat_gone: ['seat', 'reason', 'played_by'],
  seat_back: ['seat'],
  default_played: ['seat', 'reason'],
}
/** What is shown elsewhere: clocks beside the names, the seal where it can be checked. */
const QUIET = new Set(['clock_started', 'game_begun', 'seed_revealed'])

export type Tell = (event: AnyEvent, names: readonly string[], seat: number | null) => string | null

/** An event as a line of the log: the table's own words, or else the game's. `alone`: whether nobody but the reader plays. */
export function sentenceOf(event: AnyEvent, names: readonly string[], seat: number | null, game: Tell, alone = false): string | null {
  const fields = FIELDS[event[0]]
  if (fields === undefined) return QUIET.has(event[0]) ? null : game(event, names, seat)
  const params: Params = {}
  fields.forEach((field, place) => describe(params, field, event[place + 1], names, seat))
  if (alone && event[0] === 'seat_gone') params['played_by'] = 'nobody' // with nobody else there, a table waits
  return say(`event-${kebab(event[0])}`, params)
}

function describe(params: Params, field: string, value: unknown, names: readonly string[], you: number | null): void {
  if (field === 'seat') {
    params['player'] = names[Number(value)] ?? ''
    params['who'] = value === you ? 'you' : 'other'
  } else {
    params[field] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
  }
}

export function kebab(code: string): string {
  return code.replaceAll('_', '-')
}
