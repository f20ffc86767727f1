/** What somebody knows tonight, in one line (LGT-352), and what everybody sees of a house. */

import { say } from '../../lib/text.svelte'
import { cardName, nameOf, namesOf, ofWhom, publicRole, roleOf } from './naming'
import { isImmune, isSpared, stepName, type View } from './village'

/** One line of what the night has told this seat; null where it has told nothing. */
export function knowledge(view: View, seat: number, names: readonly string[]): string | null {
  const calls = new Set(view.step?.calls)
  const lines: string[] = []
  const say_ = (id: string, params: Record<string, string | number> = {}): void => void lines.push(say(`loupsgarous-line-${id}`, params))
  if (calls.has('thief') && view.offered.length === 2) say_('thief', { left: cardName(view.offered[0] ?? ''), right: cardName(view.offered[1] ?? '') })
  if (calls.has('lovers') && view.lover !== null) say_('lover', { player: nameOf(names, view.lover) })
  if (calls.has('lovers') && view.couple.length === 2 && !view.couple.includes(seat)) say_('couple', { names: namesOf(names, view.couple) })
  if (calls.has('protector') && view.guarded !== null) say_('guarded', { player: nameOf(names, view.guarded) })
  if (calls.has('wolves') && view.caught !== null) say_('caught', { player: nameOf(names, view.caught) })
  else if (calls.has('wolves') && view.pack.length > 0 && view.same_room) say_('pack', { names: packmates(view, seat, names) })
  if (view.was_shown && calls.has('witch')) say_(view.victim === null ? 'victim-none' : view.victim === seat ? 'victim-you' : 'victim', { player: nameOf(names, view.victim) })
  if (calls.has('charmed') && view.charmed.length > 0) say_('charmed', { names: namesOf(names, view.charmed) })
  lines.push(...sightLines(view, names, calls))
  return lines.length === 0 ? null : lines.join(' ')
}

const packmates = (view: View, seat: number, names: readonly string[]): string => {
  const others = view.pack.filter((other) => other !== seat && view.alive[other])
  return others.length === 0 ? 'none' : namesOf(names, others)
}

/** Tonight's: the Seer's card while she is called, glimpses of the Little Girl in the Werewolves' step, and of the Baker in his. */
function sightLines(view: View, names: readonly string[], calls: ReadonlySet<string>): readonly string[] {
  return view.sights
    .filter(({ night, card, beat }) => night === view.round && (card !== null ? calls.has('seer') : beat > 0 ? calls.has('wolves') : calls.has('baker')))
    .map(({ players, card }) =>
      card === null ? say('loupsgarous-line-glimpse', { of: ofWhom(namesOf(names, players)) }) : say('loupsgarous-line-seen', { player: nameOf(names, players[0] ?? null), card: cardName(card) }),
    )
}

/** Something neutral of about the same length, where there is nothing to know. */
export const neutral = (view: View, seat: number): string => say('loupsgarous-line-none', { number: (view.round + seat + (view.step?.beat ?? 0)) % 3 })

// --- What everybody sees of somebody, and what only these eyes do

export type Mark = 'captain' | 'poster' | 'absent' | 'spared' | 'banned' | 'candidate' | 'floor' | 'asked' | 'designated' | 'tied' | 'lover' | 'pack' | 'caught' | 'charmed' | 'immune' | 'named' | 'unnamed'

const ASKED = new Set(['draft', 'shot', 'successor', 'voters', 'house', 'accept', 'ban', 'tavern', 'tie_break'])

/** In the order in which they are told. */
export function marksOf(view: View, seat: number): readonly Mark[] {
  const step = stepName(view)
  const found: Mark[] = []
  const note = (mark: Mark, is: boolean): void => void (is && found.push(mark))
  note('captain', view.captain === seat)
  note('designated', view.designated === seat && view.alive[seat] === true && step === 'sentence')
  note('tied', view.tied.includes(seat) && (step === 'tie_break' || step === 'second_ballot' || step === 'tavern'))
  note('asked', ASKED.has(step) && view.step?.seat === seat)
  note('floor', step === 'presentation' && view.step?.seat === seat)
  note('poster', view.poster === seat && view.alive[seat] === true)
  note('banned', view.banned.includes(seat))
  note('candidate', view.candidates.includes(seat) && (step === 'campaign' || step === 'election'))
  note('spared', isSpared(view, seat))
  note('immune', isImmune(view, seat))
  note('absent', view.absent.includes(seat) && view.alive[seat] === true)
  note('named', view.draft_voters.includes(seat))
  if (!view.same_room) {
    note('lover', view.lover === seat)
    note('caught', view.caught === seat)
    note('pack', view.pack.includes(seat) && seat !== view.eyes)
    note('charmed', view.charmed.includes(seat) && view.alive[seat] === true)
  }
  return found
}

/** A house for whoever listens. */
export function describe(view: View, seat: number, names: readonly string[]): string {
  const parts = [nameOf(names, seat) + (seat === view.eyes ? ` ${say('loupsgarous-house-you')}` : '')]
  const role = publicRole(view, seat)
  if (role !== null) parts.push(roleOf(role))
  const death = view.deaths.find((one) => one.seat === seat)
  if (death) parts.push(say('loupsgarous-house-dead', { cause: death.cause, round: death.round, card: cardName(view.shown[seat] ?? '') }))
  parts.push(...marksOf(view, seat).map((mark) => say('loupsgarous-mark', { mark })))
  return parts.join(', ')
}
