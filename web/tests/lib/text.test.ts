// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { allOf, has, learnLanguage, learnWords, missingWords, plain, say, signed } from '../../src/lib/text.svelte'

beforeAll(() => learnLanguage('fr'))

describe('saying', () => {
  it('speaks the language that is chosen, from one moment to the next', async () => {
    expect(say('play-now')).toBe('Jouer maintenant')
    await learnLanguage('en')
    expect(say('play-now')).toBe('Play now')
    await learnLanguage('fr')
    expect(say('play-now')).toBe('Jouer maintenant')
  })

  it('shows and remembers what has no words', () => {
    expect(say('no-such-thing')).toBe('no-such-thing')
    expect(has('no-such-thing')).toBe(false)
    expect(missingWords()).toContain('fr:no-such-thing')
  })

  it('remembers a sentence whose thing is missing', () => {
    say('invitation')
    expect(missingWords().some((one) => one.startsWith('fr:invitation: '))).toBe(true)
  })

  it('learns the words of a box, which count over its own', async () => {
    const file = (words: string) => (): Promise<{ default: string }> => Promise.resolve({ default: words })
    await learnWords({ fr: file('box-test = Boîte\nplay-now = Vas-y'), en: file('box-test = Box') })
    expect(say('box-test')).toBe('Boîte')
    expect(say('play-now')).toBe('Vas-y')
    await learnWords({ fr: file(''), en: file('') })
    expect(say('play-now')).toBe('Jouer maintenant')
  })
})

it('writes numbers with a true minus', () => {
  expect([plain(-2), plain(2), signed(3), signed(-3), signed(0)]).toEqual(['−2', '2', '+3', '−3', '0'])
})

it('puts names together', () => {
  expect(allOf([])).toBe('')
  expect(allOf(['Ana'])).toBe('Ana')
  expect(allOf(['Ana', 'Bo'])).toBe('Ana et Bo')
  expect(allOf(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo et Cy')
})
