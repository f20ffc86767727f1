/** Grumpf: what its box brings to the table. */

import { later } from '../../parts/later'
import type { GameModule } from '..'
import Board from './Board.svelte'
import { content } from './content.svelte'
import { flights } from './flights'
import Goal from './Goal.svelte'
import { remember } from './memory'
import { fit } from './options'
import Own from './Own.svelte'
import { awaited, clocked, guard, hurried, hushed, swift } from './rules'
import Seat from './Seat.svelte'
import { prompt, sentence, sound } from './telling'
import type { GrumpfEvent, GrumpfView } from './types'

const grumpf: GameModule<GrumpfView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  content,
  memory: remember,
  swift,
  tight: true,
  Board,
  Own,
  Seat,
  End: later(() => import('./End.svelte'), 'grumpf-later'),
  Learn: later(() => import('./Learn.svelte'), 'grumpf-later'),
  Goal,
  Points: later(() => import('./Points.svelte'), 'grumpf-later'),
  Options: later(() => import('./Options.svelte')),
  fit,
  guard,
  awaited,
  clocked,
  hurried,
  hushed,
  prompt,
  sentence,
  outcome: 'game_end' satisfies GrumpfEvent[0],
  flights,
  sound,
  headings: ['game_setup', 'round_start'],
}

export default grumpf
