// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flushSync, mount } from 'svelte'
import { NAMES } from '../../src/gallery/made'
import End from '../../src/games/schtroumpfs/End.svelte'
import { closed, deciding, DECISIONS, finished, hefty, position, story } from '../../src/games/schtroumpfs/fixtures'
import Seat from '../../src/games/schtroumpfs/Seat.svelte'
import { missingWords } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import { all, bare, button, click, Laid, speak, withBox } from './table'

withBox()

const laid = new Laid()
beforeEach(async () => {
  await speak('en')
  wishes.speed = 'off'
})
afterEach(() => laid.clear())

const row = (id: string): HTMLElement => all(`[data-spot="${id}"]`)[0] as HTMLElement

describe('the village', () => {
  test('has eight locations with sixteen actions, always', () => {
    laid.put(position(3))
    expect(all('.location')).toHaveLength(8)
    expect(all('button.row')).toHaveLength(16)
    expect(bare(row('3U').textContent)).toContain('Sawmill')
    expect(bare(row('3U').textContent)).toContain('Two slots, one of them free.')
    expect(bare(row('3L').textContent)).toContain('Dangerous action.')
  })

  test('shows to whoever watches what everybody may see, and nothing to touch', () => {
    laid.put({ ...position(3), eyes: null }, null)
    expect(all('button.row')).toHaveLength(0)
    expect(all('.row')).toHaveLength(16)
  })

  test('says where Azrael is, and where he goes next', () => {
    laid.put(position(3))
    expect(all('.location.here')).toHaveLength(1)
    expect(all('.location')[4]?.getAttribute('aria-label')).toContain('Azrael is here')
    expect(all('.location')[5]?.getAttribute('aria-label')).toContain('comes here next')
  })

  test('tells what Gargamel closes, and what is left of the supply', () => {
    laid.put(closed())
    expect(bare(row('1U').textContent)).toContain('Closed by Gargamel.')
    expect(all('.stock small').map(({ textContent }) => bare(textContent))).toEqual(['(2 left)', '(0 left)'])
  })
})

describe('the card that Gargamel has just shown', () => {
  test('is read by everybody while it is decided about', () => {
    laid.put({ ...deciding('smoke_bomb'), revealed: ['G05'], eyes: null }, null)
    expect(bare(all('.menace')[0]?.textContent ?? '')).toContain('Gargamel shows:')
  })

  test('if it is Too Late, the time is now', () => {
    laid.put({ ...deciding('rewind'), revealed: ['G17'], too_late: [0, 0, 0] })
    expect(bare(all('.time')[0]?.textContent ?? '')).toContain('Gargamel shows Too Late right now!')
    expect(bare(all('.time')[0]?.textContent ?? '')).not.toContain('no menace left')
  })

  test('if the village has lost by Too Late, the last picture says so', () => {
    const lost = { ...finished(3), won: false, revealed: ['G17'], too_late: [0, 0, 0] as const }
    laid.put(lost)
    expect(bare(all('.time')[0]?.textContent ?? '')).not.toContain('no menace left')
  })

  test('if it cannot come any more, that is said', () => {
    laid.put({ ...position(3), revealed: [], too_late: [0, 0, 0] })
    expect(bare(all('.time')[0]?.textContent ?? '')).toContain('no menace left')
  })
})

describe('placing', () => {
  test('a safe action takes one tap, anywhere on it', () => {
    laid.put(deciding('place'))
    click(row('3U'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('place 3U')
  })

  test('a dangerous one shows the six faces first, and asks twice', () => {
    laid.put(deciding('place'))
    click(row('3L'))
    expect(laid.play).not.toHaveBeenCalled()
    expect(all('.faces > li')).toHaveLength(6)
    expect(all('.faces .idle')).toHaveLength(1)
    click(row('3L'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('place 3L')
  })

  test('where the cat is, both dice are shown, and one may go elsewhere', () => {
    laid.put(deciding('place'))
    click(row('5L'))
    expect(all('.faces > li')).toHaveLength(12)
    click(button('Elsewhere'))
    expect(all('.faces')).toHaveLength(0)
    expect(laid.play).not.toHaveBeenCalled()
  })

  test('what cannot be done explains itself', () => {
    laid.put(deciding('place'))
    click(row('1U'))
    expect(laid.explain).toHaveBeenCalledExactlyOnceWith('row_full', 'SCH-052')
  })

  test('the net result stands on the action before it is touched', () => {
    laid.put(deciding('place'))
    expect(bare(row('3U').textContent)).toContain('gain 4 logs')
    expect(row('3U').querySelector('.net')?.textContent).toContain('+4')
  })

  test('a Hefty Smurf chooses between one slot and both', () => {
    laid.put(hefty())
    click(row('4U'))
    expect(laid.play).not.toHaveBeenCalled()
    expect(all('.way')).toHaveLength(2)
    click(all('.way .button')[2] as HTMLElement)
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('place 4U double')
  })

  test('on an invention: read first, then placed', () => {
    laid.put(deciding('place'))
    click('[data-spot="N20"]')
    expect(bare(document.querySelector('.reading')?.textContent ?? '')).toContain('Gain 3 logs.')
    click('.reading .primary')
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('place N20')
  })
})

describe('the hand', () => {
  test('a touch reads a card, the button plays it', () => {
    laid.put(deciding('play_card'))
    click('.hand [data-spot="P13"]')
    expect(bare(document.querySelector('.ability')?.textContent ?? '')).toContain('gain 1 extra resource')
    click(button('Play Smurfstorm'))
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('play P13')
  })

  test('bonus actions are a touch away, and an idea says its price', () => {
    laid.put(deciding('play_card'))
    click('.bonus')
    expect(bare(document.querySelector('.reading')?.textContent ?? '')).toContain('Provision Sack')
    click('.reading .primary')
    expect(laid.play).toHaveBeenCalledExactlyOnceWith('craft N07')
  })

  test('the only sensible thing breathes, unless nothing may move', () => {
    const only = { ...deciding('end_turn'), options: ['end turn'] }
    laid.put(only)
    expect(all('.village-breathes')).toHaveLength(0)
    wishes.speed = 'normal'
    flushSync()
    expect(all('.village-breathes')).toHaveLength(1)
  })
})

describe('every decision can be taken', () => {
  /** What is touched until a move is sent. */
  const ways: Readonly<Record<string, () => void>> = {
    play_card: () => click('.read .primary'),
    discard_card: () => click('.read .primary'),
    place: () => click(row('3U')),
    return_meeple: () => click(row('3U')),
    empty_row: () => click(row('3U')),
    remove_meeple: () => click(row('3U')),
    springboard: () => click(row('6U')),
    azrael_target: () => click('.send'),
    lose_types: () => {
      for (const place of [1, 1, 1, 1, 1, 0]) click(all('.many .one')[place]?.querySelectorAll('button')[1] as HTMLElement)
      click('.many .primary')
    },
    exchange: () => {
      click(all('.line .one')[0]?.querySelectorAll('button')[1] as HTMLElement)
      click(all('.line .one')[4]?.querySelectorAll('button')[1] as HTMLElement)
      click('.barter .primary')
    },
    gain_types: () => click('.few .button'),
    choose_house: () => {
      expect(all('.things .button')).toHaveLength(2)
      click('.things .button')
      expect(laid.play).not.toHaveBeenCalled()
      expect(all('.things .button')).toHaveLength(3)
      click('.things .button')
    },
  }

  test.each(DECISIONS)('%s', (decision) => {
    laid.put(deciding(decision))
    const way = ways[decision] ?? (() => click('.doing .button'))
    way()
    expect(laid.play).toHaveBeenCalledOnce()
    expect(deciding(decision).options).toContain(laid.play.mock.calls[0]?.[0])
    expect(missingWords()).toEqual([])
  })

  test('the token picker never leaves what may be answered', () => {
    laid.put(deciding('lose_types'))
    const more = all('.many .one')[0]?.querySelectorAll('button')[1] as HTMLElement
    for (let tap = 0; tap < 9; tap++) click(more)
    expect(bare(all('.many .piece')[0]?.textContent ?? '')).toBe('3')
    expect(more.getAttribute('aria-disabled')).toBe('true')
    click('.many .primary')
    expect(laid.play).not.toHaveBeenCalled()
  })

  test('nobody else can take it', () => {
    laid.put(deciding('rewind', 3, 1))
    expect(all('.doing .button')).toHaveLength(0)
    click(row('3U'))
    expect(laid.explain).toHaveBeenCalledWith('not_your_turn', 'SCH-201')
  })
})

test('a seat shows its open hand, and who leads', () => {
  mount(Seat, { target: document.body, props: { view: position(3), seat: 1, you: false } })
  flushSync()
  expect(bare(document.body.textContent)).toContain('Leader')
  for (const spot of ['S04', 'P07', 'hand:1']) expect(all(`[data-spot="${spot}"]`)).toHaveLength(1)
})

describe('the end', () => {
  const end = (won: boolean, more: object = {}): void => {
    mount(End, { target: document.body, props: { view: finished(3, won), names: NAMES.slice(0, 3), seat: 0, log: story(3, won), ...more } })
    flushSync()
  }

  test('a victory is everybody’s, and says how near it was', () => {
    end(true)
    expect(bare(all('h2')[0]?.textContent ?? '')).toContain('Victory!')
    expect(bare(document.body.textContent)).toContain('Too Late would have come one card later.')
    expect(all('.goal.done')).toHaveLength(3)
    expect(missingWords()).toEqual([])
  })

  test('a defeat says what was missing', () => {
    end(false)
    expect(bare(document.body.textContent)).toContain('1 house, 2 lost Smurfs and 1 cake')
    expect(all('.goal.done')).toHaveLength(0)
    expect(missingWords()).toEqual([])
  })

  test('turns its pages on a television', () => {
    end(true, { large: true, seat: null })
    expect(all('.dots button').length).toBeGreaterThan(2)
  })
})
