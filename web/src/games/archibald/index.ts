/** À la recherche d'Archibald: what its box brings to the table. */

import { later } from '../../parts/later'
import type { GameModule } from '..'
import Board from './Board.svelte'
import { content } from './content.svelte'
import { flights } from './flights'
import Goal from './Goal.svelte'
import { remember } from './memory'
import { beat, moments } from './moments'
import { moveName, moveSpots, reasonParts, spotName } from './naming'
import Own from './Own.svelte'
import { awaited, guard } from './rules'
import Seat from './Seat.svelte'
import { brief, prompt, sentence, sound } from './telling'
import type { ArchibaldEvent, ArchibaldView } from './wire'

const WAIT = 'archibald-loading'

const archibald: GameModule<ArchibaldView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  content,
  memory: remember,
  tight: true,
  Board,
  Own,
  Seat,
  Goal,
  End: later(() => import('./End.svelte'), WAIT),
  Learn: later(() => import('./Learn.svelte'), WAIT),
  Points: later(() => import('./Points.svelte'), WAIT),
  guard,
  awaited,
  prompt,
  sentence,
  brief,
  outcome: 'game_won' satisfies ArchibaldEvent[0],
  headings: ['game_started', 'turn_started'],
  moments,
  beat,
  flights,
  sound,
  spotName,
  parts: reasonParts,
  moveName,
  moveSpots,
}

export default archibald
