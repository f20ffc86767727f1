import { beforeAll, describe, expect, test } from 'vitest'
import { sentenceOf } from '../../src/lib/sentences'
import { learnLanguage } from '../../src/lib/text.svelte'

const NAMES = ['Ana', 'Basile', 'Cléo']
const silent = (): null => null

describe('what happens around the game, in sentences', () => {
  beforeAll(() => learnLanguage('fr'))

  test('speaks to whoever it is about', () => {
    expect(sentenceOf(['person_sat', 1, 'Basile'], NAMES, 1, silent)).toBe('Tu t’assieds.')
    expect(sentenceOf(['person_sat', 1, 'Basile'], NAMES, 0, silent)).toBe('Basile s’assied.')
  })

  test('reads truths and reasons', () => {
    expect(sentenceOf(['question_answered', 2, 'pause', false], NAMES, 0, silent)).toBe('Cléo refuse.')
    expect(sentenceOf(['seat_gone', 2, 'left', 'bot'], NAMES, 0, silent)).toBe('Cléo a quitté la table. Un robot joue en attendant.')
  })

  test('leaves the seal to where it can be checked', () => {
    expect(sentenceOf(['game_begun', 'ab'.repeat(32), []], NAMES, 0, silent)).toBeNull()
    expect(sentenceOf(['seed_revealed', 'ab'.repeat(32), []], NAMES, 0, silent)).toBeNull()
  })

  test('turns no sentence round for a name that is written from right to left', () => {
    const [name, said] = ['נועה', sentenceOf(['person_sat', 1, 'נועה'], ['Ana', 'נועה'], 0, silent)]
    expect(said).toBe(`\u2068${name}\u2069 s’assied.`)
  })

  test('leaves clocks to the screen, and the rest to the game', () => {
    expect(sentenceOf(['clock_started', 0, 5, 0], NAMES, 0, () => 'said by the game')).toBeNull()
    expect(sentenceOf(['pair_fled', 0], NAMES, 0, () => 'said by the game')).toBe('said by the game')
  })
})
