// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import { named } from '../../src/games/archibald/events'
import { FIELDS } from '../../src/games/archibald/fields'
import { after } from '../../src/games/archibald/after'
import { behind, deciding, DECISIONS, drafted, gusty, position, reading } from '../../src/games/archibald/fixtures'
import { flights } from '../../src/games/archibald/flights'
import { memoryOf, remember } from '../../src/games/archibald/memory'
import { beat, fightOf, moments, sceneOf } from '../../src/games/archibald/moments'
import { moveName, moveSpots, spotName } from '../../src/games/archibald/naming'
import { guard } from '../../src/games/archibald/rules'
import { brief, caption, prompt, sentence } from '../../src/games/archibald/telling'
import type { ArchibaldEvent, ArchibaldView } from '../../src/games/archibald/wire'
import { Memory } from '../../src/lib/memory'
import { missingWords } from '../../src/lib/text.svelte'
import { bare, speak, told } from './race'

beforeEach(() => speak('en'))

const say = (event: ArchibaldEvent, seat: number | null = 0): string => bare(sentence(told(event), NAMES, seat))
const ask = (view: ArchibaldView, memory = new Memory({ memory: remember })): string => bare(prompt(view, 0, NAMES, memory))

/** One of each. */
const EVENTS: readonly ArchibaldEvent[] = [
  ['game_started', 1, true], ['hero_chosen', 0, 'selenia', 'C1'], ['cards_drawn', 1, 2, 2, 'setup', null], ['cards_drawn', 0, 3, 1, 'passage', ['E3-A#1']], ['turn_started', 0, 2], ['movement_skipped', 1, 'immobilised'],
  ['card_played', 0, 'E2-D#1', 'C5', null, []], ['card_played', 1, 'E2-J#1', '', 0, []], ['card_played', 1, 'E2-F#1', '', null, []], ['equipped', 0, 'E3-A#1', 'E2-A#1'], ['cards_discarded', 0, ['E2-A#1', 'E2-F#1'], 'defeat'], ['deck_reshuffled', 'ADV', 22],
  ['tile_rejected', 'T3-14', 'C6'], ['tile_laid', 'T3-09', 'C6', false], ['tile_laid', 'T2-01', 'C2', true], ['bumped', 0, 'C2', 'C3', 'T2-15'], ['bumped', 1, 'C5', 'C6', 'T3-01'], ['hero_moved', 0, 'C1', 'C2', 'move'], ['bonus_move_granted', 0, 'C3', 'spring'], ['bonus_move_declined', 0, 'C3', 'spring'],
  ['jail_revealed', 'C11', 'T5-02'], ['enemies_appeared', 'C6', ['seide', 'spider'], 'tile', 1], ['enemies_relocated', 'seide', 'B4', 'C5'], ['fight_started', 0, 'C6', [1, 2], [0, 1], ['moustik'], 917], ['fight_rolled', 0, 1, [0, 0, 0], [1], 0, 1], ['enemies_killed', 0, 'C6', ['moustik']], ['armour_used', 1, 'E3-D#1', 2],
  ['lives_changed', 0, -1, 2, 'fight'], ['lives_changed', 0, 1, 3, 'tile'], ['hero_blocked', 0, 'C6', ['seide']], ['hero_defeated', 0, 'C6', 3], ['hero_sent', 0, 'C6', 'C4', 'defeat'], ['level_reached_first', 0, 3], ['die_rolled', 0, 5, 'trial'], ['water_changed', 1, 3, 'trial'], ['water_changed', -4, 0, 'flood'], ['flood_started', [0, 1]],
  ['adventure_drawn', 0, 1, 'A01', null], ['adventure_answered', 0, 'A01', 'A', behind('A01')], ['marker_set', 1, 'immobilised'], ['passage_opened', 0, 'C4', 'C5'], ['jail_peeked', 0, 'C11', 'T5-01'], ['jail_peeked', 1, 'C11', null], ['hands_swapped', 0, 1, 1, 2, ['E2-A#1'], null],
  ['game_won', 0, 'archibald', 'C11', [], [1, 2], 12], ['game_stopped', 'round_limit', [], [1, 1], 200],
]

describe('the log', () => {
  test('tells what happened, to you and of others', () => {
    expect(say(['card_played', 1, 'E2-J#1', '', 0, []])).toBe('Julie plays “Sticky resin” against you.')
    expect(say(['enemies_appeared', 'C6', ['seide', 'spider'], 'tile', 0])).toBe('On C6, a spider and a Seide appear!')
    expect(say(['fight_started', 0, 'C6', [1, 2], [0, 1], ['moustik'], 917])).toMatch(/1 red die and 2 yellow dice against 1 yellow die.*92%/)
    expect(say(['bumped', 1, 'C5', 'C6', 'T3-01'])).toContain('Satan’s Falls')
    expect(say(['water_changed', 1, 3, 'trial'])).toContain('3 flood tokens of 4. One more')
    expect(say(['adventure_answered', 1, 'A02', 'B', behind('A02')])).toBe('Julie answers: “I take it back to the nest.” Its mother thanks you: draw 1 card.')
  })

  test('a secret is told to whoever has it', () => {
    expect(say(['jail_peeked', 0, 'C11', 'T5-01'])).toContain('Archibald’s cell')
    expect(say(['jail_peeked', 0, 'C11', null], 1)).toBe('Noémie looks through the keyhole of C11.')
    expect(say(['cards_drawn', 1, 2, 2, 'setup', null])).toContain('2 cards of level 2')
  })

  test.each(['fr', 'en'] as const)('has words for everything: %s', async (language) => {
    await speak(language)
    const before = missingWords().length
    const tried = new Set(EVENTS.map(([name]) => name))
    for (const event of EVENTS) for (const seat of [0, 1, null]) expect(say(event, seat)).not.toBe('')
    const untold = Object.keys(FIELDS).filter((name) => !tried.has(name as ArchibaldEvent[0]) && sentence([name] as never, NAMES, 0) !== null)
    expect(untold).toEqual([])
    expect(missingWords().slice(before)).toEqual([])
  })

  test('the last event in few words is none that every turn has', () => {
    expect(brief(told(['turn_started', 0, 1]), NAMES, 0)).toBeNull()
    expect(brief(told(['hero_moved', 0, 'C1', 'C2', 'move']), NAMES, 0)).not.toBeNull()
  })
})

describe('the prompt', () => {
  test('says what a touch would do now', () => {
    const memory = new Memory({ memory: remember })
    const { choice } = memoryOf(memory)
    const view = deciding('window')
    expect(ask(view, memory)).toBe('Touch a card, or go on to your move.')
    choice.hold('E2-D#1')
    expect(ask(view, memory)).toBe('Where shall “Seide on patrol” go? Tap a lit tile.')
    choice.aim('B6')
    expect(ask(view, memory)).toBe('Play “Seide on patrol” like this?')
    choice.hold('E2-F#1')
    expect(ask(view, memory)).toBe('What do you do with “Petal jelly”?')
    choice.sure = 'discard E2-F#1'
    expect(ask(view, memory)).toContain('would be gone')
    choice.clear()
    choice.hold('E3-J#1')
    expect(ask(gusty(), memory)).toBe('Who shall get “Gust of wind”?')
    choice.clear()
    choice.aim('C6')
    expect(ask(deciding('move'), memory)).toContain('Enemies on C6!')
  })

  test('asks the reader to read, and tells others who is thinking', () => {
    expect(ask(reading())).toContain('Read it aloud to Valentin')
    expect(ask(drafted())).toBe('The supply lacks 1 pawn: tap the tile to take it from.')
    expect(ask({ ...position(3), over: true })).toBe('The game is over.')
  })

  test.each(['fr', 'en'] as const)('has a sentence for every decision: %s', async (language) => {
    await speak(language)
    const before = missingWords().length
    const said = DECISIONS.flatMap((decision) => [ask(deciding(decision)), ask(deciding(decision, 3, 1))])
    expect(new Set(said).size).toBe(said.length)
    expect(missingWords().slice(before)).toEqual([])
  })
})

describe('moments', () => {
  const STEP: readonly ArchibaldEvent[] = [
    ['tile_drawn', 0, 3, 'T3-08', 'B5'], ['tile_laid', 'T3-08', 'B5', false], ['hero_moved', 0, 'C5', 'B5', 'move'], ['enemies_appeared', 'B5', ['millipede'], 'tile', 0],
    ['fight_started', 0, 'B5', [1, 3], [0, 2], ['millipede'], 950], ['fight_rolled', 0, 1, [1, 0, 0, 1], [1, 0], 2, 1], ['enemies_killed', 0, 'B5', ['millipede']], ['lives_changed', 0, -1, 2, 'fight'],
  ]

  test('come one after the other, each with the board that it leaves', () => {
    const found = moments(STEP.map(told), deciding('move')).map(({ view }) => view as ArchibaldView)
    expect(found.map((view) => sceneOf(view)?.event)).toEqual(['tile_laid', 'hero_moved', 'enemies_appeared', 'fight_rolled', 'enemies_killed', 'lives_changed'])
    expect(found.map((view) => view.heroes[0]?.cell)).toEqual(['C5', 'B5', 'B5', 'B5', 'B5', 'B5'])
    expect(found.map((view) => view.enemies['B5'] ?? [])).toEqual([[], [], ['millipede'], ['millipede'], [], []])
    expect(fightOf(found[3] as ArchibaldView)?.chance).toBe(950)
    expect(found.every((view) => view.question === null && view.options.length === 0)).toBe(true)
  })

  test('a duel is over in less than two seconds', () => {
    expect(beat([told(STEP[5] as ArchibaldEvent)])).toBeLessThan(2000)
    expect(beat([told(['turn_ended', 0, 1])])).toBe(0)
  })

  test('cards, lives, water and passages are as they were left', () => {
    const events: readonly ArchibaldEvent[] = [['card_played', 0, 'E2-D#1', 'C7', null, []], ['cards_drawn', 0, 3, 1, 'card', ['E3-K#1']], ['equipped', 0, 'E3-A#1', 'E2-A#1'], ['cards_discarded', 1, ['E3-D#1'], 'used'], ['water_changed', 1, 3, 'trial'], ['passage_opened', 0, 'C5', 'C6'], ['marker_set', 2, 'immobilised'], ['jail_revealed', 'D11', 'T5-03']]
    const view = events.map((event) => named(told(event))).reduce(after, position(3))
    expect(view.hand).toEqual(['E2-F#1', 'E3-K#1'])
    expect(view.heroes[0]).toMatchObject({ cards: 2, backs: [2, 3], equipment: 'E3-A#1' })
    expect(view.heroes[1]?.equipment).toBeNull()
    expect(view.decks[0]?.discard).toEqual(['E2-E#1', 'E2-G#1', 'E2-D#1', 'E2-A#1'])
    expect([view.water, view.opened.length, view.heroes[2]?.immobilised, view.jails_unseen.length]).toEqual([3, 2, true, 4])
  })

  test('pieces fly from where they were', () => {
    expect(flights([told(['hero_moved', 1, 'C1', 'C2', 'move'])], 0)[0]).toMatchObject({ from: 'hero:1', to: 'hero:1' })
    expect(flights([told(['cards_drawn', 0, 2, 2, 'tile', ['E2-A#1', 'E2-B#1']])], 0).map(({ from, to }) => [from, to])).toEqual([['E2', 'hand:own'], ['E2', 'hand:own']])
    expect(flights([told(['cards_drawn', 1, 2, 1, 'tile', null])], 0)[0]?.to).toBe('seat:1')
  })

  test('captions are sentences', () => {
    const [moment] = moments([told(['die_rolled', 0, 2, 'trial'])], position(3))
    const scene = sceneOf(moment?.view as ArchibaldView)
    expect(scene && bare(caption(scene, NAMES, 0))).toBe('The straw is put to the test: you roll 2.')
  })
})

describe('names', () => {
  test('of moves, for advice', () => {
    expect(bare(moveName('move B5', deciding('move'), NAMES))).toBe('go west to B5 and discover it')
    expect(bare(moveName('play E2-J#1 2', gusty(), NAMES))).toBe('Play “Sticky resin” against Valentin')
    expect(bare(moveName('slay spider,moustik', deciding('slay'), NAMES))).toBe('Defeat a spider and a Moustik')
    expect(moveSpots('play E2-J#1 2', gusty())).toEqual(['E2-J#1', 'D3'])
    expect(moveSpots('move B5', deciding('move'))).toEqual(['B5'])
  })

  test.each(['fr', 'en'] as const)('of every move and spot there is: %s', async (language) => {
    await speak(language)
    const before = missingWords().length
    for (const view of [...DECISIONS.map((decision) => deciding(decision)), gusty(), drafted()]) for (const move of [...view.options, 'send']) expect(moveName(move, view, NAMES)).not.toBe(move)
    for (const spot of ['C3', 'water', 'ADV', 'E2', 'E3', 'E4']) expect(spotName(spot)).not.toBe('')
    expect(missingWords().slice(before)).toEqual([])
  })
})

describe('the guard', () => {
  const why = (view: ArchibaldView, move: string, seat = 0): string => Object.values(guard(view, seat, move) ?? { fine: 'done' }).join(' ')

  test('says what the server has said of it', () => {
    expect(why(deciding('move'), 'move B5')).toBe('done')
    expect(why(deciding('move'), 'move B6')).toBe('not_adjacent ARC-301')
    expect(why(deciding('move'), 'go on')).toBe('not_now ARC-202')
    expect(why(deciding('move', 3, 1), 'move B5')).toBe('not_your_turn ARC-201')
  })

  test('judges the targets of a card', () => {
    expect(why(deciding('window'), 'play E2-D#1 A1')).toBe('not_a_tile ARC-510')
    expect(why(gusty(), 'play E2-J#1 1')).toBe('already_stuck ARC-523')
    expect(why(gusty(), 'play E3-J#1 0')).toBe('not_an_opponent ARC-521')
    expect(why(drafted(), 'send')).toBe('needs_pawns ARC-513')
  })
})
