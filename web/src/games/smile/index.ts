/** Smile: what its box brings to the table. */

import type { SmileView } from '../../wire'
import type { GameModule } from '..'
import Board from './Board.svelte'
import { content } from './content.svelte'
import End from './EndLater.svelte'
import { flights } from './flights'
import Goal from './Goal.svelte'
import Learn from './LearnLater.svelte'
import { beat, moments } from './moments'
import Own from './Own.svelte'
import Points from './PointsLater.svelte'
import { guard } from './rules'
import Seat from './Seat.svelte'
import { awaited, brief, prompt, sentence, sound } from './telling'

const smile: GameModule<SmileView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  content,
  Board,
  Own,
  Seat,
  End,
  Learn,
  Goal,
  Points,
  guard,
  awaited,
  prompt,
  sentence,
  brief,
  moments,
  beat,
  flights,
  sound,
}

export default smile
