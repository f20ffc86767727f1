/** How everything on the board is called: cells, tiles, heroes, enemies, cards, and moves in words. */

import type { NameParts } from '../../lib/sentences'
import { allOf, say } from '../../lib/text.svelte'
import { inWords } from '../../lib/words'
import { closedSides, columnOf, enemiesAt, heroesAt, isCell, levelOf, lurking, neighbour, rowOf, sideTo, tileAt, wallsAt } from './board'
import { adventureOf, cardOf, enemyOf, heroOf, KINDS, pawnsOf, tileOf } from './content.svelte'
import { afterWindow, dangerOf, readMove, type Move } from './rules'
import type { ArchibaldView } from './wire'

export const heroName = (hero: string): string => inWords(heroOf(hero).name)
export const enemyName = (kind: string): string => inWords(enemyOf(kind).name)
export const tileName = (tile: string): string => inWords(tileOf(tile).name)
export const cardName = (card: string): string => inWords(cardOf(card).name)
export const cardText = (card: string): string => inWords(cardOf(card).text)
export const titleOf = (adventure: string): string => inWords(adventureOf(adventure).title)
export const levelName = (level: number): string => say('zone', { level })

/** `a spider and 2 Seides`, the most dangerous first. */
export function enemiesName(kinds: readonly string[]): string {
  const counted = [...KINDS].reverse().map((kind) => [kind, kinds.filter((one) => one === kind).length] as const)
  return allOf(counted.flatMap(([kind, count]) => (count > 0 ? [say('count-enemies', { kind, number: count })] : [])))
}

/** `1 red die and 2 yellow dice`. */
export function diceName([red, yellow]: readonly [number, number]): string {
  const [reds, yellows] = [say('count-red', { number: red }), say('count-yellow', { number: yellow })]
  return red > 0 && yellow > 0 ? say('dice-both', { red: reds, yellow: yellows }) : red > 0 ? reds : yellow > 0 ? yellows : say('count-no-dice')
}

/** For people: never 0 for what can happen, and never 100 for what can fail. */
export const percent = (thousandths: number): number => Math.min(Math.max(Math.round(thousandths / 10), Math.min(thousandths, 1)), thousandths === 1000 ? 100 : 99)

/** What is drawn on a tile: enemies first, then what it brings. */
export function tileShows(tile: string): string {
  const { shows, enemies = {} } = tileOf(tile)
  const foes = Object.entries(enemies).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
  return allOf([...(foes.length > 0 ? [enemiesName(foes)] : []), ...shows.map((sign) => say('shown', { sign }))])
}

/** Whoever sits there, by the hero and the name. */
export function heroOfSeat(view: ArchibaldView, seat: number, names: readonly string[], you: number | null): string {
  const hero = view.heroes[seat]?.hero
  return say('archibald-hero-of', { hero: hero ? heroName(hero) : '', player: names[seat] ?? '', who: seat === you ? 'you' : 'other' })
}

// --- Cells

/** All that is to be seen on a cell, in words. */
export function cellWords(view: ArchibaldView, cell: string, names: readonly string[], you: number | null): string {
  const tile = tileAt(view, cell)
  const row = rowOf(cell)
  const parts = [say('archibald-cell', { cell, level: levelName(levelOf(row)) }), tile === null ? unturned(view, cell, names) : turned(view, cell, tile)]
  const sides = closedSides(view, cell)
  if (sides.length > 0) parts.push(say('archibald-cell-walls', { count: sides.length, sides: allOf(sides.map((side) => say('side', { side }))) }))
  const opened = wallsAt(view, cell).filter(({ gone }) => gone === 'opened')
  if (opened.length > 0) parts.push(say('archibald-cell-opened', { sides: allOf(opened.map(({ side }) => say('side', { side }))) }))
  if (view.breached.includes(cell)) parts.push(say('archibald-cell-breached'))
  const heroes = heroesAt(view, cell)
  if (heroes.length > 0) parts.push(say('archibald-cell-heroes', { count: heroes.length, heroes: allOf(heroes.map((seat) => heroOfSeat(view, seat, names, you))) }))
  const enemies = enemiesAt(view, cell)
  if (enemies.length > 0) parts.push(say('archibald-cell-enemies', { enemies: enemiesName(enemies) }))
  return parts.join(' ')
}

function unturned(view: ArchibaldView, cell: string, names: readonly string[]): string {
  if (rowOf(cell) < 11) return say('archibald-cell-empty')
  const seen = view.peeked[cell] ?? view.hidden['T5']?.[columnOf(cell)]
  if (seen !== undefined) return say('archibald-jail-known', { tile: tileName(seen), shows: showsName(tileOf(seen).shows) })
  const peekers = view.peeks.flatMap((cells, seat) => (cells.includes(cell) ? [names[seat] ?? ''] : []))
  return peekers.length > 0 ? say('archibald-jail-peeked', { players: allOf(peekers) }) : say('archibald-jail')
}

function turned(view: ArchibaldView, cell: string, tile: string): string {
  const { shows } = tileOf(tile)
  const hidden = lurking(view, cell)
  const words = [say('archibald-cell-tile', { tile: tileName(tile) })]
  if (shows.length > 0) words.push(say('archibald-cell-shows', { shows: showsName(shows) }))
  if (hidden.length > 0) words.push(say('archibald-cell-lurking', { enemies: enemiesName(hidden) }))
  return words.join(' ')
}

/** `a heart and a card`. */
export const showsName = (shows: readonly string[]): string => allOf(shows.map((sign) => say('shown', { sign })))

/** What a touch of a lit cell would do. */
export function litWords(view: ArchibaldView, move: Move, names: readonly string[]): string {
  const danger = dangerOf(view, move)
  return say('archibald-lit', { move: moveName(move.text, view, names), danger: danger || 'no' })
}

// --- Spots

export function spotName(spot: string): string {
  if (isCell(spot)) return say('archibald-spot-cell', { cell: spot })
  if (spot === 'water' || spot === 'ADV') return say(`archibald-spot-${spot.toLowerCase()}`)
  return /^E[234]$/.test(spot) ? say('archibald-spot-deck', { level: levelName(Number(spot[1])) }) : spot
}

/** The parts of a bot's reason: codes by their names. */
export const reasonParts: NameParts = (parts) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, named(name, part)]))

function named(name: string, part: string | number): string | number {
  const text = String(part)
  if (/^E\d-/.test(text)) return cardName(text)
  if (/^A\d\d$/.test(text)) return titleOf(text)
  if (/^T\d-/.test(text)) return tileName(text)
  return name === 'hero' ? heroName(text) : name === 'enemy' || name === 'kind' ? enemyName(text) : part
}

// --- Moves

/** A move as somebody would say it, on a button or as advice. */
export function moveName(text: string, view: ArchibaldView, names: readonly string[]): string {
  const move = readMove(text)
  const { verb, card, cell, seat } = move
  if (card !== '') return ofCard(move, view, names)
  switch (verb) {
    case 'hero':
      return say('archibald-move-hero', { hero: heroName(text.slice('hero '.length)) })
    case 'move': {
      const from = view.heroes[view.active]?.cell ?? ''
      return say('archibald-move-to', { cell, side: sideTo(from, cell) ?? 'none', known: tileAt(view, cell) === null ? 'no' : 'yes' })
    }
    case 'start':
    case 'to':
    case 'take':
    case 'peek':
      return say(`archibald-move-${verb === 'to' ? 'land' : verb}`, { cell })
    case 'slay':
      return say('archibald-move-slay', { enemies: enemiesName(text.slice('slay '.length).split(',')) })
    case 'answer':
      return say('archibald-move-answer', { answer: labelOf(view, text.slice(-1)) || text.slice(-1) })
    case 'use':
    case 'keep':
      return say(`archibald-move-${verb}`, { card: cardName(view.heroes[view.question?.seat ?? seat ?? 0]?.equipment ?? '') })
    case 'go':
      return say('archibald-move-go', { window: afterWindow(view) })
    case 'decline':
      return say('archibald-move-decline', { decision: view.question?.decision ?? '' })
    default:
      return say(`archibald-move-${verb}`)
  }
}

function ofCard({ verb, card, cell, seat }: Move, view: ArchibaldView, names: readonly string[]): string {
  const params = { card: cardName(card), cell, player: names[seat ?? 0] ?? '' }
  if (verb === 'equip') return say('archibald-move-equip', { ...params, replaced: view.heroes[view.active]?.equipment ? 'yes' : 'no' })
  if (verb === 'discard' || verb === 'aim') return say(`archibald-move-${verb}`, params)
  return say('archibald-move-play', { ...params, target: cell !== '' ? 'cell' : seat !== null ? 'seat' : 'none' })
}

/** What an answer says, in the words of the card. */
export function labelOf(view: ArchibaldView, answer: string): string {
  const card = view.reading.at(-1)?.card
  const words = card === undefined ? undefined : adventureOf(card).answers[answer.charCodeAt(0) - 65]
  return words === undefined ? '' : inWords(words)
}

/** What a card with a target would do there, before it is played. */
export function previewOf(move: Move, view: ArchibaldView, names: readonly string[], you: number | null): string {
  const { card, cell, seat } = move
  const pawns = pawnsOf(card)
  if (pawns && cell !== '') {
    const heroes = heroesAt(view, cell)
    const put = enemiesName(Array.from({ length: pawns.count }, () => pawns.kind))
    return say('archibald-preview-enemy', { enemies: put, cell, count: heroes.length, heroes: allOf(heroes.map((one) => heroOfSeat(view, one, names, you))) })
  }
  const { code } = cardOf(card)
  const params = { player: names[seat ?? 0] ?? '', cell, count: view.heroes[seat ?? 0]?.cards ?? 0 }
  if (code.startsWith('GUST') && seat !== null) return say('archibald-preview-gust', { ...params, cell: neighbour(view.heroes[seat]?.cell ?? '', 'S') ?? '' })
  const effect = /^(PRANK|STUCK|FLY|PEEK|PICKAXE)/.exec(code)?.[1]?.toLowerCase()
  return effect === undefined ? cardText(card) : say(`archibald-preview-${effect}`, params)
}

/** Where a move is made. */
export function moveSpots(text: string, view: ArchibaldView): readonly string[] {
  const { cell, card, seat } = readMove(text)
  const at = seat === null ? '' : (view.heroes[seat]?.cell ?? '')
  return [card, cell, at].filter((spot) => spot !== '')
}
