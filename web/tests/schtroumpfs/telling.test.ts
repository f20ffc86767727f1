// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import schtroumpfs from '../../src/games/schtroumpfs'
import en from '../../src/games/schtroumpfs/en.ftl?raw'
import { FIELDS } from '../../src/games/schtroumpfs/fields'
import { BOX, deciding, DECISIONS, finished, position } from '../../src/games/schtroumpfs/fixtures'
import { flights } from '../../src/games/schtroumpfs/flights'
import fr from '../../src/games/schtroumpfs/fr.ftl?raw'
import { remember } from '../../src/games/schtroumpfs/memory'
import { beat, moments, sceneOf } from '../../src/games/schtroumpfs/moments'
import { moveName, moveSpots, shortName, spotName } from '../../src/games/schtroumpfs/naming'
import { brief, caption, prompt, sentence } from '../../src/games/schtroumpfs/telling'
import type { SchtroumpfsEvent, SchtroumpfsView } from '../../src/games/schtroumpfs/wire'
import { Memory } from '../../src/lib/memory'
import { reasonIn } from '../../src/lib/sentences'
import type { AnyEvent } from '../../src/lib/table.svelte'
import { missingWords } from '../../src/lib/text.svelte'
import { bare, speak, withBox } from './table'

withBox()

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '')

/** One of each. */
const EVENTS: readonly SchtroumpfsEvent[] = [
  ['game_setup', 'standard', true, false, [['S01']], ['R1', 'R2'], ['C01', 'C02'], ['N01'], 3, 10, 13, 10, 1],
  ['round_started', 2, 1, 8, 'G12'],
  ['round_started', 1, 0, 8, null],
  ['turn_started', 1, 4],
  ['card_drawn', 1, 'P10', 'forest', '1U'],
  ['card_drawn', 1, 'P10', 'extra', '1U'],
  ['card_drawn', 1, 'S10', 'deck', 'hand'],
  ['deck_reshuffled', 7],
  ['card_played', 1, 'P03', 1],
  ['card_missing', 1],
  ['ability_resolved', 1, 'P03'],
  ['placement_skipped', 1],
  ['meeple_placed', 1, '3U', '', false],
  ['meeple_placed', 1, '6U', 'double', true],
  ['meeple_placed', 1, 'N20', '', true],
  ['meeple_aside', 1],
  ['die_rolled', 1, 'danger', 3, 'shortage', 2, '3L', false],
  ['die_rolled', 1, 'azrael', 1, 'attack', 1, '3L', true],
  ['die_skipped', 1, 'danger', 'P15'],
  ['reaction_used', 1, 'N10', 'danger'],
  ['azrael_moved', 8, 1, 1, 'G12'],
  ['azrael_moved', 8, 3, null, 'P04'],
  ['howlibird_attack', 1, 'danger', true, false],
  ['howlibird_attack', 1, 'danger', false, true],
  ['target_designated', 1, 2, 'attack'],
  ['card_picked_at_random', 1, 'S04'],
  ['card_discarded', 1, 'S04', 'attack'],
  ['card_discarded', 1, 'S04', 'played'],
  ['resources_gained', 1, [0, 3, 0], '3U'],
  ['resources_gained', 1, [1, 0, 0], 'danger'],
  ['resources_lost', 1, [1, 1, 0], 'danger'],
  ['resources_spent', 1, [0, 5, 4], 'R1'],
  ['resources_exchanged', 1, [1, 0, 0], [0, 1, 0]],
  ['action_performed', 1, '3L', true, 2, 4],
  ['action_fizzled', 1, '1U', 'cost'],
  ['rescue', 1, true, true, 1],
  ['wardrobe_exchanged', 1, 'forest', 'P02'],
  ['card_caged', 'P02', null],
  ['card_caged', 'P02', 1],
  ['meeple_returned', 'nest', 2, 'N04'],
  ['meeple_returned', '3U', 1, 'P02'],
  ['ideas_revealed', ['N01', 'N02'], '6L'],
  ['invention_crafted', 1, 'N12', 6, false],
  ['invention_used', 1, 'N07'],
  ['invention_discarded', 'N20', 'azrael', true],
  ['robot_meeple', true, 'esplanade'],
  ['robot_meeple', false, '3U'],
  ['permission_asked', 1, 0, 'S04'],
  ['permission_answered', 1, 0, 'S04', true],
  ['smurf_sheltered', 1, 'S02', null, 3],
  ['smurf_sheltered', 1, 'S02', 0, 3],
  ['house_built', 1, 'R4', [1, 4, 5]],
  ['house_destroyed', 'R4'],
  ['cake_prepared', 1, 'C02'],
  ['objective_changed', 'build', true],
  ['turn_ended', 1, 0],
  ['round_ended', 3, 7, 1],
  ['gargamel_revealed', 'G05', 'now', 1],
  ['gargamel_peeked', 1, null],
  ['gargamel_peeked', 1, 'G05'],
  ['gargamel_rewound', 'G05'],
  ['gargamel_cancelled', 'G05'],
  ['gargamel_standee', [7, 8]],
  ['leader_passed', 0, 1],
  ['game_won', 1, 7, 54, ['G17']],
  ['game_lost', 10, 80, 1, 2, 0, []],
  ['window_opened', 1, 'A'],
  ['decision_requested', 1, 'place'],
]

describe('words', () => {
  test('both languages say the same things', () => {
    expect(ids(fr)).toEqual(ids(en))
    expect(new Set(ids(fr)).size).toBe(ids(fr).length)
  })

  test('French has its spaces and its apostrophes', () => {
    const lines = fr.split('\n').filter((line) => !line.startsWith('#'))
    expect(lines.filter((line) => / [!?;»]|« |'| : /.test(line))).toEqual([])
    expect(lines.filter((line) => /[^\u202f\s({"]([!?;])/.test(line))).toEqual([])
  })
})

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  beforeEach(() => speak(language))
  const memory = new Memory({ memory: remember })

  test('every event has a sentence, or none on purpose', () => {
    expect(new Set(EVENTS.map(([event]) => event))).toEqual(new Set(Object.keys(FIELDS)))
    for (const event of EVENTS) for (const seat of [null, 0, 1]) for (const tell of [sentence, brief]) expect([event[0], tell(event as AnyEvent, NAMES.slice(0, 3), seat)]).not.toEqual([event[0], ''])
    expect(missingWords()).toEqual([])
  })

  test('every decision has a prompt for whoever is asked, and one for the others', () => {
    for (const decision of DECISIONS) {
      const [asked, other] = [prompt(deciding(decision), 0, NAMES, memory), prompt(deciding(decision), 1, NAMES, memory)]
      expect([decision, asked.length > 10, other.includes(NAMES[0] ?? '')]).toEqual([decision, true, true])
    }
    for (const view of [position(3), finished(3)]) expect(prompt(view, 0, NAMES, memory).length).toBeGreaterThan(5)
    expect(missingWords()).toEqual([])
  })

  test('every option of every decision has a name and a place', () => {
    for (const decision of DECISIONS) {
      const view = deciding(decision)
      for (const move of view.options) {
        expect([move, moveName(move, view, NAMES) === move]).toEqual([move, false])
        expect(Array.isArray(moveSpots(move, view))).toBe(true)
      }
    }
    expect(missingWords()).toEqual([])
  })

  test('everything that can be pointed at has a name', () => {
    for (const spot of ['3U', 'loc:3', 'P07', 'N10', 'R1', 'C01', 'G12', 'stock', 'esplanade', 'forest', 'gargamel']) expect([spot, spotName(spot) === spot]).toEqual([spot, false])
    expect(missingWords()).toEqual([])
  })
})

describe('sentences', () => {
  beforeAll(() => speak('en'))
  const tell = (event: SchtroumpfsEvent, seat: number | null = null): string => bare(sentence(event as AnyEvent, NAMES.slice(0, 3), seat))

  test('name people, cards, rows and resources', () => {
    expect(tell(['card_played', 1, 'P03', 1])).toContain('Chef Smurf')
    expect(tell(['card_played', 1, 'P03', 1], 1)).toMatch(/^You play/)
    expect(tell(['meeple_placed', 1, '3U', '', true])).toContain('Sawmill')
    expect(tell(['resources_gained', 1, [0, 3, 0], '3U'])).toContain('3 logs')
    expect(tell(['house_built', 1, 'R4', [1, 4, 5]])).toContain('turquoise roof')
    expect(tell(['game_lost', 10, 80, 1, 2, 0, []])).toContain('1 house and 2 lost Smurfs')
  })

  test('the prompt follows the hand', () => {
    const memory = new Memory({ memory: remember })
    const view = deciding('place')
    const before = prompt(view, 0, NAMES, memory)
    ;(memory.now as ReturnType<typeof remember>).choice.target = '3L'
    expect(prompt(view, 0, NAMES, memory)).not.toBe(before)
    expect(bare(prompt(view, 0, NAMES, memory))).toContain('Sawmill')
  })
})

describe('moments', () => {
  beforeAll(() => speak('en'))
  const step: readonly AnyEvent[] = [
    ['meeple_placed', 0, '3L', '', true],
    ['die_rolled', 0, 'danger', 2, 'attack', 1, '3L', false],
    ['howlibird_attack', 0, 'danger', true, false],
    ['action_performed', 0, '3L', true, 3, 4],
    ['resources_gained', 0, [0, 3, 0], '3L'],
    ['turn_ended', 0, 0],
    ['round_ended', 3, 8, 0],
    ['gargamel_revealed', 'G05', 'now', 1],
    ['azrael_moved', 5, 6, 1, 'G05'],
    ['leader_passed', 0, 1],
    ['round_started', 4, 1, 8, null],
  ]

  test('a die, a kidnapping and the end of a round are seen one after the other', () => {
    const seen = moments(step, deciding('place'))
    expect(seen.map(({ view }) => sceneOf(view as SchtroumpfsView)?.event ?? null)).toEqual(['die_rolled', 'howlibird_attack', 'round_ended', 'gargamel_revealed', null])
    expect(seen.flatMap(({ events }) => events)).toEqual(step.slice(0, -1))
    const [die, attack, home, , last] = seen.map(({ view }) => view as SchtroumpfsView)
    expect(die?.rows.find(({ id }) => id === '3L')).toMatchObject({ meeples: 1, full: true })
    expect(attack).toMatchObject({ esplanade: 1, nest: 2 })
    expect(home).toMatchObject({ esplanade: 9, nest: 0, stock: [3, 8, 2] })
    expect(last).toMatchObject({ azrael: 6, leader: 1, question: null, options: [] })
  })

  test('after the end the village is seen as it was left', () => {
    const seen = moments([['game_lost', 10, 80, 1, 2, 0, []]], deciding('place'))
    expect(seen.map(({ view }) => sceneOf(view as SchtroumpfsView)?.event ?? null)).toEqual(['game_lost', null])
    expect(seen.at(-1)).toMatchObject({ events: [], view: { over: true, won: false } })
  })

  test('a die is seen for less than 1.2 s, a plain step not at all', () => {
    expect(beat([step[1] as AnyEvent])).toBeLessThan(1200)
    expect(beat([step[0] as AnyEvent])).toBe(0)
    expect(moments([step[0] as AnyEvent], deciding('place'))).toEqual([])
  })

  test('each has its words', () => {
    for (const { view } of moments(step, deciding('place'))) {
      const scene = sceneOf(view as SchtroumpfsView)
      if (scene) expect(caption(scene, NAMES, 0).length).toBeGreaterThan(5)
    }
    expect(missingWords()).toEqual([])
  })
})

describe('flights', () => {
  test('meeples walk from the esplanade, resources fly to the stock, the cat goes himself', () => {
    expect(flights([['meeple_placed', 0, '3U', '', true]], 0)).toMatchObject([{ from: 'esplanade', to: '3U', sprite: 'meeple' }])
    expect(flights([['resources_gained', 0, [0, 3, 0], '3U']], 0)).toHaveLength(3)
    expect(flights([['azrael_moved', 1, 2, 1, 'G12']], 0)).toMatchObject([{ from: 'azrael', to: 'azrael' }])
    expect(flights([['round_ended', 3, 8, 0]], 0).every(({ to }) => to === 'esplanade')).toBe(true)
  })
})

test('the box is the server’s', () => {
  expect([BOX.smurfs.length, BOX.inventions.length, BOX.gargamel.length, BOX.cakes.length, BOX.rows.length, BOX.roofs.length]).toEqual([35, 24, 17, 10, 16, 8])
  expect(BOX.inventions.find(({ id }) => id === 'N17')).toMatchObject({ berries: 5, locations: [1], name: { en: 'Lantern' } })
})

describe('what a bot says of its move', () => {
  test.each(['fr', 'en'] as const)('has the names of rows and cards, and no code: %s', async (language) => {
    await speak(language)
    const why = (key: string, parts: Record<string, string>): string => reasonIn(['move_explained', 1, key, parts] as unknown as AnyEvent, NAMES, 0, schtroumpfs.parts) ?? ''
    const said = [why('build', { row: '8U' }), why('craft', { card: 'N06' }), why('choice', { row: '3L' })]
    for (const sentence of said) expect(sentence).not.toMatch(/\b([1-8][UL]|[SPNCGR]\d\d)\b/)
    expect(said[0]).toContain(language === 'fr' ? 'Chantier' : 'Construction Site')
  })
})

test('a name that is longer than a card may be broken, and no other', async () => {
  await speak('fr')
  const cards = BOX.smurfs.map(({ id }) => shortName(id))
  expect(cards).toContain('Schtroump\u00adfette')
  expect(cards.filter((name) => name.includes('\u00ad'))).toHaveLength(1)
})
