/** Grumpf: what its box brings to the table. */

import type { GameModule } from '..'
import Board from './Board.svelte'
import { content } from './content.svelte'
import End from './EndLater.svelte'
import { flights } from './flights'
import Learn from './LearnLater.svelte'
import Goal from './Goal.svelte'
import { fit } from './options'
import Options from './OptionsLater.svelte'
import Own from './Own.svelte'
import Points from './PointsLater.svelte'
import { awaited, clocked, guard, hurried, hushed, swift } from './rules'
import Seat from './Seat.svelte'
import { prompt, sentence, sound } from './telling'
import type { GrumpfView } from './types'

const grumpf: GameModule<GrumpfView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  content,
  swift,
  tight: true,
  Board,
  Own,
  Seat,
  End,
  Learn,
  Goal,
  Points,
  Options,
  fit,
  guard,
  awaited,
  clocked,
  hurried,
  hushed,
  prompt,
  sentence,
  flights,
  sound,
}

export default grumpf
