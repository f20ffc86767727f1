import { describe, expect, test } from 'vitest'
import { statistics } from '../../src/games/loupsgarous/end/stats'
import { closed, note, STORY } from './room'

const STATS = statistics(STORY)

describe('ballots', () => {
  test('the aim of each player: votes against Werewolves out of all, elections apart', () => {
    expect(STATS.players.map(({ onWolves, votes }) => [onWolves, votes])).toEqual([[4, 4], [0, 4], [3, 4], [0, 1], [0, 2], [4, 4]])
  })

  test('a poster adds two voices against whoever has it', () => {
    expect(STATS.players[2]?.suspected).toBe(4)
  })

  test('whoever was Captain at a ballot had two voices against somebody, as the log tells', () => {
    const [, , second] = STORY.ballots.filter(({ kind }) => kind !== 'election')
    const { players, suspicion } = statistics({ ...STORY, captain: null }, [closed(second!, { 4: 4, 2: 4 })])
    expect([players[4]?.suspected, players[2]?.suspected]).toEqual([4, 4])
    expect([suspicion[4]?.[1], suspicion[1]]).toEqual([4, STATS.suspicion[1]])
  })

  test('who was suspected when: voices and accusations, day by day', () => {
    expect(STATS.suspicion[1]).toEqual([2 + 3 + 1, 0, 3])
    expect(STATS.suspicion[5]).toEqual([0, 1, 0])
  })

  test('trust is no suspicion, and nobody accuses themselves', () => {
    expect(STATS.players.map(({ accused }) => accused)).toEqual([1, 1, 0, 0, 0, 1])
  })
})

test('how long everybody lived, and what they died of', () => {
  expect(STATS.players.map(({ lived, cause }) => [lived, cause])).toEqual([[3, null], [3, 'vote'], [3, null], [2, 'night'], [2, 'vote'], [3, null]])
})

test('shares of what was said', () => {
  expect(STATS.players.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25, 0, 0, 0])
  expect(statistics({ ...STORY, statements: [] }).players[0]?.share).toBe(0)
})

describe('powers', () => {
  test('a potion that was needed has saved; poison for a Villager is wasted', () => {
    expect(STATS.deeds).toMatchObject({ saves: 1, wasted: 1, wolvesPoisoned: 0, visions: 2, wolvesSeen: 1, glimpses: 1, caught: 1 })
  })

  test('a potion for somebody under guard is wasted, but no guard helps the Little Girl', () => {
    expect(statistics({ ...STORY, notes: [...STORY.notes, note(1, 'guard', 3, 5)] }).deeds.saves).toBe(1)
    const elsewhere = STORY.notes.map((one) => (one.round === 1 && one.target === 5 ? { ...one, target: 3 } : one))
    expect(statistics({ ...STORY, notes: [...elsewhere, note(1, 'guard', 0, 3)] }).deeds).toMatchObject({ saves: 0, wasted: 2 })
  })
})

test('what the village felt in its sleep, and what chance would have said: one question in several dresses', () => {
  expect(STATS.intuition).toEqual([
    { prompt: 'shadiest', asked: 2, right: 2, chance: 1 / 3 },
    { prompt: 'reassuring', asked: 1, right: 0, chance: 2 / 3 },
    { prompt: 'survivor', asked: 1, right: 0, chance: 4 / 6 },
  ])
})

describe('bets of the dead', () => {
  test('on the next execution, and on the side that wins', () => {
    expect(STATS.bets.map(({ right }) => right)).toEqual([true, true, false, false])
  })

  test('nobody has won a draw', () => {
    const bet = { seat: 3, day: 2, on: 'side', what: 'nobody' }
    expect(statistics({ ...STORY, reason: 'draw', bets: [bet] }).bets[0]?.right).toBe(true)
    expect(statistics({ ...STORY, bets: [bet] }).bets[0]?.right).toBe(false)
  })

  test('who was executed bets on the one after', () => {
    const bet = { seat: 4, day: 2, on: 'seat', what: '1' }
    expect(statistics({ ...STORY, bets: [bet] }).bets[0]?.right).toBe(true)
  })
})

test('how many of each side lived when each round began, and at the end', () => {
  expect(STATS.camps).toEqual({ villagers: [4, 4, 3, 3], werewolves: [2, 2, 1, 0], alone: [0, 0, 0, 0] })
})
