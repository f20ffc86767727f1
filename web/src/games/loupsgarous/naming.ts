/** What lies in a village, in words: people, cards, houses. The codes of the game keep their underscores. */

import { allOf, say } from '../../lib/text.svelte'
import { buildingOf, firstOf, isVagabond, namedBuilding, tokenOf, type Building, type View } from './village'

export const nameOf = (names: readonly string[], seat: number | null): string => (seat === null ? say('loupsgarous-nobody') : (names[seat] ?? ''))
export const cardName = (card: string): string => say(`card-${card}-name`)
/** On a stone, where there is little room. */
export const shortCard = (card: string): string => say('loupsgarous-card-short', { card, name: cardName(card) })
export const callName = (call: string): string => say('loupsgarous-call', { call })
export const callsName = (calls: readonly string[]): string => allOf(calls.map(callName))
export const namesOf = (names: readonly string[], seats: readonly number[]): string => allOf(seats.map((seat) => nameOf(names, seat)))

// --- French: of whom

const ASPIRATED = /^(hakim|hamid|hamza|hans|harold|harry|hassan|hazel|heath|heidi|helmut|holly|houssem|hussein)/

/** Whether « de » becomes « d’ » before a name: a vowel, or a mute h; a y only before a consonant. */
export function isElided(name: string): boolean {
  const plain = name.trim().toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFKD').replace(/\p{M}/gu, '')
  if (plain.startsWith('y')) return /^y[a-z]/.test(plain) && !/^y[aeiouy]/.test(plain)
  if (plain.startsWith('h')) return /^h[aeiouy]/.test(plain) && !ASPIRATED.test(plain)
  return /^[aeiou]/.test(plain)
}

/** « d’Ana et Basile », in English the names alone; the first of them decides. */
export const ofWhom = (whom: string): string => (whom === '' ? '' : say('of-whom', { whom, elided: isElided(whom) ? 'yes' : 'no' }))

// --- Houses

export const kindOf = (id: string): string => id.replace(/\d$/, '')

/** With its article. A farm is called after whoever lived there first, where that is known; else by its number. */
export function houseName(id: string, first: string | null): string {
  if (kindOf(id) !== 'farm') return say(`building-${id}`)
  return first === null ? say('building-farm_numbered', { number: Number(id.slice(4)) }) : say('building-farm', { of: ofWhom(first) })
}

export function buildingName(view: View, names: readonly string[], id: string): string {
  const building = namedBuilding(view, id)
  const first = building === null ? null : firstOf(view, building)
  return houseName(id, first === null ? null : nameOf(names, first))
}

export const roleOf = (kind: string): string => say(`role-${kind}`)
export const powerOf = (kind: string): string => say(`role-${kind}-power`)

/** Who somebody is for everybody: Farmer, Confessor, Vagabond; null where there are no such roles. */
export function publicRole(view: View, seat: number): string | null {
  return buildingOf(view, seat)?.kind ?? (isVagabond(view, seat) ? 'bundle' : null)
}

/** Whether its power is still there, in words; null for those that are never used up. */
export function tokenName(building: Building): string | null {
  const token = tokenOf(building)
  if (token === null) return null
  return say('loupsgarous-token', { token: building.kind === 'tavern' ? (token ? 'immune' : 'lost') : token ? 'there' : 'spent' })
}

// --- Cells of a grid

export function cellName(view: View, names: readonly string[], cell: string): string {
  if (/^\d+$/.test(cell)) return nameOf(names, Number(cell))
  if (cell === 'left' || cell === 'right') return say(`loupsgarous-${cell}`)
  return cell === '-' ? say('loupsgarous-nobody') : buildingName(view, names, cell)
}

export const cellsName = (view: View, names: readonly string[], cells: readonly string[]): string => allOf(cells.filter((cell) => cell !== '-').map((cell) => cellName(view, names, cell)))

// --- For whoever points, or is advised

/** Houses are pointed at by whoever lives there; anything else is the square. */
export const spotName = (): string => say('loupsgarous-square')

export function moveName(move: string, view: View, names: readonly string[]): string {
  const [verb = '', ...words] = move.split(' ')
  const cells = (verb === 'tap' ? words.slice(1) : verb === 'take' || words.every((word) => /^\d+$/.test(word)) ? words : []).filter((cell) => cell !== '-')
  const named = verb === 'take' ? cells.map((token) => (token === 'bundle' ? say('token-bundle') : houseName(token, null))) : cells.map((cell) => cellName(view, names, cell))
  return say('loupsgarous-move', { verb, names: named.length === 0 ? say('loupsgarous-nobody') : allOf(named) })
}

const AT_SEATS = new Set(['tap', 'vote', 'elect', 'break', 'shoot', 'name', 'let', 'house', 'ban', 'confess', 'restore', 'shave'])

export function moveSpots(move: string): readonly string[] {
  const [verb = '', ...words] = move.split(' ')
  return AT_SEATS.has(verb) ? words.filter((word) => /^\d+$/.test(word)).map((word) => `seat:${word}`) : []
}
