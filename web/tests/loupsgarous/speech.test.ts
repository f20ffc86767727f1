/** The grammar of statements: the same as that of the rules, and in words. */

import { beforeAll, describe, expect, test } from 'vitest'
import { scene } from '../../src/games/loupsgarous/fixtures'
import { isElided, ofWhom } from '../../src/games/loupsgarous/naming'
import { spoken, statementText, wordName } from '../../src/games/loupsgarous/saying'
import { canSay, GRAMMAR, GROUPS, hasSaidEnough, isWhole, mayTalk, nextPart, nextWords, QUICK, REASONS, wait, wantsPlayer } from '../../src/games/loupsgarous/statements'
import { missingWords } from '../../src/lib/text.svelte'
import MOVES from '../../../src/tablee/games/loupsgarous/moves.py?raw'
import { NAMES, speak } from './village'

describe('the grammar', () => {
  test('is that of the rules', () => {
    const written = /GRAMMAR: Final.*?= \{(.*?)\n\}/s.exec(MOVES)?.[1] ?? ''
    const theirs = [...written.matchAll(/"(\w+)": \(([^)]*)\)/g)].map(([, kind, parts]) => [kind, (parts ?? '').toLowerCase().split(/[,\s]+/).filter(Boolean)])
    expect(theirs.length).toBeGreaterThan(30)
    expect(Object.entries(GRAMMAR)).toEqual(theirs)
  })

  test('has the reasons of the rules', () => {
    const written = /REASONS: Final = \((.*?)\n\)/s.exec(MOVES)?.[1] ?? ''
    expect([...written.matchAll(/"(\w+)"/g)].map(([, reason]) => reason)).toEqual([...REASONS])
  })

  test('offers every kind once, by what it is about', () => {
    expect(Object.values(GROUPS).flat().toSorted()).toEqual(Object.keys(GRAMMAR).toSorted())
    expect(QUICK.every((kind) => kind in GRAMMAR)).toBe(true)
  })
})

describe('a sentence', () => {
  test('is put together part by part', () => {
    expect(nextPart(['accuse'])).toBe('player')
    expect(nextPart(['accuse', '3'])).toBe('strength')
    expect(nextPart(['accuse', '3', 'weak'])).toBeNull()
    expect([isWhole([]), isWhole(['accuse', '3']), isWhole(['accuse', '3', 'weak']), isWhole(['deny'])]).toEqual([false, false, true, true])
  })

  test('may go on where it is whole already', () => {
    expect(isWhole(['rank', '3'])).toBe(true)
    expect(nextPart(['rank', '3'])).toBe('more')
    expect(wantsPlayer(['rank', '3'])).toBe(true)
    expect(nextPart(['rank', '3', '4', '5'])).toBeNull()
  })

  test('of a Witch who kept her flasks is whole without a name', () => {
    expect(isWhole(['potion', '1', 'none'])).toBe(true)
    expect(nextPart(['potion', '1', 'none'])).toBeNull()
    expect(nextPart(['potion', '1', 'heal'])).toBe('player')
  })

  test('takes the words that the server lists', () => {
    expect(nextWords(scene('strength'))).toEqual(['weak', 'strong'])
    expect(nextWords(scene('vision'))).toContain('werewolf')
    expect([mayTalk(scene('table')), mayTalk(scene('ballot')), canSay(scene('table'), 'accuse')]).toEqual([true, false, true])
  })

  test('offers the cards of this village first', () => {
    const view = { ...scene('vision'), cards: ['witch', 'piper'] }
    expect(nextWords(view).slice(0, 2).sort()).toEqual(['piper', 'witch'])
    expect([...nextWords(view)].sort()).toEqual([...nextWords(scene('vision'))].sort())
  })

  test('waits four seconds for the one before', () => {
    const view = scene('table')
    expect(wait(view, 6, 39_000)).toBe(3_000)
    expect(wait(view, 6, 50_000)).toBe(0)
    expect(wait(view, 0, 39_000)).toBe(0)
    expect([hasSaidEnough(view), hasSaidEnough({ ...view, spoken: 12 })]).toEqual([false, true])
  })
})

describe('in words', () => {
  beforeAll(() => speak('fr'))

  test('a name is elided as it is said', () => {
    expect(['Ana', 'Élise', 'Hugo', 'Harry', 'Yves', 'Yasmine', 'Zoé', 'Œdipe'].map(isElided)).toEqual([true, true, true, false, true, false, false, true])
    expect(ofWhom('Ana')).toBe('d’Ana')
    expect(ofWhom('Zoé')).toBe('de Zoé')
  })

  test('whoever reads is spoken to', () => {
    expect(spoken(2, 'accuse', ['4', 'strong'], 'votes', NAMES, 0)).toBe('Pour moi, Zoé est un Loup-Garou, vu les votes.')
    expect(spoken(2, 'accuse', ['0', 'weak'], null, NAMES, 0)).toBe('Je te trouve un peu louche.')
    expect(spoken(2, 'claim', ['seer'], null, NAMES, 0)).toBe('Je suis la Voyante.')
    expect(spoken(2, 'guard', ['1', '2'], null, NAMES, 0)).toContain('ma propre porte')
  })

  test('an answer names whom it answers', () => {
    const view = scene('table')
    expect(statementText(view, { number: 9, day: 2, seat: 0, kind: 'agree', words: ['4'], reason: null, at: 0 }, NAMES, 0)).toContain('Valentin')
    expect(wordName(view, 'said', '4', NAMES)).toContain('Je suis la Voyante.')
  })

  test('of every kind there are words', async () => {
    const sample: Record<string, string> = { player: '3', more: '4', strength: 'weak', card: 'seer', single: 'seer', night: '1', day: '1', said: '1', own: '1', house: 'church', potion: 'heal' }
    for (const language of ['fr', 'en'] as const) {
      await speak(language)
      for (const [kind, parts] of Object.entries(GRAMMAR)) for (const reason of [null, ...REASONS]) expect(spoken(2, kind, parts.map((part) => sample[part] ?? ''), reason, NAMES, 0).length).toBeGreaterThan(4)
    }
    expect(missingWords()).toEqual([])
  })
})
