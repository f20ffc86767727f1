/** What happens, in sentences: the log, the prompt, the sounds. The parameters are those of `tablee.games.smile.words`. */

import type { AnyEvent } from '../../lib/table.svelte'
import { say, type Params } from '../../lib/text.svelte'
import { whoIs, winning } from '../../lib/who'
import { cardOf } from './content.svelte'
import { named, type The } from './events'
import type { Scene } from './moments'
import { cardName, cardNames, shortName } from './naming'
import type { SmileView } from './wire'

export function awaited(view: SmileView): readonly number[] {
  return view.turn === null ? [] : [view.turn]
}

/** One sentence: whose turn it is and what may be done. */
export function prompt(view: SmileView, seat: number | null, names: readonly string[]): string {
  if (view.over) return say('prompt-over')
  if (view.turn === null) return say('smile-between')
  if (seat === view.turn && view.options.length > 0) return yourTurn(view)
  if (seat !== null && view.hunters[seat]?.collected) return say('prompt-out')
  return say('prompt-wait', { player: names[view.turn] ?? '' })
}

function yourTurn(view: SmileView): string {
  const verbs = new Set(view.options.map((option) => option.split(' ')[0]))
  if (verbs.size > 1) return say('prompt-offer-or-collect')
  if (verbs.has('offer')) return say(view.options.length === 1 ? 'prompt-offer' : 'prompt-offer-tie')
  return say(verbs.has('collect') ? 'prompt-collect' : 'prompt-borrow')
}

/** A line of the log; null for what the screen shows anyway. */
export function sentence(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  const event = named(told)
  const who = (whose: number, prefix = ''): Params => whoIs(whose, names, seat, prefix)
  switch (event.event) {
    case 'game_started':
      return say('event-game-started', { seats: event.seats, deck_count: event.deck_count, ...who(event.start_seat, 'start_') })
    case 'round_started':
      return say('event-round-started', { round: event.round, deck_count: event.deck_count, ...who(event.start_seat, 'start_') })
    case 'row_revealed':
      return say('event-row-revealed', { cards: cardNames(event.cards) })
    case 'firefly_offered':
      return say('event-firefly-offered', { ...who(event.seat), card: cardName(event.card) })
    case 'firefly_borrowed':
      return say('event-firefly-borrowed', { ...who(event.seat), card: cardName(event.card) })
    case 'creature_collected':
      return say('event-creature-collected', {
        ...who(event.seat),
        card: cardName(event.card),
        fireflies: event.fireflies,
        automatic: event.automatic ? 'yes' : 'no',
      })
    case 'pair_fled':
      return say('event-pair-fled', { old: cardName(event.cards[0]), new: cardName(event.cards[1]) })
    case 'game_ended':
      return say('event-game-ended', victory(event, names, seat))
    default:
      return null
  }
}

/** The same in few words, where the last event is told: a creature by its name and value, and nothing that the row shows anyway. */
export function brief(told: AnyEvent, names: readonly string[], seat: number | null): string | null {
  const event = named(told)
  switch (event.event) {
    case 'game_started':
      return say('smile-brief-started', whoIs(event.start_seat, names, seat))
    case 'firefly_offered':
      return say('smile-brief-offered', { ...whoIs(event.seat, names, seat), card: shortName(event.card) })
    case 'firefly_borrowed':
      return say('smile-brief-borrowed', { ...whoIs(event.seat, names, seat), card: shortName(event.card) })
    case 'creature_collected':
      if (!event.automatic) return say('smile-brief-collected', { ...whoIs(event.seat, names, seat), card: shortName(event.card), fireflies: event.fireflies })
      break
    case 'row_revealed':
      return null
    case 'pair_fled':
    case 'round_ended':
      break
    default:
      return sentence(told, names, seat)
  }
  const { id, params } = caption(event, names, seat)
  return say(id, params)
}

interface Caption {
  readonly id: string
  readonly params: Params
  readonly tone: 'good' | 'bad' | 'even'
}

/** The words under what the clearing shows by itself. */
export function caption(scene: Scene, names: readonly string[], seat: number | null): Caption {
  switch (scene.event) {
    case 'pair_fled': {
      const [old, fresh] = scene.cards
      const points = -cardOf(old).value
      const params = { ...whoIs(scene.seat, names, seat), old: shortName(old), new: shortName(fresh), points }
      return { id: 'smile-brief-pair', params, tone: points > 0 ? 'good' : points < 0 ? 'bad' : 'even' }
    }
    case 'creature_collected':
      return { id: 'smile-brief-last', params: { ...whoIs(scene.seat, names, seat), card: shortName(scene.card), fireflies: scene.fireflies }, tone: 'even' }
    case 'round_ended':
      return { id: 'smile-brief-round', params: { ...whoIs(scene.next_start_seat, names, seat), round: scene.round }, tone: 'even' }
  }
}

/** Who won, and with what. */
function victory({ tallies, winners }: The<'game_ended'>, names: readonly string[], seat: number | null): Params {
  const best = tallies[winners[0] ?? 0]
  return { ...winning(winners, names, seat), points: best?.score ?? 0, fireflies: best?.fireflies ?? 0 }
}

const SOUNDS: Readonly<Record<string, string>> = {
  firefly_offered: 'bead',
  tear_taken: 'sigh',
  creature_collected: 'take',
  pair_fled: 'flee',
  row_revealed: 'deal',
  game_ended: 'end',
}

export function sound(event: AnyEvent): string | null {
  return SOUNDS[event[0]] ?? null
}
