/** How the board looks after an event, as far as the moments of a step need it: the server's view comes at the end of all. */

import { cardOf, levelOfCard } from './content.svelte'
import type { Happening } from './events'
import type { ArchibaldHeroView, ArchibaldView } from './wire'

type Change = Partial<ArchibaldView>

export function after(view: ArchibaldView, told: Happening): ArchibaldView {
  const change = ofHeroes(view, told) ?? ofTiles(view, told) ?? ofEnemies(view, told) ?? ofCards(view, told) ?? ofOthers(told)
  return change === null ? view : { ...view, ...change }
}

const hero = (view: ArchibaldView, seat: number, change: (hero: ArchibaldHeroView) => Partial<ArchibaldHeroView>): Change => ({
  heroes: view.heroes.map((one, place) => (place === seat ? { ...one, ...change(one) } : one)),
})

function ofHeroes(view: ArchibaldView, told: Happening): Change | null {
  switch (told.event) {
    case 'hero_chosen':
      return hero(view, told.seat, () => ({ hero: told.hero, cell: told.cell }))
    case 'hero_moved':
    case 'hero_sent':
      return hero(view, told.seat, () => ({ cell: told.end }))
    case 'lives_changed':
      return hero(view, told.seat, () => ({ lives: told.lives }))
    case 'marker_set':
    case 'marker_cleared':
      return hero(view, told.seat, () => ({ immobilised: told.event === 'marker_set' }))
    case 'equipped':
      return { ...hero(view, told.seat, (one) => ({ ...fewer(one, [told.card]), equipment: told.card })), ...lost(view, told.seat, [told.card]), ...thrown(view, told.replaced === '' ? [] : [told.replaced]) }
    case 'level_bonus':
      return hero(view, told.seat, (one) => ({ bonuses: [...one.bonuses, told.level] }))
    default:
      return null
  }
}

const put = (view: ArchibaldView, cell: string, tile: string): Change => {
  const place = (Number(cell.slice(1)) - 1) * 5 + cell.charCodeAt(0) - 65
  return { board: view.board.map((one, at) => (at === place ? tile : one)) }
}

function ofTiles(view: ArchibaldView, told: Happening): Change | null {
  switch (told.event) {
    case 'tile_laid': {
      const level = Number(told.tile[1])
      const piles = view.piles.map((pile) => (pile.level === level ? { ...pile, count: pile.count - 1, unseen: pile.unseen.filter((tile) => tile !== told.tile) } : pile))
      return { ...put(view, told.cell, told.tile), fresh: [...view.fresh, told.cell], piles, breached: told.breached ? [...view.breached, told.cell] : view.breached }
    }
    case 'jail_revealed':
      return { ...put(view, told.cell, told.tile), jails_unseen: view.jails_unseen.filter((tile) => tile !== told.tile) }
    case 'jail_peeked':
      return { peeks: view.peeks.map((cells, seat) => (seat === told.seat ? [...cells, told.cell] : cells)), ...(told.tile === null ? {} : { peeked: { ...view.peeked, [told.cell]: told.tile } }) }
    case 'passage_opened':
      return { opened: [...view.opened, [told.cell, told.other_cell]] }
    case 'level_reached_first':
      return { reached: [...view.reached, told.level] }
    default:
      return null
  }
}

const without = (all: readonly string[], some: readonly string[]): readonly string[] =>
  some.reduce<readonly string[]>((left, one) => (left.includes(one) ? left.toSpliced(left.indexOf(one), 1) : left), all)

const stock = (view: ArchibaldView, kinds: readonly string[], by: 1 | -1): Change => ({
  supply: kinds.reduce<Readonly<Record<string, number>>>((supply, kind) => ({ ...supply, [kind]: (supply[kind] ?? 0) + by }), view.supply),
})

function ofEnemies(view: ArchibaldView, told: Happening): Change | null {
  const at = (cell: string, enemies: readonly string[]): Change => ({ enemies: { ...view.enemies, [cell]: enemies } })
  switch (told.event) {
    case 'enemies_appeared':
      return { ...at(told.cell, [...(view.enemies[told.cell] ?? []), ...told.enemies]), ...stock(view, told.enemies, -1), fresh: view.fresh.filter((cell) => cell !== told.cell) }
    case 'enemies_killed':
      return { ...at(told.cell, without(view.enemies[told.cell] ?? [], told.enemies)), ...stock(view, told.enemies, 1) }
    case 'enemies_relocated':
      return { ...at(told.start, without(view.enemies[told.start] ?? [], [told.enemy])), ...stock(view, [told.enemy], 1) }
    default:
      return null
  }
}

const fewer = (one: ArchibaldHeroView, cards: readonly string[]): Partial<ArchibaldHeroView> => ({
  cards: Math.max(0, one.cards - cards.length),
  backs: cards.map(levelOfCard).reduce<readonly number[]>((backs, level) => (backs.includes(level) ? backs.toSpliced(backs.indexOf(level), 1) : backs), one.backs),
})
const lost = (view: ArchibaldView, seat: number, cards: readonly string[]): Change => (view.eyes === seat ? { hand: without(view.hand, cards) } : {})
const thrown = (view: ArchibaldView, cards: readonly string[]): Change => ({
  decks: view.decks.map((deck) => ({ ...deck, discard: [...deck.discard, ...cards.filter((card) => levelOfCard(card) === deck.level)] })),
})

function ofCards(view: ArchibaldView, told: Happening): Change | null {
  switch (told.event) {
    case 'cards_drawn': {
      const backs = Array.from({ length: told.count }, () => told.level)
      const drawn = hero(view, told.seat, (one) => ({ cards: one.cards + told.count, backs: [...one.backs, ...backs].sort() }))
      return { ...drawn, ...(told.cards && view.eyes === told.seat ? { hand: [...view.hand, ...told.cards] } : {}), decks: view.decks.map((deck) => (deck.level === told.level ? { ...deck, count: Math.max(0, deck.count - told.count) } : deck)) }
    }
    case 'card_played':
      return { ...hero(view, told.seat, (one) => fewer(one, [told.card])), ...lost(view, told.seat, [told.card]), played: told.card, card_played: true, ...(cardOf(told.card).type === 'enemy' ? thrown(view, [told.card]) : {}) }
    case 'cards_discarded': {
      const worn = view.heroes[told.seat]?.equipment ?? null
      const ofHand = told.cards.filter((card) => card !== worn)
      return { ...hero(view, told.seat, (one) => ({ ...fewer(one, ofHand), equipment: worn !== null && told.cards.includes(worn) ? null : worn })), ...lost(view, told.seat, ofHand), ...thrown(view, told.cards) }
    }
    case 'deck_reshuffled':
      return told.deck === 'ADV' ? { adventures: told.size, adventure_discard: [] } : { decks: view.decks.map((deck) => (`E${deck.level}` === told.deck ? { ...deck, count: told.size, discard: [] } : deck)) }
    case 'adventure_drawn':
      return { adventures: Math.max(0, view.adventures - 1), reading: [...view.reading, { card: told.card, seat: told.seat, reader: told.reader_seat, answer: null, behind: null }], read: told.behind }
    case 'adventure_answered':
      return { reading: view.reading.map((one) => (one.card === told.card ? { ...one, answer: told.answer, behind: told.behind } : one)) }
    default:
      return null
  }
}

function ofOthers(told: Happening): Change | null {
  if (told.event === 'water_changed') return { water: told.tokens }
  return told.event === 'turn_started' ? { active: told.seat, round: told.round, played: null, reading: [] } : null
}
