// @vitest-environment happy-dom
/** What a village remembers: ballots, claims; a private notebook; and moments that are seen one after the other. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scene } from '../../src/games/loupsgarous/fixtures'
import { Notebook } from '../../src/games/loupsgarous/notebook.svelte'
import { accuracy, claimed, claims, votes } from '../../src/games/loupsgarous/recall'
import { Scenes } from '../../src/games/loupsgarous/scenes.svelte'
import { happened } from '../../src/gallery/made'

describe('the ballots', () => {
  const all = votes(scene('table'))

  test('stand side by side, the latest first, a row for each player', () => {
    expect(all.ballots.map(({ kind }) => kind)).toEqual(['second', 'vote'])
    expect(all.rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(all.rows[3]?.votes).toEqual([5, 1])
  })

  test('tell who did not vote from who was dead', () => {
    expect(all.rows[11]?.votes).toEqual([null, null])
    const view = scene('sentence')
    expect(votes(view).rows[5]?.votes).toEqual([undefined, 3, 3])
  })

  test('tell how often somebody was right', () => {
    expect(accuracy(scene('table'), 0)).toEqual([2, 2])
    expect(accuracy(scene('table'), 3)).toEqual([1, 2])
    expect(accuracy(scene('table'), 11)).toEqual([0, 0])
  })
})

describe('claims', () => {
  test('are those that were not taken back', () => {
    const view = scene('table')
    expect(claims(view).map(({ seat, said }) => [seat, said.map(({ kind }) => kind)])).toEqual([
      [2, ['claim', 'vision']],
      [4, ['counter']],
      [5, ['claim']],
    ])
    expect([claimed(view, 2), claimed(view, 4), claimed(view, 9)]).toEqual(['seer', 'hunter', null])
    const taken = { ...view, statements: [...view.statements, { number: 8, day: 2, seat: 2, kind: 'retract', words: ['4'], reason: null, at: 0 }] }
    expect(claimed(taken, 2)).toBeNull()
  })
})

describe('the notebook', () => {
  beforeEach(() => localStorage.clear())

  test('keeps a mark with its day, in this browser', () => {
    new Notebook('/t/one').mark(3, 'suspect', 2)
    expect(new Notebook('/t/one').of(3)).toEqual({ mark: 'suspect', day: 2 })
    expect(new Notebook('/t/other').of(3)).toBeNull()
  })

  test('takes a mark away where it is made twice', () => {
    const book = new Notebook('/t/one')
    book.mark(3, 'wolf', 1)
    book.mark(3, 'trust', 2)
    expect(book.of(3)).toEqual({ mark: 'trust', day: 2 })
    book.mark(3, 'trust', 3)
    expect(book.of(3)).toBeNull()
  })

  test('does not mind what somebody else has left there, and forgets old villages', () => {
    localStorage.setItem('tablee-suspicions', '[broken')
    for (let village = 0; village < 14; village += 1) new Notebook(`/t/${village}`).mark(1, 'wolf', 1)
    expect(new Notebook('/t/0').of(1)).toBeNull()
    expect(new Notebook('/t/13').of(1)).toEqual({ mark: 'wolf', day: 1 })
  })
})

describe('moments', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const before = happened([['night_started', 1, 5000]])
  const after = happened([
    ['night_started', 1, 5000],
    ['ballot_closed', 1, [1, 0, null], null, { 0: 1, 1: 1 }],
    ['ready_counted', 2],
    ['eliminated', 1, 'werewolf', 'vote'],
  ])

  test('are seen one after the other, each for its time', () => {
    const scenes = new Scenes()
    scenes.follow(before)
    scenes.follow(after)
    expect(scenes.now?.event).toBe('ballot_closed')
    vi.advanceTimersByTime(3600)
    expect(scenes.now).toMatchObject({ event: 'eliminated', card: 'werewolf' })
    vi.advanceTimersByTime(3200)
    expect(scenes.now).toBeNull()
  })

  test('are over where somebody has seen enough', () => {
    const scenes = new Scenes()
    scenes.follow(before)
    scenes.follow(after)
    scenes.next()
    expect(scenes.now?.event).toBe('eliminated')
    scenes.clear()
    expect(scenes.now).toBeNull()
  })

  test('are none for whoever comes later', () => {
    const scenes = new Scenes()
    scenes.follow(after)
    expect(scenes.now).toBeNull()
  })

  test('of a dawn are its announcement alone', () => {
    const scenes = new Scenes()
    scenes.follow(before)
    scenes.follow(happened([['night_started', 1, 5000], ['day_broke', 1, null, null, [3], 9000], ['eliminated', 3, 'seer', 'night']]))
    expect(scenes.now?.event).toBe('day_broke')
    scenes.next()
    expect(scenes.now).toBeNull()
  })
})
