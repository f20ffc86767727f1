// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import three from '../../../tests/golden/smile-3.txt?raw'
import four from '../../../tests/golden/smile-4.txt?raw'
import five from '../../../tests/golden/smile-5.txt?raw'
import { NAMES } from '../../src/gallery/made'
import { named } from '../../src/games/smile/events'
import { midway, twoLeft } from '../../src/games/smile/fixtures'
import { flights } from '../../src/games/smile/flights'
import { after, beat, type Between, moments } from '../../src/games/smile/moments'
import { brief, prompt } from '../../src/games/smile/telling'
import type { AnyEvent } from '../../src/lib/table.svelte'
import type { SmileEvent, SmileView } from '../../src/games/smile/wire'
import { bare, speak, withBox } from './table'

withBox()

const seen = (events: readonly AnyEvent[], view: SmileView): readonly Between[] => moments(events, view).map((moment) => moment.view as Between)

/** The last two collect, one of them makes a pair with what they have, and a new row is laid out. */
const ENDING: readonly AnyEvent[] = [
  ['creature_collected', 0, 'C18', 12, false],
  ['hand_updated', 0, 14],
  ['pair_fled', 0, ['C17', 'C18'], 'white'],
  ['creature_collected', 2, 'C23', 0, true],
  ['round_ended', 3, 2],
  ['round_started', 4, 2, 18],
  ['row_revealed', ['C04', 'C05', 'C10'], ['C10', 'C04', 'C05']],
  ['turn_started', 2],
]

describe('the end of a round', () => {
  test('is seen in parts: a collect, a pair that flees, the last creature, the end', () => {
    expect(moments(ENDING, twoLeft(3)).map(({ events }) => events[0]?.[0])).toEqual(['creature_collected', 'pair_fled', 'creature_collected', 'round_ended'])
    expect(seen(ENDING, twoLeft(3)).map(({ scene }) => scene?.event ?? null)).toEqual([null, 'pair_fled', 'creature_collected', 'round_ended'])
  })

  test('shows nothing of the next round before it is over', () => {
    for (const view of seen(ENDING, twoLeft(3))) {
      expect(view.round).toBe(3)
      expect(view.turn).toBeNull()
      expect(view.options).toEqual([])
      expect(view.row.every(([card]) => ['C18', 'C23'].includes(card))).toBe(true)
    }
    expect(moments(ENDING, twoLeft(3)).flatMap(({ events }) => events)).toEqual(ENDING.slice(0, 5))
  })

  test('has a pair stand side by side before it flees', () => {
    const [both, gone] = seen(ENDING, twoLeft(3)).map(({ hunters }) => hunters[0])
    expect(both?.creatures).toEqual(expect.arrayContaining(['C17', 'C18']))
    expect(gone?.creatures).not.toEqual(expect.arrayContaining(['C17']))
    expect(gone?.fled.slice(-2)).toEqual(['C17', 'C18'])
  })

  test('tells one their own hand when they have it', () => {
    expect(seen(ENDING, twoLeft(3)).map(({ hand }) => hand)).toEqual([14, 14, 14, 14])
  })

  test('takes about a second for each moment that matters, and none for the rest', () => {
    const beats = moments(ENDING, twoLeft(3)).map(({ events }) => beat(events))
    expect(beats[0]).toBe(0)
    for (const ms of beats.slice(1)) expect(ms).toBeGreaterThanOrEqual(1000)
    expect(beats.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(4000)
    expect(beat(ENDING.slice(5))).toBe(0)
  })
})

test('what has nothing to tell by itself is seen at once', () => {
  expect(moments([['creature_collected', 0, 'C01', 3, false], ['turn_started', 1]], midway(3))).toEqual([])
  expect(moments([['firefly_offered', 0, 'C01', 4]], midway(3))).toEqual([])
})

test('a pair flies from in front of its hunter to where it is seen', () => {
  expect(flights([['pair_fled', 1, ['C08', 'C07'], 'blue']], 0).map(({ from, to }) => [from, to])).toEqual([
    ['C08', 'flee:C08'],
    ['C07', 'flee:C07'],
  ])
})

describe('between two rounds', () => {
  beforeAll(() => speak('en'))

  test('nobody is said to be thinking, and the game is not said to be over', () => {
    for (const view of seen(ENDING, twoLeft(3))) expect(prompt(view, 0, NAMES)).toBe('One moment…')
  })

  test('it is told in few words whom a pair leaves', () => {
    expect(bare(brief(['pair_fled', 2, ['C01', 'C02'], 'pink'], NAMES, 0))).toBe('Twirlpip −2 and Twiglet +1 scare each other off and leave Valentin!')
    expect(bare(brief(['pair_fled', 2, ['C01', 'C02'], 'pink'], NAMES, 2))).toBe('Twirlpip −2 and Twiglet +1 scare each other off and leave you!')
  })
})

test.each(['fr', 'en'] as const)('the last event is read at a glance in %s', async (language) => {
  await speak(language)
  const events: readonly AnyEvent[] = [
    ['game_started', 3, [], 30, 17, 5, 1],
    ['round_started', 2, 0, 24],
    ['firefly_offered', 1, 'C30', 1],
    ['firefly_borrowed', 1, 'C30', 1],
    ['creature_collected', 1, 'C30', 12, false],
    ['creature_collected', 1, 'C30', 3, true],
    ['pair_fled', 1, ['C36', 'C15'], 'yellow'],
    ['round_ended', 3, 1],
    ['round_ended', 10, null],
  ]
  for (const event of events) {
    for (const seat of [null, 1]) expect(brief(event, NAMES, seat)?.length, String(event[0])).toBeLessThan(75)
  }
  expect(brief(['row_revealed', ['C01'], ['C01']], NAMES, null)).toBeNull()
})

// --- The server's own games: what is shown between two views leads to the second of them

interface Round {
  readonly events: readonly SmileEvent[]
  readonly fronts: readonly string[] // of each hunter: creatures, fled ones, and points without tears
}

function rounds(golden: string): readonly Round[] {
  const found: Round[] = []
  let events: SmileEvent[] = []
  let fronts: string[] = []
  for (const line of golden.split('\n')) {
    const heard = /^ +(?:all|\d) {2}(creature_collected|pair_fled) {2}(.*)$/.exec(line)
    const hunter = /\| hunters \d: .*tears=(\d+) creatures=(\S+) fled=(\S+) .*card_score=(-?\d+)/.exec(line)
    if (heard) events.push(eventOf(heard[1] ?? '', heard[2] ?? ''))
    if (hunter) fronts.push(front(list(hunter[2]), list(hunter[3]), Number(hunter[4]) + Number(hunter[1])))
    if (line.trim() === '' && fronts.length > 0) {
      found.push({ events, fronts })
      events = []
      fronts = []
    }
  }
  return found
}

const list = (cards: string | undefined): string[] => (cards === '-' ? [] : (cards ?? '').split(','))
const front = (creatures: readonly string[], fled: readonly string[], points: number): string => `${creatures.join(' ')} | ${fled.join(' ')} | ${points}`

function eventOf(name: string, fields: string): SmileEvent {
  const value = (key: string): string => new RegExp(`${key}=(\\S+)`).exec(fields)?.[1] ?? ''
  const seat = Number(value('seat'))
  return name === 'pair_fled'
    ? ['pair_fled', seat, list(value('cards')) as unknown as [string, string], value('colour')]
    : ['creature_collected', seat, value('card'), Number(value('fireflies')), value('automatic') === 'yes']
}

test.each([['three', 3, three], ['four', 4, four], ['five', 5, five]] as const)('moments of a game of %s lead where the game does', (_, seats, golden) => {
  const [opening, ...played] = rounds(golden)
  expect(opening?.events).toEqual([])
  expect(played).toHaveLength(10)
  let view: SmileView = { ...midway(seats), hunters: midway(seats).hunters.map((hunter) => ({ ...hunter, creatures: [], fled: [], tears: 0, card_score: 0 })) }
  for (const { events, fronts } of played) {
    view = events.map((event) => named(event as never)).reduce(after, view)
    expect(view.hunters.map((hunter) => front(hunter.creatures, hunter.fled, hunter.card_score))).toEqual(fronts)
  }
})
