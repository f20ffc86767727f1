import { describe, expect, test } from 'vitest'
import { findRule, rulebook, search, type Rulebook } from '../../src/lib/rulebook'

const BOOK: Rulebook = {
  game: 'test',
  sections: [
    { key: 'offer', title: { fr: 'Offrir', en: 'Offering' }, rules: [{ id: 'T-1', fr: 'Une créature à la fois.', en: 'One creature at a time.' }] },
    { key: 'end', title: { fr: 'La fin', en: 'The end' }, rules: [{ id: 'T-2', fr: 'On compte l’or.', en: 'Count the gold.' }, { id: 'T-3', fr: 'Égalité.', en: 'A tie.' }] },
  ],
}

function ids(wanted: string, language: 'fr' | 'en' = 'fr'): string[] {
  return search(BOOK, wanted, language).flatMap(({ rules }) => rules.map(({ id }) => id))
}

describe('the rulebook', () => {
  test('is all there when nothing is looked for', () => expect(ids('  ')).toEqual(['T-1', 'T-2', 'T-3']))
  test('is searched without accents, in any order of words', () => {
    expect(ids('FOIS creature')).toEqual(['T-1'])
    expect(ids('egalite')).toEqual(['T-3'])
    expect(ids("l'or")).toEqual(['T-2'])
  })
  test('is searched by id and by title, in the language that is spoken', () => {
    expect(ids('t-3')).toEqual(['T-3'])
    expect(ids('end', 'en')).toEqual(['T-2', 'T-3'])
    expect(ids('gold', 'fr')).toEqual([])
  })
  test('finds a rule by its id', () => {
    expect(findRule(BOOK, 'T-2')?.en).toBe('Count the gold.')
    expect(findRule(BOOK, 'T-9')).toBeNull()
    expect(findRule(null, 'T-2')).toBeNull()
  })
  test('is written for Smile, and for nothing that is not on the shelf', async () => {
    expect(findRule(await rulebook('smile'), 'SMI-040')?.fr).toBeTruthy()
    expect(await rulebook('nothing')).toBeNull()
  })
})
