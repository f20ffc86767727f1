// @vitest-environment happy-dom
/** The village on the screen: what is lit, what a touch does, what is said, in both languages and for whoever listens. */

import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import loupsgarous from '../../src/games/loupsgarous'
import { scene, SCENE_NAMES } from '../../src/games/loupsgarous/fixtures'
import { knowledge, marksOf } from '../../src/games/loupsgarous/knowing'
import { FIELDS } from '../../src/games/loupsgarous/fields'
import { missingWords, say } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import { all, button, house, Laid, lit, NAMES, speak, touch, words } from './village'

const LONG = 60_000 // ms: all of it is laid some forty times
const laid = new Laid()

beforeAll(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
beforeEach(async () => {
  await speak('en')
  wishes.speed = 'off'
})
afterEach(() => laid.clear())

describe('every scene', () => {
  test.each(['fr', 'en'] as const)('is said without a missing word: %s', async (language) => {
    await speak(language)
    for (const name of SCENE_NAMES) {
      const view = scene(name)
      laid.put(view)
      expect([name, loupsgarous.prompt(view, view.eyes, NAMES, laid.memory).length > 3]).toEqual([name, true])
      if (!(view.same_room && view.phase === 'night')) expect([name, all('.slot').length]).toEqual([name, view.seats])
      for (const one of all('button')) expect([name, words(one) || one.getAttribute('aria-label')]).not.toEqual([name, ''])
      await laid.clear()
    }
    expect(missingWords()).toEqual([])
  }, LONG)

  test('says in the open view of a replay whose card it is', async () => {
    expect(loupsgarous.sentence(['card_dealt', 1, 'seer'] as never, NAMES, 1)).toMatch(/^Your card/)
    for (const event of [['card_dealt', 1, 'seer'], ['lover_told', 1, 2], ['card_seen', 1, 2, 3, 'seer'], ['thief_chose', 1, 'seer'], ['lovers_chosen', 1, [2, 3]], ['charm_set', 1, [2]]]) {
      expect(loupsgarous.sentence(event as never, NAMES, null)).toContain(NAMES[1])
    }
  })

  test('has a sentence for every event that is told', () => {
    const seats = [0, 1]
    const sample: Record<string, unknown> = { seat: 1, target: 2, lover: 2, lord: 3, evicted: null, poster: 4, card: 'seer', cards: ['seer'], token: 'church', tokens: ['church', 'bundle'], building: 'farm2', burnt: null, words: ['3', 'weak'], kind: 'accuse', reason: null, votes: [1, null], tally: { 1: 1 }, on: 'side', what: 'villagers', by: 'vote', cause: 'vote', players: seats, voters: seats, dead: seats, lovers: seats, pack: seats, charmed: seats, winners: seats, electors: seats, eligible: seats, candidates: seats, centre: ['seer'], places: seats, notes: [], calls: ['seer'], cells: ['3'], dots: [], power: 'shave', next: 'captain', window: 'dusk', decision: 'voters', step: 'b4', prompt: 'pair' }
    for (const [event, fields] of Object.entries(FIELDS)) {
      const told = [event, ...fields.map((field) => (event === 'game_ended' && field === 'reason' ? 'villagers' : field in sample ? sample[field] : 1))] as const
      const sentence = loupsgarous.sentence(told, NAMES, 0)
      expect([event, sentence === null || sentence.length > 5]).toEqual([event, true])
    }
    expect(missingWords()).toEqual([])
  })
})

describe('a house', () => {
  test('of somebody who may not speak has a sign, and says so', () => {
    laid.muted = [4]
    laid.put(scene('ballot'))
    laid.muted = []
    expect(house(4).getAttribute('aria-label')).toContain(say('muted-state'))
    expect(house(3).getAttribute('aria-label')).not.toContain(say('muted-state'))
    expect(document.querySelectorAll('.signs .mute').length).toBe(1)
  })
})

describe('a vote', () => {
  test('lights whom one may vote against, and is cast by a touch', () => {
    laid.put(scene('ballot'))
    expect(lit()).toEqual([1, 2, 3, 4, 7, 10, 11])
    expect(house(10).getAttribute('aria-pressed')).toBe('true')
    touch(house(4))
    expect(laid.moves).toEqual(['vote 4'])
    expect(house(4).getAttribute('aria-pressed')).toBe('true')
  })

  test('against a Lover is not possible, and says so', () => {
    laid.put(scene('ballot'))
    expect(words(document.body)).toContain('Never against Yves, your Lover.')
    touch(house(9))
    expect([laid.moves, laid.reasons]).toEqual([[], ['illegal_choice LGT-365']])
  })

  test('of the keeper is asked twice, with a warning', () => {
    laid.put(scene('tavern'))
    expect(words(document.body)).toContain('Your goblet protects you')
    touch(house(4))
    expect(laid.moves).toEqual([])
    touch(button('Vote'))
    expect(laid.moves).toEqual(['vote 4'])
  })

  test('opens all fingers at once, with the count', () => {
    laid.put(scene('sentence'))
    expect(all('.ring g .line')).toHaveLength(9)
    expect(house(4).getAttribute('aria-label')).toContain('5 voices')
    expect(house(4).getAttribute('aria-label')).toContain('named by the village')
  })
})

test('a count in the square is voices by name, and not a sentence that is cut', () => {
  laid.here.scenes.follow([])
  laid.put(scene('campaign'), scene('campaign').eyes, [{ key: 1, event: ['election_closed', 1, [2, 2, 3], { 2: 2, 3: 1 }] as never }])
  expect(all('.scene .one').map(words)).toEqual([`${NAMES[2]}22 voices`, `${NAMES[3]}11 voice`])
})

describe('a night', () => {
  test('of a Werewolf shows where the pack points', () => {
    laid.put(scene('wolf'))
    expect(words(document.body)).toContain('Hugo is the Little Girl: she is spying on you!')
    expect(words(document.body)).toContain('Not agreed: nobody would die')
    expect(loupsgarous.prompt(scene('wolf'), 0, NAMES, laid.memory)).toContain('You point at Zoé.')
    touch(house(7))
    expect(laid.moves).toEqual(['tap b4 7'])
    expect(loupsgarous.prompt(scene('wolf'), 0, NAMES, laid.memory)).toContain('You point at Hugo.')
  })

  test('of a Seer ends with one card', () => {
    laid.put(scene('seer'))
    touch(house(5))
    expect(laid.moves).toEqual([])
    touch(button('Confirm'))
    expect(laid.moves).toEqual(['tap b4 5'])
    expect(knowledge(scene('seer-done'), 0, NAMES)).toBe('Léon: Werewolf.')
  })

  test('of a Witch has a flask for the victim and one for anybody else', () => {
    laid.put(scene('witch'))
    touch(button('Heal Zoé'))
    touch(house(5))
    touch(button('Keep my flasks'))
    expect(laid.moves).toEqual(['tap b6 4 -', 'tap b6 - 5', 'tap b6 - -'])
  })

  test('of a Little Girl has lids, and what they may cost', () => {
    laid.put(scene('girl'))
    expect(words(document.querySelector('table'))).toContain('11.5%')
    touch(button('Close your eyes'))
    expect(laid.moves).toEqual(['lids b4 closed'])
  })

  test('of a Thief shows two cards', () => {
    laid.put(scene('thief'))
    touch(button('Seer'))
    touch(button('Keep my card'))
    expect(laid.moves).toEqual(['tap b1 left', 'tap b1 -'])
  })

  test('of everybody else is no idle screen', () => {
    laid.put(scene('decoy'))
    expect(lit()).toHaveLength(12)
    touch(house(3))
    touch(button('Nobody'))
    expect(laid.moves).toEqual(['tap b4 3', 'tap b4 -'])
  })

  test('asks for one’s own card to be turned, in the first and until it was', () => {
    const first = { ...scene('decoy'), round: 1 }
    laid.put(first)
    expect(words(all('.held .hint')[0])).toContain('Touch your card: who are you?')
    expect(all('.held .out-of-sight-if-narrow')).toHaveLength(0)
    laid.here.choice.known = true
    flushSync()
    expect(words(all('.held .hint')[0])).not.toContain('who are you?')
    expect(all('.held .out-of-sight-if-narrow')).toHaveLength(1)
  })

  test('runs its time for whoever reads, and stands still for whoever is alone', () => {
    const first = { ...scene('decoy'), round: 1 }
    expect([loupsgarous.hurried?.(first), loupsgarous.timed?.(first)]).toEqual([false, true])
    expect([loupsgarous.hurried?.(scene('table')), loupsgarous.timed?.({ ...first, over: true })]).toEqual([true, false])
  })

  test('shows nobody what they do not know', () => {
    laid.put(scene('decoy'))
    expect(all('.dots, .paw, .heart')).toEqual([])
    expect(marksOf(scene('wolf'), 5)).toEqual(['pack'])
    expect(marksOf(scene('decoy'), 5)).toEqual([])
  })
})

describe('a debate', () => {
  test('has chips for what is said most, and asks for the name in the village', () => {
    laid.put(scene('table'))
    touch(button('I accuse…'))
    expect(laid.moves).toEqual(['say accuse'])
    expect(loupsgarous.prompt(scene('speaking'), 0, NAMES, laid.memory)).toBe('Touch the house of whom you mean.')
  })

  test('takes a name from a touched house, then a strength, then a reason', async () => {
    laid.put(scene('speaking'))
    touch(house(10))
    await laid.clear()
    laid.put(scene('strength'))
    touch(button('a bit shady'))
    await laid.clear()
    laid.put(scene('whole'))
    expect(words(document.body)).toContain('“To me, Jean-Baptiste is a Werewolf, going by the votes.”')
    touch(button('the silence'))
    touch(button('Say it'))
    expect(laid.moves).toEqual(['why silence', 'send'])
  })

  test('has a number for what was said, for whoever refers to it', () => {
    const view = scene('table')
    laid.put(view)
    const [first] = view.statements.filter(({ day }) => day === view.round)
    expect(words(all('.talk li')[0])).toMatch(new RegExp(`no\\. ${first?.number}$`))
  })

  test('what was chosen on the sheet is said when it is gone', () => {
    laid.put(scene('table'))
    touch(button('Something else…'))
    expect(loupsgarous.reading?.(laid.memory)).toBe(true)
    touch(all('dialog .chip').find((one) => words(one).startsWith('I accuse')) ?? expect.fail('nobody can be accused'))
    expect(loupsgarous.reading?.(laid.memory)).toBe(false)
    expect(laid.moves).toEqual(['say accuse'])
  })

  test('counts who is ready', () => {
    laid.put({ ...scene('table'), ready: 6 })
    touch(button('Ready to vote'))
    expect(laid.moves).toEqual(['ready'])
    expect(words(button('Ready to vote'))).toContain('6 of 10 are ready')
  })

  test('shows a house that is touched: who lives there, and what everybody knows', () => {
    laid.put(scene('table'))
    touch(house(4))
    const look = words(document.querySelector('.look'))
    for (const known of ['Zoé', 'Confessor', 'Power used', 'poster: two voices against', 'Claims to be: Hunter']) expect(look).toContain(known)
  })

  test('what the server refuses is explained', async () => {
    laid.answer = { code: 'too_fast', rule: 'LGT-342' } as never
    laid.put(scene('whole'))
    touch(button('Say it'))
    await vi.waitFor(() => expect(laid.reasons).toEqual(['too_fast LGT-342']))
    laid.answer = null
  })
})

describe('the rest of a day', () => {
  test('the Teacher bans two', () => {
    laid.put(scene('ban'))
    touch(house(3))
    touch(house(1))
    touch(button('Forbid'))
    expect(laid.moves).toEqual(['ban 1 3'])
  })

  test('the Barber takes his razor first', () => {
    laid.put(scene('dusk'))
    expect(lit()).toEqual([])
    touch(button('The razor…'))
    expect(lit()).toEqual([1, 2, 4])
    touch(house(4))
    expect(loupsgarous.prompt(scene('dusk'), 0, NAMES, laid.memory)).toContain('Unless it is a Werewolf, you die, too.')
    touch(button('Use the razor'))
    expect(laid.moves).toEqual(['shave 4'])
  })

  test('the condemned asks, the Lord answers', async () => {
    laid.put(scene('condemned'))
    touch(button('Ask for a pardon'))
    expect(laid.moves).toEqual(['ask'])
    await laid.clear()
    laid.put(scene('lord'))
    touch(button('Grant the pardon'))
    expect(laid.moves).toEqual(['pardon'])
  })

  test('the dead see cards, and bet', () => {
    laid.put(scene('dead'))
    expect(house(10).getAttribute('aria-label')).toContain('Werewolf')
    touch(button('Bet on the next'))
    touch(house(10))
    touch(button('Confirm'))
    touch(button('the Villagers'))
    expect(laid.moves).toEqual(['bet seat 10', 'bet side villagers'])
  })
})

describe('whoever uses keys', () => {
  test('walks round the village with the arrows', () => {
    laid.put(scene('table'))
    house(3).focus()
    house(3).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    flushSync()
    expect(document.activeElement).toBe(house(4))
    house(0).focus()
    house(0).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    expect(document.activeElement).toBe(house(11))
  })
})
