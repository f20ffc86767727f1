// @vitest-environment happy-dom
/** A phone at night in a room: the masked line, the grid, the lids, the dots (LGT-350 to 354, 357). */

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import DeadRoom from '../../src/games/loupsgarous/room/DeadRoom.svelte'
import { dotsOf, isWhole, tapped } from '../../src/games/loupsgarous/room/grid'
import { lineOf } from '../../src/games/loupsgarous/room/line'
import MaskedLine from '../../src/games/loupsgarous/room/MaskedLine.svelte'
import PhoneNight from '../../src/games/loupsgarous/room/PhoneNight.svelte'
import type { View } from '../../src/games/loupsgarous/village'
import { missingWords, say } from '../../src/lib/text.svelte'
import { clear, finger, NAMES, phone, show, speak, touch } from './room'

beforeAll(() => speak('en'))
afterEach(clear)

const ACTS = { acts: true, call: 'seer', choices: [['1'], ['2'], ['-']] }

describe('the masked line', () => {
  test('is read only while a finger is held', () => {
    const page = show(MaskedLine, { text: 'Bo: Werewolf.' })
    const line = page.querySelector('.line')
    expect(page.textContent).not.toContain('Werewolf')
    finger(line, 'pointerdown', 1000)
    expect(page.textContent).toContain('Bo: Werewolf.')
    finger(line, 'pointerup', 1100) // a tap opens nothing for longer
    expect(page.textContent).not.toContain('Werewolf')
  })

  test('covers itself when the page is left', () => {
    const page = show(MaskedLine, { text: 'Bo: Werewolf.' })
    finger(page.querySelector('.line'), 'pointerdown', 1000)
    dispatchEvent(new Event('blur'))
    finger(null, 'pointerup', 2000)
    expect(page.textContent).not.toContain('Werewolf')
  })

  test('a key works like a finger', () => {
    const page = show(MaskedLine, { text: 'Bo: Werewolf.' })
    const line = page.querySelector('.line')
    line?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    finger(null, 'pointerup', 1)
    expect(page.textContent).toContain('Werewolf')
    line?.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }))
    finger(null, 'pointerup', 1)
    expect(page.textContent).not.toContain('Werewolf')
  })
})

describe('what the line says', () => {
  const line = (view: View): string => lineOf(view, 0, NAMES)
  const neutral = (view: View): boolean => [0, 1, 2].reduce((left, variant) => left.replace(say('decoy-line', { variant }), ''), line(view)).trim() === ''

  test.each(['thief', 'cupid', 'lovers', 'protector', 'seer', 'wolves', 'baker', 'white_wolf', 'pyromaniac', 'witch', 'piper', 'charmed', 'raven'])('nothing to whoever is not called: %s', (call) => {
    expect(neutral(phone(call, 'villager'))).toBe(true)
  })

  test('to the Seer the card, once she has confirmed', () => {
    expect(line(phone('seer', 'seer', ACTS))).toContain('Seer')
    expect(line(phone('seer', 'seer', { ...ACTS, final: true, chosen: ['1'] }, { sights: [{ night: 1, beat: 0, players: [1], card: 'werewolf' }] }))).toMatch(/^Bo: Werewolf\. /)
  })

  test('to the pack who they are, and whom they have caught', () => {
    const wolf = { acts: true, call: 'wolves', choices: [['2'], ['-']] }
    expect(line(phone('wolves', 'werewolf', wolf, { pack: [0, 1, 4] }))).toContain('Bo and Eve')
    expect(line(phone('wolves', 'werewolf', wolf, { pack: [0, 1], caught: 5 }))).toContain('Finn is the Little Girl')
  })

  test('to the Little Girl her last glimpse of this night, and not that of another', () => {
    const glimpse = { night: 1, beat: 2, players: [1, 2, 3], card: null }
    expect(line(phone('wolves', 'little_girl', {}, { sights: [glimpse] }))).toContain('Bo, Cleo and Dan')
    expect(line(phone('wolves', 'little_girl', {}, { round: 2, sights: [glimpse] }))).toContain(say('loupsgarous-room-line-girl'))
    expect(neutral(phone('wolves', 'little_girl', {}, { powers_lost: true }))).toBe(true)
  })

  test('to the Witch who lies there, and what is left in her flasks', () => {
    const witch = { acts: true, call: 'witch', taps: 2, choices: [['-', '-']] }
    expect(line(phone('witch', 'witch', witch, { victim: 3, was_shown: true, heal: true, poison: false }))).toBe('Witch, the prey: Dan. 1: whom to heal. 2: nobody (empty flask).')
  })

  test('of the same length, whether it says something or not', () => {
    const saw = phone('seer', 'seer', { ...ACTS, final: true }, { sights: [{ night: 1, beat: 0, players: [1], card: 'werewolf' }] })
    for (const view of [saw, phone('seer', 'villager'), phone('lovers', 'villager', {}, { lover: 4 })]) expect(line(view).length).toBeGreaterThanOrEqual(40)
  })

  test('to Lovers and charmed players whom they share it with', () => {
    expect(line(phone('lovers', 'villager', {}, { lover: 4 }))).toContain('Eve')
    expect(line(phone('charmed', 'villager', {}, { charmed: [0, 3, 5] }))).toContain('Dan and Finn')
  })
})

/** The skeleton of a screen: what it is made of, without the words. */
const skeleton = (page: HTMLElement): string => page.innerHTML.replace(/>[^<]+</g, '><').replace(/<!--.*?-->/g, '')

describe('the grid', () => {
  const screen = (view: View, play = vi.fn(() => Promise.resolve(null))) => ({ page: show(PhoneNight, { view, seat: 0, names: NAMES, play, time: () => 20_000 }), play })

  test('whoever acts and whoever does not have the same screen', async () => {
    const idle = skeleton(screen(phone('seer', 'villager')).page)
    await clear()
    expect(skeleton(screen(phone('seer', 'seer', ACTS)).page)).toBe(idle)
  })

  test('also in the Werewolves’ step, with as many fingers on it', async () => {
    const idle = skeleton(screen(phone('wolves', 'villager', { lids: false }, { dots: [[[3, 4000]]] })).page)
    await clear()
    const wolf = { acts: true, call: 'wolves', choices: [['2'], ['3'], ['-']], lids: false }
    expect(skeleton(screen(phone('wolves', 'werewolf', wolf, { pack: [0, 1], designations: { 1: 3 } })).page)).toBe(idle)
  })

  test('a tap, then confirm', () => {
    const { page, play } = screen(phone('seer', 'seer', ACTS))
    const confirm = page.querySelector('.below .button')
    expect(confirm?.getAttribute('aria-disabled')).toBe('true')
    touch(confirm)
    touch(page.querySelectorAll('.cell')[1])
    touch(confirm)
    expect(play.mock.calls).toEqual([['tap seer 1']])
  })

  test('what an actor may not choose only leaves confirm inactive', () => {
    const { page, play } = screen(phone('seer', 'seer', ACTS))
    touch(page.querySelectorAll('.cell')[0])
    expect(page.querySelector('.cell.chosen')?.textContent).toContain('Ana')
    touch(page.querySelector('.below .button'))
    expect(play).not.toHaveBeenCalled()
  })

  test('among Werewolves the last tap counts, and one that is not allowed is not taken', () => {
    const wolf = { acts: true, call: 'wolves', choices: [['2'], ['3'], ['-']], lids: false }
    const { page, play } = screen(phone('wolves', 'werewolf', wolf, { pack: [0, 1] }))
    for (const cell of [1, 2, 3]) touch(page.querySelectorAll('.cell')[cell])
    expect(play.mock.calls).toEqual([['tap wolves 2'], ['tap wolves 3']])
  })

  test('the eye is on every phone, and says what it wants', () => {
    const { page, play } = screen(phone('wolves', 'villager', { lids: false }))
    touch(page.querySelector('.lids'))
    expect(play.mock.calls).toEqual([['lids wolves open']])
  })

  test('after the fifth reading it stays there, and does nothing', () => {
    const { page, play } = screen(phone('wolves', 'little_girl', { lids: null }))
    touch(page.querySelector('.lids'))
    expect(play).not.toHaveBeenCalled()
  })

  test('two taps may be one cell twice, and a third begins anew', () => {
    expect(tapped(['-'], '-', 2)).toEqual(['-', '-'])
    expect(tapped(['1', '2'], '3', 2)).toEqual(['3'])
    const witch = phone('witch', 'witch', { acts: true, call: 'witch', taps: 2, choices: [['-', '-'], ['3', '-']] })
    expect([isWhole(witch, ['-']), isWhole(witch, ['-', '-']), isWhole(witch, ['-', '3'])]).toEqual([false, true, false])
  })
})

describe('dots', () => {
  test('imitated ones come and move at their times', () => {
    const view = phone('wolves', 'villager', {}, { dots: [[[3, 4000], [1, 9000]], [[3, 20_000]]] })
    expect([4999, 5000, 10_000, 21_000].map((now) => [...dotsOf(view, 0, now)])).toEqual([[], [[3, 1]], [[1, 1]], [[1, 1], [3, 1]]])
  })

  test('a wolf sees those of packmates, not the own one; outside of their step there are none', () => {
    const wolf = { designations: { 0: 2, 1: 3 } }
    expect([...dotsOf(phone('wolves', 'werewolf', {}, wolf), 0, 5000)]).toEqual([[3, 1]])
    expect([...dotsOf(phone('seer', 'werewolf', {}, wolf), 0, 5000)]).toEqual([])
  })
})

describe('the dead', () => {
  const beyond = { cards: ['seer', 'werewolf', 'witch', 'villager', 'werewolf', 'little_girl'], centre: [], lovers: [2, 5], charmed: [], designations: [null, 3, null, null, null, null], notes: [], heal: true, poison: true, fire: false, lives: 2 }

  test('read everything under a finger only', () => {
    const page = show(DeadRoom, { view: phone('seer', 'seer', {}, { tap: null, alive: [false, true, true, true, true, true], beyond }), names: NAMES })
    expect(page.textContent).not.toContain('Werewolf')
    finger(page.querySelector('.veil'), 'pointerdown', 1000)
    expect(page.textContent).toContain('Werewolf')
    finger(page.querySelector('.veil'), 'pointerup', 9000)
    expect(page.textContent).not.toContain('Werewolf')
  })

  test('wait, where they may not see', () => {
    expect(show(DeadRoom, { view: phone('seer', 'seer', {}, { tap: null }), names: NAMES }).querySelector('.veil')).toBeNull()
  })
})

test('all of it has words, in both languages', async () => {
  await speak('fr')
  for (const call of ['thief', 'cupid', 'protector', 'seer', 'wolves', 'white_wolf', 'pyromaniac', 'witch', 'piper', 'raven']) lineOf(phone(call, 'villager', { acts: true, call }), 0, NAMES)
  expect(missingWords()).toEqual([])
  await speak('en')
})
