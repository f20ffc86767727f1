/** The cards of a table are its own: one after the other in the same tab, each shows those that it was begun with. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BoxContent } from '../../src/lib/content.svelte'

interface Cards {
  readonly cards: string
}

const asked: string[] = []
const answers = new Map<string, (cards: string) => void>()

/** The server answers what it was asked for when a test says so. */
function answer(edition: string, cards: string): Promise<void> {
  const told = [...answers].find(([path]) => new URL(path, 'http://here').searchParams.get('edition') === (edition || null))
  told?.[1](cards)
  return vi.waitFor(() => expect(told).toBeDefined())
}

beforeEach(() => {
  asked.length = 0
  answers.clear()
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-12345678.js' }) })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return new Promise((resolve) => answers.set(path, (cards) => resolve(new Response(JSON.stringify({ cards })))))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what is in a box', () => {
  test('is that of the house where no table asks for its own', async () => {
    const content = new BoxContent<Cards>('smile')
    const loaded = content.load()
    expect([content.now, asked]).toEqual([null, ['/api/games/smile/content']])
    await answer('', 'ours')
    await loaded
    expect(content.now).toEqual({ cards: 'ours' })
  })

  test('is asked for once, by a name that no other build uses', async () => {
    const content = new BoxContent<Cards>('smile')
    void content.load('d1')
    const loaded = content.load('d1')
    await answer('d1', 'theirs')
    await loaded
    await content.load('d1')
    expect(asked).toEqual(['/api/games/smile/content?edition=d1&build=%2Fassets%2Findex-12345678.js'])
  })

  test('is that of the table that is looked at, one after the other', async () => {
    const content = new BoxContent<Cards>('smile')
    for (const edition of ['d1', 'd2', 'd1', '', 'd2']) {
      const loaded = content.load(edition)
      await answer(edition, `of ${edition}`)
      await loaded
      expect(content.now).toEqual({ cards: `of ${edition}` })
    }
    expect(asked).toHaveLength(3)
  })

  test('is nothing as long as the cards of this table have not come, whatever others have', async () => {
    const content = new BoxContent<Cards>('smile')
    const first = content.load('d1')
    const second = content.load('d2')
    await answer('d1', 'late')
    await first
    expect(content.now).toBeNull()
    await answer('d2', 'theirs')
    await second
    expect(content.now).toEqual({ cards: 'theirs' })
  })

  test('can be given by hand, and is then not asked for', async () => {
    const content = new BoxContent<Cards>('smile')
    content.set({ cards: 'made' })
    await content.load()
    expect([content.now, asked]).toEqual([{ cards: 'made' }, []])
    void content.load('d1')
    expect(content.now).toBeNull()
  })
})
