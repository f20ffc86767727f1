/** What happens at the table around the game, in sentences: who comes and goes, what is agreed. Games tell the rest. */

import { FIELDS } from '../fields'
import { say, type Params } from './text.svelte'
import type { MoveExplained, Reason } from '../wire'
import type { AnyEvent } from './table.svelte'

/** What is shown elsewhere: clocks beside the names, the seal where it can be checked. */
const QUIET = new Set(['clock_started', 'game_begun', 'seed_revealed'])

export type Tell = (event: AnyEvent, names: readonly string[], seat: number | null) => string | null
/** The parts of a bot's reason as its sentence wants them: codes by their names. */
export type NameParts = (parts: NonNullable<Reason['params']>) => NonNullable<Reason['params']>

/** An event as a line of the log: the table's own words, or else the game's. `alone`: whether nobody but the reader plays. */
export function sentenceOf(event: AnyEvent, names: readonly string[], seat: number | null, game: Tell, alone = false, parts?: NameParts): string | null {
  const [name, ...values] = event
  if (QUIET.has(name)) return null
  if (!(name in FIELDS)) return game(event, names, seat)
  const params: Params = {}
  FIELDS[name as keyof typeof FIELDS].forEach((field, place) => describe(params, field, values[place], names, seat))
  const why = reasonIn(event, names, seat, parts)
  if (why !== null) params['why'] = why
  if (alone && name === 'seat_gone') params['played_by'] = 'nobody' // with nobody else there, a table waits
  return say(`event-${kebab(name)}`, params)
}

/** Why a bot makes its move, in the words of its game; null for any other event. */
export function reasonIn(event: AnyEvent, names: readonly string[], seat: number | null, nameParts?: NameParts): string | null {
  if (event[0] !== 'move_explained') return null
  const [, , key, parts] = event as unknown as MoveExplained
  return reasonWords(key, nameParts?.(parts) ?? parts, names, seat)
}

/** The sentence of a reason, with its parts. */
export function reasonWords(key: string, parts: NonNullable<Reason['params']>, names: readonly string[], seat: number | null): string {
  const params: Params = {}
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'number' && !isSeat(name)) params[name] = part // with its plural
    else describe(params, name, part, names, seat)
  }
  return say(`reason-${key}`, params)
}

function describe(params: Params, field: string, value: unknown, names: readonly string[], you: number | null): void {
  if (isSeat(field)) {
    const of = field.slice(0, -'seat'.length)
    params[`${of}player`] = names[Number(value)] ?? ''
    params[`${of}who`] = value === you ? 'you' : 'other'
  } else {
    params[field] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
  }
}

const isSeat = (field: string): boolean => field === 'seat' || field.endsWith('_seat')

export function kebab(code: string): string {
  return code.replaceAll('_', '-')
}
