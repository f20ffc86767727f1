/** Statements in words (5.10), as `tablee.games.loupsgarous.words` fills them: for whoever reads, and about whom. */

import { allOf, say, type Params } from '../../lib/text.svelte'
import { cardName, houseName, ofWhom } from './naming'
import { GRAMMAR, isKind } from './statements'
import { namedBuilding, type View } from './village'
import type { LoupsgarousStatementView as Statement } from './wire'

/** What is known besides a statement: who has said the others, by number, and who lives on the farms. */
export interface Known {
  readonly speakers?: ReadonlyMap<number, number>
  readonly farms?: ReadonlyMap<string, number>
}

const WITH_ARTICLE = new Set(['claim', 'counter'])

export function spoken(seat: number, kind: string, words: readonly string[], reason: string | null, names: readonly string[], you: number | null, known: Known = {}): string {
  if (!isKind(kind)) return ''
  return say(`statement-${kind}`, { why: reason ? say(`because-${reason}`) : '', ...parts(seat, kind, words, names, you, known) })
}

/** The parts of a statement, by the grammar of its kind. What it has not, has no name. */
function parts(seat: number, kind: keyof typeof GRAMMAR, words: readonly string[], names: readonly string[], you: number | null, { speakers, farms }: Known): Params {
  const said: Record<string, string | number> = { strength: '', night: 0, day: 0, card: '', building: '', potion: 'none' }
  let people: number[] = []
  const numbers: number[] = []
  GRAMMAR[kind].forEach((part, place) => {
    const word = words[place]
    if (word === undefined) return
    if (part === 'player' || part === 'more') people.push(Number(word))
    else if (part === 'card' || part === 'single') said['card'] = WITH_ARTICLE.has(kind) ? say(`card-${word}-claim`) : cardName(word)
    else if (part === 'said' || part === 'own') numbers.push(Number(word))
    else if (part === 'house') said['building'] = houseName(word, farms?.has(word) ? (names[farms.get(word) as number] ?? null) : null)
    else if (part === 'night' || part === 'day') said[part] = Number(word)
    else said[part] = word
  })
  if (numbers.length > 0) people = [speakers?.get(numbers[0] as number)].filter((speaker) => speaker !== undefined)
  return { ...said, number: numbers[0] ?? 0, other: numbers.at(-1) ?? 0, ...about(seat, kind, people, names, you) }
}

/** Whom it is about: `self` is whoever speaks, and the reader is no name, but `you`. */
function about(seat: number, kind: string, people: readonly number[], names: readonly string[], you: number | null): Params {
  const inside = (one: number): string => (one === you ? say('you-in-list') : (names[one] ?? ''))
  const who = (one: number | undefined): string => (one === undefined ? 'nobody' : one === you ? 'you' : 'other')
  const [one, other] = people
  const asked = (kind === 'ask_opinion' ? people.slice(1) : people).map(inside)
  return {
    p: one === undefined ? '' : kind === 'recall' ? inside(one) : (names[one] ?? ''),
    p_who: one !== undefined && one === seat ? 'self' : who(one),
    q: other === undefined ? '' : inside(other),
    q_who: who(other),
    names: allOf(people.map(inside)),
    of: ofWhom(allOf(asked)),
  }
}

// --- In a village

export function knownOf(view: View): Known {
  return {
    speakers: new Map(view.statements.map(({ number, seat }) => [number, seat])),
    farms: new Map(view.buildings.flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner] as const]))),
  }
}

export function statementText(view: View, { seat, kind, words, reason }: Statement, names: readonly string[], you: number | null): string {
  return spoken(seat, kind, words, reason, names, you, knownOf(view))
}

/** One part by itself, as it is chosen. */
export function wordName(view: View, part: string, word: string, names: readonly string[]): string {
  switch (part) {
    case 'player':
    case 'more':
      return names[Number(word)] ?? ''
    case 'card':
    case 'single':
      return cardName(word)
    case 'house': {
      const owner = namedBuilding(view, word)?.owner ?? null
      return houseName(word, owner === null ? null : (names[owner] ?? null))
    }
    case 'strength':
    case 'potion':
      return say(`part-${word}`)
    case 'night':
    case 'day':
      return say(`loupsgarous-${part}-number`, { number: word })
    default: {
      const found = view.statements.find(({ number }) => number === Number(word))
      return found ? `${names[found.seat] ?? ''} : ${statementText(view, found, names, view.eyes)}` : say(`part-${part}`, { number: word })
    }
  }
}
