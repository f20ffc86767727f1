// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import End from '../../src/games/loupsgarous/End.svelte'
import { interventionsIn } from '../../src/games/loupsgarous/end/interventions'
import { ceremony, chapters, fateOf, filmOf, turning } from '../../src/games/loupsgarous/end/story'
import type { View } from '../../src/games/loupsgarous/village'
import type { Happened } from '../../src/lib/table.svelte'
import { missingWords, say } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import { clear, closed, NAMES, note, show, speak, STORY, touch } from './room'

beforeAll(() => speak('en'))
afterEach(clear)

describe('the order of the ceremony', () => {
  test('cards of the dead first, then of the living; Werewolves last of each', () => {
    expect(turning(STORY)).toEqual([3, 1, 4, 0, 2, 5])
  })

  test('every card, then every night with its day', () => {
    expect(ceremony(STORY).map((one) => (one.kind === 'card' ? one.seat : `${one.kind} ${one.round}`))).toEqual([3, 1, 4, 0, 2, 5, 'night 1', 'day 1', 'night 2', 'day 2', 'night 3', 'day 3'])
  })

  test('each picture has its time, and the whole does not take longer than an evening allows', () => {
    const film = filmOf(STORY)
    expect(film).toHaveLength(ceremony(STORY).length)
    expect(Math.min(...film)).toBeGreaterThan(300)
    const crowd: View = { ...STORY, seats: 29, places: Array.from({ length: 29 }, (_, place) => place), alive: Array.from({ length: 29 }, () => true) }
    expect(filmOf(crowd).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(60_000)
  })

  test('a night is told in the order of its calls, whatever order the notes have; fingers and decoys are not told', () => {
    const [night] = chapters({ ...STORY, notes: [...STORY.notes].reverse() })
    expect(night?.deeds.map(({ key }) => key)).toEqual(['vision', 'glimpse', 'caught', 'victim', 'heal', 'saved'])
  })

  test('the pack is told with whoever pointed, and as divided where it was', () => {
    const told = chapters({ ...STORY, notes: [note(1, 'designated', 1, 3), note(1, 'designated', 4, 5), note(1, 'victim', null, null), note(2, 'designated', 1, 3), note(2, 'victim', null, 3)] })
    expect(told.filter(({ kind }) => kind === 'night').slice(0, 2).map(({ deeds }) => deeds.map(({ key, more }) => [key, more]))).toEqual([[['split', []]], [['victim', [1]]]])
  })

  test('Lovers, and all who are charmed in one night, are one line', () => {
    const [night] = chapters({ ...STORY, notes: [note(1, 'lover', 0, 2), note(1, 'lover', 0, 5), note(1, 'charm', 3, 1), note(1, 'charm', 3, 4)] })
    expect(night?.deeds.map(({ key, more }) => [key, more])).toEqual([['lover', [2, 5]], ['charm', [1, 4]]])
  })

  test('a confession belongs to its day', () => {
    const [night, day] = chapters({ ...STORY, notes: [note(1, 'confession', 0, 2, 'witch')] })
    expect([night?.deeds.length, day?.deeds[0]?.key]).toEqual([0, 'confession'])
  })

  test('fingers are counted as they were that day: whoever was Captain then had two voices', () => {
    const votes = [1, 4, 1, null, 1, 4]
    const ballots = [1, 2].map((day) => ({ day, kind: 'vote', votes, poster: null, chosen: 1 }))
    const view: View = { ...STORY, ballots, captain: 3 }
    const counts = (log: readonly Happened[]): unknown[] => chapters(view, log).flatMap((one) => (one.kind === 'day' && one.tallies.length > 0 ? [one.tallies.map(({ target, voices }) => [target, voices])] : []))
    const told = (day: number, tally: Record<number, number>): Happened => closed({ day, votes, poster: null }, tally)
    expect(counts([told(1, { 1: 4, 4: 2 }), told(2, { 1: 3, 4: 3 })])).toEqual([[[1, 4], [4, 2]], [[1, 3], [4, 3]]])
    expect(counts([told(2, { 1: 3, 4: 3 })])).toEqual([[[1, 3], [4, 2]], [[1, 3], [4, 3]]])
  })

  test('who pointed elsewhere than announced is counted', () => {
    expect(chapters(STORY).flatMap((one) => (one.kind === 'day' ? [one.moved] : []))).toEqual([0, 1, 0])
  })
})

test('what became of everybody: a night’s death has its cause in the end', () => {
  expect(fateOf(STORY, 3)).toEqual({ key: 'devoured', round: 2 })
  expect(fateOf({ ...STORY, notes: [note(2, 'poison', 2, 3), note(2, 'victim', null, 3)] }, 3).key).toBe('poison')
  expect(fateOf({ ...STORY, notes: [note(2, 'bite', 1, 3)] }, 3).key).toBe('bite')
  expect([fateOf(STORY, 4).key, fateOf(STORY, 0).key]).toEqual(['vote', 'alive'])
})

describe('on the screen', () => {
  const props = { view: STORY, names: NAMES, seat: 0, log: [] }

  test('it begins with cards face down, can be skipped, and then everything is on one page', async () => {
    wishes.speed = 'normal'
    let counted = 0
    const page = show(End, { ...props, counted: () => (counted += 1) })
    expect(page.querySelectorAll('li.open')).toHaveLength(1)
    expect(page.textContent).not.toContain(say('ending-villagers'))
    expect(counted).toBe(0)
    touch(page.querySelector('.title .button'))
    expect(page.querySelectorAll('li.open')).toHaveLength(6)
    expect(counted).toBe(1)
    for (const id of ['ending-villagers', 'loupsgarous-end-why-villagers', 'loupsgarous-end-tale', 'loupsgarous-end-suspicion', 'loupsgarous-end-camps', 'loupsgarous-end-bets', 'loupsgarous-end-intuition']) expect([id, page.textContent.includes(say(id))]).toEqual([id, true])
    expect(missingWords()).toEqual([])
  })

  test('without motion there is no ceremony, and in French nothing is missing either', async () => {
    await speak('fr')
    wishes.speed = 'off'
    const page = show(End, props)
    expect(page.querySelectorAll('li.open')).toHaveLength(6)
    expect(page.querySelectorAll('.won')).toHaveLength(4)
    expect(missingWords()).toEqual([])
    await speak('en')
  })
})

test('what a moderator has done is listed, with its minute', () => {
  const log = [['moderator_intervened', 61_000, 'seer', 'reopen 4'], ['moderator_intervened', 5000, 'debate', 'longer'], ['dusk_fell']].map((event, key) => ({ key, event: event as unknown as readonly [string] }))
  expect(interventionsIn(log)).toEqual(['Minute 2: a choice reopened.', 'Minute 1: more time.'])
})
