/** Les Schtroumpfs in the gallery: `scene=` any decision of section 7, `hefty`, `closed`, `waiting`, `tv`, `lost`. */

import type { Exhibit } from '../../gallery/exhibit'
import type { AnyEvent } from '../../lib/table.svelte'
import schtroumpfs from '.'
import { after } from './after'
import Art from './Art.svelte'
import { content } from './content.svelte'
import { named } from './events'
import { BOX, closed, DECISIONS, deciding, finished, hefty, story } from './fixtures'
import type { SchtroumpfsView } from './wire'

/** What a move roughly leads to: enough to see something fly. */
function play(view: SchtroumpfsView, move: string): readonly [readonly AnyEvent[], SchtroumpfsView] {
  const [verb, what = '', mode = ''] = move.split(' ')
  const events: AnyEvent[] = verb === 'play' ? [['card_played', 0, what, 1]] : verb === 'place' ? [['meeple_placed', 0, what, mode, true]] : verb === 'craft' ? [['invention_crafted', 0, what, 3, false]] : []
  const next = events.map(named).reduce(after, view)
  return [events, verb === 'play' ? { ...deciding('place', view.seats), ...next, question: deciding('place').question, options: deciding('place').options, placements: deciding('place').placements } : next]
}

const exhibit: Exhibit<SchtroumpfsView> = {
  game: schtroumpfs,
  prepare: () => content.set(BOX),
  scenes: {
    ...Object.fromEntries(DECISIONS.map((decision) => [decision, (seats: number) => deciding(decision, seats)])),
    table: (seats) => deciding('place', seats),
    waiting: (seats) => ({ ...deciding('place', seats, 1), active: 1, played: 'P10' }),
    hefty,
    closed,
    tv: (seats) => ({ ...deciding('place', seats, 1), eyes: null }),
    lost: (seats) => finished(seats, false),
  },
  finished: (seats) => finished(seats, !location.search.includes('lost')),
  story: (seats) => story(seats, !location.search.includes('lost')),
  Art,
  play,
}

export default exhibit
