// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import { hunter, position } from '../../src/games/smile/fixtures'
import { tallies } from '../../src/games/smile/rules'
import { statistics } from '../../src/games/smile/stats'
import { yours } from '../../src/games/smile/yours'
import { missingWords, say } from '../../src/lib/text.svelte'
import type { AnyEvent } from '../../src/lib/table.svelte'
import type { SmileHunterView } from '../../src/games/smile/wire'
import { bare, speak, withBox } from './table'

withBox()

const ROUNDS: readonly AnyEvent[] = Array.from({ length: 10 }, (_, round) => ['round_ended', round + 1, null])

function told(hunters: readonly SmileHunterView[], seat: number, events: readonly AnyEvent[] = []): string {
  const all = tallies(position({ row: [], hunters, over: true, turn: null, options: [] }))
  const log: readonly AnyEvent[] = [['game_started', hunters.length, [], 30, 17, 5, 0], ...events, ...ROUNDS]
  return bare(yours(all, statistics(log, hunters.length), seat, NAMES).map(({ id, params }) => say(id, params)).join(' '))
}
const open = (creatures: readonly string[], fireflies = 0, tears = 0): SmileHunterView => hunter(creatures, { fireflies, tears })

describe('you', () => {
  beforeAll(() => speak('en'))

  test('who won are told by how much, and what brought it', () => {
    expect(told([open(['C30', 'C27']), open(['C28']), open([])], 0)).toBe('You finish 5 points ahead of Julie. Your finest catch: Great Glimmer +6.')
  })

  test('who come later are told how far behind, and what cost most', () => {
    expect(told([open(['C30']), open(['C28', 'C22']), open([])], 1)).toBe('You come second with 3 points, 3 points behind Noémie. What cost you most: Twiglet −1.')
    expect(told([open(['C30']), open(['C28'], 0, 3), open([])], 1)).toBe('You come second with 1 point, 5 points behind Noémie. What cost you most: 3 tears (−3 points).')
  })

  test('are reminded of the pair that was dearest', () => {
    const fled: readonly AnyEvent[] = [['creature_collected', 1, 'C09', 1, false], ['creature_collected', 1, 'C10', 1, false], ['pair_fled', 1, ['C09', 'C10'], 'blue']]
    expect(told([open(['C30']), open(['C22']), open([])], 1, fled)).toContain('What cost you most: Moonpaw +4 and Velvetail +5, who scared each other off (−9 points).')
  })

  test('are told when fireflies decided', () => {
    expect(told([open(['C28'], 4), open(['C28'], 2), open([])], 0)).toContain('As many points as Julie, but more fireflies.')
    expect(told([open(['C28'], 4), open(['C28'], 2), open([])], 1)).toContain('You come second: as many points as Noémie, but fewer fireflies.')
  })

  test('who share a victory are told so by the title alone', () => {
    expect(told([open(['C28']), open(['C28']), open([])], 0)).toBe('Your finest catch: Moonpaw +4.')
  })

  test('who won nothing and lost nothing still know where they came', () => {
    expect(told([open(['C28']), open([]), open([])], 2)).toBe('You come second with 0 points, 4 points behind Noémie.')
  })

  test.each(['fr', 'en'] as const)('every place has its words in %s', async (language) => {
    await speak(language)
    const hunters = [open(['C30']), open(['C29']), open(['C28']), open(['C27']), open(['C24'])]
    const all = hunters.map((_, seat) => told(hunters, seat))
    expect(new Set(all).size).toBe(5)
    expect(missingWords()).toEqual([])
  })
})
