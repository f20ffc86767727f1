/** How everything on the table is called: cards as the box names them, rows, houses, resources, and moves in words. */

import type { NameParts } from '../../lib/sentences'
import { allOf, say } from '../../lib/text.svelte'
import { inWords } from '../../lib/words'
import { cardOf, locationWords, RESOURCES, type Tokens } from './content.svelte'
import { azraelAfter, isRow, locationOf } from './rules'
import type { SchtroumpfsView } from './wire'

export const cardName = (card: string): string => inWords(cardOf(card).name)
/** Without what all of them are called; one word that is longer than a card may be broken. */
export const shortName = (card: string): string =>
  cardName(card)
    .replace(/^Schtroumpf | Smurf$|(?<=^\S+) Schtroumpf$/g, '')
    .replace(/^Schtroump(?=f\S)/, '$&\u00ad')
export const cardText = (card: string): string => inWords(cardOf(card).text)
export const cardNames = (cards: readonly string[]): string => allOf(cards.map(cardName))
export const locationName = (number: number): string => inWords(locationWords(number))

/** `Sawmill, upper action`. */
export function rowName(row: string): string {
  return say('row', { location: locationName(locationOf(row)), side: row[1] === 'U' ? 'upper' : 'lower' })
}

/** A row or an invention. */
export const targetName = (target: string): string => (isRow(target) ? rowName(target) : cardName(target))

/** By the colour of its roof. */
export const houseName = (roof: string): string => say(`schtroumpfs-house-${roof.toLowerCase()}`)

/** `2 logs and 1 stone`. */
export function tokensName(tokens: Tokens): string {
  const some = RESOURCES.flatMap((resource, place) => (tokens[place] ? [say('count-tokens', { resource, number: tokens[place] })] : []))
  return some.length > 0 ? allOf(some) : say('no-tokens')
}

export function readTokens(text: string | undefined): Tokens {
  const [berries = 0, logs = 0, stones = 0] = (text ?? '').split('/').map(Number)
  return [berries, logs, stones]
}

export const writeTokens = (tokens: readonly number[]): string => tokens.join('/')

// --- Reasons

/** The parts of a bot's reason: rows and cards by their names. */
export const reasonParts: NameParts = (parts) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, name === 'row' || name === 'card' ? targetName(String(part)) : part]))

// --- Spots

const PLACES = new Set(['stock', 'esplanade', 'forest', 'gargamel'])

/** What can be pointed at, as a sentence calls it. */
export function spotName(spot: string): string {
  if (PLACES.has(spot)) return say(`schtroumpfs-spot-${spot}`)
  if (spot.startsWith('loc:')) return locationName(Number(spot.slice(4)))
  if (/^R\d$/.test(spot)) return houseName(spot)
  return targetName(spot)
}

// --- Moves

/** A move as somebody would say it. */
export function moveName(move: string, view: SchtroumpfsView, names: readonly string[]): string {
  const [verb = '', what = '', more = ''] = move.split(' ')
  return ofCards(verb, what, view, names) ?? ofTokens(verb, what, more) ?? ofPlaces(verb, what, more, view) ?? ofWords(verb, what, view, names) ?? move
}

/** As it stands after what a bot would play: a card by its name alone. */
export function advisedName(move: string, view: SchtroumpfsView, names: readonly string[]): string {
  return move.startsWith('play ') ? cardName(move.slice('play '.length)) : moveName(move, view, names)
}

function ofCards(verb: string, what: string, view: SchtroumpfsView, names: readonly string[]): string | null {
  switch (verb) {
    case 'play':
    case 'use':
    case 'cage':
      return say(`choice-${verb}`, { card: cardName(what) })
    case 'craft':
      return isFree(view) ? say('choice-craft-free', { card: cardName(what) }) : say('choice-craft', { card: cardName(what), berries: priceOf(view, what) })
    case 'discard':
      return say(what.startsWith('N') ? 'choice-discard-invention' : 'choice-discard', { card: cardName(what) })
    case 'shelter': {
      const owner = view.hands.findIndex((hand) => hand.includes(what))
      return say('choice-shelter', { card: cardName(what), from: owner < 0 ? 'discard' : owner === view.question?.seat ? 'own' : 'other', player: names[owner] ?? '' })
    }
    case 'destroy':
    case 'build':
      return say(`choice-${verb}`, { house: houseName(what) })
    default:
      return null
  }
}

function ofTokens(verb: string, what: string, more: string): string | null {
  if (verb === 'lose' && what === 'any') return say('choice-lose-any')
  if (verb === 'gain' || verb === 'lose') return say(`choice-${verb}`, { tokens: tokensName(readTokens(what)) })
  if (verb === 'collect') return say('choice-collect', { resource: what })
  return verb === 'exchange' ? say('choice-exchange', { out: tokensName(readTokens(what)), into: tokensName(readTokens(more)) }) : null
}

function ofPlaces(verb: string, what: string, mode: string, view: SchtroumpfsView): string | null {
  switch (verb) {
    case 'place':
    case 'return':
      return say(mode === '' ? `choice-${verb}` : `choice-${verb}-${mode}`, { target: targetName(what) })
    case 'remove':
      if (what === 'loose' || what === 'aside') return say(`choice-remove-${what}`)
      return say(mode === '' ? 'choice-remove' : 'choice-remove-overflow', { target: targetName(what) })
    case 'empty':
    case 'spring':
      return say(`choice-${verb}`, { target: rowName(what) })
    case 'send':
      return say('choice-send', { location: locationName(Number(what)) })
    case 'advance':
      return say('schtroumpfs-advance', { steps: Number(what), location: locationName(azraelAfter(view.azrael, Number(what))) })
    default:
      return null
  }
}

function ofWords(verb: string, what: string, view: SchtroumpfsView, names: readonly string[]): string | null {
  switch (verb) {
    case 'rescue':
      return say(`choice-rescue-${what}`, { pile: view.forest_count > 0 ? 'forest' : 'extra' })
    case 'target':
      return Number(what) === view.question?.seat ? say('choice-target-self') : say('choice-target', { player: names[Number(what)] ?? '' })
    case 'decline':
      return say(view.question?.decision === 'wardrobe' ? 'choice-keep' : view.question?.decision === 'reroll' ? 'choice-keep-face' : 'choice-decline')
    case 'go':
      return say('choice-go-on')
    case 'end':
      return say('choice-end-turn')
    case 'aside':
    case 'allow':
    case 'refuse':
      return say(`choice-${verb}`)
    default:
      return null
  }
}

const isFree = (view: SchtroumpfsView): boolean => view.question?.decision === 'free_craft'

export function priceOf(view: SchtroumpfsView, invention: string): number {
  return isFree(view) ? 0 : (view.ideas.find((idea) => idea.invention === invention)?.price ?? 0)
}

/** What a move is about, by its spots. */
export function moveSpots(move: string, view: SchtroumpfsView): readonly string[] {
  const [verb = '', what = ''] = move.split(' ')
  if (verb === 'send') return [`loc:${what}`]
  if (verb === 'advance') return [`loc:${azraelAfter(view.azrael, Number(what))}`]
  if (verb === 'target') return [`seat:${what}`]
  if (verb === 'gain' || verb === 'lose' || verb === 'exchange' || verb === 'collect') return ['stock']
  if (verb === 'rescue') return [what === 'nest' ? 'esplanade' : 'forest']
  if (verb === 'aside') return ['esplanade']
  return /^([1-8][UL]|[SPNRCG]\d+)$/.test(what) ? [what] : []
}
