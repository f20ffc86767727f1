/** Where houses stand, and who is seen where. */

import { describe, expect, test } from 'vitest'
import { scene } from '../../src/games/loupsgarous/fixtures'
import { openCount } from '../../src/games/loupsgarous/ballots'
import { byPlace, isVagabond, middle, openBallot, ring, slots, tally, tokenOf, wolvesAtMost } from '../../src/games/loupsgarous/village'
import { caughtOdds, inPercent } from '../../src/games/loupsgarous/odds'
import { closed } from './room'

const NUMBERS = Array.from({ length: 25 }, (_, number) => number + 5)

describe('the ring', () => {
  test.each(NUMBERS)('of %i houses fits a phone, each as large as a thumb and none on another', (count) => {
    const { size, spots } = ring(count, 352, 400, 0)
    expect(size).toBeGreaterThanOrEqual(44)
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(size / 2 - 1)
      expect(x).toBeLessThanOrEqual(352 - size / 2 + 1)
      expect(y).toBeGreaterThanOrEqual(size / 2 - 1)
      expect(y).toBeLessThanOrEqual(400 - size / 2 + 1)
    }
    const apart = spots.flatMap((one, place) => spots.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(39)
  })

  test('goes clockwise from the house of whoever looks, at the bottom', () => {
    const { spots } = ring(12, 800, 600, 4)
    const lowest = spots.map(({ y }) => y).indexOf(Math.max(...spots.map(({ y }) => y)))
    expect(lowest).toBe(4)
    expect(spots[5]?.x).toBeLessThan(spots[4]?.x ?? 0) // to the left of whoever faces the centre (LGT-020)
    expect(spots[3]?.x).toBeGreaterThan(spots[4]?.x ?? 0)
  })

  test.each([5, 8, 12, 18, 29])('of %i leaves a square in its middle in which no house stands', (count) => {
    const lay = ring(count, 900, 560, 0)
    const free = middle(lay, 900, 560)
    expect(free.x).toBeGreaterThan(100)
    expect(free.y).toBeGreaterThan(60)
    for (const { x, y } of lay.spots) expect(Math.abs(x - 450) > free.x || Math.abs(y - 280) > free.y).toBe(true)
  })
})

describe('the places', () => {
  test('each has whoever lives there, whatever their seat', () => {
    const view = { ...scene('small'), places: [2, 0, 4, 1, 3] }
    expect(slots(view).map(({ seat }) => seat)).toEqual([1, 3, 0, 4, 2])
    expect(byPlace(view)).toEqual([1, 3, 0, 4, 2])
  })

  test('whoever moves into the house of a dead player leaves an empty place, and the stone goes there', () => {
    const view = scene('table')
    const moved = { ...view, places: view.places.map((place, seat) => (seat === 9 ? 8 : place)), buildings: view.buildings.map((one) => (one.id === 'barber' ? { ...one, owner: 9 } : one)) }
    expect(slots(moved)[8]).toMatchObject({ seat: 9, building: { id: 'barber' } })
    expect(slots(moved)[9]?.seat).toBe(8)
    expect(isVagabond(moved, 9)).toBe(false)
  })

  test('a token lies on unique powers and on the tavern only', () => {
    const { buildings } = scene('table')
    expect(buildings.filter((one) => tokenOf(one) !== null).map(({ kind }) => kind).sort()).toEqual(['barber', 'church', 'manor', 'tavern'])
    expect(tokenOf(buildings.find(({ kind }) => kind === 'church')!)).toBe(false)
  })
})

describe('a ballot', () => {
  test('is open from the count until something else is asked', () => {
    expect(openBallot(scene('sentence'))?.chosen).toBe(4)
    expect(openBallot(scene('second'))?.kind).toBe('vote')
    expect(openBallot(scene('table'))).toBeNull()
    expect(openBallot(scene('ballot'))).toBeNull()
  })

  test('counts two for the Captain, and two for the poster', () => {
    const ballot = openBallot(scene('sentence'))!
    expect(Object.fromEntries(tally(ballot, 3))).toEqual({ 10: 4, 2: 3, 4: 5 })
    expect(Object.fromEntries(tally({ ...ballot, poster: null }, null))).toEqual({ 10: 4, 2: 2, 4: 3 })
    expect(Object.fromEntries(tally({ ...ballot, kind: 'election', poster: null }, 3))[2]).toBe(2)
  })

  test('keeps its count when another is Captain at dusk', () => {
    const view = scene('sentence')
    const counted = { 10: 4, 2: 3, 4: 5 }
    const dusk = { ...view, captain: 7, step: { ...view.step!, name: 'dusk' } }
    const log = [closed(openBallot(view)!, counted)]
    expect(Object.fromEntries(openCount(dusk, log))).toEqual(counted)
    expect(Object.fromEntries(openCount({ ...view, captain: 3 }, []))).toEqual(counted)
    expect(openCount(scene('table'), log).size).toBe(0)
  })
})

describe('the odds of the Little Girl', () => {
  test('are those of 5.11', () => {
    expect(caughtOdds(3).map(inPercent)).toEqual([11.5, 21.7, 30.7, 38.7, 45.8])
    expect(caughtOdds(7).map(inPercent)).toEqual([24.9, 43.5, 57.6, 68.1, 76])
  })

  test('reckon with as many Werewolves as may be alive, by public facts', () => {
    expect(wolvesAtMost(scene('girl'))).toBe(3)
    expect(wolvesAtMost(scene('table'))).toBe(2)
    expect(wolvesAtMost({ ...scene('table'), hidden: true, wolves: 4, cards: ['villager', 'werewolf', 'white_wolf'] })).toBe(4)
  })
})
