import { beforeEach, describe, expect, test } from 'vitest'
import english from '../../../src/tablee/games/loupsgarous/text.en.ftl?raw'
import french from '../../../src/tablee/games/loupsgarous/text.fr.ftl?raw'
import { named } from '../../src/games/loupsgarous/events'
import { FIELDS } from '../../src/games/loupsgarous/fields'
import { linesOf, VARIANTS, variantOf } from '../../src/games/loupsgarous/room/narration'
import { Narrator } from '../../src/games/loupsgarous/room/narrator.svelte'
import { Script } from '../../src/games/loupsgarous/room/script'
import type { Voice } from '../../src/games/loupsgarous/room/voice'
import type { AnyEvent, Happened } from '../../src/lib/table.svelte'
import { NAMES } from './room'

const SCENE = { building: null, talking: false }
const keys = (...event: AnyEvent): readonly string[] => linesOf(named(event), SCENE).map(({ key }) => key)

/** A voice that says what it is told to when it is let. */
class Stub implements Voice {
  readonly said: string[] = []
  able = true
  mute = false // until somebody touches the page
  private done: ((spoken: boolean) => void) | null = null
  has(): boolean { return this.able }
  speak(text: string): Promise<boolean> {
    if (!this.able || this.mute) return Promise.resolve(false)
    this.said.push(text)
    return new Promise((done) => (this.done = done))
  }
  hush(): void { this.done?.(true) }
  changed(): () => void { return () => undefined }
  async end(): Promise<void> {
    this.done?.(true)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
}

let [voice, gongs, pending]: [Stub, number, (() => void)[]] = [new Stub(), 0, []]
let narrator: Narrator
let log: Happened[] = []

beforeEach(() => {
  voice = new Stub()
  gongs = 0
  pending = []
  log = []
  narrator = new Narrator(new Script('en', english), voice, () => (gongs += 1), (_, then) => pending.push(then))
  narrator.hear(log, NAMES, null, 0)
})

function tell(...events: readonly AnyEvent[]): void {
  log = [...log, ...events.map((event, place) => ({ key: log.length + place, event }))]
  narrator.hear(log, NAMES, null, 1)
}

describe('what is said', () => {
  test('a call by its name, and nobody by theirs', () => {
    expect(linesOf(named(['call_started', 'seer', ['seer'], 9]), SCENE)).toEqual([{ key: 'seer' }])
    expect(keys('call_ended', 'wolves')).toEqual(['wolves_end'])
    expect(keys('call_ended', 'seer')).toEqual([])
  })

  test('a dawn: who is missing, then ashes, then the poster', () => {
    expect(keys('day_broke', 2, 'church', 3, [1], 9)).toEqual(['dawn_dead', 'fire', 'poster'])
    expect(keys('day_broke', 2, null, null, [], 9)).toEqual(['dawn_none'])
  })

  test('a death with its cause, where that is public, then the card', () => {
    expect(keys('eliminated', 1, 'seer', 'night')).toEqual(['reveal'])
    expect(keys('eliminated', 1, 'seer', 'grief')).toEqual(['grief', 'reveal'])
    expect(keys('eliminated', 1, 'seer', 'shot')).toEqual(['shot', 'reveal'])
    expect(keys('eliminated', 1, 'scapegoat', 'tie')).toEqual(['scapegoat', 'reveal'])
  })

  test('a tie by what comes of it; that of a Scapegoat is told when he falls', () => {
    expect(['captain', 'second', 'none', 'scapegoat'].map((next) => keys('tied', [1, 2], next))).toEqual([['tie_captain'], ['tie_second'], ['tie_none'], []])
    expect([keys('nobody_designated', 'tie'), keys('nobody_designated', 'no_voice')]).toEqual([[], ['no_voice']])
  })

  test('the debate once a day, though it may go on after something else', () => {
    expect(linesOf(named(['debate_started', 9]), { ...SCENE, talking: true })).toEqual([])
    expect(keys('debate_started', 9)).toEqual(['debate'])
  })

  test('nothing that one seat or the pack hears is ever said', () => {
    const secret: readonly AnyEvent[] = [['card_dealt', 0, 'seer'], ['pack_told', [1], [1, 4]], ['designation_changed', [1, 4], 1, 5], ['girl_caught', [1], 5], ['card_seen', 0, 1, 1, 'werewolf'], ['victim_shown', 2, 3], ['glimpsed', 5, 1, 1, [1]], ['decoy_asked', 0, 'seer', 'shadiest', 1], ['choice_heard', 0, 'seer', ['1']], ['lover_told', 2, 5], ['vote_heard', 0, 1]]
    for (const event of secret) expect([event[0], event[0] in FIELDS, linesOf(named(event), SCENE)]).toEqual([event[0], true, []])
  })
})

describe('wordings', () => {
  test('three, by the round and the key alone', () => {
    expect(new Set([1, 2, 3].map((round) => variantOf('seer', round)))).toEqual(new Set([0, 1, 2]))
    expect(variantOf('seer', 1)).toBe(variantOf('seer', 1 + VARIANTS))
  })

  test.each(['fr', 'en'] as const)('every key that is ever said has words: %s', (language) => {
    const script = new Script(language, language === 'fr' ? french : english)
    const events: readonly AnyEvent[] = [
      ['night_started', 1, 9], ...['thief', 'cupid', 'lovers', 'protector', 'seer', 'wolves', 'baker', 'white_wolf', 'pyromaniac', 'witch', 'piper', 'charmed', 'raven'].map((call): AnyEvent => ['call_started', call, [call], 9]),
      ['call_ended', 'wolves'], ['day_broke', 1, 'farm2', 3, [1, 2], 9], ['day_broke', 1, null, null, [], 9], ...['grief', 'shot', 'tie', 'vote'].map((cause): AnyEvent => ['eliminated', 1, 'white_wolf', cause]),
      ['shot_asked', 1, 9], ['powers_lost'], ['election_started', 'village', [], [], 9], ['election_started', 'farmers', [], [], 9], ['captain_elected', 1, 'vote'], ['captain_vacant', 'idiot'], ['asked', 1, 'successor', 9], ['asked', 1, 'house', 9],
      ['debate_started', 9], ['relaunched', 1], ['teacher_asked', 1, 9], ['bans_set', [1, 2]], ['tavern_asked', 1, 1, 9], ['ballot_opened', 1, [], [], 9], ...['captain', 'second', 'none'].map((next): AnyEvent => ['tied', [1, 2], next]),
      ['designated', 1], ['pardon_granted', 1], ['idiot_spared', 1, 'idiot'], ['vote_not_held'], ['nobody_designated', 'no_voice'], ['immunity_lost', 1], ['razor_used', 1, 2], ['confession_held', 1, 2], ['power_restored', 1, 2, 'manor'],
      ['house_moved', 'school', 1, 2, 3], ['house_refused', 'school', 1], ['voters_named', [1, 2]], ['dusk_fell'], ...['villagers', 'werewolves', 'lovers', 'white', 'piper', 'draw', 'stalemate', 'abandoned'].map((reason): AnyEvent => ['game_ended', reason, [], [], [], []]),
    ]
    for (const event of events) {
      const lines = linesOf(named(event), { building: 'tavern', talking: false })
      expect([event[0], lines.length > 0]).toEqual([event[0], true])
      for (const line of lines) for (const round of [1, 2, 3]) expect([line.key, script.say(line, round, NAMES)]).toEqual([line.key, expect.stringMatching(/^[^{}]{8,}$/)])
    }
  })

  test('people and houses by their names, in the language of the table', () => {
    expect(new Script('fr', french).say({ key: 'dawn_dead', names: [0, 1, 2] }, 1, NAMES)).toContain('Ana, Bo et Cleo')
    expect(new Script('en', english).say({ key: 'fire', building: 'farm3' }, 1, NAMES)).toContain('farm 3')
  })
})

describe('the narrator', () => {
  test('says one line after the other, each with its caption', async () => {
    tell(['day_broke', 1, null, null, [2], 9], ['eliminated', 2, 'witch', 'night'])
    expect(voice.said).toHaveLength(1)
    expect(narrator.caption).toBe(voice.said[0])
    await voice.end()
    expect(narrator.caption).toBe('Cleo was: Witch.')
    await voice.end()
    expect([narrator.speaking, narrator.caption, gongs]).toEqual([false, 'Cleo was: Witch.', 0])
  })

  test('does not tell again what was there when the screen was opened', () => {
    const late = new Narrator(new Script('en', english), voice, () => undefined)
    late.hear([{ key: 0, event: ['dusk_fell'] }], NAMES, null, 2)
    expect([late.caption, voice.said]).toEqual(['', []])
    late.hear([{ key: 0, event: ['dusk_fell'] }, { key: 1, event: ['night_started', 3, 9] }], NAMES, null, 3)
    expect(voice.said).toHaveLength(1)
  })

  test('tells a screen that comes while night is falling that it falls, and one that comes in a call what was called, without a word', () => {
    const past: Happened[] = [{ key: 0, event: ['card_dealt', 0, 'seer'] }, { key: 1, event: ['night_started', 1, 9000] }]
    const later = new Narrator(new Script('en', english), voice, () => undefined, (_, then) => pending.push(then))
    later.hear(past, NAMES, null, 1, true)
    expect(voice.said).toHaveLength(1)
    const latest = new Narrator(new Script('en', english), voice, () => undefined, (_, then) => pending.push(then))
    latest.hear(past, NAMES, null, 1)
    latest.remind(['seer'], 1, NAMES)
    expect(voice.said).toHaveLength(1)
    expect(latest.caption).not.toBe('')
  })

  test('without a voice there is a gong, and the caption stands as long as it takes to read it', async () => {
    voice.able = false
    tell(['dusk_fell'], ['night_started', 2, 9])
    const first = narrator.caption
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    expect([gongs, pending.length]).toEqual([1, 1])
    pending.shift()?.()
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    expect(narrator.caption).not.toBe(first)
    expect(gongs).toBe(2)
  })

  test('a voice that the browser holds back until somebody touches the page says so', async () => {
    voice.mute = true
    tell(['dusk_fell'])
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    expect([narrator.blocked, gongs]).toEqual([true, 1])
    voice.mute = false
    narrator.wake()
    expect(narrator.blocked).toBe(false)
  })

  test('a call is told when it is made: what still waited is left out', async () => {
    tell(['dusk_fell'], ['night_started', 2, 9], ['call_started', 'seer', ['seer'], 9])
    await voice.end()
    const script = new Script('en', english)
    expect(voice.said).toEqual([script.say({ key: 'dusk' }, 0, NAMES), script.say({ key: 'seer' }, 2, NAMES)])
  })

  test('when it is hushed, nothing more is said', async () => {
    tell(['day_broke', 1, 'church', 3, [2], 9])
    narrator.hush()
    await voice.end()
    expect(voice.said).toHaveLength(1)
  })
})
