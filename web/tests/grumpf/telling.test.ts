// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { flights } from '../../src/games/grumpf/flights'
import { memoryOf, remember } from '../../src/games/grumpf/memory'
import { hurried } from '../../src/games/grumpf/rules'
import { prompt, sentence, sound } from '../../src/games/grumpf/telling'
import type { GrumpfEvent } from '../../src/games/grumpf/types'
import { Memory } from '../../src/lib/memory'
import { missingWords } from '../../src/lib/text.svelte'
import { bare, hunt, NAMES, sleeping, speak, track } from './hunt'

const memory = new Memory({ memory: remember })
const { hand } = memoryOf(memory)
const told = (event: GrumpfEvent, names: readonly string[] = NAMES): string => bare(sentence(event as never, names, 0))

const EVENTS: readonly GrumpfEvent[] = [
  ['game_setup', 0, [{ colour: 'violet', bot: false, child: false, joker: false }], '112112', 1, 8, 'green', 4, 'realtime'],
  ['round_start', 0, 1, [0, 1], null],
  ['round_start', 0, 2, null, 1],
  ['animals_drawn', 0, ['bees', 'bees', 'mammoths'], [2, 0, 0, 0, 1], [12, 12, 10, 7, 4]],
  ['neutral_dealt', 0, [['bees', 5, '2'], ['fish', 3, 'club']], [3]],
  ['shout', 0, 1, 3000],
  ['shout', 0, null, 3000],
  ['go', 0, []],
  ['placed', 100, 0, 3, 5, 'bees', 1],
  ['placed', 100, 1, 3, 5, 'bees', 2],
  ['clubbed', 200, 1, 1, 'bees', 1, 0, 3, 5],
  ['clubbed', 200, 0, 1, 'bees', 1, 4, 3, 5],
  ['bed', 300, 1, 1, 'orange', 1],
  ['hunt_resumed', 300, 5000],
  ['stall_warning', 300, 10],
  ['time_warning', 300, 10],
  ['hunt_end', 400, 'huts', 1],
  ['beat_open', 0, 2, [1, 0]],
  ['waited', 0, 0, true],
  ['action_failed', 0, 1, 'club 1 bees 1', 'target_asleep'],
  ['board_tally', 0, 'reptiles', 'sum_between', [[0, 3, 5, 1]], 12, 3, true, [[0, 5, 1], [4, 5, 2]], [[0, 4]]],
  ['board_failed', 0, 'bees', 3],
  ['animals_shared', 0, 'reptiles', [[0, 2], [1, 1], [0, 1]]],
  ['animals_discarded', 0, 'birds', 'birds', 2],
  ['tile_won', 0, 1, 3],
  ['tile_discarded', 0, 2],
  ['tile_unclaimed', 0, 2],
  ['exchange_open', 0, 1, []],
  ['exchange_done', 0, 1, 0, 'bees', 'fish'],
  ['exchange_declined', 0, 0],
  ['exchange_impossible', 0, 1],
  ['round_end', 0, [], [3, 1, 0, 2]],
  ['game_end', 0, [{ series: [5], copies: [], joker: null, points: 6, animals: 5, rank: 1 }, { series: [], copies: [], joker: null, points: 0, animals: 0, rank: 2 }], [0]],
]

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(EVENTS.map((event) => [event[0], event] as const))('%s has a sentence', (_, event) => {
    expect(told(event)).toMatch(/\p{L}/u)
    expect(missingWords()).toEqual([])
  })

  test('every moment has a prompt', () => {
    const slow = hunt({}, { pace: 'turns', turn: 1 })
    const views = [...['waiting', 'ready', 'shout', 'countdown', 'hunt', 'review', 'end'].map((phase) => hunt({}, { phase })), sleeping(hunt(), 0), slow, { ...slow, turn: 0 }, hunt({}, { pace: 'beats' }), hunt({}, { phase: 'exchange', exchange: 0 }), hunt({}, { phase: 'exchange', exchange: 2 })]
    for (const view of views) for (const seat of [0, null]) expect(prompt(view, seat, NAMES, memory)).toMatch(/\p{L}/u)
    expect(missingWords()).toEqual([])
  })
})

describe('the log', () => {
  beforeEach(() => speak('en'))

  test('says who, what and where', () => {
    expect(told(['placed', 100, 1, 3, 5, 'bees', 2])).toBe('Julie places a 5 on the Bees board, on space 2.')
    expect(told(['clubbed', 200, 1, 1, 'bees', 1, 0, 3, 5])).toBe('Julie clubs your 5 on the Bees board.')
    expect(told(['animals_shared', 0, 'reptiles', [[0, 2], [1, 1], [0, 1]]])).toBe('4 reptiles: 3 for you and 1 for Julie.')
  })

  test('is silent about what is private or plain to see', () => {
    for (const event of [['flipped', 0, 1, 3, 'club'], ['rejected', 0, 100, 4, 'board_full', 200], ['buffered', 0, 100, 4, null], ['seat_chose', 0, 1]] as const) {
      expect(sentence(event as never, NAMES, 0)).toBeNull()
    }
  })
})

describe('what flies and sounds', () => {
  test('others’ pawns fly; one’s own lie already where they were put', () => {
    expect(flights([['placed', 100, 1, 3, 5, 'bees', 2]], 0)).toMatchObject([{ to: 'spot:bees:2' }])
    expect(flights([['placed', 100, 0, 3, 5, 'bees', 2]], 0)).toEqual([])
    expect(flights([['placed', 100, 0, 3, 5, 'bees', 2]], null)).toHaveLength(1)
  })

  test('a beat is revealed one after the other, one’s own too', () => {
    const beat = [['beat_reveal', 0, []], ['placed', 0, 0, 3, 5, 'bees', 1], ['clubbed', 0, 1, 1, 'bees', 1, 0, 3, 5]] as const
    expect(flights(beat as never, 0).map(({ delay }) => delay)).toEqual([0, 0.5])
  })

  test('animals come out of the bag, one by one', () => {
    const drawn = flights([['animals_drawn', 0, ['bees', 'fish'], [], []]], 0)
    expect(drawn.map(({ to, sprite }) => [to, sprite])).toEqual([['animals:bees', 'animal:bees'], ['animals:fish', 'animal:fish']])
  })

  test('a club thuds, and no victim is called (R34)', () => {
    expect(sound(['clubbed', 200, 1, 1, 'bees', 1, 0, 3, 5])).toBe('thud')
    expect(sound(['rejected', 0, 1, 1, 'board_full', 0])).toBeNull()
  })
})

describe('the prompt', () => {
  beforeEach(async () => {
    await speak('en')
    hand.clear()
  })
  const now = (view = hunt()): string => bare(prompt(view, 0, NAMES, memory))

  test('tells a room whose phone is waited for', () => {
    const view = hunt({}, { phase: 'ready' })
    const ready = { ...view, clans: view.clans.map((clan, seat) => ({ ...clan, ready: seat !== 1 })) }
    expect(bare(prompt(ready, null, NAMES, memory))).toBe('Waiting for Julie.')
  })

  test('follows the hand', () => {
    expect(now()).toBe('Touch one of your 8 Grumpfs.')
    hand.select(3)
    expect(now()).toBe('Touch a board to put your 5 there; touch your Grumpf again to make it a club.')
    hand.select(4)
    expect(now()).toMatch(/^Touch a board to put your \d there; touch your Grumpf again to make it a \d\.$/)
    hand.select(1)
    expect(now()).toBe('Nobody to club for now: touch your club again to make it a 1.')
    expect(now(hunt({ bees: { track: track('O5') } }))).toBe('Let your club fall on a rival ringed in red, or touch it again to make it a 1.')
  })

  test('says what sleep would cost', () => {
    hand.drowsy = true
    expect(now()).toBe('The 8 Grumpfs you still hold will not count. Once more to sleep.')
    expect(now(sleeping(hunt(), 1))).toBe('The 8 Grumpfs you still hold will not count, and the hunt will stop for everybody. Once more to sleep.')
  })

  test('says that a practice hunt waits, and that the next one does not', () => {
    expect(now(hunt({}, { waits: true }))).toBe('A practice hunt, no hurry: touch one of your Grumpfs.')
    expect(now(hunt({}, { phase: 'ready', round: 2, patience: 'practice' }))).toContain('nobody waits')
    expect(now(hunt({}, { phase: 'ready', round: 2 }))).not.toContain('nobody waits')
  })

  test('sends to bed whoever has placed everything', () => {
    const view = hunt()
    const clans = view.clans.map((clan, seat) => (seat === 0 ? { ...clan, pawns: clan.pawns.map(([pawn]) => [pawn, 'track', null] as const) } : clan))
    expect(now({ ...view, clans })).toBe('All yours are placed: go to bed, and nobody can club them any more.')
  })
})

describe('time', () => {
  test('runs in a hunt, not in one that waits, nor between two', () => {
    expect(hurried(hunt())).toBe(true)
    expect(hurried(hunt({}, { waits: true }))).toBe(false)
    expect(hurried(hunt({}, { phase: 'review' }))).toBe(false)
    expect(hurried(hunt({}, { phase: 'exchange' }))).toBe(true)
    expect(hurried(hunt({}, { pace: 'turns' }))).toBe(false)
  })
})
