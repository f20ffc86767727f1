// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { flights } from '../../src/games/smile/flights'
import { LESSONS, withOptions } from '../../src/games/smile/lesson'
import { longName } from '../../src/games/smile/naming'
import { prompt, sentence } from '../../src/games/smile/telling'
import en from '../../src/games/smile/en.ftl?raw'
import fr from '../../src/games/smile/fr.ftl?raw'
import { missingWords, say } from '../../src/lib/text.svelte'
import type { AnyEvent } from '../../src/lib/table.svelte'
import { bare, speak, withBox } from './table'

withBox()

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '')

describe('words', () => {
  test('both languages say the same things', () => {
    expect(ids(fr)).toEqual(ids(en))
  })

  test('French has its spaces and its apostrophes', () => {
    const lines = fr.split('\n').filter((line) => !line.startsWith('#'))
    expect(lines.filter((line) => / [!?;»]|« |'| : /.test(line))).toEqual([])
    expect(lines.filter((line) => /[^\u202f\s({"]([!?;])/.test(line))).toEqual([])
  })

  test.each(['fr', 'en'] as const)('every lesson has its words in %s', async (language) => {
    await speak(language)
    for (const { key, want } of LESSONS) {
      for (const id of [`smile-learn-${key}`, `smile-learn-${key}-do`, `smile-learn-${key}-done`]) expect(say(id)).not.toBe(id)
      if (want.kind === 'refusal') say(`refusal-${want.code.replaceAll('_', '-')}`)
    }
    expect(missingWords()).toEqual([])
  })
})

describe('sentences', () => {
  beforeAll(() => speak('en'))
  const tell = (event: AnyEvent, seat: number | null = null): string => bare(sentence(event, NAMES, seat))

  test('name the player, or say you', () => {
    expect(tell(['firefly_offered', 1, 'C12', 1])).toBe('Julie offers a firefly to Twiglet −1 (yellow).')
    expect(tell(['firefly_offered', 1, 'C12', 1], 1)).toBe('You offer a firefly to Twiglet −1 (yellow).')
  })

  test('tell a collect, a last creature, a pair, a borrowed firefly', () => {
    expect(tell(['creature_collected', 2, 'C01', 3, false])).toBe('Valentin collects Twirlpip −2 (pink) and 3 fireflies.')
    expect(tell(['creature_collected', 2, 'C30', 0, true])).toBe('Valentin is the last one in and gets Great Glimmer +6 (no colour).')
    expect(tell(['pair_fled', 2, ['C01', 'C02'], 'pink'])).toBe('Twirlpip −2 (pink) and Twiglet +1 (pink) scare each other off!')
    expect(tell(['firefly_borrowed', 0, 'C23', 1], 0)).toBe('You have no firefly left: one tear, one borrowed firefly for Daydozer 0 (no colour).')
  })

  test('tell the start, the rounds and the rows', () => {
    expect(tell(['game_started', 3, [], 30, 17, 5, 1])).toBe('3 players, 30 creatures in the deck, 6 fireflies in every hand. Julie starts.')
    expect(tell(['round_started', 2, 0, 24], 0)).toBe('Round 2. You start.')
    expect(tell(['row_revealed', ['C01', 'C02', 'C30'], []])).toBe('In the row: Twirlpip −2 (pink), Twiglet +1 (pink) and Great Glimmer +6 (no colour).')
  })

  test('tell who has won, alone or together', () => {
    const tally = { score: 12, fireflies: 7 }
    expect(tell(['game_ended', [tally, tally, tally], [1]])).toBe('Julie wins with 12 points.')
    expect(tell(['game_ended', [tally, tally, tally], [1]], 1)).toBe('You win with 12 points!')
    expect(tell(['game_ended', [tally, tally, tally], [0, 1]], 1)).toBe('You share the victory with Noémie: 12 points and 7 fireflies each.')
    expect(tell(['game_ended', [tally, tally, tally], [0, 1]])).toBe('Noémie and Julie share the victory: 12 points and 7 fireflies each.')
  })

  test('leave to the screen what it shows', () => {
    for (const quiet of ['hand_updated', 'turn_started', 'decision_requested', 'tear_taken', 'round_ended']) expect(sentence([quiet, 0, 1], NAMES, 0)).toBeNull()
  })

  test('the prompt says whose turn it is and what may be done', () => {
    expect(prompt(midway(3), 0, NAMES)).toBe(say('prompt-offer-or-collect'))
    expect(prompt(midway(3), 1, NAMES)).toBe('Noémie is thinking.')
    expect(prompt(midway(4, { turn: 1, options: [] }), 3, NAMES)).toBe(say('prompt-out'))
    expect(prompt(midway(3, { over: true, turn: null, options: [] }), 0, NAMES)).toBe(say('prompt-over'))
  })

  test('every creature can be described', () => {
    expect(BOX.map(longName).filter((name) => name.includes('⟦') || !/: (tame|wild )?creature|: (tame|wild) creature/.test(bare(name)))).toEqual([])
    expect(missingWords()).toEqual([])
  })
})

describe('flights', () => {
  test('a firefly goes from the hand to the top of the pile', () => {
    expect(flights([['firefly_offered', 2, 'C07', 3]], 0)).toMatchObject([{ from: 'hand:2', to: 'bead:C07', sprite: 'firefly' }])
  })

  test('a creature flies to where it lies afterwards, and its fireflies to the hand', () => {
    const all = flights([['creature_collected', 1, 'C07', 2, false]], 0)
    expect(all.map(({ from, to }) => [from, to])).toEqual([
      ['C07', 'C07'],
      ['C07', 'hand:1'],
      ['C07', 'hand:1'],
    ])
  })

  test('tears and borrowed fireflies come from the supply, new creatures from the deck', () => {
    expect(flights([['tear_taken', 0, 1], ['firefly_borrowed', 0, 'C07', 1]], 0).every(({ from }) => from === 'supply')).toBe(true)
    expect(flights([['row_revealed', ['C01', 'C02'], ['C02', 'C01']]], 0).map(({ from, to }) => [from, to])).toEqual([
      ['deck', 'C02'],
      ['deck', 'C01'],
    ])
  })

  test('a rich haul flies in a handful', () => {
    expect(flights([['creature_collected', 1, 'C07', 20, false]], 0).length).toBeLessThan(10)
  })
})

test('no hand of anybody else is in what a lesson shows', () => {
  for (const { before, after } of LESSONS) for (const view of [before, after]) expect(withOptions(view).hunters.every(({ fireflies }) => fireflies === null)).toBe(true)
})
