/** Smile: what its box brings to the table. */

import { later } from '../../parts/later'
import type { GameModule } from '..'
import Board from './Board.svelte'
import { content } from './content.svelte'
import { flights } from './flights'
import Goal from './Goal.svelte'
import { remember } from './memory'
import { beat, moments } from './moments'
import { spotName } from './naming'
import Own from './Own.svelte'
import { guard } from './rules'
import Seat from './Seat.svelte'
import { awaited, brief, prompt, sentence, sound } from './telling'
import type { SmileEvent, SmileView } from './wire'

const smile: GameModule<SmileView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  content,
  memory: remember,
  Board,
  Own,
  Seat,
  End: later(() => import('./End.svelte'), 'smile-loading'),
  Learn: later(() => import('./Learn.svelte'), 'smile-loading'),
  Goal,
  Points: later(() => import('./Points.svelte'), 'smile-loading'),
  guard,
  awaited,
  prompt,
  sentence,
  outcome: 'game_ended' satisfies SmileEvent[0],
  brief,
  moments,
  beat,
  flights,
  sound,
  spotName,
  headings: ['game_started', 'round_started'],
}

export default smile
