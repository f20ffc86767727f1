/** Structured statements (5.10), as somebody puts them together: a kind, its parts one after the other, perhaps a reason. */

import type { View } from './village'

export type Part = 'player' | 'strength' | 'card' | 'single' | 'night' | 'day' | 'said' | 'own' | 'house' | 'potion' | 'more'

/** The same as `GRAMMAR` in moves.py: a test holds one against the other. */
export const GRAMMAR = {
  accuse: ['player', 'strength'],
  defend: ['player'],
  trust: ['player'],
  rank: ['player', 'more', 'more'],
  deny: [],
  claim: ['card'],
  hint: [],
  counter: ['player', 'single'],
  retract: ['own'],
  vision: ['night', 'player', 'card'],
  glimpse: ['night', 'player', 'more', 'more'],
  potion: ['night', 'potion', 'player'],
  guard: ['night', 'player'],
  confession: ['player', 'card'],
  poster: ['night', 'player'],
  charm: ['player', 'more', 'more'],
  intent: ['player'],
  propose: ['player'],
  ask_role: ['player'],
  ask_opinion: ['player', 'player'],
  ask_vote: ['player', 'day'],
  recall: ['player', 'day', 'player'],
  contradiction: ['said', 'said'],
  silent: ['player'],
  agree: ['said'],
  disagree: ['said'],
  candidate: [],
  support: ['player'],
  ask_ban: ['player'],
  ask_house: ['house'],
  promise: ['player'],
  no_pardon: ['player'],
  thank: [],
  pass: [],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type Kind = keyof typeof GRAMMAR

/** What one says most, in one touch; the rest by what it is about. */
export const QUICK: readonly Kind[] = ['accuse', 'defend', 'trust', 'claim', 'intent']
export const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  suspicion: ['accuse', 'rank', 'silent', 'contradiction', 'recall'],
  trust: ['defend', 'trust', 'thank'],
  card: ['claim', 'hint', 'deny', 'counter', 'retract'],
  night: ['vision', 'glimpse', 'potion', 'guard', 'poster', 'charm', 'confession'],
  vote: ['intent', 'propose', 'support', 'candidate', 'ask_ban', 'promise', 'no_pardon'],
  question: ['ask_role', 'ask_opinion', 'ask_vote', 'ask_house', 'agree', 'disagree', 'pass'],
}
export const REASONS = ['votes', 'silence', 'claim_conflict', 'vision', 'night_victim', 'defended_wolf', 'hunted_good', 'behaviour', 'gut'] as const

export const isKind = (kind: string): kind is Kind => kind in GRAMMAR
const partsOf = (kind: string): readonly Part[] => (isKind(kind) ? GRAMMAR[kind] : [])
const kept = (draft: readonly string[]): boolean => draft[0] === 'potion' && draft.length === 3 && draft[2] === 'none' // she used neither

/** Everything is said that has to be. */
export function isWhole(draft: readonly string[]): boolean {
  if (draft.length === 0) return false
  return kept(draft) || draft.length - 1 >= partsOf(draft[0] ?? '').filter((part) => part !== 'more').length
}

/** What is asked for next; null where nothing can be added. */
export function nextPart(draft: readonly string[]): Part | null {
  if (draft.length === 0 || kept(draft)) return null
  return partsOf(draft[0] ?? '')[draft.length - 1] ?? null
}

/** The words that can come next, as the server lists them; of all cards those first that are in this village. */
export function nextWords(view: View): readonly string[] {
  const words = view.options.filter((move) => move.startsWith('add ')).map((move) => move.slice(4))
  const here = new Set(view.cards)
  return [...words].sort((one, other) => Number(here.has(other)) - Number(here.has(one)))
}

/** A sentence that waits for a name takes it from the village: whoever is touched is meant. */
export const wantsPlayer = (draft: readonly string[]): boolean => nextPart(draft) === 'player' || nextPart(draft) === 'more'

const STATEMENTS = 12 // a day
const GAP = 4_000 // ms

export const hasSaidEnough = (view: View): boolean => view.spoken >= STATEMENTS

/** How long until the next one may be sent, in ms: the view was made when something happened, and time goes on. */
export function wait(view: View, seat: number, now: number): number {
  const last = view.statements.findLast((said) => said.seat === seat)
  return last ? Math.max(0, last.at + GAP - now) : 0
}

export const mayTalk = (view: View): boolean => view.options.some((move) => move.startsWith('say '))
export const canSay = (view: View, kind: string): boolean => view.options.includes(`say ${kind}`)
