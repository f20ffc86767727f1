/** How creatures are called, as `tablee.games.smile.words` calls them. */

import { allOf, say } from '../../lib/text.svelte'
import { cardOf, type Creature } from './content.svelte'

export function nameOf(creature: Creature): string {
  return say(`creature-${Math.abs(creature.value)}`)
}

export function cardName(card: string): string {
  const creature = cardOf(card)
  return say('card', { name: nameOf(creature), value: creature.value, colour: say(`colour-${creature.colour}`) })
}

/** Name and value alone, where few words are read. */
export function shortName(card: string): string {
  const creature = cardOf(card)
  return say('smile-card', { name: nameOf(creature), value: creature.value })
}

export function cardNames(cards: readonly string[]): string {
  return allOf(cards.map(cardName))
}

/** What can be pointed at: a creature wherever it lies, and both heaps. */
export function spotName(spot: string): string {
  return spot === 'deck' || spot === 'supply' ? say(`smile-spot-${spot}`) : cardName(spot)
}

/** For somebody who cannot see it. 0 is neither tame nor wild: just a creature (R13). */
export function longName(creature: Creature): string {
  const kind = creature.value > 0 ? 'tame' : creature.value < 0 ? 'wild' : 'neither'
  return say('card-long', {
    name: nameOf(creature),
    value: creature.value,
    kind: say(`kind-${kind}`),
    colour: say(`colour-${creature.colour}`),
    shape: say(`shape-${creature.colour}`),
  })
}
