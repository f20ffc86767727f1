import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf, seatsFrom } from '../../src/lib/people'
import { learnLanguage, say } from '../../src/lib/text.svelte'
import { asText, reactionIn, REACTIONS } from '../../src/parts/reactions'

describe('people at a table', () => {
  beforeAll(() => learnLanguage('en'))

  const bot = (who: number) => ({ name: '', level: 'solid', who })

  test('bots keep their names at the next table, and wherever they sit', () => {
    const [, one, other] = namesOf('c0ffee', [{ name: 'Ana' }, bot(3), bot(31)])
    expect(one).not.toBe(other)
    expect(namesOf('decade', [bot(31), { name: 'Ana' }, bot(3)])).toEqual([other, 'Ana', one])
  })

  test('a bot at a table from before bots had numbers has a name of its own', () => {
    const names = namesOf('c0ffee', Array.from({ length: 6 }, () => ({ level: 'solid' })))
    expect(new Set(names).size).toBe(6)
    expect(names).not.toContain('')
  })

  test('nobody is called like somebody else, not even like a person', () => {
    const [hazel = ''] = namesOf('c0ffee', [bot(0)])
    const names = namesOf('c0ffee', [bot(0), { name: hazel.toUpperCase() }, bot(1)])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3)
  })

  test('the others come in the order of play, after oneself', () => {
    expect(seatsFrom(4, 2)).toEqual([3, 0, 1])
    expect(seatsFrom(3, null)).toEqual([0, 1, 2])
  })
})

describe.each(['fr', 'en'] as const)('the names of bots (%s)', (language) => {
  beforeAll(() => learnLanguage(language))

  const all = (): readonly string[] => say('names-of-bots').split(', ')
  const letters = (name: string): string => name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase()

  test('are enough for the largest table, and short', () => {
    expect(all().length).toBe(32)
    for (const name of all()) expect(name).toMatch(/^\p{Lu}\p{Ll}{2,9}$/u)
  })

  test('do not begin alike, and hardly ever with the same letter', () => {
    expect(new Set(all().map((name) => letters(name).slice(0, 2))).size).toBe(32)
    const first = all().map((name) => letters(name).charAt(0))
    for (const letter of first) expect(first.filter((other) => other === letter).length).toBeLessThanOrEqual(2)
  })

  test('are all different at a table of 29', () => {
    const names = namesOf('c0ffee', Array.from({ length: 29 }, (_, who) => ({ name: '', level: 'solid', who })))
    expect(new Set(names).size).toBe(29)
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
