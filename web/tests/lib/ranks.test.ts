import { describe, expect, test } from 'vitest'
import { byRank, isThronged, linesOf, onPodium, placesOf, type PodiumPlace, winnersOf } from '../../src/lib/ranks'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']
const ranked = (...ranks: number[]) => ranks.map((rank, seat) => ({ seat, rank, points: 10 - rank }))
const places = (...ranks: number[]): readonly PodiumPlace[] => placesOf(ranked(...ranks), NAMES, 1, ({ points }) => [String(points)])
const order = (all: readonly PodiumPlace[]): string => all.map(({ name, rank }) => `${name} ${rank}`).join(', ')

describe('ranks', () => {
  test('are read from the best to the last, equals in the order of their seats', () => {
    expect(byRank(ranked(3, 1, 1, 4)).map(({ seat }) => seat)).toEqual([1, 2, 0, 3])
    expect(winnersOf(ranked(3, 1, 1, 4)).map(({ seat }) => seat)).toEqual([1, 2])
  })

  test('give everybody a place, with what is written on it', () => {
    expect(places(2, 1)[1]).toEqual({ key: 1, rank: 1, name: 'Bo', you: true, scores: ['9'], tone: undefined })
  })
})

describe('on a podium', () => {
  test('the winner stands in the middle, and nobody beyond the third', () => {
    expect(order(onPodium(places(4, 2, 1, 3)))).toBe('Bo 2, Cy 1, Di 3')
  })

  test('two stand beside each other', () => {
    expect(order(onPodium(places(2, 1)))).toBe('Bo 1, Ana 2')
  })

  test('those who share the victory stand first', () => {
    expect(order(onPodium(places(1, 3, 1, 4)))).toBe('Ana 1, Cy 1, Bo 3')
  })

  test('so many equals that there are no steps stand in rows, the best first', () => {
    const throng = onPodium(placesOf(ranked(2, 2, 2, 2, 1, 2, 2, 2, 2), [], null, () => []))
    expect(isThronged(throng)).toBe(true)
    expect(throng.map(({ key }) => key)).toEqual([4, 0, 1, 2, 3, 5, 6, 7, 8])
    expect(isThronged(throng.slice(1))).toBe(false)
  })

  test('two teams have a place each', () => {
    const team = (key: number, rank: number): PodiumPlace => ({ key, rank, name: `Team ${key}`, you: key === 1, scores: [] })
    expect(order(onPodium([team(0, 2), team(1, 1)]))).toBe('Team 1 1, Team 0 2')
  })
})

test('a curve has a line for each player, with their points after each round', () => {
  expect(linesOf([[1, 2], [3]], ['Ana', 'Bo'], (seat) => `tone${seat}`)).toEqual([
    { name: 'Ana', points: [1, 3], tone: 'tone0' },
    { name: 'Bo', points: [2, 0], tone: 'tone1' },
  ])
})
