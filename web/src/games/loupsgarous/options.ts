/** What can be chosen before a game (5.12): the cards by a set of 5.7 or one by one, the tokens, the place, the clocks. What can be played is the server's to say. */

import type { Language } from '../../lib/wishes.svelte'
import { boxCards, type CardRow, presetRows } from './content.svelte'

export type Options = Readonly<Record<string, unknown>>

export const PRESETS = ['usual', 'S', 'P', 'D', 'C', 'T', 'N', 'F', 'V1', 'V2', 'custom'] as const
export const SPECIAL = ['school', 'manor', 'church', 'bailiff', 'tavern', 'barber', 'hovel', 'bakery'] as const
const MOST_SEATS = 29
const SPARE = 2 // cards in the middle, for a Thief
const [FARMS, BUNDLES] = [6, 15]

export const text = (options: Options, name: string, otherwise: string): string => (typeof options[name] === 'string' && options[name] !== '' ? options[name] : otherwise)
export const presetOf = (options: Options): string => text(options, 'preset', 'usual')
export const narrationOf = (options: Options | undefined): Language => (text(options ?? {}, 'narration', 'fr') === 'en' ? 'en' : 'fr')
export const isSameRoom = (options: Options): boolean => options['mode'] === 'same_room'
export const isHidden = (options: Options): boolean => options['hidden_composition'] === true

/** 5.12. What is played where nobody chose. */
export const usualSet = (seats: number): string => (seats < 8 ? 'P' : seats <= 18 ? 'S' : 'V2')

// --- Cards

/** How many of each, by their names. */
export type Counts = Readonly<Record<string, number>>

/** `W3 Y V8`. */
export function counted(written: string): Counts {
  const names = new Map(boxCards().map(({ letter, id }) => [letter, id]))
  return Object.fromEntries(written.split(' ').flatMap((word) => (names.has(word.charAt(0)) ? [[names.get(word.charAt(0)), word.length > 1 ? Number(word.slice(1)) : 1]] : [])))
}

export function written(cards: Counts): string {
  return boxCards()
    .filter(({ id }) => (cards[id] ?? 0) > 0)
    .map(({ id, letter }) => `${letter}${cards[id] === 1 && id !== 'werewolf' && id !== 'villager' ? '' : cards[id]}`)
    .join(' ')
}

/** Those sets of 5.7 that have a row for so many; always what is usual, and one's own. */
export function presetsFor(seats: number): readonly string[] {
  const rows = new Set(presetRows().filter((row) => row.seats === seats).map(({ id }) => id))
  return PRESETS.filter((preset) => preset === 'usual' || preset === 'custom' || rows.has(preset))
}

/** The cards that are played; nothing until the box has come. */
export function cardsOf(options: Options, seats: number): Counts {
  const preset = presetOf(options)
  if (preset === 'custom') return counted(text(options, 'cards', ''))
  const id = preset === 'usual' ? usualSet(seats) : preset
  return counted(presetRows().find((row) => row.id === id && row.seats === seats)?.cards ?? '')
}

/** LGT-012. With a Thief two cards more, but not where all of the box is needed. */
export const total = (cards: Counts, seats: number): number => seats + ((cards['thief'] ?? 0) > 0 && seats < MOST_SEATS ? SPARE : 0)

/** So many of a card: Simple Villagers fill up. Null where there is nobody left to give way. */
export function withCard(options: Options, seats: number, card: string, count: number): Options | null {
  const cards = filled({ ...cardsOf(options, seats), [card]: count }, seats)
  if (count < 0 || cards === null) return null
  return { ...options, cards: written(cards) }
}

function filled(cards: Counts, seats: number): Counts | null {
  const rest = Object.entries(cards).reduce((sum, [card, count]) => sum + (card === 'villager' ? 0 : count), 0)
  const villagers = total(cards, seats) - rest
  return villagers < 0 ? null : { ...cards, villager: villagers }
}

/** LGT-010. As many as the box has; without that limit one of each character, and packs of any size. */
export function mostOf({ id, copies }: CardRow, options: Options): number {
  return options['box_limits'] === false ? (id === 'werewolf' ? MOST_SEATS : 1) : copies
}

/** Another set; one's own begins with what was on the table. */
export function withPreset(options: Options, seats: number, preset: string): Options {
  const village = preset === 'custom' ? hasTokens(options, seats) : null
  return { ...options, preset, cards: preset === 'custom' ? written(cardsOf(options, seats)) : '', village, tokens: '' }
}

// --- Tokens of Le Village

export function hasTokens(options: Options, seats: number): boolean {
  const preset = presetOf(options)
  if (preset === 'V1' || preset === 'V2') return true
  if (preset === 'usual') return typeof options['village'] === 'boolean' ? options['village'] : usualSet(seats) === 'V2'
  return preset === 'custom' && options['village'] === true
}

export interface Tokens {
  readonly farms: number
  readonly special: readonly string[]
  readonly bundles: number // that fill up
}

/** Null where those of table 5.6 are given out. */
export function tokensOf(options: Options): Tokens | null {
  const words = text(options, 'tokens', '').split(' ').filter(Boolean)
  if (words.length === 0) return null
  return { farms: words.filter((word) => word.startsWith('farm')).length, special: SPECIAL.filter((house) => words.includes(house)), bundles: words.filter((word) => word === 'bundle').length }
}

/** One token for each seat (LGT-025): Vagabonds fill up. Null where they cannot. */
export function withTokens(options: Options, seats: number, { farms, special }: Pick<Tokens, 'farms' | 'special'>): Options | null {
  const bundles = seats - farms - special.length
  if (farms < 0 || farms > FARMS || bundles < 0 || bundles > BUNDLES) return null
  const words = [...Array.from({ length: farms }, (_, number) => `farm${number + 1}`), ...SPECIAL.filter((house) => special.includes(house)), ...Array<string>(bundles).fill('bundle')]
  return { ...options, tokens: words.join(' ') }
}

/** Something to begin with: some of each kind. */
export function someTokens(options: Options, seats: number): Options {
  const special = SPECIAL.slice(0, Math.floor(seats / 2))
  return withTokens(options, seats, { farms: Math.min(FARMS, Math.floor((seats - special.length + 1) / 2)), special }) ?? options
}

// --- Another number of seats

/** A set that has no row for so many gives way to the usual one, one's own is filled up, tokens are those of the table again. */
export function fit(options: Options, seats: number): Options {
  const preset = presetOf(options)
  const fitting = { ...options, tokens: '' }
  if (preset === 'custom') {
    const cards = filled(counted(text(options, 'cards', '')), seats)
    return cards === null ? { ...fitting, preset: 'usual', cards: '', village: null } : { ...fitting, cards: written(cards) }
  }
  return presetRows().length === 0 || presetsFor(seats).includes(preset) ? fitting : { ...fitting, preset: 'usual', village: null }
}

/** What is worth a line for whoever does not choose, besides cards, place, captain and clocks. */
export const UNUSUAL: readonly (readonly [name: string, usual: unknown])[] = [
  ['hidden_composition', false],
  ['box_limits', true],
  ['wolf_majority', false],
  ['kind_start', false],
  ['moderator', 'server'],
  ['dead_view', 'all'],
  ['on_leave', 'bot'],
]

export const isUnusual = (options: Options, [name, usual]: readonly [name: string, usual: unknown]): boolean => (options[name] ?? usual) !== usual
