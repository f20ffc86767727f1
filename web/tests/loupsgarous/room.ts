/** What the tests of the room, the end and the lesson have in common. */

import { flushSync, mount, unmount, type Component } from 'svelte'
import { scene } from '../../src/games/loupsgarous/lesson'
import type { View } from '../../src/games/loupsgarous/village'
import type { LoupsgarousBallotView as Ballot, LoupsgarousNoteView as Note, LoupsgarousTapView as Tap } from '../../src/games/loupsgarous/wire'
import type { Happened } from '../../src/lib/table.svelte'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'
import type { Language } from '../../src/lib/wishes.svelte'

export const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn']

export async function speak(language: Language): Promise<void> {
  await learnWords({ fr: () => import('../../src/games/loupsgarous/fr'), en: () => import('../../src/games/loupsgarous/en') })
  await learnLanguage(language)
}

const shown: Record<string, unknown>[] = []

export function show<P extends Record<string, unknown>>(part: Component<P>, props: P): HTMLElement {
  shown.push(mount(part, { target: document.body, props }))
  flushSync()
  return document.body
}

export async function clear(): Promise<void> {
  for (const one of shown.splice(0)) await unmount(one)
}

export function touch(element: Element | null | undefined): void {
  if (!element) throw new Error('There is nothing to touch')
  ;(element as HTMLElement).click()
  flushSync()
}

/** A finger comes, or goes: with the time of its event. */
export function finger(element: Element | null, kind: 'pointerdown' | 'pointerup', at: number): void {
  const event = new Event(kind, { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  element?.dispatchEvent(event)
  flushSync()
}

// --- Villages

/** A count of the village, as everybody has heard it. */
export const closed = ({ day, votes, poster }: Pick<Ballot, 'day' | 'votes' | 'poster'>, tally: Readonly<Record<number, number>>): Happened => ({ key: day, event: ['ballot_closed', 1, votes, poster, tally] as never })

export const note = (round: number, kind: string, seat: number | null, target: number | null, word = ''): Note => ({ round, kind, seat, target, word })

const CELLS = ['0', '1', '2', '3', '4', '5', '-']

/** A phone in a room, in a call: for whoever acts there, or for whoever does not. */
export function phone(call: string, card: string, tap: Partial<Tap> = {}, more: Partial<View> = {}): View {
  const step = { name: call, calls: [call], began: 1000, ends: 49_000, beat: 0, seat: null, ballot: 0, among: [], building: null }
  const asked: Tap = { step: call, acts: false, call: null, prompt: 'shadiest', taps: 1, cells: CELLS, choices: [], chosen: null, final: false, lids: null, ...tap }
  return scene({ same_room: true, grouped: false, card, step, tap: asked, order: ['seer', 'wolves', 'witch'], ...more })
}

/** Six players, three rounds, and all of it known: the village has won. */
export const STORY: View = scene({
  over: true,
  phase: 'end',
  round: 3,
  reason: 'villagers',
  winners: [0, 2, 3, 5],
  cards: ['villager', 'villager', 'werewolf', 'werewolf', 'seer', 'witch', 'protector', 'little_girl'],
  final_cards: ['seer', 'werewolf', 'witch', 'villager', 'werewolf', 'little_girl'],
  shown: ['seer', 'werewolf', 'witch', 'villager', 'werewolf', 'little_girl'],
  alive: [true, false, true, false, false, true],
  deaths: [
    { seat: 3, round: 2, cause: 'night' },
    { seat: 4, round: 2, cause: 'vote' },
    { seat: 1, round: 3, cause: 'vote' },
  ],
  ballots: [
    { day: 1, kind: 'election', votes: [1, 1, 1, 1, 1, 1], poster: null, chosen: 1 },
    { day: 1, kind: 'vote', votes: [1, 0, 0, null, 0, 1], poster: null, chosen: null },
    { day: 1, kind: 'second', votes: [1, 0, 1, 0, null, 1], poster: null, chosen: null },
    { day: 2, kind: 'vote', votes: [4, 2, 4, null, 2, 4], poster: 2, chosen: 4 },
    { day: 3, kind: 'vote', votes: [1, 0, 1, null, null, 1], poster: null, chosen: 1 },
  ],
  statements: [
    { number: 1, day: 1, seat: 0, kind: 'accuse', words: ['1', 'strong'], reason: null, at: 1 },
    { number: 2, day: 1, seat: 1, kind: 'accuse', words: ['0', 'weak'], reason: null, at: 2 },
    { number: 3, day: 2, seat: 2, kind: 'intent', words: ['5'], reason: null, at: 3 },
    { number: 4, day: 2, seat: 0, kind: 'trust', words: ['5'], reason: null, at: 4 },
  ],
  notes: [
    note(1, 'decoy shadiest', 2, 1),
    note(1, 'decoy reassuring', 3, 4),
    note(1, 'vision', 0, 1, 'werewolf'),
    note(1, 'pack', null, null),
    note(1, 'glimpse', 5, 1, '1 2 3'),
    note(1, 'caught', 5, 1),
    note(1, 'decoy wander', 0, 4),
    note(1, 'designated', 1, 5),
    note(1, 'designated', 4, 5),
    note(1, 'victim', null, 5),
    note(1, 'heal', 2, 5),
    note(1, 'saved', null, 5, 'heal'),
    note(2, 'vision', 0, 3, 'villager'),
    note(2, 'designated', 1, 3),
    note(2, 'designated', 4, 3),
    note(2, 'victim', null, 3),
    note(2, 'decoy survivor', 0, 3),
    note(3, 'designated', 1, null),
    note(3, 'victim', null, null),
    note(3, 'poison', 2, 0),
  ],
  bets: [
    { seat: 3, day: 2, on: 'seat', what: '4' },
    { seat: 3, day: 2, on: 'side', what: 'villagers' },
    { seat: 4, day: 3, on: 'seat', what: '0' },
    { seat: 4, day: 3, on: 'side', what: 'werewolves' },
  ],
})
