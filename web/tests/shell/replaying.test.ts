// @vitest-environment happy-dom
/** A replay shows nothing before it is known what is in the box. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BOX, midway } from '../../src/games/smile/fixtures'
import { missingWords } from '../../src/lib/text.svelte'
import Replay from '../../src/screens/Replay.svelte'
import { speak } from '../smile/table'

const CODE = /\bC\d\d\b/
const OFFER = ['firefly_offered', 1, 'C07', 1]
const REPLAY = {
  format: 1,
  game: 'smile',
  rules_version: '1',
  digest: 'abcdef0123456789',
  seats: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cleo' }],
  lines: [{ at: 0, act: 'begin', view: midway(3, { eyes: null, hand: null }), events: [OFFER] }],
  outcome: { winners: [0], ranks: [1, 2, 3], scores: [3, 2, 1] },
  commitment: '',
  seed: '',
}

let shown: Record<string, unknown>
let bringTheBox: () => void

beforeEach(async () => {
  await speak('en')
  const box = new Promise<Response>((come) => (bringTheBox = () => come(new Response(JSON.stringify({ creatures: BOX })))))
  vi.stubGlobal('fetch', (url: string) => (String(url).includes('/content') ? box : Promise.resolve(new Response(JSON.stringify(REPLAY)))))
  shown = mount(Replay, { target: document.body, props: { table: '0123456789abcdef' } })
})
afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('cards have names as soon as they are seen', async () => {
  await vi.waitFor(() => expect(document.title).toContain('Smile'))
  flushSync()
  const early = document.body.innerHTML
  bringTheBox()
  await vi.waitFor(() => expect(document.querySelector('.sentence')?.textContent).toContain('Bo offers a firefly'))
  expect(document.body.textContent).not.toMatch(CODE)
  expect(early).not.toContain('class="sentence')
  expect(early).not.toMatch(CODE)
  expect(missingWords()).toEqual([])
})
