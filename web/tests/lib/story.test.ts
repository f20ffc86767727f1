// @vitest-environment happy-dom
/** The story of a game at its end: only whoever did not hear all of it asks for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeStory } from '../../src/lib/story'
import { LiveTable } from '../../src/lib/table.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from './world'

vi.mock('../../src/lib/build', () => ({ build: () => '/assets/index-12345678.js' }))

const TABLE = { id: 't', host: 0, places: [{ kind: 'person', name: 'Ana' }] }
const BEGUN = ['game_begun', '00', ['']]
const OFFERED = ['firefly_offered', 0, 'C01']
const TOLD = [BEGUN, OFFERED, ['game_over', 0]]

let world: FakeWorld
let live: LiveTable
let asked: string[]
let answer: () => Response

function whole(n: number, state: string, seat: number | null = 0): void {
  world.last.tell({ type: 'whole', n, seat, host: true, table: { ...TABLE, state }, clocks: {}, view: null, past: [], ...ONE_TABLE })
}

const settled = (): Promise<void> => new Promise((later) => setTimeout(later))
const events = (story: Awaited<ReturnType<typeof wholeStory>>): unknown => story?.map(({ event }) => event)

beforeEach(() => {
  world = newWorld()
  live = new LiveTable('t', world)
  world.last.accept()
  asked = []
  answer = () => new Response(JSON.stringify({ events: TOLD }))
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(answer())
  })
})

afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
})

describe('whoever has heard the game from its beginning', () => {
  beforeEach(async () => {
    whole(4, 'lobby')
    world.last.tell({ n: 5, events: [['person_sat', 0, 'Ana']] })
    world.last.tell({ n: 6, events: [BEGUN] })
    world.last.tell({ n: 7, events: [OFFERED] })
    await settled()
  })

  it('asks nobody, and knows it from its beginning', async () => {
    const story = await wholeStory(live, world)
    expect(story).toEqual([
      { key: 1, event: BEGUN },
      { key: 2, event: OFFERED },
    ])
    expect(asked).toEqual([])
  })

  it('knows all of a game that is longer than the log', async () => {
    for (let n = 8; n < 508; n += 1) world.last.tell({ n, events: [OFFERED] })
    await settled()
    expect(live.log.length).toBe(400)
    expect((await wholeStory(live, world))?.length).toBe(502)
    expect(asked).toEqual([])
  })

  it('missed nothing when the line came back and told what was said meanwhile', async () => {
    world.last.tell({ type: 'resumed', n: 8 }).tell({ n: 8, events: [['firefly_offered', 0, 'C02']] })
    await settled()
    expect(events(await wholeStory(live, world))).toEqual([BEGUN, OFFERED, ['firefly_offered', 0, 'C02']])
  })

  it('asks after it was told the whole: nobody knows what was missed', async () => {
    whole(90, 'over')
    const story = wholeStory(live, world)
    world.pass(600)
    expect(events(await story)).toEqual(TOLD)
    expect(asked.length).toBe(1)
  })
})

describe('whoever came later', () => {
  it('asks for what their own eyes heard, by the build of the client', async () => {
    whole(90, 'over', 3)
    const story = wholeStory(live, world)
    world.pass(600)
    expect(events(await story)).toEqual(TOLD)
    expect(asked).toEqual(['/api/tables/t/story?eyes=3&build=%2Fassets%2Findex-12345678.js'])
  })

  it('asks with the eyes of everybody, without a seat', async () => {
    whole(90, 'over', null)
    const story = wholeStory(live, world)
    world.pass(600)
    await story
    expect(asked[0]).toContain('eyes=none')
  })

  it.each([0.25, 0.999])('does not ask at the moment when all the others do (%d)', async (chance) => {
    whole(90, 'over')
    world.chance = chance
    const story = wholeStory(live, world)
    world.pass(chance * 600 - 1)
    await settled()
    expect(asked).toEqual([])
    world.pass(1)
    await story
    expect(asked.length).toBe(1)
  })

  it('does without it where nobody answers', async () => {
    answer = () => new Response('{"code":"too_many","wrong":"replay","right":"1"}', { status: 429 })
    whole(90, 'over')
    const story = wholeStory(live, world)
    world.pass(600)
    expect(await story).toBeNull()
  })
})
