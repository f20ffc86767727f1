/** What a touch in the village means: by night, on a ballot, with a power in hand. */

import { describe, expect, test } from 'vitest'
import { aimOf, fitting, flasksOf, mayHeal, mayPoison, moveOf, picked, targetsOf, witchTap, type Aim } from '../../src/games/loupsgarous/aims'
import { scene, type SceneName } from '../../src/games/loupsgarous/fixtures'
import { awaited, guard, whyNoVote } from '../../src/games/loupsgarous/rules'
import type { View } from '../../src/games/loupsgarous/village'

const aim = (name: SceneName, power: string | null = null): Aim => aimOf(scene(name), power) ?? expect.fail('there is nothing to choose')
const chosen = (name: SceneName, ...cells: string[]): string | null => moveOf(scene(name), aim(name), cells)

describe('by night', () => {
  test('the Seer looks at one card, is asked twice, and not at her own', () => {
    expect(aim('seer')).toMatchObject({ verb: 'tap', count: 1, sure: true })
    expect(chosen('seer', '5')).toBe('tap b4 5')
    expect(chosen('seer', '0')).toBeNull()
    expect(aimOf(scene('seer-done'))).toBeNull()
  })

  test('a Werewolf points at once, at no packmate, and may point elsewhere', () => {
    expect(aim('wolf')).toMatchObject({ count: 1, sure: false })
    expect(chosen('wolf', '7')).toBe('tap b4 7')
    expect(chosen('wolf', '5')).toBeNull()
    const fits = fitting(scene('wolf'), aim('wolf'), [])
    expect([fits.has('4'), fits.has('5'), fits.has('6')]).toEqual([true, false, false]) // the sixth has the tavern's immunity
  })

  test('Cupid binds two, whichever way round, and nobody with themselves', () => {
    expect(chosen('cupid', '3')).toBeNull()
    expect(chosen('cupid', '3', '0')).toBe('tap b2 3 0')
    expect(chosen('cupid', '3', '3')).toBeNull()
    expect(fitting(scene('cupid'), aim('cupid'), ['3']).has('3')).toBe(false)
  })

  test('the Piper fills up with nobody where one is left', () => {
    expect(chosen('piper', '1', '2')).toBe('tap b7 1 2')
    expect(chosen('piper', '3', '1')).toBeNull() // charmed already
    const view = scene('piper')
    const last: View = { ...view, tap: { ...view.tap!, choices: [['1', '-']] } }
    expect(moveOf(last, aimOf(last)!, ['1'])).toBe('tap b7 1 -')
  })

  test('the Pyromaniac touches houses, and none that burns no more', () => {
    expect(aim('pyromaniac').cells).toContain('church')
    expect(chosen('pyromaniac', 'church')).toBe('tap b5 church')
    expect(chosen('pyromaniac', '4')).toBeNull()
  })

  test('a decoy takes any cell, in the same number of taps', () => {
    expect(chosen('decoy', '5')).toBe('tap b4 5')
    expect(chosen('decoy-pair', '5')).toBeNull()
    expect(chosen('decoy-pair', '5', '0')).toBe('tap b6 5 0')
    expect(aim('decoy').sure).toBe(false)
  })

  test('in the same room everything is confirmed, but in the step of the Werewolves', () => {
    expect(aimOf({ ...scene('decoy-pair'), same_room: true })?.sure).toBe(true)
    expect(aimOf(scene('room'))?.sure).toBe(false)
  })
})

describe('the Witch', () => {
  const view = scene('witch')

  test('has two questions: the victim, and anybody else', () => {
    expect([mayHeal(view), mayPoison(view)]).toEqual([true, true])
    expect(flasksOf(view)).toEqual({ heal: false, poison: null })
    expect(witchTap(view, { heal: true, poison: null })).toEqual(['4', '-'])
    expect(witchTap(view, { heal: true, poison: '5' })).toEqual(['4', '5'])
    expect(witchTap(view, { heal: false, poison: null })).toEqual(['-', '-'])
  })

  test('does not poison whom she heals, nor herself', () => {
    expect(witchTap(view, { heal: true, poison: '4' })).toBeNull()
    expect(witchTap(view, { heal: false, poison: '0' })).toBeNull()
  })

  test('remembers what she has poured', () => {
    expect(flasksOf({ ...view, tap: { ...view.tap!, chosen: ['4', '5'] } })).toEqual({ heal: true, poison: '5' })
  })
})

describe('touching once more', () => {
  const two: Aim = { verb: 'tap', cells: ['1', '2', '3'], count: 2, least: 2, sure: false }

  test('takes a choice back, or lets the older one go', () => {
    expect(picked(two, [], '1')).toEqual(['1'])
    expect(picked(two, ['1'], '1')).toEqual([])
    expect(picked(two, ['1', '2'], '3')).toEqual(['2', '3'])
    expect(picked({ ...two, count: 1 }, ['1'], '2')).toEqual(['2'])
  })
})

describe('by day', () => {
  test('a ballot is cast at once, and never against a Lover', () => {
    expect(aim('ballot')).toMatchObject({ verb: 'vote', sure: false })
    expect(chosen('ballot', '10')).toBe('vote 10')
    expect(aim('ballot').cells).not.toContain('9')
    expect(guard(scene('ballot'), 0, 'vote 9')).toEqual({ code: 'illegal_choice', rule: 'LGT-365' })
    expect(guard(scene('ballot'), 0, 'vote 6')).toEqual({ code: 'immune', rule: 'LGT-223' })
  })

  test('the keeper, the Captain and the Hunter are asked twice', () => {
    for (const name of ['tavern', 'tie', 'shot', 'successor', 'house'] as const) expect([name, aim(name).sure]).toEqual([name, true])
    expect(aim('tie').cells).toEqual(['2', '10'])
  })

  test('the Teacher bans up to two, the smaller seat first', () => {
    expect(aim('ban')).toMatchObject({ verb: 'ban', count: 2, least: 0 })
    expect(chosen('ban', '3', '1')).toBe('ban 1 3')
    expect(chosen('ban')).toBe('ban')
    expect(guard(scene('ban'), 0, 'ban 9')).toEqual({ code: 'vagabond', rule: 'LGT-239' })
  })

  test('the Scapegoat names one after the other', () => {
    expect(aim('voters').cells).not.toContain('2')
    expect(guard(scene('voters'), 0, 'let 2')).toEqual({ code: 'already_named', rule: 'LGT-287' })
  })

  test('a power is taken in hand first, and spares Vagabonds', () => {
    expect(aimOf(scene('dusk'))).toBeNull()
    expect(aim('dusk', 'shave')).toMatchObject({ verb: 'shave', cells: ['1', '2', '4'], sure: true })
    expect(guard(scene('dusk'), 0, 'shave 9')).toEqual({ code: 'vagabond', rule: 'LGT-239' })
  })

  test('the dead bet', () => {
    expect(aim('dead', 'bet').verb).toBe('bet seat')
    expect(targetsOf(scene('dead'), 'bet side')).toHaveLength(6)
  })

  test('a sentence that wants a name takes it from the village', () => {
    expect(aim('speaking')).toMatchObject({ verb: 'add', sure: false })
    expect(aimOf(scene('strength'))).toBeNull()
  })
})

describe('who is awaited', () => {
  test('where one decides publicly, that one', () => {
    expect(awaited(scene('tavern'))).toEqual([0])
    expect(awaited(scene('lord'))).toEqual([0])
  })

  test('by night everybody living alike, whatever they do; in the same room nobody is called', () => {
    expect(awaited(scene('wolf'))).toEqual(awaited(scene('decoy')))
    expect(awaited(scene('room'))).toEqual([])
    expect(awaited(scene('nightfall'))).toEqual([])
  })

  test('on a ballot, whoever may vote and has not voted before', () => {
    expect(awaited(scene('ballot'))).not.toContain(6) // the keeper
    expect(awaited(scene('ballot'))).not.toContain(1) // the Teacher
    expect(whyNoVote(scene('ballot'), 1)).toBe('teacher')
  })
})
