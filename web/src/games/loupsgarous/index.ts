/** Les Loups-Garous de Thiercelieux, with Le Village: what its box brings to the table. */

import { later } from '../../parts/later'
import type { GameModule } from '..'
import Board from './Board.svelte'
import { content } from './content.svelte'
import { flights } from './flights'
import Goal from './Goal.svelte'
import { memoryOf, remember } from './memory'
import { moveName, moveSpots, spotName } from './naming'
import Note from './Note.svelte'
import { fit } from './options'
import Own from './Own.svelte'
import { awaited, guard } from './rules'
import Seat from './Seat.svelte'
import { brief, covered, prompt, sentence, sound } from './telling'
import type { LoupsgarousEvent, LoupsgarousVillageView } from './wire'

const WAIT = 'loupsgarous-loading'

const loupsgarous: GameModule<LoupsgarousVillageView> = {
  words: { fr: () => import('./fr'), en: () => import('./en') },
  content,
  memory: remember,
  swift: () => true, // time is the rules' own, and everybody acts at once
  ownSeats: true,
  tight: true,
  Board,
  Own,
  Seat,
  Goal,
  Moderator: later(() => import('./room/Moderator.svelte'), WAIT),
  covered,
  Options: later(() => import('./Options.svelte'), WAIT),
  Note,
  fit,
  End: later(() => import('./End.svelte'), WAIT),
  Learn: later(() => import('./Learn.svelte'), WAIT),
  guard,
  awaited,
  clocked: () => false,
  hurried: ({ over, phase, round }) => !over && phase !== 'setup' && !(phase === 'night' && round === 1), // what it is about is read in the first night
  timed: ({ over }) => !over,
  reading: (memory) => memoryOf(memory).choice.reading,
  lingers: (memory) => memoryOf(memory).scenes.now !== null,
  hushed: ({ same_room, over }) => same_room && !over, // there the narrator tells it
  prompt,
  sentence,
  brief,
  outcome: 'game_ended' satisfies LoupsgarousEvent[0],
  headings: ['night_started', 'day_broke'],
  moment: ({ round, phase, step }) => `${round} ${phase} ${step?.name} ${step?.calls.join(' ')} ${step?.began}`,
  flights,
  sound,
  spotName,
  moveName,
  moveSpots,
}

export default loupsgarous
