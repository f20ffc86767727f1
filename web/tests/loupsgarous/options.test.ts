// @vitest-environment happy-dom
/** What is chosen before a village is founded (5.12): sets of cards, one's own, tokens, another number of seats; and what a moderator keeps covered. */

import { beforeAll, describe, expect, test } from 'vitest'
import events from '../../../src/tablee/games/loupsgarous/events.py?raw'
import { content } from '../../src/games/loupsgarous/content.svelte'
import { cardsOf, fit, hasTokens, narrationOf, presetsFor, someTokens, tokensOf, usualSet, withCard, withPreset, withTokens } from '../../src/games/loupsgarous/options'
import { covered } from '../../src/games/loupsgarous/telling'
import { firstOf } from '../../src/games/loupsgarous/village'
import { scene } from '../../src/games/loupsgarous/fixtures'

const CARDS = [
  { id: 'villager', letter: 'V', copies: 14 },
  { id: 'werewolf', letter: 'W', copies: 6 },
  { id: 'seer', letter: 'Y', copies: 1 },
  { id: 'thief', letter: 'T', copies: 1 },
  { id: 'witch', letter: 'X', copies: 1 },
]
const PRESETS = [
  { id: 'P', seats: 7, cards: 'W2 Y V4' },
  { id: 'S', seats: 8, cards: 'W2 Y V5' },
  { id: 'T', seats: 8, cards: 'W2 Y T X V5' },
  { id: 'V2', seats: 9, cards: 'W2 Y X V5' },
  { id: 'S', seats: 9, cards: 'W2 Y V6' },
]

beforeAll(() => content.set({ cards: CARDS, presets: PRESETS }))

describe('a set of cards', () => {
  test('is offered where it has a row for so many', () => {
    expect(presetsFor(8)).toEqual(['usual', 'S', 'T', 'custom'])
    expect(presetsFor(7)).toEqual(['usual', 'P', 'custom'])
  })

  test('where nobody chose is the usual one', () => {
    expect([5, 7, 8, 18, 19, 29].map(usualSet)).toEqual(['P', 'P', 'S', 'S', 'V2', 'V2'])
    expect(cardsOf({}, 8)).toEqual({ werewolf: 2, seer: 1, villager: 5 })
  })

  test('of one’s own begins with what was on the table, and Villagers fill it up', () => {
    const own = withPreset({ preset: 'S' }, 8, 'custom')
    expect(own['cards']).toBe('V5 W2 Y')
    expect(withCard(own, 8, 'witch', 1)?.['cards']).toBe('V4 W2 Y X')
    expect(withCard(own, 8, 'thief', 1)?.['cards']).toBe('V6 W2 Y T')
    expect(withCard(own, 8, 'seer', 0)?.['cards']).toBe('V6 W2')
  })

  test('has no more cards than seats, and none fewer than none', () => {
    const own = { preset: 'custom', cards: 'V0 W6 Y X' }
    expect(withCard(own, 8, 'werewolf', 7)).toBeNull()
    expect(withCard(own, 8, 'seer', -1)).toBeNull()
  })

  test('that has no row for another number of seats gives way; one’s own is filled up', () => {
    expect(fit({ preset: 'T' }, 9)['preset']).toBe('usual')
    expect(fit({ preset: 'S' }, 9)['preset']).toBe('S')
    expect(fit({ preset: 'custom', cards: 'V5 W2 Y' }, 9)['cards']).toBe('V6 W2 Y')
    expect(fit({ preset: 'custom', cards: 'V0 W6 Y X' }, 5)).toMatchObject({ preset: 'usual', cards: '' })
  })
})

describe('the tokens of Le Village', () => {
  test('are there with V1 and V2, where they are chosen, and where V2 is usual', () => {
    expect([hasTokens({ preset: 'V1' }, 9), hasTokens({ preset: 'S' }, 9), hasTokens({}, 18), hasTokens({}, 19), hasTokens({ village: false }, 19), hasTokens({ preset: 'custom', village: true }, 9)]).toEqual([true, false, false, true, false, true])
  })

  test('are one for each seat: Vagabonds fill up', () => {
    for (let seats = 5; seats <= 29; seats += 1) expect(String(someTokens({}, seats)['tokens']).split(' ')).toHaveLength(seats)
    const own = withTokens({}, 8, { farms: 2, special: ['tavern', 'school'] })
    expect(own?.['tokens']).toBe('farm1 farm2 school tavern bundle bundle bundle bundle')
    expect(tokensOf(own ?? {})).toEqual({ farms: 2, special: ['school', 'tavern'], bundles: 4 })
    expect(withTokens({}, 5, { farms: 6, special: [] })).toBeNull()
    expect(withTokens({}, 29, { farms: 0, special: [] })).toBeNull()
  })
})

test('the narrator speaks French, unless English was chosen', () => {
  expect([narrationOf(undefined), narrationOf({ narration: 'en' })]).toEqual(['fr', 'en'])
})

test('whatever the server tells to one or to some is covered for a moderator', () => {
  const kinds = [...events.matchAll(/^class (\w+)\((\w+), frozen=True\)/gm)].map(([, name = '', base]) => [name.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase(), base] as const)
  expect(kinds.length).toBeGreaterThan(50)
  for (const [name, base] of kinds) expect([name, covered([name])]).toEqual([name, base !== 'Event'])
})

test('a house is called after whoever lived there first, also when somebody else has moved in', () => {
  const view = scene('table')
  const farm = view.buildings.find(({ id }) => id === 'farm1') ?? expect.fail('there is no farm')
  expect(firstOf(view, farm)).toBe(farm.owner)
  const moved = { ...view, alive: view.alive.with(0, false), deaths: [...view.deaths, { seat: 0, round: 2, cause: 'vote' }], places: view.places.with(9, farm.place) }
  expect(firstOf(moved, { ...farm, owner: 9 })).toBe(0)
  expect(firstOf(moved, { ...farm, owner: null })).toBe(0)
})
