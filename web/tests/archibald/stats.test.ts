// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import toml from '../../../src/tablee/games/archibald/content.toml?raw'
import { readToml } from '../../src/gallery/toml'
import { content, type Content } from '../../src/games/archibald/content.svelte'
import End from '../../src/games/archibald/End.svelte'
import { LESSONS } from '../../src/games/archibald/lesson'
import { ranksOf, statistics } from '../../src/games/archibald/stats'
import { verdictFor } from '../../src/games/archibald/verdict'
import type { ArchibaldEvent, ArchibaldHeroView, ArchibaldView } from '../../src/games/archibald/wire'
import type { AnyEvent } from '../../src/lib/table.svelte'
import { learnLanguage, learnWords, missingWords } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'

const START: readonly ArchibaldEvent[] = [['game_started', 0, false], ['hero_chosen', 0, 'arthur', 'C1'], ['hero_chosen', 1, 'max', 'B1'], ['turn_started', 0, 1]]
const WON: ArchibaldEvent = ['game_won', 0, 'archibald', 'C11', ['T5-02', 'T5-03', 'T5-01', 'T5-04', 'T5-05'], [1, 2], 2]
const told = (events: readonly ArchibaldEvent[]) => statistics([...START, ...events] as unknown as readonly AnyEvent[], 2)

describe('statistics', () => {
  test('the way of each hero, step by step, and how it was made', () => {
    const { players } = told([['hero_moved', 0, 'C1', 'C2', 'move'], ['hero_moved', 0, 'C2', 'C3', 'bonus'], ['turn_started', 1, 1], ['hero_moved', 1, 'B1', 'B2', 'move'], ['turn_started', 0, 2], ['hero_sent', 0, 'C3', 'C1', 'defeat']])
    expect(players[0]?.path).toEqual([{ cell: 'C1', how: 'start', round: 0 }, { cell: 'C2', how: 'move', round: 1 }, { cell: 'C3', how: 'bonus', round: 1 }, { cell: 'C1', how: 'defeat', round: 2 }])
    expect(players[1]?.path.map(({ cell }) => cell)).toEqual(['B1', 'B2'])
  })

  test('how far everybody was above the start after each round, and at the end', () => {
    const { climbed, rounds } = told([['hero_moved', 0, 'C1', 'C2', 'move'], ['turn_started', 1, 1], ['turn_started', 0, 2], ['hero_moved', 0, 'C2', 'C3', 'move'], ['turn_started', 1, 2], ['hero_moved', 1, 'B1', 'B2', 'move'], WON])
    expect(climbed).toEqual([[1, 0], [2, 1]])
    expect(rounds).toBe(2)
  })

  test('tiles belong to whoever discovers them, also by a bump; one that is put under the pile to nobody', () => {
    const { players, turned } = told([['tile_drawn', 0, 2, 'T2-14', 'C2'], ['tile_rejected', 'T2-14', 'C2'], ['tile_drawn', 0, 2, 'T2-15', 'C2'], ['tile_laid', 'T2-15', 'C2', false], ['bumped', 0, 'C1', 'C2', 'T2-15'], ['turn_started', 1, 1], ['tile_drawn', 1, 2, 'T2-01', 'B2'], ['tile_laid', 'T2-01', 'B2', false]])
    expect(players.map(({ tiles, bumps }) => [tiles, bumps])).toEqual([[1, 1], [1, 0]])
    expect(turned.get('C2')).toEqual({ seat: 0, round: 1 })
  })

  test('jails that turn up when all is over were opened by nobody', () => {
    const { turned, players } = told([['jail_revealed', 'C11', 'T5-01'], WON, ['jail_revealed', 'A11', 'T5-02']])
    expect([...turned.keys()]).toEqual(['C11'])
    expect(players[0]?.tiles).toBe(1)
  })

  test('fights won and blocked, enemies beaten by kind, and what the dice owed', () => {
    const { players } = told([
      ['fight_started', 0, 'C3', [1, 2], [2, 0], ['seide', 'seide'], 400],
      ['fight_rolled', 0, 1, [2, 0, 0], [0, 1], 2, 1],
      ['enemies_killed', 0, 'C3', ['seide', 'seide']],
      ['lives_changed', 0, -1, 2, 'fight'],
      ['fight_started', 0, 'C4', [1, 2], [1, 2], ['spider', 'moustik'], 300],
      ['fight_rolled', 0, 1, [0, 1, 0], [0, 0, 0], 1, 0],
      ['enemies_killed', 0, 'C4', ['spider']],
      ['hero_blocked', 0, 'C4', ['moustik']],
    ])
    const [mine] = players
    expect(mine).toMatchObject({ fights: 2, won: 1, blocked: 1, lost: 1, killed: { seide: 2, spider: 1, moustik: 0 } })
    expect(mine?.own.hits).toBe(3)
    expect(mine?.own.expected).toBeCloseTo(2 * (5 / 6 + 1))
    expect(mine?.enemies.hits).toBe(1)
    expect(mine?.enemies.expected).toBeCloseTo(5 / 3 + 5 / 6 + 1)
  })

  test('a defeat costs lives and rows, and what the restart gives is no gain', () => {
    const { players } = told([['lives_changed', 0, -2, 0, 'fight'], ['hero_defeated', 0, 'B6', 3], ['hero_sent', 0, 'B6', 'B4', 'defeat'], ['lives_changed', 0, 3, 3, 'restart'], ['lives_changed', 0, 1, 4, 'tile']])
    expect(players[0]).toMatchObject({ lost: 2, gained: 1, defeats: 1, fallen: { defeat: 2, trap: 0, flood: 0, gust: 0 } })
  })

  test('a flood is of whoever brings the last token; everybody falls by it', () => {
    const { players, floods } = told([['turn_started', 1, 1], ['water_changed', 1, 4, 'trial'], ['flood_started', [1, 0]], ['hero_sent', 1, 'C8', 'C7', 'flood'], ['hero_sent', 0, 'D6', 'D4', 'flood'], ['water_changed', -4, 0, 'flood'], ['flood_ended']])
    expect(floods).toBe(1)
    expect(players.map(({ floods: caused, tokens, fallen }) => [caused, tokens, fallen.flood])).toEqual([[0, 0, 2], [1, 1, 1]])
  })

  test('traps, cards, equipment and answers', () => {
    const { players } = told([['hero_sent', 0, 'D11', 'D7', 'trap'], ['card_played', 0, 'E2-F#1', '', null, []], ['equipped', 0, 'E2-A#1', ''], ['adventure_answered', 0, 'A09', 'B', []]])
    expect(players[0]).toMatchObject({ traps: 1, cards: 1, equipped: 1, answers: [{ card: 'A09', answer: 'B' }], fallen: { trap: 4 } })
  })

  test('what was taken back never happened', () => {
    const events = [...START, ['equipped', 0, 'E2-A#1', ''], ['hero_moved', 0, 'C1', 'D1', 'move'], ['move_taken_back', 0], ['hero_moved', 0, 'C1', 'B1', 'move']] as unknown as readonly AnyEvent[]
    const [mine] = statistics(events, 2).players
    expect(mine?.path.map(({ cell }) => cell)).toEqual(['C1', 'B1'])
    expect(mine?.equipped).toBe(1)
  })

  test('a whole game is known as one', () => {
    expect(told([WON])).toMatchObject({ whole: true, ranks: [1, 2] })
    expect(told([]).whole).toBe(false)
    expect(statistics([WON as unknown as AnyEvent], 2).whole).toBe(false)
  })
})

describe('ranks', () => {
  const hero = (cell: string, lives: number, cards: number): ArchibaldHeroView => ({ hero: 'max', cell, lives, cards, backs: [], equipment: null, immobilised: false, bonuses: [] })

  test('the winner, then rows, lives and cards; equals are equal', () => {
    expect(ranksOf({ winner: 2, heroes: [hero('C7', 2, 3), hero('A7', 3, 0), hero('B11', 1, 0), hero('E7', 3, 0)] })).toEqual([4, 2, 1, 2])
    expect(ranksOf({ winner: null, heroes: [hero('C7', 2, 3), hero('A9', 1, 0), hero('B7', 2, 1)] })).toEqual([2, 1, 3])
  })
})

beforeAll(async () => {
  wishes.speed = 'off'
  await learnWords({ fr: () => import('../../src/games/archibald/fr'), en: () => import('../../src/games/archibald/en') })
  await learnLanguage('en')
})

describe('what the end says to whoever raced', () => {

  test('the winner hears how long it took', () => {
    expect(verdictFor(0, { rank: 1, row: 11, won: true }, told([['tile_laid', 'T2-01', 'C2', false], ['turn_started', 0, 2], WON]))).toEqual(['In 2 rounds, with one tile discovered.'])
  })

  test('the others hear where they came, and what held them back', () => {
    const stats = told([['bumped', 1, 'B1', 'B2', 'T2-15'], ['hero_sent', 1, 'D11', 'D7', 'trap'], WON])
    expect(verdictFor(1, { rank: 2, row: 7, won: false }, stats)).toEqual(['You come second, 4 rows from the jails.', 'What cost you most: the traps of the jails (4 rows lost).'])
  })

  test('dice that fell far from what they owed are worth a word', () => {
    const stats = told([['fight_started', 1, 'C3', [3, 3], [1, 0], ['seide'], 990], ['fight_rolled', 1, 0, [2, 2, 2, 1, 1, 0], [0], 8, 0], WON])
    expect(verdictFor(1, { rank: 2, row: 10, won: false }, stats).at(-1)).toBe('The dice smiled on you: 4 hits more than they owed.')
  })

  test('who has not heard all of it is told the place alone', () => {
    const stats = statistics([WON as unknown as AnyEvent], 2)
    expect(verdictFor(1, { rank: 2, row: 11, won: false }, stats)).toEqual(['You come second, inside the jails.'])
    expect(missingWords()).toEqual([])
  })
})

describe('the end', () => {
  const NAMES = ['Noémie', 'Julie', 'Valentin']
  const OVER = LESSONS.at(-1)?.deeds.at(-1)?.after as ArchibaldView
  const STORY = LESSONS.flatMap(({ deeds }) => deeds.flatMap(({ events }) => events)).map((event, key) => ({ key, event: event as unknown as AnyEvent }))
  const LOG = [...START.slice(0, 3), ['hero_chosen', 2, 'max', 'D1'], ['turn_started', 0, 1]].map((event, key) => ({ key: -9 + key, event: event as unknown as AnyEvent }))
  let shown: Record<string, unknown> | undefined

  const put = (more: Record<string, unknown>): string => {
    content.set(readToml(toml) as unknown as Content)
    shown = mount(End, { target: document.body, props: { view: OVER, names: NAMES, seat: 0, log: [...LOG, ...STORY], ...more } })
    flushSync()
    return (document.body.textContent ?? '').replace(/\s+/g, ' ')
  }

  afterEach(async () => {
    if (shown) await unmount(shown)
    document.body.innerHTML = ''
  })

  test('tells you that you have won, shows the five jails and the ways, and counts', () => {
    const words = put({})
    expect(words).toContain('You have freed Archibald!')
    for (const told of ['Archibald’s cell', 'opened by you', 'never opened', 'Tiles discovered', 'Seide']) expect(words).toContain(told)
    expect(document.querySelectorAll('.map .mark')).toHaveLength(3)
    expect(document.querySelectorAll('.podium li')).toHaveLength(3)
    expect(missingWords()).toEqual([])
  })

  test('tells the others by name, and fits a television page by page', () => {
    expect(put({ seat: null, large: true })).toContain('Noémie has freed Archibald!')
    expect(document.querySelectorAll('.dots button')).toHaveLength(3 + 1) // a race of one round has no curve
    expect(missingWords()).toEqual([])
  })

  test('whoever has not heard the race sees where it ended', () => {
    const words = put({ log: [], seat: 1 })
    expect(words).toContain('You come third, 4 rows from the jails.')
    expect(document.querySelectorAll('.map .mark')).toHaveLength(3)
  })

  test('a race that nobody won, in French', async () => {
    await learnLanguage('fr')
    expect(put({ view: { ...OVER, winner: null, ended: 'round_limit' }, log: [] })).toContain('La course s’arrête là')
    expect(missingWords()).toEqual([])
    await learnLanguage('en')
  })
})
