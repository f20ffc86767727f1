import { beforeAll, describe, expect, test } from 'vitest'
import { botName, namesOf, seatsFrom } from '../../src/lib/people'
import { learnLanguage } from '../../src/lib/text.svelte'
import { asText, reactionIn, REACTIONS } from '../../src/parts/reactions'

describe('people at a table', () => {
  beforeAll(() => learnLanguage('en'))

  test('bots are called the same by everybody, and never two alike', () => {
    const table = 'c0ffee'
    expect(botName(table, 2)).toBe(botName(table, 2))
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => botName(table, seat))).size).toBe(6)
  })

  test('people keep their names', () => {
    expect(namesOf('c0ffee', [{ name: 'Ana' }, { level: 'solid' }])).toEqual(['Ana', botName('c0ffee', 1)])
  })

  test('the others come in the order of play, after oneself', () => {
    expect(seatsFrom(4, 2)).toEqual([3, 0, 1])
    expect(seatsFrom(3, null)).toEqual([0, 1, 2])
  })
})

describe('reactions', () => {
  test('are lines of chat that say nothing else', () => {
    for (const reaction of REACTIONS) expect(reactionIn(asText(reaction))).toBe(reaction)
    expect(reactionIn(' :heart: ')).toBe('heart')
    expect(reactionIn('I :heart: you')).toBeNull()
    expect(reactionIn(':unknown:')).toBeNull()
  })
})
