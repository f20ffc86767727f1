// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../src/games/smile/content.svelte'
import { frames, shown } from '../../src/games/smile/counting'
import { finished, story } from '../../src/games/smile/fixtures'
import { tallies } from '../../src/games/smile/rules'
import { average, statistics } from '../../src/games/smile/stats'
import type { AnyEvent } from '../../src/lib/table.svelte'
import { withBox } from './table'

withBox()

const START: AnyEvent = ['game_started', 3, ['IV', 'V'], 30, 17, 5, 0]

describe('statistics', () => {
  const game: readonly AnyEvent[] = [
    START,
    ['firefly_offered', 0, 'C06', 1],
    ['hand_updated', 0, 5],
    ['firefly_offered', 1, 'C06', 2],
    ['creature_collected', 2, 'C06', 2, false], // blue −5
    ['tear_taken', 0, 1],
    ['firefly_borrowed', 0, 'C07', 1],
    ['creature_collected', 1, 'C07', 1, false],
    ['creature_collected', 0, 'C30', 0, true],
    ['round_ended', 1, 0],
    ['creature_collected', 2, 'C10', 3, false], // blue +5: both flee
    ['pair_fled', 2, ['C06', 'C10'], 'blue'],
    ['creature_collected', 1, 'C09', 1, false], // blue +4 with blue +1
    ['pair_fled', 1, ['C07', 'C09'], 'blue'],
    ['round_ended', 2, null],
  ]
  const { players, rounds, whole } = statisticsLater()

  function statisticsLater() {
    let made: ReturnType<typeof statistics> | undefined
    const get = () => (made ??= statistics(game, 3))
    return { players: () => get().players, rounds: () => get().rounds, whole: () => get().whole }
  }

  test('fireflies offered and collected; a borrowed one is not offered from the hand', () => {
    expect(players().map(({ offered }) => offered)).toEqual([1, 1, 0])
    expect(players().map(({ collected }) => collected)).toEqual([0, 2, 5])
    expect(players().map(average)).toEqual([0, 1, 2.5])
  })

  test('what fled pairs saved and cost', () => {
    expect(players()[2]).toMatchObject({ pairs: 1, saved: 0, cost: 0 })
    expect(players()[1]).toMatchObject({ pairs: 1, saved: 0, cost: 5 })
  })

  test('tears, last creatures, colours, the richest haul', () => {
    expect(players()[0]).toMatchObject({ tears: 1, lasts: 1, richest: null })
    expect(players()[2]?.colours).toEqual({ pink: 0, blue: 2, yellow: 0, white: 0, none: 0 })
    expect(players()[2]?.richest).toEqual({ card: 'C10', fireflies: 3 })
  })

  test('the score after each round counts creatures, fives and tears', () => {
    expect(rounds()).toEqual([
      [6 - 1 + 1, 1 + 1, -5 + 1], // hands 5, 6, 8
      [6, 0 + 1, 0 + 2], // hands 5, 7, 11
    ])
    expect(whole()).toBe(false)
  })

  test('what was taken back never happened, but what was played for somebody did', () => {
    const { players } = statistics(
      [START, ['default_played', 0, 'timeout'], ['firefly_offered', 0, 'C06', 1], ['firefly_offered', 1, 'C06', 2], ['creature_collected', 2, 'C06', 2, false], ['move_taken_back', 1]],
      3,
    )
    expect(players.map(({ offered }) => offered)).toEqual([1, 0, 0])
    expect(players[2]?.collects).toBe(0)
  })

  test('a whole game is known as such', () => {
    const { whole, rounds, players } = statistics(
      story(5).map(({ event }) => event),
      5,
    )
    expect(whole).toBe(true)
    expect(rounds).toHaveLength(10)
    expect(players.every(({ collects }) => collects === 10)).toBe(true)
  })
})

describe('counting up', () => {
  test('hands open one by one, and the last frame shows the score', () => {
    const all = tallies(finished(5))
    const film = frames(all)
    const value = (card: string): number => cardOf(card).value
    expect(film.slice(0, 5).map(({ phase }) => phase)).toEqual(['hands', 'hands', 'hands', 'hands', 'hands'])
    expect(all.map((tally, place) => shown(tally, place, film[1]!, value).open)).toEqual([true, true, false, false, false])
    expect(all.map((tally, place) => shown(tally, place, film[0]!, value).score)).toEqual([0, 0, 0, 0, 0])
    expect(all.map((tally, place) => shown(tally, place, film.at(-1)!, value).score)).toEqual(all.map(({ score }) => score))
  })

  test('takes less than ten seconds', () => {
    expect(frames(tallies(finished(5))).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(10_000)
  })
})
