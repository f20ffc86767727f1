/** The story of a finished game in numbers, from its events alone (section 10). */

import type { AnyEvent } from '../../lib/table.svelte'
import type { Tokens } from './content.svelte'
import { type Happening, named } from './events'

export interface PlayerStats {
  turns: number
  gained: [berries: number, logs: number, stones: number]
  houses: number
  rescues: number
  crafted: number
  dice: number
}

/** What the dice cost everybody together. */
export interface DiceStats {
  rolled: number
  meeples: number
  cards: number
  tokens: number
}

/** How often a card was played, and what the village gained in those turns. */
export interface CardStats {
  readonly card: string
  readonly times: number
  readonly gained: Tokens
}

export interface GameStats {
  readonly players: readonly PlayerStats[]
  readonly dice: DiceStats
  readonly rounds: number
  readonly turns: number
  readonly crafted: number
  readonly used: number
  readonly kidnapped: number
  readonly freed: number
  readonly destroyed: number
  readonly sheltered: number
  readonly best: CardStats | null
  /** In percent, after each round: rescued, built, baked. */
  readonly progress: readonly (readonly [rescued: number, built: number, baked: number])[]
  /** Whether all of the game was heard. */
  readonly whole: boolean
}

const DICE = new Set(['danger', 'super', 'azrael'])

class Counting {
  readonly players: PlayerStats[]
  readonly dice: DiceStats = { rolled: 0, meeples: 0, cards: 0, tokens: 0 }
  readonly cards = new Map<string, { times: number; gained: [number, number, number] }>()
  readonly progress: [number, number, number][] = []
  readonly houses = new Set<string>()
  readonly cakes = new Set<string>()
  readonly all = { houses: 1, cakes: 1, smurfs: 1 }
  forest = 0
  rounds = 0
  turns = 0
  crafted = 0
  used = 0
  kidnapped = 0
  freed = 0
  destroyed = 0
  sheltered = 0
  played: string | null = null
  private ended = 0 // the last round that has its progress
  private rolled = false // the last attack came from a die, not from a card

  constructor(seats: number) {
    this.players = Array.from({ length: seats }, () => ({ turns: 0, gained: [0, 0, 0] as [number, number, number], houses: 0, rescues: 0, crafted: 0, dice: 0 }))
  }

  tell(event: Happening): void {
    this.tellTurns(event)
    this.tellPieces(event)
    this.tellVillage(event)
  }

  private tellTurns(event: Happening): void {
    switch (event.event) {
      case 'game_setup':
        Object.assign(this.all, { houses: event.roofs.length, cakes: event.cakes.length, smurfs: event.forest_count })
        this.forest = event.forest_count
        break
      case 'round_started':
        this.rounds = Math.max(this.rounds, event.round)
        break
      case 'turn_started':
        this.turns = Math.max(this.turns, event.turn)
        this.of(event.seat, (player) => (player.turns += 1))
        break
      case 'card_played': {
        this.played = event.card
        const known = this.cards.get(event.card) ?? { times: 0, gained: [0, 0, 0] }
        known.times += 1
        this.cards.set(event.card, known)
        break
      }
      case 'turn_ended':
        this.played = null
        break
      case 'round_ended':
      case 'game_won':
      case 'game_lost':
        if (this.ended === event.round) this.progress.pop() // what happened since belongs to it
        this.ended = event.round
        this.progress.push([share(this.all.smurfs - this.forest, this.all.smurfs), share(this.houses.size, this.all.houses), share(this.cakes.size, this.all.cakes)])
        break
    }
  }

  private tellPieces(event: Happening): void {
    switch (event.event) {
      case 'resources_gained':
        this.of(event.seat, (player) => add(player.gained, event.tokens))
        if (this.played !== null) add(this.cards.get(this.played)?.gained ?? [0, 0, 0], event.tokens)
        break
      case 'die_rolled':
        this.dice.rolled += 1
        this.of(event.seat, (player) => (player.dice += 1))
        break
      case 'howlibird_attack':
        this.rolled = DICE.has(event.source)
        if (!event.meeple || event.cancelled) break
        this.kidnapped += 1
        if (this.rolled) this.dice.meeples += 1
        break
      case 'card_discarded':
        if (event.reason === 'hunt' || (event.reason === 'attack' && this.rolled)) this.dice.cards += 1
        break
      case 'resources_lost':
        if (DICE.has(event.reason)) this.dice.tokens += event.tokens[0] + event.tokens[1] + event.tokens[2]
        break
      case 'meeple_returned':
        if (event.source === 'nest') this.freed += event.number
        break
      case 'card_drawn':
        if (event.pile === 'forest') this.forest -= 1
        break
      case 'card_caged':
        this.forest += 1
        break
      case 'wardrobe_exchanged':
        if (event.pile === 'forest') this.forest += 1
        break
    }
  }

  private tellVillage(event: Happening): void {
    switch (event.event) {
      case 'rescue':
        this.of(event.seat, (player) => (player.rescues += 1))
        break
      case 'invention_crafted':
        this.crafted += 1
        this.of(event.seat, (player) => (player.crafted += 1))
        break
      case 'invention_used':
      case 'reaction_used':
        this.used += 1
        break
      case 'meeple_placed':
        if (event.target.startsWith('N')) this.used += 1
        break
      case 'house_built':
        this.houses.add(event.house)
        this.of(event.seat, (player) => (player.houses += 1))
        break
      case 'house_destroyed':
        this.houses.delete(event.house)
        this.destroyed += 1
        break
      case 'cake_prepared':
        this.cakes.add(event.cake)
        break
      case 'smurf_sheltered':
        this.sheltered += 1
        break
    }
  }

  private of(seat: number, change: (player: PlayerStats) => unknown): void {
    const player = this.players[seat]
    if (player) change(player)
  }

  /** The card whose turns brought most; of equals, the one that was played less often. */
  best(): CardStats | null {
    const all = [...this.cards].map(([card, { times, gained }]) => ({ card, times, gained, sum: gained[0] + gained[1] + gained[2] }))
    const [first] = all.sort((one, other) => other.sum - one.sum || one.times - other.times)
    return first && first.sum > 0 ? { card: first.card, times: first.times, gained: first.gained } : null
  }
}

const share = (done: number, all: number): number => Math.round((100 * done) / Math.max(1, all))

function add(sum: [number, number, number], tokens: Tokens): void {
  tokens.forEach((count, place) => (sum[place as 0 | 1 | 2] += count))
}

export function statistics(events: readonly AnyEvent[], seats: number): GameStats {
  const counting = new Counting(seats)
  const happened = withoutTakenBack(events)
  for (const event of happened) counting.tell(event)
  const { players, dice, rounds, turns, crafted, used, kidnapped, freed, destroyed, sheltered, progress } = counting
  const ended = happened.some(({ event }) => event === 'game_won' || event === 'game_lost')
  return { players, dice, rounds, turns, crafted, used, kidnapped, freed, destroyed, sheltered, progress, best: counting.best(), whole: ended && happened.some(({ event }) => event === 'game_setup') }
}

/** With which a move begins that somebody chose. */
const DEEDS = new Set(['card_played', 'meeple_placed', 'meeple_aside', 'invention_crafted', 'invention_used', 'resources_exchanged'])

/** What was taken back never happened. */
function withoutTakenBack(events: readonly AnyEvent[]): readonly Happening[] {
  let kept: Happening[] = []
  for (const told of events) {
    if (told[0] === 'move_taken_back') {
      const last = kept.findLastIndex((event) => DEEDS.has(event.event) && 'seat' in event && event.seat === Number(told[1]))
      if (last >= 0) kept = kept.slice(0, last)
    } else kept.push(named(told))
  }
  return kept
}
