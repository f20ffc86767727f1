// @vitest-environment happy-dom
/** Every folder with a game is found, and has what the shelf and the table ask for. With `TABLEE_WEB_GAMES`, those elsewhere, too. */

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { boxName, KEYS, openBox, pictureOf } from '../../src/games'
import { kebab } from '../../src/lib/sentences'
import { has, learnLanguage, say } from '../../src/lib/text.svelte'
import type { Language } from '../../src/lib/wishes.svelte'

const LANGUAGES: readonly Language[] = ['fr', 'en']
const HERE = Object.keys(import.meta.glob('../../src/games/*/index.ts')).map((path) => path.split('/').at(-2) ?? '')
const LONG = 60_000 // ms: the first to open a box waits until all of it is compiled
const PARTS = ['Board', 'Own', 'Seat', 'End', 'Learn'] as const

const asked: string[] = []
const ids = (words: string): string[] => [...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '').sort()

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return new Promise(() => undefined)
  })
  return learnLanguage('fr')
})

test('every folder of this tree is a box', () => {
  expect(KEYS).toEqual(expect.arrayContaining(HERE))
  expect(HERE.length).toBeGreaterThan(1)
})

test('a box without a folder cannot be opened, and is called by its key', async () => {
  expect(await openBox('chess')).toBeNull()
  expect(boxName('chess')).toBe('Chess')
  expect(pictureOf('chess')).toBeUndefined()
})

describe.each(KEYS)('the box of %s', (key) => {
  test.each(LANGUAGES)('has its name and its line on it before it is opened: %s', async (language) => {
    await learnLanguage(language)
    for (const id of [`box-${key}`, `box-${key}-line`]) expect([id, has(id)]).toEqual([id, true])
    expect(boxName(key)).toBe(say(`box-${key}`))
  })

  test('says the same things in both languages', async () => {
    const game = await openBox(key)
    const [french, english] = await Promise.all(LANGUAGES.map(async (language) => ids((await game?.words[language]())?.default ?? '')))
    expect(french).toEqual(english)
  }, LONG)

  test('names the codes in the reasons of its bots, where there are any', async () => {
    const game = await openBox(key)
    const words = (await game?.words.en())?.default ?? ''
    const coded = [...words.matchAll(/^(reason-[\w-]+) =(?:.*\n?)(?:[ }].*\n?)*/gm)].filter(([message]) => /\$(row|card|tile|enemy)\b/.test(message)).map(([, id]) => id)
    if (coded.length > 0) expect([coded, typeof game?.parts]).toEqual([coded, 'function'])
  }, LONG)

  test('has a picture', () => {
    expect(pictureOf(key)).toContain('box')
  })

  test.each(LANGUAGES)('brings its parts and its words when it is opened: %s', async (language) => {
    await learnLanguage(language)
    const game = await openBox(key)
    for (const part of PARTS) expect([part, typeof game?.[part]]).toEqual([part, 'function'])
    expect(has('game-name')).toBe(true)
    if (game?.content) expect(asked).toContain(`/api/games/${key}/content`)
    if (game?.outcome) expect([game.outcome, has(`event-${kebab(game.outcome)}`)]).toEqual([game.outcome, true])
    expect((await game?.words[language]())?.default).toContain('game-name')
  }, LONG)
})
