// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aloud } from '../../src/games/archibald/aloud'
import { behind, position } from '../../src/games/archibald/fixtures'
import { moments } from '../../src/games/archibald/moments'
import type { ArchibaldEvent, ArchibaldView } from '../../src/games/archibald/wire'
import type { GameModule } from '../../src/games'
import { stageOf } from '../../src/lib/stage'
import { wishes } from '../../src/lib/wishes.svelte'
import { all, bare, Laid, speak, told, touch, touchable } from './race'

const laid = new Laid()
beforeEach(async () => {
  await speak('en')
  wishes.speed = 'normal'
})
afterEach(async () => {
  wishes.sound = false
  await laid.clear()
})

/** The board as it stands when the last of these is seen. */
const at = (...events: readonly ArchibaldEvent[]): ArchibaldView => moments(events.map(told), position(3)).at(-1)?.view as ArchibaldView

test('a duel shows both sides’ dice and hits at once, and the chance that there was', () => {
  laid.put(at(['fight_started', 0, 'C6', [1, 2], [1, 1], ['spider'], 750], ['fight_rolled', 0, 1, [2, 1, 0], [1, 0], 3, 1]))
  expect(all('.duel .die')).toHaveLength(5)
  expect(all('.duel .die.red')).toHaveLength(2)
  expect(all('.duel .hits').map((one) => bare(one.textContent))).toEqual(['3 hits', '1 hit'])
  expect(bare(touchable('.scene').textContent)).toContain('Chance to beat all: 75%')
  expect(bare(touchable('.scene').textContent)).toContain('Julie rolls for the enemy')
})

test('whoever bumps is told why, and the new wall pulses', () => {
  laid.put(at(['tile_laid', 'T3-12', 'B5', false], ['bumped', 0, 'C5', 'B5', 'T3-12']))
  expect(bare(touchable('.toast').textContent)).toContain('A wall faces you on B5')
  expect(all('[data-cell="B5"] .wall.pulse')).toHaveLength(1)
  expect(all('.cell.hit').map((one) => one.dataset['cell'])).toEqual(['B5', 'C5'])
})

test('a tile turns on its cell', () => {
  laid.put(at(['tile_laid', 'T3-08', 'B5', false]))
  expect(all('.cell.turning').map((one) => one.dataset['cell'])).toEqual(['B5'])
})

test('what an answer brings is for all once it is given', () => {
  laid.put(at(['adventure_drawn', 1, 2, 'A01', null], ['adventure_answered', 1, 'A01', 'B', behind('A01')]))
  expect(bare(touchable('.story .given').textContent)).toContain('Nothing happens.')
})

test('a secret look is seen by whoever looks', async () => {
  laid.put(at(['jail_peeked', 0, 'D11', 'T5-01']))
  expect(all('.scene .tile')).toHaveLength(1)
  await laid.clear()
  laid.put(at(['jail_peeked', 1, 'D11', null]))
  expect(all('.scene')).toHaveLength(0)
})

test('a touch goes on to what comes next', async () => {
  const beat = vi.fn(() => 600_000)
  const game = { flights: () => [], sound: () => null, beat } as unknown as GameModule
  const shown = stageOf(game, () => 0)([told(['die_rolled', 0, 2, 'trial'])], () => undefined, null)
  laid.put(at(['die_rolled', 0, 2, 'trial']))
  await vi.waitFor(() => expect(beat).toHaveBeenCalled())
  touch('.enough')
  await expect(shown).resolves.toBeUndefined()
})

test('a page is read by this device where a bot is the reader, if sounds are wanted', () => {
  const speak = vi.fn()
  vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined })
  vi.stubGlobal('SpeechSynthesisUtterance', class { constructor(readonly text: string) {} })
  aloud('A02')
  expect(speak).not.toHaveBeenCalled()
  aloud(null)
  wishes.sound = true
  aloud('A02')
  expect((speak.mock.calls[0]?.[0] as { text: string }).text).toContain('A dragonfly egg, still warm')
  vi.unstubAllGlobals()
})
