/** What can be chosen before a game, as the server writes it down: colours are letters in seat order, flags are numbers of seats. */

import { type BoardKey, BOARDS, type Colour, COLOURS } from './types'

export type Options = Readonly<Record<string, unknown>>

const LETTERS = 'VOGYPB'
export const PACES = ['realtime', 'turns', 'beats'] as const
export const SIDES = ['first_game', 'expert', 'mix_random', 'custom'] as const
export const NIGHTFALLS = [60, 90, 120, 180] as const
export const TEMPOS = ['calm', 'normal', 'quick'] as const

export function text(options: Options, name: string, otherwise: string): string {
  const value = options[name]
  return typeof value === 'string' && value !== '' ? value : otherwise
}

/** The colours of the clans, by seat. */
export function coloursOf(options: Options, seats: number): readonly Colour[] {
  const letters = text(options, 'colours', LETTERS).slice(0, seats)
  return Array.from(letters, (letter) => COLOURS[LETTERS.indexOf(letter)] ?? 'neutral')
}

/** A seat takes a colour; whoever had it takes theirs. */
export function recolour(options: Options, seats: number, seat: number, colour: Colour): Options {
  const now = [...coloursOf(options, seats)]
  const before = now[seat] ?? 'neutral'
  const other = now.indexOf(colour)
  if (other >= 0) now[other] = before
  now[seat] = colour
  return { ...options, colours: now.map((one) => LETTERS[COLOURS.indexOf(one as (typeof COLOURS)[number])]).join('') }
}

export function flagged(options: Options, flag: 'children' | 'beginners', seat: number): boolean {
  return text(options, flag, '').includes(String(seat))
}

export function toggle(options: Options, flag: 'children' | 'beginners', seat: number): Options {
  const seats = new Set(text(options, flag, ''))
  if (!seats.delete(String(seat))) seats.add(String(seat))
  return { ...options, [flag]: [...seats].sort().join('') }
}

/** Which side each board lies on; by lot it is not known yet. */
export function sidesOf(options: Options): ReadonlyMap<BoardKey, 1 | 2> | null {
  const sides = text(options, 'sides', 'first_game')
  if (sides === 'mix_random') return null
  const digits = sides === 'first_game' ? '111111' : sides === 'expert' ? '222222' : sides
  return new Map(BOARDS.map((key, place) => [key, digits[place] === '2' ? 2 : 1]))
}

export function presetOf(options: Options): (typeof SIDES)[number] {
  const sides = text(options, 'sides', 'first_game')
  return SIDES.find((preset) => preset === sides) ?? 'custom'
}

export function turnBoard(options: Options, board: BoardKey): Options {
  const sides = sidesOf(options) ?? new Map(BOARDS.map((key) => [key, 1 as const]))
  return { ...options, sides: BOARDS.map((key) => (sides.get(key) === 2) !== (key === board) ? '2' : '1').join('') }
}

/** For so many seats: nobody has a colour or a flag who has no seat. */
export function fit(options: Options, seats: number): Options {
  const those = (flag: string): string => Array.from(text(options, flag, '')).filter((seat) => Number(seat) < seats).join('')
  const colours = text(options, 'colours', '')
  const free = Array.from(LETTERS).filter((letter) => !colours.includes(letter)).join('')
  const fitting = colours === '' ? '' : (colours + free).slice(0, seats)
  return { ...options, colours: fitting, children: those('children'), beginners: those('beginners') }
}
