import { beforeAll, describe, expect, test } from 'vitest'
import { reasonIn, sentenceOf } from '../../src/lib/sentences'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'

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

  test('says why a bot moves in the words of its game, which may count, and name a seat', async () => {
    const words = 'reason-leaves = J’en laisse { $left ->\n    [one] un seul\n   *[other] { $left }\n} à { $next_player } ({ $next_who }).'
    await learnWords({ fr: async () => ({ default: words }), en: async () => ({ default: words }) })
    const told = ['move_explained', 1, 'leaves', { left: 1, next_seat: 2 }] as const
    expect(sentenceOf(told, NAMES, 0, silent)).toBe('Basile\u00a0: «\u202fJ’en laisse un seul à Cléo (other).\u202f»')
    expect(sentenceOf(told, NAMES, 1, silent)).toContain('Le robot qui joue pour toi')
    expect(reasonIn(told, NAMES, 2)).toBe('J’en laisse un seul à Cléo (you).')
    expect(reasonIn(['move_taken_back', 1], NAMES, 2)).toBeNull()
  })
})
