// @vitest-environment happy-dom
/** The moderator's tablet (LGT-016), and the television's clock. */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../src/tablee/games/loupsgarous/text.en.ftl?raw'
import { clockOf, inMinutes } from '../../src/games/loupsgarous/room/clock'
import { Cover } from '../../src/games/loupsgarous/room/cover.svelte'
import Moderator from '../../src/games/loupsgarous/room/Moderator.svelte'
import { Script } from '../../src/games/loupsgarous/room/script'
import TvRoom from '../../src/games/loupsgarous/room/TvRoom.svelte'
import VoiceNote from '../../src/games/loupsgarous/room/VoiceNote.svelte'
import type { Voice } from '../../src/games/loupsgarous/room/voice'
import { missingWords, say } from '../../src/lib/text.svelte'
import { clear, NAMES, phone, show, speak, touch } from './room'

const BEYOND = { cards: ['seer', 'werewolf', 'witch', 'villager', 'werewolf', 'little_girl'], centre: [], lovers: [], charmed: [], designations: [null, 3, null, null, null, null], notes: [], heal: true, poison: true, fire: false, lives: 2 }
const NIGHT = phone('seer', 'villager', {}, { eyes: -1, card: null, tap: null, beyond: BEYOND })
const MUTE: Voice = { has: () => false, speak: () => Promise.resolve(false), hush: () => undefined, changed: () => () => undefined }

beforeAll(() => speak('en'))
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await clear()
  vi.useRealTimers()
})

describe('the cover', () => {
  function opened(): Cover {
    const cover = new Cover()
    cover.uncover()
    cover.uncover()
    return cover
  }

  test('is lifted by two touches, not by one, nor by two that are far apart', () => {
    const cover = new Cover()
    cover.uncover()
    expect([cover.asked, cover.open]).toEqual([true, false])
    vi.advanceTimersByTime(5000)
    cover.uncover()
    expect(cover.open).toBe(false)
    cover.uncover()
    expect(cover.open).toBe(true)
  })

  test('falls when the tablet is turned to somebody, not when a hand trembles', () => {
    const cover = opened()
    cover.tilt({ beta: 40, gamma: 0 })
    cover.tilt({ beta: 50, gamma: 8 })
    expect(cover.open).toBe(true)
    cover.tilt({ beta: 40, gamma: 60 })
    expect(cover.open).toBe(false)
  })

  test('angles go round', () => {
    const cover = opened()
    cover.tilt({ beta: 178, gamma: 0 })
    cover.tilt({ beta: -178, gamma: 0 })
    expect(cover.open).toBe(true)
  })

  test('falls when nobody touches it for long', () => {
    const cover = opened()
    vi.advanceTimersByTime(20_000)
    cover.stay()
    vi.advanceTimersByTime(20_000)
    expect(cover.open).toBe(true)
    vi.advanceTimersByTime(6000)
    expect(cover.open).toBe(false)
  })
})

describe('the tablet', () => {
  const props = { view: NIGHT, names: NAMES, play: vi.fn(() => Promise.resolve(null)), pause: vi.fn(), time: () => 2000 }

  test('shows nothing secret until it is uncovered twice', () => {
    const page = show(Moderator, props)
    expect(page.textContent).not.toContain('Werewolf')
    touch(page.querySelector('.shut'))
    expect(page.textContent).not.toContain('Werewolf')
    touch(page.querySelector('.shut'))
    expect(page.textContent).toContain('Werewolf')
    dispatchEvent(new Event('blur'))
    touch(page.querySelector('h2'))
    expect(page.textContent).not.toContain('Werewolf')
  })

  test('pauses, lengthens, reopens; relaunches only a debate', () => {
    const page = show(Moderator, props)
    const button = (id: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent.includes(say(id)))
    touch(button('loupsgarous-room-pause'))
    touch(button('loupsgarous-room-longer'))
    touch(button('loupsgarous-room-reopen'))
    touch(page.querySelectorAll('.people button')[4])
    expect(props.pause).toHaveBeenCalledOnce()
    expect(props.play.mock.calls).toEqual([['longer'], ['reopen 4']])
    expect(button('loupsgarous-room-relaunch')).toBeUndefined()
  })
})

describe('the clock', () => {
  const at = (name: string, calls: readonly string[], now: number) => clockOf({ step: { name, calls, began: 1000, ends: 31_000, beat: 2, seat: null, ballot: 1, among: [], building: null } }, now)

  test('counts down, and never below nothing', () => {
    expect([1000, 1500, 30_900, 40_000].map((now) => at('debate', [], now)?.left)).toEqual([30, 30, 1, 0])
    expect(inMinutes(125)).toBe('2:05')
  })

  test('three, two, one before a vote, and before nothing else', () => {
    expect([1000, 2000, 3000, 4000].map((now) => at('ballot', [], now)?.count)).toEqual([3, 2, 1, null])
    expect(at('debate', [], 1000)?.count).toBeNull()
  })

  test('has beats in the Werewolves’ step alone', () => {
    expect([at('wolves', ['wolves'], 2000)?.beat, at('seer', ['seer'], 2000)?.beat]).toEqual([3, null])
  })
})

describe('the television', () => {
  const script = new Script('en', english)

  test('shows step, clock and beats, and how a vote went', () => {
    const view = phone('wolves', 'villager', {}, { eyes: null, card: null, tap: null })
    const page = show(TvRoom, { view, names: NAMES, language: 'en', time: () => 11_000, voice: MUTE, script })
    expect(page.textContent).toContain('0:38')
    expect(page.querySelectorAll('.beats li')).toHaveLength(8)
    expect(page.textContent).toContain(say('loupsgarous-room-no-voice'))
  })

  test('counts aloud before a vote, and names who got how many voices after it', async () => {
    const step = { name: 'ballot', calls: [], began: 0, ends: 30_000, beat: 0, seat: null, ballot: 1, among: [], building: null }
    const view = phone('seer', 'villager', {}, { phase: 'day', eyes: null, card: null, tap: null, step, round: 2 })
    expect(show(TvRoom, { view, names: NAMES, language: 'en', time: () => 1200, voice: MUTE, script }).querySelector('.count')?.textContent).toBe('2')
    await clear()
    const after = { ...view, step: { ...step, name: 'sentence', seat: 1 }, captain: 0, ballots: [{ day: 2, kind: 'vote', votes: [1, 2, 1, 1, null, 2], poster: null, chosen: 1 }] }
    expect(show(TvRoom, { view: after, names: NAMES, language: 'en', time: () => 1200, voice: MUTE, script }).querySelector('.votes li')?.textContent).toMatch(/Bo\s*4/)
  })

  test('in the lobby it says whether there is a voice', () => {
    expect(show(VoiceNote, { language: 'fr', voice: MUTE }).textContent).toContain(say('loupsgarous-room-voiceless', { language: 'fr' }))
    expect(missingWords()).toEqual([])
  })
})
