// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NAMES } from '../../src/gallery/made'
import { closedSides, heightOf, levelOf, neighbour, openRows, pastRows } from '../../src/games/archibald/board'
import { BOARDS, deciding, DECISIONS, drafted, finished, gusty, lacking, laid as tiles, last, listening, position, reading, ready } from '../../src/games/archibald/fixtures'
import More from '../../src/games/archibald/More.svelte'
import Seat from '../../src/games/archibald/Seat.svelte'
import { missingWords } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import { all, bare, button, cell, Laid, speak, told, touch, touchable } from './race'

const LONG = 60_000 // ms: all of it is laid some thirty times
const laid = new Laid()
beforeEach(async () => {
  await speak('en')
  wishes.speed = 'off'
})
afterEach(() => laid.clear())

const about = (name: string): string => bare(cell(name).getAttribute('aria-label'))
const lit = (): readonly string[] => all('.cell.lit').map((one) => one.dataset['cell'] ?? '').sort()

describe('the board', () => {
  test('has the levels and neighbours of the law', () => {
    expect([1, 2, 4, 5, 7, 8, 10, 11].map(levelOf)).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
    expect(neighbour('A1', 'W')).toBeNull()
    expect(neighbour('C11', 'N')).toBeNull()
    expect(neighbour('C3', 'N')).toBe('C4')
  })

  test('grows: what nobody has come near is folded in the mist, the jails apart', () => {
    laid.put(position(3, { board: tiles(BOARDS.start), heroes: position(3).heroes.map((hero) => ({ ...hero, cell: 'C1' })) }))
    expect(all('[data-row]').map((row) => row.dataset['row'])).toEqual(['11', '2', '1'])
    expect(bare(touchable('.mist').getAttribute('aria-label'))).toBe('Rows 3 to 10: still in the mist')
  })

  test('unfolds whatever is lit', () => {
    const view = deciding('peek')
    expect(openRows(view, ['A11']).has(11)).toBe(true)
    expect(openRows(view, []).has(11)).toBe(false)
  })

  test('on a television, what everybody has left behind is low', () => {
    const view = last(2)
    expect([...pastRows(view, [])]).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(heightOf(openRows(view, []), pastRows(view, []))).toBeCloseTo(3 + 8 * 0.55)
    expect([...pastRows(view, ['C4'])]).toEqual([2, 1])
  })

  test('every cell says what it shows, its walls from both sides, and who stands there', () => {
    laid.put(position(4))
    expect(about('C5')).toBe('C5, the garden. Wild strawberry. Shows a heart. Wall to the east. Here: Selenia (you) and Betameche (Grand-papa Barnabé).')
    expect(about('C6')).toContain('Enemies: a spider and 2 Moustiks.')
    expect(about('D6')).toContain('Walls to the north, to the east, to the south and to the west.')
    expect(about('A4')).toBe('A4, the Minimoy village. Not discovered yet. Wall to the east.')
    expect(about('E5')).toContain('Waiting there: 2 Moustiks.')
  })

  test('a wall that a pickaxe has opened is seen, and closes nothing', () => {
    const view = position(3, { board: tiles({ ...BOARDS.garden, C4: 'T2-02' }) })
    expect(closedSides(view, 'C4')).not.toContain('N')
    laid.put(view)
    expect(about('C4')).toContain('Wall broken open to the north.')
  })

  test('a jail that only you have seen is shown to you; of others you know that they looked', () => {
    laid.put(position(3))
    expect(about('C11')).toContain('You have seen inside: Scribbled dungeon, a book.')
    expect(about('A11')).toBe('A11, the jails. Closed jail. Seen by Valentin.')
  })

  test('shows to whoever watches where somebody may go', () => {
    laid.put({ ...deciding('move', 3, 1), eyes: null }, null)
    expect(lit()).toEqual([])
    expect(all('.cell.open').map((one) => one.dataset['cell'])).toEqual(['C6', 'B5', 'D5', 'C4'])
    expect(about('B5')).toContain('May be chosen.')
  })

  test('arrows go from cell to cell, over the mist at once', () => {
    laid.put(deciding('move'))
    cell('C8').focus()
    cell('C8').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('C11')
  })

  test('the water warns before the flood', () => {
    laid.put(last())
    expect(bare(touchable('.water').getAttribute('aria-label'))).toBe('Water: 3 flood tokens of 4. One more token, and the flood comes!')
    expect(all('.beating')).toHaveLength(1)
  })

  test('a touch of a cell that cannot be chosen tells of it, and who put its enemies there', () => {
    laid.put({ ...deciding('window'), options: ['go on'] }, 0, [told(['tile_drawn', 2, 2, 'T2-08', 'D2']), told(['card_played', 1, 'E2-D#1', 'D2', null, []])])
    touch(cell('D2'))
    expect(bare(touchable('p.look').textContent)).toContain('Enemies: a Seide. Put there by Julie. Discovered by Valentin.')
  })
})

describe('moving', () => {
  test('a quiet step takes one touch', () => {
    laid.put(deciding('move'))
    expect(lit()).toEqual(['B5', 'C4', 'C6', 'D5'])
    touch(cell('B5'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('move B5')
  })

  test('towards enemies the chances are shown first, and asked twice', () => {
    laid.put(deciding('move'))
    touch(cell('C6'))
    expect(laid.play).not.toHaveBeenCalled()
    expect(bare(touchable('.odds').textContent)).toContain('21% to beat all')
    expect(bare(touchable('.odds').textContent)).toMatch(/\d+% to lose your last life/) // which is no contradiction
    touch(cell('C6'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('move C6')
  })

  test('one may think better of it', () => {
    laid.put(deciding('move'))
    touch(cell('C4'))
    expect(bare(touchable('.doing').textContent)).toContain('1, 2, 3 the water rises')
    touch(button('Elsewhere'))
    expect(all('.cell.chosen')).toHaveLength(0)
  })

  test('what is not possible explains itself', () => {
    laid.put(deciding('move'))
    touch(cell('B6'))
    expect(laid.explain).toHaveBeenCalledExactlyOnceWith('not_adjacent', 'ARC-301')
  })

  test('the whole board is looked at, not played on', () => {
    laid.put(deciding('move'))
    touch(button('The whole board'))
    touch(cell('B5'))
    expect(laid.play).not.toHaveBeenCalled()
    touch(cell('B5'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('move B5')
  })
})

describe('cards', () => {
  const card = (id: string): void => touch(`.hand [data-spot="${id}"]`)

  test('a card and its tile are one act', () => {
    laid.put(deciding('window'))
    card('E2-D#1')
    expect(lit()).toHaveLength(16)
    touch(cell('B6'))
    expect(laid.play).not.toHaveBeenCalled()
    expect(bare(touchable('.doing .held').textContent)).toContain('On B6: a Seide. Arthur (Julie) would have to fight instead of moving.')
    touch(button('Play here'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('play E2-D#1 B6')
  })

  test('against somebody: by name, or where their hero stands', () => {
    laid.put(gusty())
    card('E2-J#1')
    touch(button('Against Valentin'))
    expect(bare(touchable('.doing .held').textContent)).toContain('Valentin cannot move on the next turn.')
    touch(button('Play'))
    expect(laid.play).toHaveBeenLastCalledWith('play E2-J#1 2')
    card('E3-J#1')
    touch(cell('B6'))
    touch(button('Play'))
    expect(laid.play).toHaveBeenLastCalledWith('play E3-J#1 1')
  })

  test('a wall is broken towards the cell behind it', () => {
    laid.put(gusty())
    card('E4-I#1')
    touch(cell('C6'))
    touch(button('Play here'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('play E4-I#1 C6')
  })

  test('what can be used glows; what cannot says why', () => {
    laid.put({ ...deciding('window'), options: ['discard E2-F#1', 'go on'], hand: ['E2-F#1'], objections: { 'play E2-F#1': 'full_lives ARC-525' } })
    expect(all('.glows')).toHaveLength(0)
    card('E2-F#1')
    touch(button('Why not now?'))
    expect(laid.explain).toHaveBeenCalledExactlyOnceWith('full_lives', 'ARC-525')
  })

  test('equipping over something and discarding ask twice', () => {
    laid.put(deciding('window'))
    card('E3-A#1')
    touch(button('Equip instead'))
    expect(laid.play).not.toHaveBeenCalled()
    touch(button('Really?'))
    expect(laid.play).toHaveBeenLastCalledWith('equip E3-A#1')
    card('E2-F#1')
    touch(button('Discard'))
    touch(button('Really?'))
    expect(laid.play).toHaveBeenLastCalledWith('discard E2-F#1')
    expect(laid.play).toHaveBeenCalledTimes(2)
  })

  test('where the supply lacks pawns, the act is put together', async () => {
    laid.put(lacking())
    card('E4-E#1')
    touch(cell('B6'))
    touch(button('Take pawns from the board'))
    expect(laid.play).toHaveBeenLastCalledWith('aim E4-E#1 B6')
    await laid.clear()
    laid.put(drafted())
    touch(cell('D2'))
    expect(laid.play).toHaveBeenLastCalledWith('take D2')
    await laid.clear()
    laid.put(ready())
    expect(bare(touchable('.doing').textContent)).toContain('Taken from: D2')
    touch(button('Send'))
    expect(laid.play).toHaveBeenLastCalledWith('send')
  })

  test('the only sensible thing breathes, unless nothing may move', () => {
    laid.put({ ...deciding('window'), options: ['discard E2-F#1', 'go on'] })
    expect(all('.arc-breathes')).toHaveLength(0)
    wishes.speed = 'normal'
    flushSync()
    expect(all('.arc-breathes').map((one) => bare(one.textContent))).toEqual(['On to my move'])
  })

  test('whoever goes on where an enemy stands fights, and sees the chances', () => {
    const heroes = position(3).heroes.map((hero, seat) => (seat === 0 ? { ...hero, cell: 'C6' } : hero))
    laid.put({ ...deciding('window'), heroes, odds: deciding('move').odds })
    expect(all('.odds')).toHaveLength(1)
    touch(button('Fight!'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('go on')
  })
})

describe('every decision can be taken', () => {
  const WAYS: Readonly<Record<string, () => void>> = {
    choose_hero: () => touch('button.hero:not([aria-disabled=true])'),
    window: () => touch('.doing .primary'),
    slay: () => touch('.ways .button'),
    armour: () => touch('.ways .button'),
    answer: () => touch('.answers .button'),
    overflow: () => {
      touch('.hand .card')
      touch(button('Discard'))
    },
    discard: () => {
      touch('.hand .card')
      touch(button('Discard'))
    },
  }

  test.each(DECISIONS)('%s', (decision) => {
    const view = deciding(decision)
    laid.put(view)
    ;(WAYS[decision] ?? (() => touch('.cell.lit')))()
    if (all('.cell.chosen').length > 0) touch('.cell.chosen')
    expect(laid.play).toHaveBeenCalledOnce()
    expect(view.options).toContain(laid.play.mock.calls[0]?.[0])
  })

  test.each([['retry', 'Stop here', 'stop'], ['bonus_move', 'Stay here', 'decline'], ['tunnel', 'Stay here', 'decline']])('%s can be declined', (decision, words, move) => {
    laid.put(deciding(decision))
    touch(button(words))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith(move)
  })
})

describe('adventures', () => {
  test('the reader sees what each answer brings; nobody else does', async () => {
    laid.put(reading())
    expect(bare(touchable('.story').textContent)).toContain('You read to Valentin')
    expect(bare(touchable('.story').textContent)).toContain('1-2: a twig snaps, lose 1 life.')
    await laid.clear()
    laid.put(listening())
    expect(bare(touchable('.story').textContent)).toContain('Valentin reads to Julie')
    expect(bare(touchable('.story').textContent)).toContain('The ladybird.')
    expect(all('.story small')).toHaveLength(0)
  })

  test('whoever answers hears the text, and finds the answers below', () => {
    laid.put(deciding('answer'))
    expect(all('.story li')).toHaveLength(0)
    touch(all('.answers .button')[1] as HTMLElement)
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('answer B')
  })
})

describe('words', () => {
  test.each(['fr', 'en'] as const)('nothing on any screen is without them: %s', async (language) => {
    await speak(language)
    const before = missingWords().length
    for (const view of [...DECISIONS.map((decision) => deciding(decision, 4)), ...DECISIONS.map((decision) => deciding(decision, 4, 1)), last(4), finished(4), gusty(4)]) {
      laid.put(view)
      await laid.clear()
    }
    mount(More, { target: document.body, props: { view: { ...position(4), given: [{ seat: 1, card: 'E2-A#1' }], hands: [['E2-A#2']] }, names: NAMES } })
    mount(Seat, { target: document.body, props: { view: position(4), seat: 1, you: false } })
    flushSync()
    expect(missingWords().slice(before)).toEqual([])
  }, LONG)
})
