/** What happens, in sentences: the log, the prompt, the sounds. The parameters are those of `tablee.games.grumpf.words`. */

import type { Memory } from '../../lib/memory'
import type { AnyEvent } from '../../lib/table.svelte'
import { kebab } from '../../lib/sentences'
import { allOf, say, type Params } from '../../lib/text.svelte'
import { whoIs, winning } from '../../lib/who'
import { boardOf, otherFace } from './content.svelte'
import { type Happening, named, type The } from './events'
import type { Hand } from './hand.svelte'
import { memoryOf } from './memory'
import { boardName } from './naming'
import { asleep, awaited, targets } from './rules'
import type { Show } from './show.svelte'
import { BOARDS, type GrumpfClanView, type GrumpfView, SPECIES } from './types'

/** One sentence for this moment: what the hand holds, and what may be done with it. */
export function prompt(view: GrumpfView, seat: number | null, names: readonly string[], memory: Memory): string {
  const { hand, show } = memoryOf(memory)
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
      return seat === null || !me ? watching(view, names) : asleep(view, seat) ? say('prompt-asleep') : hunting(view, seat, names, hand)
    case 'review':
      return reviewing(view, me, names, show)
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

function reviewing(view: GrumpfView, me: GrumpfClanView | undefined, names: readonly string[], show: Show): string {
  const board = show.running ? show.boards[Math.max(0, show.step)]?.board : undefined
  if (board) return say('grumpf-now-count', { board: boardName(board) })
  if (!me) return awaiting(view, names)
  return say(me.ready ? 'prompt-reviewed' : 'grumpf-now-counted')
}

function hunting(view: GrumpfView, seat: number, names: readonly string[], hand: Hand): string {
  if (view.turn !== null && view.turn !== seat) return say('prompt-wait', { player: names[view.turn] ?? '' })
  const left = hand.left(view, seat)
  if (hand.drowsy) return say('grumpf-now-drowsy', { left, huts: view.huts - view.clans.filter(({ hut }) => hut !== null).length })
  if (hand.pawn !== null) return holding(view, seat, hand.pawn, hand)
  if (view.pace === 'beats') return say(view.choices[seat] ? 'prompt-chosen' : 'prompt-beat')
  if (view.pace === 'turns') return say('prompt-turn')
  if (left === 0) return say('grumpf-now-bed')
  return say('grumpf-now-choose', { left, moment: !view.waits ? 'live' : left === heldAtFirst(view, seat) ? 'practice' : 'step' })
}

function heldAtFirst(view: GrumpfView, seat: number): number {
  return (view.clans[seat]?.pawns ?? []).filter(([, place]) => place !== 'aside').length
}

/** With a Grumpf in hand: where it may go, and what is on its back. */
function holding(view: GrumpfView, seat: number, pawn: number, hand: Hand): string {
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
  const params = paramsOf(named(told), names, seat)
  return params && say(`event-${kebab(told[0])}`, params)
}

/** A seat by its name; the neutral clan, of the game for two, comes after the last seat. */
function clan(whose: number | null, names: readonly string[], seat: number | null, prefix = ''): Params {
  if (whose !== null && whose >= names.length) return { [`${prefix}player`]: say('neutral'), [`${prefix}who`]: 'neutral' }
  return whoIs(whose, names, seat, prefix)
}

function paramsOf(event: Happening, names: readonly string[], seat: number | null): Params | null {
  const who = (whose: number | null, prefix = ''): Params => clan(whose, names, seat, prefix)
  switch (event.event) {
    case 'game_setup':
      return setup(event)
    case 'round_start':
      return { round: event.round, ...who(event.first_seat, 'first_') }
    case 'animals_drawn':
      return { animals: drawn(event.species) }
    case 'neutral_dealt':
      return neutral(event)
    case 'shout':
      return who(event.seat)
    case 'placed':
      return { ...who(event.seat), value: event.value, board: event.board, space: event.space }
    case 'clubbed':
      return { ...who(event.seat), board: event.board, space: event.space, victim_value: event.victim_value, ...who(event.victim, 'victim_') }
    case 'bed':
      return { ...who(event.seat), colour: event.colour, huts_left: event.huts_left }
    case 'stall_warning':
    case 'time_warning':
      return { seconds_left: event.seconds_left }
    case 'hunt_end':
      return { cause: event.cause, ...who(event.seat) }
    case 'beat_open':
      return { beat: event.beat, ...who(event.initiative[0] ?? null, 'first_') }
    case 'waited':
      return { ...who(event.seat), auto: event.auto ? 'yes' : 'no' }
    case 'action_failed':
      return { ...who(event.seat), why: say(`refusal-${kebab(event.reason)}`) }
    case 'go':
    case 'hunt_resumed':
      return {}
    default:
      return counted(event, names, seat)
  }
}

function counted(event: Happening, names: readonly string[], seat: number | null): Params | null {
  const who = (whose: number | null, prefix = ''): Params => clan(whose, names, seat, prefix)
  switch (event.event) {
    case 'board_tally':
      return tally(event, names, seat)
    case 'board_failed':
      return { board: event.board, species: event.board, number: event.animals }
    case 'animals_shared': {
      const taken = new Map<number, number>()
      for (const [whose, number] of event.shares) taken.set(whose, (taken.get(whose) ?? 0) + number)
      const shares = [...taken].map(([whose, number]) => say('share-of', { number, ...who(whose) }))
      return { board: event.board, species: event.board, number: [...taken.values()].reduce((sum, one) => sum + one, 0), shares: allOf(shares) }
    }
    case 'animals_discarded':
      return { board: event.board, species: event.species, number: event.number }
    case 'tile_won':
      return { ...who(event.seat), tiles_left: event.tiles_left }
    case 'tile_discarded':
    case 'tile_unclaimed':
      return { tiles_left: event.tiles_left }
    case 'exchange_open':
    case 'exchange_declined':
    case 'exchange_impossible':
      return who(event.seat)
    case 'exchange_done':
      return { ...who(event.seat), ...who(event.other, 'other_'), taken: say(`animal-${event.taken}`), given: say(`animal-${event.given}`) }
    case 'round_end':
      return { scores: allOf(event.scores.map((points, whose) => say('score-of', { points, ...who(whose) }))) }
    case 'game_end':
      return victory(event, names, seat)
    default:
      return null
  }
}

function setup({ seats, sides, huts, pawns, neutral: neutralColour }: The<'game_setup'>): Params {
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

function neutral({ dealt, set_aside: aside }: The<'neutral_dealt'>): Params {
  const shown = dealt.filter(([, pawn]) => !aside.includes(pawn))
  return { pawns: allOf(shown.map(([board, , face]) => say('neutral-at', { face, board }))), aside: aside.length }
}

function tally({ board, condition, sum, count, met, ranking, tie_broken: ties }: The<'board_tally'>, names: readonly string[], seat: number | null): Params {
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

function victory({ counts, winners }: The<'game_end'>, names: readonly string[], seat: number | null): Params {
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
