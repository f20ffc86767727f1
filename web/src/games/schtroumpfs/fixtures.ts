/** Villages for the gallery and the tests: one for every kind of decision, by hand. Never part of what is built. */

import toml from '../../../../src/tablee/games/schtroumpfs/content.toml?raw'
import { happened } from '../../gallery/made'
import type { Happened } from '../../lib/table.svelte'
import type { Content } from './content.svelte'
import { placement, rows, village } from './lesson'
import { readToml } from '../../gallery/toml'
import type { SchtroumpfsEvent, SchtroumpfsPlacementView, SchtroumpfsView } from './wire'

export const BOX = readToml(toml) as unknown as Content

const HANDS: readonly (readonly string[])[] = [['S02', 'P03', 'P13'], ['S04', 'P07'], ['P10', 'S09', 'S01'], ['S12', 'P15'], ['S06', 'P21']]

/** A village in the middle of a game. */
export function position(seats: number, more: Partial<SchtroumpfsView> = {}): SchtroumpfsView {
  return village(seats, {
    round: 3,
    turn: 19,
    leader: 1 % seats,
    stock: [3, 5, 2],
    supply: [17, 15, 18],
    houses: [{ roof: 'R1', built: true }, { roof: 'R3', built: false }, { roof: 'R4', built: true }, { roof: 'R5', built: false }, { roof: 'R7', built: false }, { roof: 'R8', built: false }],
    cakes: [{ cake: 'C01', prepared: true, progress: 10, needed: 10 }, { cake: 'C02', prepared: false, progress: 2, needed: 4 }],
    rows: rows({ '1U': 1, '3U': 1, '6U': 2, '4L': 1 }),
    esplanade: 3,
    nest: 1,
    azrael: 5,
    hands: HANDS.slice(0, seats),
    discard: ['S05', 'S11', 'P06', 'S03'],
    sheltered: ['S08'],
    forest_count: 7,
    ideas: [{ invention: 'N07', price: 3 }, { invention: 'N22', price: 5 }, { invention: 'N10', price: 4 }],
    crafted: [{ invention: 'N12', meeple: false }, { invention: 'N20', meeple: false }, { invention: 'N02', meeple: false }],
    invention_count: 17,
    scrapped: ['N06'],
    gargamel_count: 8,
    revealed: ['G02', 'G12'],
    lasting: 'G12',
    danger_streak: 2,
    useful_streak: 1,
    sheltered_starting: 1,
    actions: 3,
    ...more,
  })
}

interface Asked {
  readonly options: readonly string[]
  readonly window?: string
  readonly subject?: string
  readonly amount?: number
  readonly more?: Partial<SchtroumpfsView>
}

/** What is decided, as section 7 calls it, and one view of each. */
const ASKED: Readonly<Record<string, Asked>> = {
  play_card: { options: ['play S02', 'play P03', 'play P13', 'craft N07', 'use N02'], window: 'A' },
  place: { options: ['place 1L', 'place 2U', 'place 2L', 'place 3U', 'place 3L', 'place 4U', 'place 5U', 'place 5L', 'place 6L', 'place 7L', 'place 7U', 'place 8L', 'place N20', 'craft N07', 'use N02'], window: 'B', more: { played: 'P13', hands: [['S02', 'P03'], ...HANDS.slice(1)], placements: placements(), objections: { 'place 1U': 'row_full SCH-052', 'place 8U': 'no_house_to_pay SCH-082' } } },
  perform: { options: ['go on', 'craft N07'], window: 'C', more: { played: 'P13', pending: '3L' } },
  end_turn: { options: ['end turn', 'use N02'], window: 'D', more: { played: 'P13' } },
  discard_for_limit: { options: ['discard N12', 'discard N20', 'discard N02', 'discard N09'], subject: 'N07' },
  gain_types: { options: ['gain 2/0/0', 'gain 1/1/0', 'gain 1/0/1', 'gain 0/2/0', 'gain 0/1/1', 'gain 0/0/2'], subject: 'S07', amount: 2 },
  lose_types: { options: combinations(6, [3, 5, 2]).map((tokens) => `lose ${tokens}`), subject: 'G01', amount: 6 },
  rescue_parts: { options: ['rescue draw', 'rescue nest', 'rescue both'], subject: '1U' },
  wardrobe: { options: ['use N13', 'decline'], subject: 'P23' },
  free_craft: { options: ['craft N07', 'craft N22', 'craft N10'], subject: '6U' },
  shelter: { options: ['shelter S05', 'shelter S11', 'shelter P06', 'shelter S03', 'shelter S02', 'shelter S04', 'decline'], subject: 'R3' },
  shelter_permission: { options: ['allow', 'refuse'], subject: 'S02', more: { active: 1 } },
  choose_house: { options: ['build R3 1/4/4', 'build R3 1/5/3', 'build R3 0/5/4', 'build R5 2/5/2'], subject: '8U', more: { stock: [3, 6, 5] } },
  howlibird_target: { options: ['target 0', 'target 1'] },
  discard_card: { options: ['discard P03', 'discard P13'], subject: 'danger' },
  snappy_target: { options: ['target 0', 'target 1'], subject: 'S08' },
  jokey_steps: { options: ['advance 1', 'advance 2'], subject: 'S12', amount: 2 },
  azrael_target: { options: [1, 2, 3, 4, 5, 6, 7, 8].map((location) => `send ${location}`), subject: 'P04' },
  return_meeple: { options: ['return 1U', 'return 3U', 'return 6U', 'return 4L', 'return 4L overflow', 'decline'], subject: 'P02', more: { rows: rows({ '1U': 1, '3U': 1, '6U': 2, '4L': 1 }, { '4L': { overflow: 1 } }) } },
  exchange: { options: ['decline', ...barters()], subject: 'P06', amount: 3 },
  reroll: { options: ['use N10', 'decline'], subject: 'danger', amount: 3 },
  scarecrow: { options: ['use N06', 'decline'], subject: 'danger' },
  destroy_invention: { options: ['discard N12', 'discard N20', 'discard N02'], subject: 'azrael' },
  destroy_house: { options: ['destroy R1', 'destroy R4', 'lose any'], subject: 'G01' },
  cage: { options: ['cage P06', 'cage P01'], subject: 'G08' },
  rewind: { options: ['use N05', 'decline'], subject: 'G17' },
  smoke_bomb: { options: ['use N08', 'decline'], subject: 'G09' },
  remove_meeple: { options: ['remove 1U', 'remove 3U', 'remove 6U', 'remove N20'], more: { esplanade: 0 } },
  springboard: { options: ['spring 1U', 'spring 6U'], subject: 'N24' },
  smurflily_type: { options: ['collect berry', 'collect log', 'collect stone'], subject: '3U', amount: 3 },
  empty_row: { options: ['empty 1U', 'empty 3U', 'empty 6U', 'empty 4L'], subject: 'N01' },
}

export const DECISIONS: readonly string[] = Object.keys(ASKED)

/** The village while something is decided, by the seat that looks on unless said otherwise. */
export function deciding(decision: string, seats = 3, seat = 0): SchtroumpfsView {
  const { options, window = '', subject = '', amount = 0, more = {} } = ASKED[decision] ?? { options: [] }
  const hands = (more.hands ?? HANDS).slice(0, seats)
  return position(seats, { ...more, hands, options: seat === 0 ? options : [], question: { decision, seat, window, subject, amount } })
}

function placements(): readonly SchtroumpfsPlacementView[] {
  return [
    placement('1L'),
    placement('2U'),
    placement('2L', { fills: true, effect: 'collect_different', choice: 3, dangers: 1 }),
    placement('3U', { fills: true, effect: 'collect', gain: [0, 4, 0] }),
    placement('3L', { fills: true, effect: 'collect', gain: [0, 4, 0], dangers: 1 }),
    placement('4U'),
    placement('5U', { cats: 1 }),
    placement('5L', { fills: true, effect: 'collect', gain: [0, 0, 4], dangers: 1, cats: 1 }),
    placement('6L', { fills: true, effect: 'reveal_ideas' }),
    placement('7U', { fills: true, effect: 'shelter', cost: [0, 1, 1] }),
    placement('7L'),
    placement('8L'),
    placement('N20', { fills: true, effect: 'harvest', gain: [0, 3, 0] }),
  ]
}

function combinations(count: number, most: readonly number[]): readonly string[] {
  const found: string[] = []
  for (let berries = 0; berries <= (most[0] ?? 0); berries++) {
    for (let logs = 0; logs <= (most[1] ?? 0); logs++) {
      const stones = count - berries - logs
      if (stones >= 0 && stones <= (most[2] ?? 0)) found.push(`${berries}/${logs}/${stones}`)
    }
  }
  return found
}

/** Never a kind for itself. */
function barters(): readonly string[] {
  const all = [1, 2, 3].flatMap((count) => combinations(count, [3, 3, 2]).map((out) => [count, out] as const))
  return all.flatMap(([count, out]) => combinations(count, [3, 3, 3]).filter((into) => into.split('/').every((tokens, place) => tokens === '0' || out.split('/')[place] === '0')).map((into) => `exchange ${out} ${into}`))
}

/** P16: both slots or one. */
export function hefty(seats = 3): SchtroumpfsView {
  const view = deciding('place', seats)
  const both = placement('4U', { move: 'place 4U double', fills: true, effect: 'collect', gain: [3, 0, 0] })
  return { ...view, played: 'P16', options: [...view.options, 'place 4U double'], placements: [...view.placements, both], rows: rows({ '1U': 1, '3U': 1, '6U': 1, '4L': 1 }, { '6U': { double: true, full: true } }) }
}

export function closed(seats = 3): SchtroumpfsView {
  const shut = { closed: true }
  return { ...deciding('place', seats), lasting: 'G10', revealed: ['G02', 'G10'], rows: rows({ '3U': 1, '4L': 1 }, { '1U': shut, '1L': shut, '7U': { dangerous: true }, '4L': { overflow: 1 } }), level: 'nightmare', hungry: true, super_die: true, nest: 3, supply: [2, 15, 0] }
}

// --- The end

export function finished(seats: number, won = true): SchtroumpfsView {
  return position(seats, {
    over: true,
    won,
    round: 8,
    turn: 61,
    houses: position(seats).houses.map((house, place) => ({ ...house, built: won || place < 5 })),
    cakes: position(seats).cakes.map((cake, place) => ({ ...cake, prepared: won || place === 0 })),
    forest_count: won ? 0 : 2,
    rescue_done: won,
    build_done: won,
    bake_done: won,
    revealed: won ? ['G02', 'G12', 'G05'] : ['G02', 'G12', 'G05', 'G17'],
    lasting: null,
    left: won ? ['G03', 'G17', 'G08'] : ['G08'],
    too_late: [0, 0, 0],
  })
}

/** A made-up game: a handful of everything, so that all figures have something to count. */
export function story(seats: number, won = true): readonly Happened[] {
  const events: SchtroumpfsEvent[] = [['game_setup', 'standard', false, false, HANDS.slice(0, seats), ['R1', 'R3', 'R4', 'R5', 'R7', 'R8'], ['C01', 'C02'], ['N07', 'N22', 'N10'], 3, 10, 13, 10, 0]]
  let turn = 0
  for (let round = 1; round <= 8; round++) {
    events.push(['round_started', round, (round - 1) % seats, 8, null])
    for (let number = 0; number < 8; number++) {
      const seat = turn % seats
      turn += 1
      events.push(['turn_started', seat, turn], ['card_played', seat, number % 3 === 0 ? 'P03' : number % 3 === 1 ? 'S10' : 'P19', 0])
      if (number % 3 === 0) events.push(['resources_gained', seat, [1, 1, 1], 'P03'])
      events.push(['meeple_placed', seat, number % 2 ? '3L' : '4U', '', number % 2 === 1])
      if (number % 2) {
        events.push(['die_rolled', seat, 'danger', 1 + (turn % 6), turn % 6 === 1 ? 'attack' : turn % 6 === 2 ? 'shortage' : 'azrael', 1, '3L', false])
        if (turn % 6 === 1) events.push(['howlibird_attack', seat, 'danger', true, false], ['card_discarded', seat, 'S04', 'attack'])
        if (turn % 6 === 2) events.push(['resources_lost', seat, [0, 2, 0], 'danger'])
        events.push(['action_performed', seat, '3L', true, 1, number], ['resources_gained', seat, [0, number % 3 === 2 ? 5 : 3, 0], '3L'])
      }
      if (number === 3) events.push(['rescue', seat, true, round === 4, 1], ['card_drawn', seat, 'P10', 'forest', '1U'])
      if (number === 5 && round < 7) events.push(['resources_spent', seat, [0, 5, 4], 'R1'], ['house_built', seat, ['R1', 'R3', 'R4', 'R5', 'R7', 'R8'][round - 1] ?? 'R1', [0, 5, 4]], ['smurf_sheltered', seat, 'S02', null, round])
      if (number === 6 && round % 3 === 0) events.push(['invention_crafted', seat, round === 3 ? 'N12' : 'N07', 4, false])
      events.push(['turn_ended', seat, 0])
    }
    if (round === 4) events.push(['cake_prepared', 0, 'C01'])
    if (round < 8) events.push(['round_ended', round, 8, 0], ['gargamel_revealed', round === 5 ? 'G07' : 'G12', 'lasting', 1], ['azrael_moved', round, (round % 8) + 1, 1, 'G12'])
    if (round === 5) events.push(['house_destroyed', 'R1'])
  }
  if (won) events.push(['cake_prepared', 0, 'C02'], ['game_won', 0, 8, turn, ['G03', 'G17', 'G08']])
  else events.push(['gargamel_revealed', 'G17', 'end', 0], ['game_lost', 8, turn, 1, 2, 1, ['G08']])
  return happened(events)
}
