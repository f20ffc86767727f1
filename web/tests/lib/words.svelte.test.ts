// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { sentenceOf } from '../../src/lib/sentences'
import type { AnyEvent } from '../../src/lib/table.svelte'
import { learnLanguage, say } from '../../src/lib/text.svelte'
import { inWords, isWords } from '../../src/lib/words'

beforeAll(() => learnLanguage('fr'))

describe('texts of a box that the server sends', () => {
  const words = { fr: 'Un coffre vide.', en: 'An empty chest.' }

  it('are said in the language that is chosen, at once when another one is', async () => {
    let shown = ''
    const stop = $effect.root(() => {
      $effect(() => {
        shown = inWords(words)
      })
    })
    flushSync()
    expect(shown).toBe('Un coffre vide.')
    await learnLanguage('en')
    flushSync()
    expect(shown).toBe('An empty chest.')
    await learnLanguage('fr')
    stop()
  })

  it('are parts of sentences, in the log, too', async () => {
    const tell = (event: AnyEvent): string => say('list-last', { some: event[1] as typeof words, one: 'Ana' })
    expect(sentenceOf(['riddle_answered', words], [], 0, tell)).toBe('Un coffre vide. et Ana')
    await learnLanguage('en')
    expect(sentenceOf(['riddle_answered', words], [], 0, tell)).toBe('An empty chest. and Ana')
    await learnLanguage('fr')
  })

  it('are told from what is none', () => {
    expect([words, { fr: 'x' }, 'fr', null, ['fr', 'en']].map(isWords)).toEqual([true, false, false, false, false])
  })
})
