/** Les Schtroumpfs: what their box brings to the table. */

import { later } from '../../parts/later'
import type { GameModule } from '..'
import Board from './Board.svelte'
import { content } from './content.svelte'
import { flights } from './flights'
import Ghost from './Ghost.svelte'
import Goal from './Goal.svelte'
import { remember } from './memory'
import { beat, moments } from './moments'
import { advisedName, moveSpots, reasonParts, spotName } from './naming'
import { fit } from './options'
import Own from './Own.svelte'
import { awaited, guard } from './rules'
import Seat from './Seat.svelte'
import { brief, prompt, sentence, sound } from './telling'
import type { SchtroumpfsEvent, SchtroumpfsView } from './wire'

const schtroumpfs: GameModule<SchtroumpfsView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  content,
  memory: remember,
  tight: true,
  // --- What it asks, and what it answers
  guard,
  awaited,
  fit,
  prompt,
  sentence,
  brief,
  outcome: 'game_won' satisfies SchtroumpfsEvent[0],
  headings: ['game_setup', 'round_started'],
  // --- What is seen, and when
  Board,
  Own,
  Seat,
  Goal,
  moments,
  beat,
  flights,
  sound,
  End: later(() => import('./End.svelte'), 'schtroumpfs-loading'),
  Learn: later(() => import('./Learn.svelte'), 'schtroumpfs-loading'),
  Points: later(() => import('./Points.svelte'), 'schtroumpfs-loading'),
  Options: later(() => import('./Options.svelte')),
  // --- What can be pointed at, proposed and advised
  spotName,
  parts: reasonParts,
  moveName: advisedName,
  moveSpots,
  Ghost,
}

export default schtroumpfs
