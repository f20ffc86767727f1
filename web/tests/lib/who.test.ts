import { beforeAll, describe, expect, test } from 'vitest'
import { learnLanguage } from '../../src/lib/text.svelte'
import { someOf, whoIs, winning } from '../../src/lib/who'

const NAMES = ['Ana', 'Bo', 'Cy']

beforeAll(() => learnLanguage('en'))

describe('somebody in a sentence', () => {
  test('is you, another, or nobody', () => {
    expect(whoIs(1, NAMES, 1)).toEqual({ player: 'Bo', who: 'you' })
    expect(whoIs(2, NAMES, 1, 'victim_')).toEqual({ victim_player: 'Cy', victim_who: 'other' })
    expect(whoIs(null, NAMES, 1)).toEqual({ player: '', who: 'nobody' })
  })
})

describe('several people in a sentence', () => {
  test('have their names, as long as they are few', () => {
    expect(someOf(['Ana', 'Bo', 'Cy', 'Di'])).toBe('Ana, Bo, Cy and Di')
  })

  test('are the first few and others, where they are many', () => {
    expect(someOf(['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'])).toBe('Ana, Bo, Cy and 3 others')
  })
})

describe('who won', () => {
  test.each([
    ['alone', [1], 1, 'you', 'Bo', ''],
    ['another', [1], 0, 'other', 'Bo', 'Bo'],
    ['with others', [0, 1], 1, 'among', 'Ana and Bo', 'Ana'],
    ['others together', [0, 1], 2, 'together', 'Ana and Bo', 'Ana and Bo'],
    ['for a room', [0, 1], null, 'together', 'Ana and Bo', 'Ana and Bo'],
  ] as const)('%s', (_, winners, you, who, all, others) => {
    expect(winning(winners, NAMES, you)).toEqual({ who, winners: all, others })
  })
})
