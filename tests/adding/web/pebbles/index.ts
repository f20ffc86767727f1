/** Pebbles: what its box brings to the table. */

import type { GameModule } from '@client/games'
import { say } from '@client/lib/text.svelte'
import Board from './Board.svelte'
import End from './End.svelte'
import Learn from './Learn.svelte'
import Own from './Own.svelte'
import { type PebblesView, whyNot } from './rules'
import Seat from './Seat.svelte'

const pebbles: GameModule<PebblesView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  Board,
  Own,
  Seat,
  End,
  Learn,
  guard: whyNot,
  awaited: (view) => (view.over ? [] : [view.turn]),
  prompt: (view, seat, names) => {
    if (view.over) return say('pebbles-over')
    return view.turn === seat ? say('pebbles-yours') : say('pebbles-wait', { player: names[view.turn] ?? '' })
  },
  sentence: ([name, whose, count, left], names, seat) => {
    const who = { player: names[Number(whose)] ?? '', who: whose === seat ? 'you' : 'other' }
    if (name === 'taken') return say('event-taken', { ...who, count: Number(count), left: Number(left) })
    return name === 'won' ? say('event-won', who) : null
  },
  outcome: 'won',
  flights: () => [],
  moveName: (move) => say('pebbles-take', { count: Number(move.split(' ')[1]) }),
  moveSpots: () => ['heap'],
  spotName: () => say('pebbles-heap'),
  sound: ([name]) => (name === 'taken' ? 'bead' : null),
}

export default pebbles
