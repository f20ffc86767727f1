/** Archibald in the gallery: `scene=` any decision of section 7, `gusty`, `lacking`, `drafted`, `ready`, `reading`, `listening`, `last`, `waiting`, `tv`, `moment-…`. */

import type { Exhibit } from '../../gallery/exhibit'
import type { AnyEvent } from '../../lib/table.svelte'
import archibald from '.'
import { after } from './after'
import Art from './Art.svelte'
import { content } from './content.svelte'
import { named } from './events'
import { behind, BOX, deciding, DECISIONS, drafted, finished, gusty, lacking, last, listening, position, reading, ready, story } from './fixtures'
import { moments } from './moments'
import type { ArchibaldEvent, ArchibaldView } from './wire'

/** What a move roughly leads to: enough to see something fly. */
function play(view: ArchibaldView, move: string): readonly [readonly AnyEvent[], ArchibaldView] {
  const [verb = '', what = ''] = move.split(' ')
  const events: ArchibaldEvent[] = verb === 'move' ? [['hero_moved', 0, view.heroes[0]?.cell ?? 'C1', what, 'move']] : verb === 'equip' ? [['equipped', 0, what, '']] : []
  return [events, events.map(named).reduce(after, view)]
}

/** The last moment of a step, as it stands. */
function moment(events: readonly ArchibaldEvent[], view: ArchibaldView): ArchibaldView {
  return (moments(events, view).at(-1)?.view ?? view) as ArchibaldView
}

const MOMENTS: Readonly<Record<string, readonly ArchibaldEvent[]>> = {
  'moment-fight': [['fight_started', 0, 'C6', [1, 3], [1, 3], ['spider', 'moustik', 'moustik'], 214], ['fight_rolled', 0, 1, [2, 1, 0, 1], [1, 0, 1, 0], 4, 2]],
  'moment-tile': [['tile_laid', 'T3-12', 'B5', false]],
  'moment-bump': [['tile_laid', 'T3-12', 'B5', false], ['bumped', 0, 'C5', 'B5', 'T3-12']],
  'moment-flood': [['water_changed', 1, 4, 'trial'], ['flood_started', [0, 1, 2]]],
  'moment-answer': [['adventure_drawn', 0, 1, 'A01', null], ['adventure_answered', 0, 'A01', 'A', behind('A01')]],
  'moment-jail': [['jail_revealed', 'D11', 'T5-03']],
  'moment-card': [['card_played', 1, 'E2-D#1', 'C5', null, []]],
  'moment-die': [['die_rolled', 0, 2, 'trial']],
  'moment-rejected': [['tile_rejected', 'T3-14', 'B5']],
  'moment-defeat': [['hero_defeated', 0, 'C5', 3]],
}

const exhibit: Exhibit<ArchibaldView> = {
  game: archibald,
  prepare: () => content.set(BOX),
  scenes: {
    ...Object.fromEntries(DECISIONS.map((decision) => [decision, (seats: number) => deciding(decision, seats)])),
    ...Object.fromEntries(Object.entries(MOMENTS).map(([name, events]) => [name, (seats: number) => moment(events, position(seats))])),
    table: (seats) => deciding('window', seats),
    waiting: (seats) => deciding('move', seats, 1),
    gusty,
    lacking,
    drafted,
    ready,
    reading,
    listening,
    last,
    tv: (seats) => ({ ...deciding('move', seats, 1), eyes: null, hand: [], peeked: {} }),
  },
  finished,
  story,
  Art,
  play,
}

export default exhibit
