// @vitest-environment happy-dom
/** The shelf shows what the server has, in its order, and what it can play of that. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { boxName, KEYS } from '../../src/games'
import { learnLanguage, missingWords, say } from '../../src/lib/text.svelte'
import { shelf } from '../../src/lib/shelf.svelte'
import Shelf from '../../src/screens/Shelf.svelte'
import type { ShelfGame } from '../../src/wire'

const REVERSED = [...KEYS].reverse()

function onShelf(key: string): ShelfGame {
  return { key, rules_version: '1', seats: [2, 3, 4], options: [], paces: [], levels: [], traits: {} as ShelfGame['traits'], minutes: 7, age: 5, adviser: '', proposals: [], spots: '' }
}

/** A server that has these boxes and no tables; or none at all. */
function serve(keys: readonly string[] | null): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (keys === null) throw new Error('no server')
    const answers: Readonly<Record<string, unknown>> = { '/api/shelf': { games: keys.map(onShelf) }, '/api/tables': { to_join: [], to_watch: [] } }
    return path in answers ? new Response(JSON.stringify(answers[path])) : new Response('{"code":"no_session"}', { status: 401 })
  })
}

let shown: Record<string, unknown>

async function look(): Promise<readonly HTMLElement[]> {
  shown = mount(Shelf, { target: document.body })
  await vi.waitFor(() => expect(document.querySelector('article')).not.toBeNull())
  flushSync()
  return [...document.querySelectorAll('article')]
}

describe('the shelf', () => {
  beforeAll(() => learnLanguage('en'))
  beforeEach(() => Object.assign(shelf, { games: null, asked: null }))
  afterEach(() => {
    void unmount(shown)
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  test('stands in the order of the server, with what the server knows of each box', async () => {
    serve(REVERSED)
    const boxes = await look()
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(REVERSED.map(boxName))
    for (const box of boxes) {
      expect(box.textContent).toContain(say('box-minutes', { minutes: 7 }))
      expect(box.textContent).toContain(say('box-players', { least: 2, most: 4 }))
      expect(box.querySelector('img')).not.toBeNull()
    }
  })

  test('shows a box that has no folder here plainly, and says where it is played', async () => {
    serve([...KEYS, 'chess'])
    const box = (await look()).at(-1)
    expect(box?.textContent).toContain(say('box-terminal', { game: 'chess' }))
    expect(box?.querySelector('svg text')?.textContent).toBe('Chess')
    expect(box?.querySelectorAll('button, a')).toHaveLength(0)
    expect(missingWords().filter((id) => id.includes('chess'))).toEqual([])
  })

  test('has no box that the server does not have', async () => {
    serve(REVERSED.slice(1))
    expect(await look()).toHaveLength(KEYS.length - 1)
  })

  test('stands without a server, and says what is wrong when it is touched', async () => {
    serve(null)
    const boxes = await look()
    expect(boxes).toHaveLength(KEYS.length)
    boxes[0]?.querySelector('button')?.click()
    await vi.waitFor(() => expect(boxes[0]?.querySelector('[role=alert]')?.textContent).toBe(say('refusal-offline')))
  })
})
