// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import toml from '../../../src/tablee/games/archibald/content.toml?raw'
import { readToml } from '../../src/gallery/toml'
import { closedSides, neighbour, SIDES, sideTo, tileAt } from '../../src/games/archibald/board'
import { content, type Content } from '../../src/games/archibald/content.svelte'
import Learn from '../../src/games/archibald/Learn.svelte'
import { LESSONS } from '../../src/games/archibald/lesson'
import { remember } from '../../src/games/archibald/memory'
import { contextOf, Memory } from '../../src/lib/memory'
import { learnLanguage, learnWords, missingWords, say } from '../../src/lib/text.svelte'
import type { Language } from '../../src/lib/wishes.svelte'
import { wishes } from '../../src/lib/wishes.svelte'

const shown: Record<string, unknown>[] = []

async function speak(language: Language): Promise<void> {
  const { default: game } = await import('../../src/games/archibald')
  await learnWords(game.words)
  await learnLanguage(language)
}

beforeAll(async () => {
  content.set(readToml(toml) as unknown as Content)
  await speak('en')
  wishes.speed = 'off'
  localStorage.clear()
})
afterAll(async () => {
  for (const one of shown) await unmount(one)
})

function touch(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  found.click()
  flushSync()
}

/** Until the move is made: a cell that is lit (twice where it is dangerous), a card and its button, or the way on. */
function solve(move: string): void {
  const [verb = '', what = ''] = move.split(' ')
  if (verb === 'go') touch('.doing .primary')
  else if (verb === 'equip') {
    touch(`[data-spot="${what}"]`)
    touch('.held .primary')
  } else {
    touch(`.lit[data-cell="${what}"]`)
    if (document.querySelector('.chosen')) touch(`.lit[data-cell="${what}"]`)
  }
}

test('eight things, each done once', async () => {
  const done = vi.fn()
  shown.push(mount(Learn, { target: document.body, context: contextOf(new Memory({ memory: remember })), props: { done } }))
  expect(LESSONS.map(({ key }) => key)).toEqual(['flip', 'wall', 'heart', 'card', 'fight', 'blocked', 'water', 'jails'])
  for (const { deeds } of LESSONS) {
    flushSync()
    for (const { move } of deeds) await vi.waitFor(() => solve(move))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Continue'))
    ;(document.activeElement as HTMLElement).click()
    await vi.waitFor(() => expect(document.activeElement?.classList.contains('coach')).toBe(true))
  }
  flushSync()
  touch('.next .primary')
  expect(done).toHaveBeenCalledOnce()
  expect(missingWords()).toEqual([])
}, 60_000)

test('what a lesson wants may be done, and has its words', async () => {
  for (const language of ['fr', 'en'] as const) {
    await speak(language)
    for (const { key, before, deeds } of LESSONS) {
      let view = before
      for (const { move, after } of deeds) {
        expect(view.options).toContain(move)
        view = after
      }
      for (const id of ['', '-do', '-done'].map((end) => `archibald-learn-${key}${end}`)) expect(say(id)).not.toBe(id)
    }
  }
  expect(missingWords()).toEqual([])
})

test('nobody is offered a step through a wall, and every open way is offered', () => {
  for (const { before } of LESSONS.filter(({ before: { question } }) => question?.decision === 'move')) {
    const from = before.heroes[0]?.cell ?? ''
    const closed = closedSides(before, from)
    const open = SIDES.flatMap((side) => (closed.includes(side) ? [] : [neighbour(from, side) ?? '']))
    expect([...before.options].sort()).toEqual(open.filter((cell) => cell !== '').map((cell) => `move ${cell}`).sort())
  }
})

test('everybody stands on a tile, and steps are one cell long', () => {
  for (const { before, deeds } of LESSONS) {
    for (const view of [before, ...deeds.map(({ after }) => after)]) {
      for (const { cell } of view.heroes) expect(tileAt(view, cell ?? '')).not.toBeNull()
    }
    for (const [event, ...values] of deeds.flatMap(({ events }) => events)) {
      if (event === 'hero_moved') expect(sideTo(String(values[1]), String(values[2]))).not.toBeNull()
    }
  }
})
