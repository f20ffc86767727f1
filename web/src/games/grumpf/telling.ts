/** What happens, in sentences: the log, the prompt, the sounds. The parameters are those of `tablee.text.grumpf`. */

import type { AnyEvent } from '../../lib/table.svelte'
import { kebab } from '../../lib/sentences'
import { allOf, say, type Params } from '../../lib/text.svelte'
import { whoIs, winning } from '../../lib/who'
import { boardOf, otherFace } from './content.svelte'
import { hand } from './hand.svelte'
import { boardName } from './naming'
import { asleep, awaited, targets } from './rules'
import { show } from './show.svelte'
import { BOARDS, type GrumpfClanView, type GrumpfBoardTally, type GrumpfEvent, type GrumpfGameEnd, type GrumpfGameSetup, type GrumpfNeutralDealt, type GrumpfView, SPECIES } from './types'

/** One sentence for this moment: what the hand holds, and what may be done with it. */
export function prompt(view: GrumpfView, seat: number | null, names: readonly string[]): string {
  const me = seat === null ? undefined : view.clans[seat]
  switch (view.phase) {
    case 'waiting':
      return say('prompt-waiting')
    case 'ready':
      return me && !me.ready ? readying(view) : me ? say('prompt-readied') : awaiting(view, names)
    case 'shout':
      return say(me ? 'grumpf-now-shout' : 'prompt-shout')
    case 'countdown':
      return say(view.patience === 'practice' && view.round === 1 && me ? 'grumpf-now-practice-soon' : 'prompt-countdown')
    case 'hunt':
      return seat === null || !me ? watching(view, names) : asleep(view, seat) ? say('prompt-asleep') : hunting(view, seat, names)
    case 'review':
      return reviewing(view, me, names)
    case 'exchange':
      return view.exchange === seat && seat !== null ? say('prompt-exchange') : say('prompt-exchanging', { player: names[view.exchange ?? 0] ?? '' })
    default:
      return say('prompt-over')
  }
}

/** The first time one is told what to look at; after a practice hunt, that nobody waits any more. */
function readying(view: GrumpfView): string {
  return say('grumpf-now-ready', { moment: view.round === 1 ? 'first' : view.round === 2 && view.patience === 'practice' ? 'real' : 'later' })
}

/** For whoever only looks, such as a whole room: whose turn it is to touch a phone. */
function awaiting(view: GrumpfView, names: readonly string[]): string {
  const players = awaited(view).map((seat) => names[seat] ?? '')
  if (players.length === 0) return say(view.phase === 'review' ? 'phase-review' : 'phase-ready')
  return say('grumpf-now-awaited', { players: allOf(players), moment: view.phase })
}

function reviewing(view: GrumpfView, me: GrumpfClanView | undefined, names: readonly string[]): string {
  const board = show.running ? show.boards[Math.max(0, show.step)]?.board : undefined
  if (board) return say('grumpf-now-count', { board: boardName(board) })
  if (!me) return awaiting(view, names)
  return say(me.ready ? 'prompt-reviewed' : 'grumpf-now-counted')
}

function hunting(view: GrumpfView, seat: number, names: readonly string[]): string {
  if (view.turn !== null && view.turn !== seat) return say('prompt-wait', { player: names[view.turn] ?? '' })
  const left = hand.left(view, seat)
  if (hand.drowsy) return say('grumpf-now-drowsy', { left, huts: view.huts - view.clans.filter(({ hut }) => hut !== null).length })
  if (hand.pawn !== null) return holding(view, seat, hand.pawn)
  if (view.pace === 'beats') return say(view.choices[seat] ? 'prompt-chosen' : 'prompt-beat')
  if (view.pace === 'turns') return say('prompt-turn')
  if (left === 0) return say('grumpf-now-bed')
  return say('grumpf-now-choose', { left, moment: !view.waits ? 'live' : left === heldAtFirst(view, seat) ? 'practice' : 'step' })
}

function heldAtFirst(view: GrumpfView, seat: number): number {
  return (view.clans[seat]?.pawns ?? []).filter(([, place]) => place !== 'aside').length
}

/** With a Grumpf in hand: where it may go, and what is on its back. */
function holding(view: GrumpfView, seat: number, pawn: number): string {
  const face = hand.meant(view, seat)
  const other = otherFace(pawn, face)
  const back = other === 'club' ? 'club' : 'value'
  if (face !== 'club') return say('grumpf-now-place', { face: face ?? '', other: other ?? '', back })
  const anybody = BOARDS.some((board) => targets(view, seat, pawn, board).length > 0)
  return say(anybody ? 'grumpf-now-club' : 'grumpf-now-nobody', { other: other ?? '' })
}

function watching(view: GrumpfView, names: readonly string[]): string {
  if (view.turn !== null) return say('prompt-wait', { player: names[view.turn] ?? '' })
  return say('grumpf-now-watch', { free: view.huts - view.clans.filter(({ hut }) => hut !== null).length })
}

// --- The log

const QUIET = new Set(['flipped', 'buffered', 'rejected', 'seat_chose', 'beat_reveal', 'turn_open', 'review_open', 'seat_ready'])

/** A line of the log; null for what the screen shows anyway. */
export function sentence(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  if (QUIET.has(told[0])) return null
  const params = paramsOf(told as unknown as GrumpfEvent, names, seat)
  return params && say(`event-${kebab(told[0])}`, params)
}

/** A seat by its name; the neutral clan, of the game for two, comes after the last seat. */
function clan(whose: number | null, names: readonly string[], seat: number | null, prefix = ''): Params {
  if (whose !== null && whose >= names.length) return { [`${prefix}player`]: say('neutral'), [`${prefix}who`]: 'neutral' }
  return whoIs(whose, names, seat, prefix)
}

function paramsOf(event: GrumpfEvent, names: readonly string[], seat: number | null): Params | null {
  const who = (whose: number | null, prefix = ''): Params => clan(whose, names, seat, prefix)
  switch (event[0]) {
    case 'game_setup':
      return setup(event)
    case 'round_start':
      return { round: event[2], ...who(event[4], 'first_') }
    case 'animals_drawn':
      return { animals: drawn(event[2]) }
    case 'neutral_dealt':
      return neutral(event)
    case 'shout':
      return who(event[2])
    case 'placed':
      return { ...who(event[2]), value: event[4], board: event[5], space: event[6] }
    case 'clubbed':
      return { ...who(event[2]), board: event[4], space: event[5], victim_value: event[8], ...who(event[6], 'victim_') }
    case 'bed':
      return { ...who(event[2]), colour: event[4], huts_left: event[5] }
    case 'stall_warning':
    case 'time_warning':
      return { seconds_left: event[2] }
    case 'hunt_end':
      return { cause: event[2], ...who(event[3]) }
    case 'beat_open':
      return { beat: event[2], ...who(event[3][0] ?? null, 'first_') }
    case 'waited':
      return { ...who(event[2]), auto: event[3] ? 'yes' : 'no' }
    case 'action_failed':
      return { ...who(event[2]), why: say(`refusal-${kebab(event[4])}`) }
    case 'go':
    case 'hunt_resumed':
      return {}
    default:
      return counted(event, names, seat)
  }
}

function counted(event: GrumpfEvent, names: readonly string[], seat: number | null): Params | null {
  const who = (whose: number | null, prefix = ''): Params => clan(whose, names, seat, prefix)
  switch (event[0]) {
    case 'board_tally':
      return tally(event, names, seat)
    case 'board_failed':
      return { board: event[2], species: event[2], number: event[3] }
    case 'animals_shared': {
      const taken = new Map<number, number>()
      for (const [whose, number] of event[3]) taken.set(whose, (taken.get(whose) ?? 0) + number)
      const shares = [...taken].map(([whose, number]) => say('share-of', { number, ...who(whose) }))
      return { board: event[2], species: event[2], number: [...taken.values()].reduce((sum, one) => sum + one, 0), shares: allOf(shares) }
    }
    case 'animals_discarded':
      return { board: event[2], species: event[3], number: event[4] }
    case 'tile_won':
      return { ...who(event[2]), tiles_left: event[3] }
    case 'tile_discarded':
    case 'tile_unclaimed':
      return { tiles_left: event[2] }
    case 'exchange_open':
    case 'exchange_declined':
    case 'exchange_impossible':
      return who(event[2])
    case 'exchange_done':
      return { ...who(event[2]), ...who(event[3], 'other_'), taken: say(`animal-${event[4]}`), given: say(`animal-${event[5]}`) }
    case 'round_end':
      return { scores: allOf(event[3].map((points, whose) => say('score-of', { points, ...who(whose) }))) }
    case 'game_end':
      return victory(event, names, seat)
    default:
      return null
  }
}

function setup([, , seats, sides, huts, pawns, neutralColour]: GrumpfGameSetup): Params {
  const turned = BOARDS.filter((_, place) => sides[place] === '2')
  return {
    seats: seats.length,
    pawns,
    huts,
    sides: turned.length === 0 ? 'first_game' : turned.length === BOARDS.length ? 'expert' : 'mixed',
    boards: allOf(turned.map(boardName)),
    neutral: neutralColour ?? 'none',
    colour: neutralColour ? say(`colour-${neutralColour}`) : '',
  }
}

function drawn(species: readonly string[]): string {
  const counts = SPECIES.map((key) => [key, species.filter((one) => one === key).length] as const)
  return allOf(counts.filter(([, number]) => number > 0).map(([key, number]) => say('count-animals', { species: key, number })))
}

function neutral([, , dealt, aside]: GrumpfNeutralDealt): Params {
  const shown = dealt.filter(([, pawn]) => !aside.includes(pawn))
  return { pawns: allOf(shown.map(([board, , face]) => say('neutral-at', { face, board }))), aside: aside.length }
}

function tally([, , board, condition, , sum, count, met, ranking, ties]: GrumpfBoardTally, names: readonly string[], seat: number | null): Params {
  const { low, high } = boardOf(board).sides.find(({ kind }) => kind === condition) ?? { low: 0, high: 0 }
  return {
    name: boardName(board),
    board,
    condition,
    low,
    high,
    sum,
    count,
    met: met ? 'yes' : 'no',
    ranking: allOf(ranking.map(([whose, strength]) => say('rank-of', { strength, ...clan(whose, names, seat) }))),
    tie: met && ties.length > 0 ? 'yes' : 'no',
  }
}

function victory([, , counts, winners]: GrumpfGameEnd, names: readonly string[], seat: number | null): Params {
  const best = counts[winners[0] ?? 0]
  return { ...winning(winners, names, seat), points: best?.points ?? 0, animals: best?.animals ?? 0 }
}

const SOUNDS: Readonly<Record<string, string>> = {
  animals_drawn: 'deal',
  go: 'deal',
  flipped: 'bead',
  placed: 'place',
  clubbed: 'thud',
  bed: 'sigh',
  hunt_end: 'flee',
  stall_warning: 'hurry',
  time_warning: 'hurry',
  seat_chose: 'place',
  exchange_done: 'take',
  game_end: 'end',
}

export function sound(event: AnyEvent): string | null {
  return SOUNDS[event[0]] ?? null
}
