// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { atLevel, evenings, noteEvening } from '../../src/games/schtroumpfs/evenings'
import { story } from '../../src/games/schtroumpfs/fixtures'
import { fit, withDanger, withLevel } from '../../src/games/schtroumpfs/options'
import { statistics } from '../../src/games/schtroumpfs/stats'
import type { SchtroumpfsEvent } from '../../src/games/schtroumpfs/wire'
import type { AnyEvent } from '../../src/lib/table.svelte'
import { withBox } from './table'

withBox()

const SETUP: SchtroumpfsEvent = ['game_setup', 'standard', false, false, [['S01'], ['S02']], ['R1', 'R2'], ['C01', 'C02'], [], 3, 4, 19, 10, 0]
const count = (events: readonly SchtroumpfsEvent[]) => statistics([SETUP, ...events] as unknown as readonly AnyEvent[], 2)

describe('statistics', () => {
  test('what everybody brought, by type', () => {
    const { players } = count([['resources_gained', 0, [1, 2, 0], 'P03'], ['resources_gained', 1, [0, 3, 0], '3U'], ['resources_gained', 0, [0, 0, 4], '5L']])
    expect(players.map(({ gained }) => gained)).toEqual([[1, 2, 4], [0, 3, 0]])
  })

  test('dice and what they cost, apart from what cards cost', () => {
    const { dice, kidnapped } = count([
      ['die_rolled', 0, 'danger', 2, 'attack', 1, '3L', false],
      ['howlibird_attack', 0, 'danger', true, false],
      ['card_discarded', 1, 'P03', 'attack'],
      ['howlibird_attack', 0, 'danger', true, true],
      ['howlibird_attack', 0, 'G05', true, false],
      ['card_discarded', 1, 'P05', 'attack'],
      ['resources_lost', 0, [1, 1, 0], 'azrael'],
      ['resources_lost', 0, [3, 0, 0], 'G02'],
      ['card_discarded', 1, 'P04', 'played'],
    ])
    expect(dice).toEqual({ rolled: 1, meeples: 1, cards: 1, tokens: 2 })
    expect(kidnapped).toBe(2)
  })

  test('the Smurf of the match is the card whose turns brought most', () => {
    const { best } = count([['card_played', 0, 'P03', 1], ['resources_gained', 0, [1, 1, 1], 'P03'], ['turn_ended', 0, 0], ['card_played', 1, 'P19', 2], ['resources_gained', 1, [0, 5, 0], '3U'], ['turn_ended', 1, 0]])
    expect(best).toEqual({ card: 'P19', times: 1, gained: [0, 5, 0] })
  })

  test('progress after each round, houses that fall and Smurfs in cages included', () => {
    const { progress, destroyed } = count([
      ['card_drawn', 0, 'P01', 'forest', '1U'],
      ['card_drawn', 0, 'P02', 'forest', '1U'],
      ['house_built', 0, 'R1', [0, 5, 4]],
      ['round_ended', 1, 8, 0],
      ['house_destroyed', 'R1'],
      ['card_caged', 'P01', null],
      ['cake_prepared', 0, 'C01'],
      ['game_lost', 2, 16, 2, 3, 1, []],
    ])
    expect(progress).toEqual([[50, 50, 0], [25, 0, 50]])
    expect(destroyed).toBe(1)
  })

  test('a game that ends with a round has no round more', () => {
    expect(count([['round_ended', 1, 8, 0], ['house_built', 0, 'R1', [0, 5, 4]], ['game_lost', 1, 8, 1, 4, 2, []]]).progress).toEqual([[0, 50, 0]])
  })

  test('what was taken back never happened', () => {
    const events: readonly AnyEvent[] = [SETUP as AnyEvent, ['card_played', 0, 'P03', 1], ['meeple_placed', 0, '3U', '', true], ['resources_gained', 0, [0, 3, 0], '3U'], ['move_taken_back', 0], ['meeple_placed', 0, '5U', '', true], ['resources_gained', 0, [0, 0, 3], '5U']]
    expect(statistics(events, 2).players[0]?.gained).toEqual([0, 0, 3])
  })

  test('a whole game is known as one', () => {
    const events = story(3).map(({ event }) => event)
    const stats = statistics(events, 3)
    expect(stats).toMatchObject({ whole: true, rounds: 8, turns: 64 })
    expect(stats.progress).toHaveLength(8)
    expect(statistics(events.slice(5), 3).whole).toBe(false)
  })
})

describe('options', () => {
  test('another level forgets what was chosen with the last one', () => {
    expect(withLevel({ level: 'terrible', hungry: true, starter: 2 }, 'standard')).toEqual({ level: 'standard', hungry: null, super_die: null, starter: 2 })
    expect(withDanger({}, 'hungry', true)).toEqual({ hungry: true })
    expect(withDanger({ hungry: true }, 'hungry', false)).toEqual({ hungry: null })
  })

  test('nobody starts who has no seat', () => {
    expect(fit({ starter: 4 }, 3)).toEqual({ starter: 0 })
    expect(fit({ starter: 3 }, 3)).toEqual({ starter: 3 })
  })
})

describe('evenings on this device', () => {
  test('every game that ended here counts once, at its level', () => {
    localStorage.clear()
    noteEvening('a', 'standard', true)
    noteEvening('b', 'standard', false)
    noteEvening('b', 'standard', false)
    noteEvening('c', 'terrible', false)
    expect(atLevel('standard')).toEqual({ games: 2, won: 1 })
    expect(atLevel('terrible')).toEqual({ games: 1, won: 0 })
    expect(atLevel('nightmare')).toEqual({ games: 0, won: 0 })
  })

  test('what cannot be read counts nothing, and only so many are kept', () => {
    localStorage.setItem('tablee-schtroumpfs-evenings', '{')
    expect(evenings()).toEqual([])
    for (let game = 0; game < 310; game += 1) noteEvening(String(game), 'complex', true)
    expect(atLevel('complex').games).toBe(300)
  })
})
