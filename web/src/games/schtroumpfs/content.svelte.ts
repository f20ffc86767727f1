/** The box as the server plays it: cards, roofs, rows, dice and levels, with their names and texts in both languages. */

import { BoxContent } from '../../lib/content.svelte'
import type { Words } from '../../wire'

export const RESOURCES = ['berry', 'log', 'stone'] as const
export type Resource = (typeof RESOURCES)[number]
export type Tokens = readonly [berries: number, logs: number, stones: number]

export interface CardContent {
  readonly id: string
  readonly kind: string // of a Smurf `now` or `turn`; of an invention `once`, `durable` or `action`; of Gargamel `now`, `lasting` or `end`
  readonly effect: string
  readonly name: Words
  readonly text: Words
  readonly amount?: number
  readonly resource?: Resource
  readonly berries?: number
  readonly paws?: number
  readonly fee?: number
  readonly locations?: readonly number[]
}

export interface RowContent {
  readonly id: string
  readonly slots: number
  readonly dangerous: boolean
  readonly effect: string
  readonly amount?: number
  readonly resource?: Resource
  readonly berries?: number
  readonly logs?: number
  readonly stones?: number
}

export interface RoofContent {
  readonly id: string
  readonly berries: number
  readonly logs: number
  readonly stones: number
}

export interface LevelContent {
  readonly id: string
  readonly houses: number
  readonly lost: number
  readonly cakes: number
  readonly gargamel: number
  readonly hungry: boolean
  readonly super: boolean
}

export interface FaceContent {
  readonly effect: string
  readonly amount: number
}

export interface Content {
  readonly roofs: readonly RoofContent[]
  readonly locations: readonly { readonly number: number; readonly name: Words }[]
  readonly rows: readonly RowContent[]
  readonly dice: readonly { readonly id: string; readonly faces: readonly FaceContent[] }[]
  readonly levels: readonly LevelContent[]
  readonly smurfs: readonly CardContent[]
  readonly inventions: readonly CardContent[]
  readonly gargamel: readonly CardContent[]
  readonly cakes: readonly CardContent[]
  readonly constants: Readonly<Record<string, unknown>>
}

const NO_WORDS: Words = { fr: '', en: '' }

export const content = new BoxContent<Content>('schtroumpfs')

const cards = $derived(
  new Map([...(content.now?.smurfs ?? []), ...(content.now?.inventions ?? []), ...(content.now?.gargamel ?? []), ...(content.now?.cakes ?? [])].map((card) => [card.id, card])),
)
const rows = $derived(new Map((content.now?.rows ?? []).map((row) => [row.id, row])))

export const hasContent = (): boolean => content.now !== null

/** A Smurf, an invention, a cake or one of Gargamel's cards. */
export function cardOf(id: string): CardContent {
  return cards.get(id) ?? { id, kind: '', effect: '', name: { fr: id, en: id }, text: NO_WORDS }
}

export function rowOf(id: string): RowContent {
  return rows.get(id) ?? { id, slots: 1, dangerous: false, effect: '' }
}

export function costOf({ berries = 0, logs = 0, stones = 0 }: Pick<RowContent, 'berries' | 'logs' | 'stones'>): Tokens {
  return [berries, logs, stones]
}

export function roofCost(roof: string): Tokens {
  return costOf(content.now?.roofs.find(({ id }) => id === roof) ?? {})
}

export function locationWords(number: number): Words {
  return content.now?.locations.find((location) => location.number === number)?.name ?? NO_WORDS
}

/** The six faces of a die: `danger`, `super` or `azrael`. */
export function diceOf(die: string): readonly FaceContent[] {
  return content.now?.dice.find(({ id }) => id === die)?.faces ?? []
}

export function levelOf(id: string): LevelContent | undefined {
  return content.now?.levels.find((level) => level.id === id)
}

/** How many meeples a village has, without the ninth. */
export function constant(name: string): number {
  return Number(content.now?.constants[name] ?? 0)
}

/** Every card of Gargamel's, those of the box included. */
export const gargamelCards = (): readonly string[] => (content.now?.gargamel ?? []).map(({ id }) => id)

export const isUseful = (card: string): boolean => card.startsWith('P') // SCH-076
