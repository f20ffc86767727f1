/** What a touch in the village would mean now: whom or which house one may choose, for what, and whether it is asked twice. */

import { canTap } from './rules'
import { nextWords, wantsPlayer } from './statements'
import { isNight, stepName, type View } from './village'

export interface Aim {
  readonly verb: string // of the move, or `tap` by night
  readonly cells: readonly string[] // that can be touched: seats by number, buildings by name
  readonly count: number // how many are chosen
  readonly least: number
  readonly sure: boolean // it cannot be taken back: a second touch
}

const FINAL = new Set(['break', 'shoot', 'name', 'house', 'confess', 'restore', 'shave', 'bet seat']) // once done, done
const AT_SEATS = ['vote', 'elect', 'break', 'shoot', 'name', 'let', 'house'] as const
export const POWERS = ['confess', 'restore', 'shave'] as const

/** `power`: a day power that is in hand; `bet`: whether a dead player points at somebody. */
export function aimOf(view: View, power: string | null = null): Aim | null {
  if (view.over) return null
  if (isNight(view)) return nightAim(view)
  if (power === 'bet') return seatAim(view, 'bet seat')
  if (power !== null) return seatAim(view, power)
  if (view.options.includes('ban')) return { verb: 'ban', cells: targetsOf(view, 'ban'), count: 2, least: 0, sure: true }
  const verb = AT_SEATS.find((one) => targetsOf(view, one).length > 0)
  if (verb) return seatAim(view, verb)
  if (wantsPlayer(view.draft)) return { verb: 'add', cells: nextWords(view), count: 1, least: 1, sure: false }
  return null
}

function seatAim(view: View, verb: string): Aim | null {
  const cells = targetsOf(view, verb)
  if (cells.length === 0) return null
  return { verb, cells, count: 1, least: 1, sure: FINAL.has(verb) || stepName(view) === 'tavern' }
}

/** The single seats that a verb can be aimed at. */
export function targetsOf(view: View, verb: string): readonly string[] {
  const words = verb.split(' ').length
  return view.options.filter((move) => move.startsWith(`${verb} `) && move.split(' ').length === words + 1).map((move) => move.slice(verb.length + 1))
}

/** Where a finger is moved until the end, nothing is confirmed (LGT-351); in the same room everything else is, and what shows a card always. */
function nightAim({ tap, same_room }: View): Aim | null {
  if (tap === null || tap.final) return null
  const moving = tap.call === 'wolves' || (tap.call === null && (tap.step === 'b4' || tap.step === 'wolves'))
  const cells = tap.cells.filter((cell) => cell !== '-' && cell !== 'left' && cell !== 'right')
  return { verb: 'tap', cells, count: tap.taps, least: tap.taps, sure: !moving && (same_room || tap.call === 'seer') }
}

/** What becomes of a choice when one more cell is touched: an older one goes, and the same one twice is none. */
export function picked(aim: Aim, before: readonly string[], cell: string): readonly string[] {
  if (before.includes(cell)) return before.filter((one) => one !== cell)
  if (aim.count === 1) return [cell]
  return [...before, cell].slice(-aim.count)
}

/** The cells that can still follow what was picked, for an actor by night; all of the grid for a decoy: nothing else looks different (LGT-351). */
export function fitting(view: View, aim: Aim, before: readonly string[]): ReadonlySet<string> {
  const { tap } = view
  if (aim.verb !== 'tap' || tap === null || !tap.acts) return new Set(aim.cells)
  if (tap.call === 'witch') return new Set(tap.choices.map((choice) => choice[1] ?? '-'))
  if (tap.taps === 1 || before.length >= tap.taps) return new Set(tap.choices.flat())
  return new Set(tap.choices.filter((choice) => before.every((cell, place) => choice[place] === cell)).map((choice) => choice[before.length] ?? '-'))
}

/** The move of a whole choice; null while something is missing, or where the server would refuse it. */
export function moveOf(view: View, aim: Aim, cells: readonly string[]): string | null {
  if (aim.verb === 'tap') {
    const whole = filled(view, cells)
    return view.tap !== null && whole !== null ? ['tap', view.tap.step, ...whole].join(' ') : null
  }
  if (cells.length < aim.least) return null
  const move = [aim.verb, ...(aim.verb === 'ban' ? inOrder(cells) : cells)].join(' ')
  return view.options.includes(move) ? move : null
}

const inOrder = (cells: readonly string[]): readonly string[] => [...cells].sort((one, other) => Number(one) - Number(other))

/** A Piper with fewer than two players left fills up with nobody. */
function filled(view: View, cells: readonly string[]): readonly string[] | null {
  const { tap } = view
  if (tap === null || cells.length === 0) return null
  for (const whole of [cells, [...cells, ...Array<string>(Math.max(0, tap.taps - cells.length)).fill('-')]]) {
    if (whole.length === tap.taps && canTap(view, whole) && (whole === cells || tap.call === 'piper')) return whole
  }
  return null
}

// --- The Witch's two choices are two questions

export interface Flasks {
  readonly heal: boolean
  readonly poison: string | null
}

export function flasksOf({ tap, victim }: View): Flasks {
  const [heal = '-', poison = '-'] = tap?.chosen ?? []
  return { heal: victim !== null && heal === String(victim), poison: poison === '-' ? null : poison }
}

/** The tap of both; healing gives up a poison for the same player, and the other way round (LGT-084). */
export function witchTap(view: View, { heal, poison }: Flasks): readonly string[] | null {
  const cells = [heal && view.victim !== null ? String(view.victim) : '-', poison ?? '-']
  return canTap(view, cells) ? cells : null
}

export const mayHeal = ({ tap }: View): boolean => tap?.choices.some(([heal]) => heal !== '-') ?? false
export const mayPoison = ({ tap }: View): boolean => tap?.choices.some(([, poison]) => poison !== '-') ?? false
