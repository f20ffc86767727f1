/** Races for the gallery and the tests: one for every kind of decision, by hand. Never part of what is built. */

import toml from '../../../../src/tablee/games/archibald/content.toml?raw'
import { happened } from '../../gallery/made'
import { readToml } from '../../gallery/toml'
import type { Happened } from '../../lib/table.svelte'
import { COLUMNS, LAST } from './board'
import type { Content } from './content.svelte'
import type { ArchibaldEvent, ArchibaldHeroView, ArchibaldView } from './wire'

interface Written extends Omit<Content, 'adventures'> {
  readonly adventures: readonly (Omit<Content['adventures'][number], 'answers'> & { readonly answers: readonly { readonly label: { fr: string; en: string }; readonly text: { fr: string; en: string } }[] })[]
}
const WRITTEN = readToml(toml) as unknown as Written
/** As the server shows it: what an answer brings is not in it. */
export const BOX: Content = { ...WRITTEN, adventures: WRITTEN.adventures.map((row) => ({ ...row, answers: row.answers.map(({ label }) => label) })) }
/** What the answers of an adventure bring. */
export const behind = (card: string) => (WRITTEN.adventures.find(({ id }) => id === card)?.answers ?? []).map(({ text }) => text)

const CELLS = Array.from({ length: LAST * 5 }, (_, place) => `${COLUMNS[place % 5]}${Math.floor(place / 5) + 1}`)
const START = { A1: 'T1-01', B1: 'T1-02', C1: 'T1-03', D1: 'T1-04', E1: 'T1-05' }
const VILLAGE = { ...START, C2: 'T2-07', B2: 'T2-14', D2: 'T2-08', C3: 'T2-11', D3: 'T2-13', B3: 'T2-04', C4: 'T2-15', D4: 'T2-03', B4: 'T2-06', A3: 'T2-10' }
const GARDEN = { ...VILLAGE, C5: 'T3-03', D5: 'T3-06', D6: 'T3-01', C6: 'T3-10', B6: 'T3-13', C7: 'T3-15', B7: 'T3-04', E5: 'T3-07' }
const PALACE = { ...GARDEN, C8: 'T4-03', B8: 'T4-06', B9: 'T4-12', C9: 'T4-10', C10: 'T4-13', B10: 'T4-02', D10: 'T4-15' }
export const BOARDS = { start: START, village: VILLAGE, garden: GARDEN, palace: PALACE } as const

export const laid = (tiles: Readonly<Record<string, string>>): readonly (string | null)[] => CELLS.map((cell) => tiles[cell] ?? null)

const HEROES: readonly ArchibaldHeroView[] = [
  { hero: 'selenia', cell: 'C5', lives: 3, cards: 3, backs: [2, 2, 3], equipment: 'E2-A#1', immobilised: false, bonuses: [3] },
  { hero: 'arthur', cell: 'B6', lives: 2, cards: 2, backs: [2, 3], equipment: 'E3-D#1', immobilised: true, bonuses: [3] },
  { hero: 'max', cell: 'D3', lives: 5, cards: 1, backs: [2], equipment: null, immobilised: false, bonuses: [] },
  { hero: 'betameche', cell: 'C5', lives: 1, cards: 0, backs: [], equipment: null, immobilised: false, bonuses: [3] },
]

/** A race in the middle of the garden. */
export function position(seats: number, more: Partial<ArchibaldView> = {}): ArchibaldView {
  return {
    eyes: 0, seats, over: false, bump_retry: false, round: 7, first: 0, active: 0, card_played: false, fought: false, immobilised: false, hops: [],
    heroes: HEROES.slice(0, seats),
    board: laid(GARDEN),
    breached: [],
    fresh: ['E5'],
    opened: [['C4', 'C5']],
    safe: Object.keys(GARDEN).filter((cell) => cell !== 'D6' && cell !== 'E5'),
    enemies: { D2: ['seide'], C6: ['spider', 'moustik', 'moustik'] },
    supply: { moustik: 2, seide: 5, millipede: 2, spider: 1, darkos: 2 },
    water: 2,
    reached: [2, 3],
    piles: [{ level: 2, count: 5, unseen: ['T2-01', 'T2-02', 'T2-05', 'T2-09'], under: ['T2-12'] }, { level: 3, count: 7, unseen: ['T3-02', 'T3-05', 'T3-08', 'T3-09', 'T3-11', 'T3-12', 'T3-14'], under: [] }, { level: 4, count: 15, unseen: ['T4-01', 'T4-02', 'T4-03'], under: [] }],
    jails_unseen: ['T5-01', 'T5-02', 'T5-03', 'T5-04', 'T5-05'],
    peeks: [['C11'], [], ['A11'], []].slice(0, seats),
    decks: [{ level: 2, count: 6, discard: ['E2-E#1', 'E2-G#1'] }, { level: 3, count: 12, discard: ['E3-L#1'] }, { level: 4, count: 15, discard: [] }],
    adventures: 18,
    adventure_discard: ['A02', 'A07'],
    played: null, reading: [], odds: [], question: null, agenda: [], bots: [1, 3].filter((seat) => seat < seats), left: [], winner: null, ended: '', jails: [],
    hand: ['E2-D#1', 'E2-F#1', 'E3-A#1'],
    options: [], objections: {}, peeked: { C11: 'T5-04' }, given: [], draft: null, read: null, hands: [], hidden: {},
    ...more,
  }
}

interface Asked {
  readonly options: readonly string[]
  readonly window?: string
  readonly subject?: string
  readonly amount?: number
  readonly closed?: boolean // nobody else sees the answers
  readonly more?: Partial<ArchibaldView>
}

const ODDS = [{ cell: 'C6', enemies: ['moustik', 'moustik', 'spider'], hero_dice: [1, 3], enemy_dice: [1, 3], win: 214, defeat: 187, loss: 1900 }] as const
const THROWN = ['discard E2-D#1', 'discard E2-F#1', 'discard E3-A#1']
const EVERYWHERE = ['B2', 'C2', 'D2', 'B3', 'C3', 'D3', 'B4', 'C4', 'D4', 'A3', 'C5', 'D5', 'B6', 'C6', 'B7', 'C7']
const NOBODY: ArchibaldHeroView = { hero: null, cell: null, lives: 3, cards: 0, backs: [], equipment: null, immobilised: false, bonuses: [] }
const NEW = { board: laid(START), enemies: {}, fresh: [], opened: [], water: 0, reached: [], round: 1, hand: [], peeks: [[], [], [], []], peeked: {}, adventures: 22, adventure_discard: [] }
const READ = (card: string, seat: number) => ({ card, seat, reader: (seat + 1) % 3, answer: null, behind: null })

/** What is decided, as section 7 calls it, and one view of each. */
const ASKED: Readonly<Record<string, Asked>> = {
  choose_hero: { options: ['hero selenia', 'hero betameche', 'hero max'], more: { ...NEW, heroes: [NOBODY, { ...NOBODY, hero: 'arthur', cell: 'C1' }, NOBODY, NOBODY], objections: { 'hero arthur': 'hero_taken ARC-108' } } },
  choose_start: { options: ['start A1', 'start B1', 'start D1', 'start E1'], more: { ...NEW, heroes: [{ ...NOBODY, hero: 'selenia' }, { ...NOBODY, hero: 'arthur', cell: 'C1' }, NOBODY, NOBODY], objections: { 'start C1': 'start_taken ARC-109' } } },
  window: { options: [...EVERYWHERE.map((cell) => `play E2-D#1 ${cell}`), 'play E2-F#1', 'equip E3-A#1', ...THROWN, 'go on'], window: 'A', closed: true, more: { objections: { 'play E3-A#1': 'only_equipped ARC-506', 'play E2-D#1 A1': 'not_a_tile ARC-510' } } },
  move: { options: ['move C4', 'move B5', 'move D5', 'move C6'], more: { odds: ODDS, objections: { 'move B6': 'not_adjacent ARC-301', 'move D6': 'not_adjacent ARC-301' } } },
  retry: { options: ['move C4', 'move D5', 'stop'], more: { bump_retry: true } },
  bonus_move: { options: ['move C4', 'move B5', 'move D5', 'decline'], subject: 'spring' },
  slay: { options: ['slay spider', 'slay moustik'], amount: 1, more: { heroes: HEROES.map((hero, seat) => (seat === 0 ? { ...hero, cell: 'C6' } : hero)) } },
  armour: { options: ['use armour', 'keep armour'], subject: 'E3-D#1', amount: 3, more: { heroes: HEROES.map((hero, seat) => (seat === 0 ? { ...hero, equipment: 'E3-D#1' } : hero)) } },
  overflow: { options: ['discard E4-D#1', 'discard E3-E#1', 'discard E4-A#1', 'discard E3-I#1', 'equip E4-D#1', 'equip E4-A#1'], amount: 1, closed: true, more: { hand: ['E4-D#1', 'E3-E#1', 'E4-A#1', 'E3-I#1'] } },
  answer: { options: ['answer A', 'answer B', 'answer C'], subject: 'A20', more: { reading: [READ('A20', 0)] } },
  discard: { options: THROWN, amount: 1, subject: 'A22', closed: true },
  destination: { options: ['to B4', 'to C4', 'to D4'], subject: 'flood' },
  tunnel: { options: ['to D5', 'to B6', 'to B7', 'decline'] },
  peek: { options: ['peek A11', 'peek B11', 'peek D11', 'peek E11'] },
}
export const DECISIONS: readonly string[] = Object.keys(ASKED)

/** A race in which this is asked of a seat; of somebody else, as these eyes see it. */
export function deciding(decision: string, seats = 3, seat = 0): ArchibaldView {
  const { options, window = '', subject = '', amount = 0, closed = false, more = {} } = ASKED[decision] ?? { options: [] }
  const view = position(seats, more)
  const mine = seat === 0
  return { ...view, heroes: view.heroes.slice(0, seats), peeks: view.peeks.slice(0, seats), active: seat, options: mine ? options : [], objections: mine ? view.objections : {}, question: { decision, seat, window, subject, amount, choices: closed ? [] : options } }
}

/** A card and its opponents; a card whose pawns have to be taken from the board. */
export const gusty = (seats = 3): ArchibaldView => ({ ...deciding('window', seats), hand: ['E3-J#1', 'E2-J#1', 'E4-I#1'], options: ['play E3-J#1 1', 'play E2-J#1 2', 'play E4-I#1 C6', 'discard E3-J#1', 'discard E2-J#1', 'discard E4-I#1', 'go on'], objections: { 'play E2-J#1 1': 'already_stuck ARC-523' } })
export const lacking = (seats = 3): ArchibaldView => ({ ...deciding('window', seats), hand: ['E4-E#1'], supply: { moustik: 2, seide: 1, millipede: 2, spider: 1, darkos: 2 }, options: ['aim E4-E#1 B6', 'aim E4-E#1 C4', 'discard E4-E#1', 'go on'] })
export const drafted = (seats = 3): ArchibaldView => ({ ...lacking(seats), options: ['take D2', 'take C7', 'back', 'go on'], draft: { card: 'E4-E#1', cell: 'B6', taken: [], missing: 1 } })
export const ready = (seats = 3): ArchibaldView => ({ ...lacking(seats), options: ['send', 'back', 'go on'], draft: { card: 'E4-E#1', cell: 'B6', taken: ['D2'], missing: 0 } })
/** You read to somebody; somebody reads to somebody else. */
export const reading = (seats = 3): ArchibaldView => ({ ...deciding('answer', seats, seats - 1), reading: [{ card: 'A01', seat: seats - 1, reader: 0, answer: null, behind: null }], read: behind('A01') })
export const listening = (seats = 3): ArchibaldView => ({ ...deciding('answer', seats, 1), reading: [{ card: 'A20', seat: 1, reader: 2 % seats, answer: null, behind: null }] })
/** Before the jails, with high water. */
export const last = (seats = 3): ArchibaldView => ({
  ...deciding('move', seats),
  board: laid({ ...PALACE, B11: 'T5-02' }),
  heroes: HEROES.slice(0, seats).map((hero, seat) => ({ ...hero, cell: ['C10', 'B10', 'C8', 'B9'][seat] ?? 'C8' })),
  enemies: { C9: ['darkos'], B8: ['seide', 'seide'] },
  fresh: [], breached: ['C8'], water: 3, odds: [], reached: [2, 3, 4, 5], round: 17,
  options: ['move C11', 'move B10', 'move C9'], jails_unseen: ['T5-01', 'T5-03', 'T5-04', 'T5-05'], objections: { 'move D10': 'wall ARC-302' },
})

// --- The end

const JAILS = ['T5-03', 'T5-02', 'T5-01', 'T5-04', 'T5-05']

export function finished(seats: number): ArchibaldView {
  const board = laid({ ...PALACE, A11: 'T5-03', B11: 'T5-02', C11: 'T5-01', D11: 'T5-04', E11: 'T5-05' })
  return { ...last(seats), over: true, question: null, options: [], board, jails: JAILS, jails_unseen: [], winner: 0, ended: 'archibald', heroes: last(seats).heroes.map((hero, seat) => (seat === 0 ? { ...hero, cell: 'C11' } : hero)) }
}

/** A made-up race: a handful of everything, so that all figures have something to count. */
export function story(seats: number): readonly Happened[] {
  const events: ArchibaldEvent[] = [['game_started', 0, false]]
  const path = ['C1', 'C2', 'C3', 'C4', 'C5', 'B5', 'B6', 'B7', 'C7', 'C8', 'C9', 'C10']
  for (let seat = 0; seat < seats; seat += 1) events.push(['hero_chosen', seat, HEROES[seat]?.hero ?? 'max', `${COLUMNS[seat + 1]}1`], ['cards_drawn', seat, 2, 2, 'setup', null])
  path.slice(1).forEach((cell, place) => {
    for (let seat = 0; seat < seats; seat += 1) {
      const from = path[Math.max(0, place - (seat % 2))] ?? 'C1'
      const to = path[Math.max(1, place + 1 - (seat % 2))] ?? cell
      events.push(['turn_started', seat, place + 1])
      if (seat === 0) events.push(['tile_drawn', seat, 2, 'T2-08', to], ['tile_laid', 'T2-08', to, false])
      events.push(['hero_moved', seat, from, to, place % 4 === 3 ? 'bonus' : 'move'])
      if ((place + seat) % 3 === 0) events.push(['enemies_appeared', to, ['seide'], 'tile', 0], ['fight_started', seat, to, [1, 2], [1, 0], ['seide'], 917], ['fight_rolled', seat, (seat + 1) % seats, [1, 0, 1], [1], 2, 1], ['enemies_killed', seat, to, ['seide']], ['lives_changed', seat, -1, 2, 'fight'])
      if ((place + seat) % 4 === 1) events.push(['adventure_drawn', seat, (seat + 1) % seats, 'A02', null], ['adventure_answered', seat, 'A02', 'A', behind('A02')], ['lives_changed', seat, 1, 3, 'adventure'])
      if (place === 5 && seat === 1) events.push(['bumped', seat, to, 'A5', 'T3-12'], ['die_rolled', seat, 2, 'trial'], ['water_changed', 1, 4, 'trial'], ['flood_started', [0, 1]], ['hero_sent', 0, to, 'C4', 'flood'], ['water_changed', -4, 0, 'flood'], ['flood_ended'])
      events.push(['turn_ended', seat, place + 1])
    }
  })
  events.push(['jail_revealed', 'C11', 'T5-01'], ['hero_moved', 0, 'C10', 'C11', 'move'], ['game_won', 0, 'archibald', 'C11', JAILS, Array.from({ length: seats }, (_, seat) => seat + 1), 12])
  return happened(events)
}
