/** Smile in the gallery. */

import type { Exhibit } from '../../gallery/exhibit'
import type { AnyEvent } from '../../lib/table.svelte'
import smile from '.'
import Art from './Art.svelte'
import { content } from './content.svelte'
import { borrowing, BOX, finished, midway, story, twoLeft } from './fixtures'
import type { SmileView } from './wire'

function first(seats: number): SmileView {
  const view = midway(seats)
  return { ...view, round: 1, hunters: view.hunters.map((hunter) => ({ ...hunter, creatures: [], tears: 0, fled: [], card_score: 0, collected: false })) }
}

function play(view: SmileView, move: string): readonly [readonly AnyEvent[], SmileView] {
  const [verb, card = ''] = move.split(' ')
  if (verb !== 'collect') return [[['firefly_offered', 0, card, 1]], { ...view, hand: (view.hand ?? 1) - 1, row: view.row.map(([id, count]) => [id, count + Number(id === card)] as const) }]
  const hunters = view.hunters.map((hunter, seat) => (seat ? hunter : { ...hunter, collected: true, creatures: [...hunter.creatures, card] }))
  return [[['creature_collected', 0, card, 3, false]], { ...view, turn: 1, options: [], row: view.row.filter(([id]) => id !== card), hunters }]
}

const exhibit: Exhibit<SmileView> = {
  game: smile,
  prepare: () => content.set({ creatures: BOX }),
  scenes: {
    table: midway,
    waiting: (seats) => midway(seats, { turn: 1, options: [] }),
    two: twoLeft,
    borrow: borrowing,
    tv: (seats) => midway(seats, { eyes: null, hand: null, options: [] }),
    first,
  },
  finished,
  story,
  Art,
  play,
}

export default exhibit
