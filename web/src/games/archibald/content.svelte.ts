/** The box as the server plays it: heroes, enemies, dice, cards, adventures and tiles. What an adventure brings is not in it. */

import { BoxContent } from '../../lib/content.svelte'
import type { Words } from '../../wire'

export const HEROES = ['arthur', 'selenia', 'betameche', 'max'] as const
export const KINDS = ['moustik', 'seide', 'millipede', 'spider', 'darkos'] as const // from the weakest on

export interface HeroContent {
  readonly id: string
  readonly name: Words
  readonly red: number
  readonly yellow: number
  readonly lives: number
  readonly most: number
}

export interface EnemyContent {
  readonly id: string
  readonly name: Words
  readonly pawns: number
  readonly red: number
  readonly yellow: number
}

export interface EncounterContent {
  readonly id: string // without its copy: `E2-A`
  readonly copies: number
  readonly type: 'equipment' | 'enemy' | 'power'
  readonly code: string
  readonly name: Words
  readonly text: Words
}

export interface AdventureContent {
  readonly id: string
  readonly title: Words
  readonly text: Words
  readonly answers: readonly Words[]
}

export interface TileContent {
  readonly id: string
  readonly name: Words
  readonly walls: string
  readonly shows: readonly string[]
  readonly enemies?: Readonly<Record<string, number>>
}

export interface Content {
  readonly dice: readonly { readonly id: string; readonly faces: readonly number[] }[]
  readonly heroes: readonly HeroContent[]
  readonly enemies: readonly EnemyContent[]
  readonly encounters: readonly EncounterContent[]
  readonly adventures: readonly AdventureContent[]
  readonly tiles: readonly TileContent[]
  readonly constants: Readonly<Record<string, unknown>>
}

export const content = new BoxContent<Content>('archibald')
export const hasContent = (): boolean => content.now !== null

const asWords = (id: string): Words => ({ fr: id, en: id })
const encounters = $derived(new Map((content.now?.encounters ?? []).map((row) => [row.id, row])))
const adventures = $derived(new Map((content.now?.adventures ?? []).map((row) => [row.id, row])))
const tiles = $derived(new Map((content.now?.tiles ?? []).map((row) => [row.id, row])))
const heroes = $derived(new Map((content.now?.heroes ?? []).map((row) => [row.id, row])))
const enemies = $derived(new Map((content.now?.enemies ?? []).map((row) => [row.id, row])))

export function heroOf(id: string): HeroContent {
  return heroes.get(id) ?? { id, name: asWords(id), red: 0, yellow: 0, lives: 3, most: 5 }
}

export function enemyOf(id: string): EnemyContent {
  return enemies.get(id) ?? { id, name: asWords(id), pawns: 0, red: 0, yellow: 0 }
}

/** A card by its name, with its copy or without. */
export function cardOf(card: string): EncounterContent {
  const id = card.split('#')[0] ?? card
  return encounters.get(id) ?? { id, copies: 1, type: 'power', code: '', name: asWords(id), text: asWords('') }
}

export function adventureOf(id: string): AdventureContent {
  return adventures.get(id) ?? { id, title: asWords(id), text: asWords(''), answers: [] }
}

export function tileOf(id: string): TileContent {
  return tiles.get(id) ?? { id, name: asWords(id), walls: '', shows: [] }
}

/** The level whose back a card has: 2, 3 or 4. */
export const levelOfCard = (card: string): number => Number(card[1])

/** What an equipment brings. */
export function gearOf(card: string): { readonly red: number; readonly yellow: number; readonly armour: number } {
  const { code } = cardOf(card)
  const dice = /^DICE\((\d)R,(\d)Y\)$/.exec(code)
  const armour = /^ARMOUR\((\d)\)$/.exec(code)
  return { red: Number(dice?.[1] ?? 0), yellow: Number(dice?.[2] ?? 0), armour: Number(armour?.[1] ?? 0) }
}

/** The pawns that an enemy card puts down. */
export function pawnsOf(card: string): { readonly kind: string; readonly count: number } | null {
  const found = /^ENEMY\(([a-z]+), ?(\d)\)$/.exec(cardOf(card).code)
  return found ? { kind: found[1] ?? '', count: Number(found[2]) } : null
}

/** The hits on the six faces of a die: `red` or `yellow`. */
export const facesOf = (die: string): readonly number[] => content.now?.dice.find(({ id }) => id === die)?.faces ?? []

export const constant = (name: string, otherwise: number): number => Number(content.now?.constants[name] ?? otherwise)
export const floodAt = (): number => constant('flood', 4)
export const handLimit = (): number => constant('hand', 3)
