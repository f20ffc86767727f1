// @vitest-environment happy-dom
/** A table that this house cannot play says what it was begun with, and what can still be done with it. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Replay from '../../src/screens/Replay.svelte'
import OtherRules from '../../src/screens/OtherRules.svelte'
import TableLink from '../../src/parts/TableLink.svelte'
import OwnersCards from '../../src/parts/OwnersCards.svelte'
import { learnLanguage, missingWords, say } from '../../src/lib/text.svelte'
import type { TableSummary, TableView } from '../../src/wire'

const TABLE: TableSummary = {
  id: '0123456789abcdef',
  game: 'smile',
  rules_version: '7',
  digest: 'abcdef0123456789',
  unknown: 'rules',
  state: 'over',
  created: 0,
  listed: false,
  watchable: false,
  settings: { seats: 3, pace: 'live', options: {}, takeover: 'bot', listed: false, watchable: false, adviser: false },
  places: [],
  locked: false,
}
const PARTS = { game: 'Smile', version: '7', digest: 'abcdef01' }

let shown: Record<string, unknown>
let summary: TableSummary | null

async function look(found: Partial<TableSummary>): Promise<string> {
  summary = { ...TABLE, ...found }
  shown = mount(OtherRules, { target: document.body, props: { id: TABLE.id } })
  await vi.waitFor(() => expect(document.querySelector('main p')?.textContent).not.toBe(''))
  flushSync()
  return document.body.textContent ?? ''
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => (summary ? new Response(JSON.stringify(summary)) : new Response('{"code":"internal"}', { status: 500 })))
})
afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe.each(['fr', 'en'] as const)('a table that cannot be played here, in %s', (language) => {
  beforeEach(() => learnLanguage(language))

  test.each(['rules', 'game', 'content'] as const)('says what it was begun with: %s', async (unknown) => {
    const text = await look({ unknown })
    expect(text).toContain(say(`closed-${unknown}`))
    expect(text).toContain(say(`closed-${unknown}-about`, PARTS))
    expect(missingWords()).toEqual([])
  })

  test('gives the record of a game that is over', async () => {
    expect(await look({ state: 'over' })).toContain(say('other-rules-over'))
    expect(document.querySelector('a[download]')?.getAttribute('href')).toBe(`/api/tables/${TABLE.id}/replay`)
  })

  test.each(['lobby', 'playing'])('keeps the secrets of one that is not: %s', async (state) => {
    expect(await look({ state })).toContain(say('other-rules-unfinished'))
    expect(document.querySelector('a[download]')).toBeNull()
  })
})

describe('the replay of a game that is not over', () => {
  beforeEach(() => learnLanguage('en'))

  test.each([
    ['rules', 'closed-rules'],
    ['', 'closed-running'],
  ] as const)('is not promised where it cannot be played on: %j', async (unknown, title) => {
    const told = { ...TABLE, state: 'playing', unknown }
    vi.stubGlobal('fetch', async (url: string) =>
      String(url).includes('/replay') ? new Response('{"code":"not_finished","wrong":"playing","right":"over"}', { status: 409 }) : new Response(JSON.stringify(told)),
    )
    shown = mount(Replay, { target: document.body, props: { table: TABLE.id } })
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(say(title)))
  })
})

describe('a table in a list', () => {
  beforeEach(() => learnLanguage('en'))

  test.each(['over', 'playing'])('that cannot be played is said to be so, and leads to where it is explained: %s', (state) => {
    shown = mount(TableLink, { target: document.body, props: { table: { ...TABLE, state }, mine: true } })
    flushSync()
    expect(document.body.textContent).toContain(say('table-unknown'))
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`/t/${TABLE.id}`)
  })

  test('that can be played says how far it is', () => {
    shown = mount(TableLink, { target: document.body, props: { table: { ...TABLE, unknown: '' }, mine: true } })
    flushSync()
    expect(document.body.textContent).toContain(say('table-over'))
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`/replay/${TABLE.id}`)
  })
})

describe('the cards of a table', () => {
  beforeEach(() => learnLanguage('fr'))

  test.each([true, false])('are said to be the owner’s, if they are: %s', (owned) => {
    shown = mount(OwnersCards, { target: document.body, props: { table: { digest: TABLE.digest, owned } as TableView } })
    flushSync()
    const said = document.body.textContent ?? ''
    if (owned) expect(said).toBe('Cartes du propriétaire (abcdef01)')
    else expect(said).toBe('')
  })
})
