// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LiveTable, type AnyView, type Stage } from '../../src/lib/table.svelte'
import { type FakeWorld, newWorld, ONE_TABLE } from './world'

const TABLE = { id: 't', host: 0, state: 'playing', places: [{ kind: 'person', name: 'Ana' }, { kind: 'free' }] }
const VIEW = { seats: 2, over: false, row: [['C01', 0], ['C02', 3]] }

let world: FakeWorld
let table: LiveTable

function whole(n: number, more: object = {}): void {
  world.last.tell({ type: 'whole', n, seat: 0, host: true, table: TABLE, clocks: { 1: [90_000, 5] }, view: VIEW, past: [], ...ONE_TABLE, ...more })
}

const settled = (): Promise<void> => new Promise((later) => setTimeout(later))

beforeEach(() => {
  world = newWorld()
  table = new LiveTable('t', world)
  world.last.accept()
})

afterEach(() => table.close())

describe('the past', () => {
  const names = (): readonly string[] => table.log.map(({ event }) => event[0])

  it('fills the log of whoever comes in, and nothing of it is new', () => {
    whole(4, { past: [['game_started'], ['firefly_offered', 0, 'C01']] })
    expect(names()).toEqual(['game_started', 'firefly_offered'])
    expect(table.log.map(({ key }) => key)).toEqual([-1, 0])
  })

  it('is followed by what happens, each line with a key of its own', async () => {
    whole(4, { past: [['game_started']] })
    world.last.tell({ n: 5, events: [['firefly_offered', 0, 'C01']] })
    await settled()
    expect(table.log.map(({ key, event }) => [key, event[0]])).toEqual([[0, 'game_started'], [1, 'firefly_offered']])
  })

  it('doubles no line for whoever had heard it, and none of it is taken for new', async () => {
    whole(4, { past: [['game_started']] })
    world.last.tell({ n: 5, events: [['firefly_offered', 0, 'C01']] })
    await settled()
    whole(9, { past: [['game_started'], ['firefly_offered', 0, 'C01'], ['firefly_offered', 1, 'C01']] })
    expect(names()).toEqual(['game_started', 'firefly_offered', 'firefly_offered'])
    expect(Math.max(...table.log.map(({ key }) => key))).toBe(1)
    expect(new Set(table.log.map(({ key }) => key)).size).toBe(3)
  })

  it('is not shown on the stage', async () => {
    const shown: unknown[] = []
    table.stage = (events, apply) => {
      shown.push(...events)
      apply()
      return Promise.resolve()
    }
    whole(4, { past: [['game_started']] })
    await settled()
    expect(shown).toEqual([])
  })

  it('leaves the log as it is where a table keeps no story', async () => {
    whole(4)
    world.last.tell({ n: 5, events: [['person_sat', 0, 'Ana']] })
    await settled()
    whole(5)
    expect(names()).toEqual(['person_sat'])
  })
})

describe('hearing', () => {
  it('takes the whole', () => {
    whole(4)
    expect(table.table?.id).toBe('t')
    expect(table.seat).toBe(0)
    expect(table.clocks[1]).toEqual({ deadline: 90_000, bank: 5 })
    expect(table.status).toBe('open')
  })

  it('merges what follows, in its order, and remembers what happened', async () => {
    whole(4)
    world.last.tell({ n: 5, events: [['firefly_offered', 0, 'C01']], public: { row: { 0: ['C01', 1] } } })
    world.last.tell({ n: 6, events: [['clock_started', 1, 95_000, 4]], own: { over: true } })
    await settled()
    expect((table.view as AnyView & { row: unknown[] }).row).toEqual([['C01', 1], ['C02', 3]])
    expect(table.view?.over).toBe(true)
    expect(table.clocks[1]?.deadline).toBe(95_000)
    expect(table.log.map(({ event }) => event[0])).toEqual(['firefly_offered', 'clock_started'])
  })

  it('ignores what it knows, and asks again for what is missing', async () => {
    whole(4)
    world.last.tell({ n: 4, events: [['again']] })
    expect(world.last.of('hello')).toHaveLength(1)
    world.last.tell({ n: 6, events: [['too early']] })
    expect(world.last.of('hello').at(-1)).toMatchObject({ after: 4 })
    await settled()
    expect(table.log).toEqual([])
  })

  it('shows trouble until the whole has come', () => {
    whole(4)
    world.last.tell({ type: 'trouble', code: 'disk_full' })
    expect(table.trouble).toBe('disk_full')
    whole(4)
    expect(table.trouble).toBeNull()
  })

  it('says each line of chat once', () => {
    whole(4)
    const line = { seat: 0, name: 'Ana', channel: 'table', text: 'Bravo' }
    world.last.tell({ type: 'said', number: 1, line }).tell({ type: 'said', number: 1, line })
    expect(table.chat).toHaveLength(1)
  })
})

describe('channels', () => {
  const DAY = { speak: ['village'], hear: ['village'] }
  const NIGHT = { speak: ['pack'], hear: ['village', 'pack'] }
  const texts = (): readonly string[] => table.chat.map(({ channel, number, text }) => `${channel} ${number}: ${text}`)

  function said(channel: string, number: number, text = 'Hoo', seat = 1): void {
    world.last.tell({ type: 'said', number, line: { seat, name: 'Bo', channel, text } })
  }

  it('are numbered each by itself', () => {
    whole(4, { aloud: 'village', channels: NIGHT })
    said('village', 1)
    said('pack', 1)
    said('pack', 2)
    said('pack', 2)
    expect(texts()).toEqual(['village 1: Hoo', 'pack 1: Hoo', 'pack 2: Hoo'])
  })

  it('are taken up again where each of them was left', () => {
    whole(4, { aloud: 'village', channels: NIGHT })
    said('village', 1)
    said('pack', 1)
    said('pack', 2)
    world.last.end(1006)
    world.pass(1000)
    world.last.accept()
    expect(world.last.of('hello')).toEqual([{ type: 'hello', after: 4, said: { village: 1, pack: 2 } }])
  })

  it('leave nothing behind when they are closed, and are told again when they are opened', async () => {
    whole(4, { aloud: 'village', channels: NIGHT })
    said('pack', 1, 'the mouse')
    world.last.tell({ n: 5, events: [['day_broke', 1]], channels: DAY })
    await settled()
    expect(table.channels).toEqual(DAY)
    expect(texts()).toEqual([])
    said('pack', 2, 'too late')
    expect(texts()).toEqual([])
    world.last.tell({ n: 6, events: [['night_fell', 2, 1]], channels: NIGHT })
    said('pack', 1, 'the mouse')
    said('pack', 2, 'too late')
    expect(texts()).toEqual(['pack 1: the mouse', 'pack 2: too late'])
  })

  it('are shown with the step that opens them, and no unread mark comes before it', async () => {
    let land: (() => void) | undefined
    table.stage = (_, apply) => new Promise((landed) => (land = () => (apply(), landed())))
    whole(4, { aloud: 'village', channels: DAY })
    world.last.tell({ n: 5, events: [['night_fell', 1, 1]], channels: NIGHT })
    said('pack', 1)
    expect([table.channels, table.unread()]).toEqual([DAY, 0])
    land?.()
    await settled()
    expect([table.channels, table.unread()]).toEqual([NIGHT, 1])
  })

  it('count what was not looked at, each by itself and without our own lines', () => {
    whole(4, { aloud: 'village', channels: NIGHT })
    said('village', 1)
    said('pack', 1)
    said('pack', 2)
    said('pack', 3, 'mine', 0)
    expect([table.unread(), table.unread('village'), table.unread('pack')]).toEqual([3, 1, 2])
    table.lookAt('pack')
    expect([table.unread(), table.unread('village'), table.unread('pack')]).toEqual([1, 1, 0])
  })

  it('are spoken in by name: aloud, if none is named', () => {
    whole(4, { aloud: 'village', channels: { speak: ['village', 'pack'], hear: ['village', 'pack'] } })
    table.say('Good morning')
    table.say('Hoo', 'pack')
    expect(world.last.of('say').map(({ text, channel }) => [text, channel])).toEqual([['Good morning', 'village'], ['Hoo', 'pack']])
  })

  it('give a voice to whoever may speak aloud', async () => {
    whole(4, { aloud: 'village', channels: DAY })
    expect(table.voice).toBe(true)
    world.last.tell({ n: 5, channels: NIGHT })
    await settled()
    expect(table.voice).toBe(false)
  })
})

describe('doing', () => {
  it('is answered by the step that it caused', async () => {
    whole(4)
    const answer = table.do({ act: 'play', move: 'offer C01' })
    expect(table.busy).toBe(true)
    const [sent] = world.last.of('do')
    expect(sent).toMatchObject({ seen: 4, act: { act: 'play', move: 'offer C01' } })
    world.last.tell({ n: 5, id: sent?.['id'] })
    expect(await answer).toBeNull()
    expect(table.busy).toBe(false)
  })

  it('is refused with a reason', async () => {
    whole(4)
    const answer = table.do({ act: 'play', move: 'offer C02' })
    world.last.tell({ type: 'refused', id: world.last.of('do')[0]?.['id'], code: 'not_lowest', rule: 'SMI-040' })
    expect(await answer).toMatchObject({ code: 'not_lowest', rule: 'SMI-040' })
    expect(table.rejection?.act).toEqual({ act: 'play', move: 'offer C02' })
  })

  it('survives a break with the same id', async () => {
    whole(4)
    const answer = table.do({ act: 'ready' })
    const id = world.last.of('do')[0]?.['id']
    world.last.end(1006)
    expect(table.status).toBe('lost')
    world.pass(1000)
    world.last.accept().tell({ type: 'resumed', n: 4 })
    expect(world.last.of('do')[0]?.['id']).toBe(id)
    world.last.tell({ type: 'heard', id })
    expect(await answer).toBeNull()
  })
})

describe('showing', () => {
  it('waits for the pieces of one step before the next', async () => {
    whole(4)
    const shown: string[] = []
    let land: () => void = () => undefined
    const stage: Stage = async (events, apply) => {
      shown.push(String(events[0]?.[0]))
      apply()
      await new Promise<void>((landed) => (land = landed))
    }
    table.stage = stage
    world.last.tell({ n: 5, events: [['one']] }).tell({ n: 6, events: [['two']] })
    await settled()
    expect(shown).toEqual(['one'])
    land()
    await settled()
    expect(shown).toEqual(['one', 'two'])
    land()
  })

  it('goes on after a stage that fell', async () => {
    whole(4)
    table.stage = (_, apply) => {
      apply()
      return Promise.resolve()
    }
    world.last.tell({ n: 5, events: [['one']], public: { over: true } })
    await settled()
    expect(table.view?.over).toBe(true)
  })

  it('shows the moments of a step before what it leads to, and notes each event once', async () => {
    whole(4)
    const seen: unknown[] = []
    let land: () => void = () => undefined
    table.stage = async (events, apply, view) => {
      expect(view).toEqual(VIEW)
      apply({ events: events.slice(0, 1), view: { seats: 2, over: false, row: [] } as AnyView })
      seen.push(table.showing, (table.view as AnyView & { row: unknown[] }).row, table.log.map(({ event }) => event[0]))
      await new Promise<void>((landed) => (land = landed))
      apply()
    }
    world.last.tell({ n: 5, events: [['fled'], ['dealt']], public: { row: { 0: ['C01', 1] } } })
    await settled()
    expect(seen).toEqual([true, [], ['fled']])
    land()
    await settled()
    expect((table.view as AnyView & { row: unknown[] }).row).toEqual([['C01', 1], ['C02', 3]])
    expect(table.log.map(({ event }) => event[0])).toEqual(['fled', 'dealt'])
    expect(table.showing).toBe(false)
  })

  it('forgets a step that is being shown when the whole comes', async () => {
    whole(4)
    let land: () => void = () => undefined
    table.stage = async (_, apply) => {
      await new Promise<void>((landed) => (land = landed))
      apply()
    }
    world.last.tell({ n: 5, events: [['late']], public: { over: true } })
    await settled()
    whole(9)
    land()
    await settled()
    expect(table.view?.over).toBe(false)
    expect(table.log).toEqual([])
  })

  it('leaves out the flights of whoever is far behind', async () => {
    whole(4)
    let flown = 0
    table.stage = async (_, apply) => {
      flown += 1
      apply()
      await settled()
    }
    for (let n = 5; n < 25; n += 1) world.last.tell({ n, events: [['step']] })
    for (let round = 0; round < 30; round += 1) await settled()
    expect(table.log).toHaveLength(20)
    expect(flown).toBeLessThan(8)
  })
})

describe('the time of the rules', () => {
  it('is the time at the table since their zero, which an interruption moves', async () => {
    whole(4, { table: { ...TABLE, zero: 1_000 } })
    const before = table.time()
    world.last.tell({ n: 5, table: { zero: 4_000 } })
    await settled()
    expect(table.time()).toBe(before - 3_000)
  })

  it('several intentions may be on their way at once', async () => {
    whole(4)
    const answers = [table.do({ act: 'play', move: 'place 3 5 bees' }), table.do({ act: 'play', move: 'flip 4' })]
    const [first, second] = world.last.of('do')
    world.last.tell({ type: 'heard', id: first?.['id'] })
    expect(table.busy).toBe(true)
    world.last.tell({ type: 'refused', id: second?.['id'], code: 'rate_limited', rule: 'GRU-268' })
    expect((await Promise.all(answers)).map((answer) => answer?.code)).toEqual([undefined, 'rate_limited'])
    expect(table.busy).toBe(false)
  })
})

describe('what is on its way', () => {
  it('is late after a second, and no longer once it is answered', async () => {
    whole(4)
    void table.do({ act: 'play', move: 'offer C01' })
    world.pass(999)
    expect(table.late).toBe(false)
    world.pass(1)
    expect(table.late).toBe(true)
    const [sent] = world.last.of('do')
    world.last.tell({ n: 5, id: sent?.['id'] })
    await settled()
    expect(table.late).toBe(false)
    world.pass(5_000)
    expect(table.late).toBe(false)
  })

  it('is late again while something else is', () => {
    whole(4)
    void table.do({ act: 'play', move: 'offer C01' })
    void table.do({ act: 'play', move: 'offer C02' })
    world.pass(900)
    const [sent] = world.last.of('do')
    world.last.tell({ type: 'heard', id: sent?.['id'] })
    world.pass(900)
    expect(table.late).toBe(false)
    world.pass(100)
    expect(table.late).toBe(true)
  })
})

describe('moves that can be taken back', () => {
  const play = (id: string, n: number): void => {
    void table.do({ act: 'play', move: id })
    const sent = world.last.of('do').at(-1)
    world.last.tell({ n, id: sent?.['id'] })
  }

  it('are none before the first, and one fewer when one was', async () => {
    whole(4, { table: { ...TABLE, state: 'lobby' } })
    world.last.tell({ n: 5, events: [['game_begun', 'abc', []]], table: { state: 'playing' } })
    await settled()
    expect(table.moves).toBe(0)
    play('offer C01', 6)
    expect(table.moves).toBe(1)
    world.last.tell({ n: 7, events: [['move_taken_back', 1]] })
    await settled()
    expect(table.moves).toBe(1)
    world.last.tell({ n: 8, events: [['move_taken_back', 0]] })
    await settled()
    expect(table.moves).toBe(0)
  })

  it('are not known to whoever comes in the middle', () => {
    whole(4)
    expect(table.moves).toBeNull()
  })
})

it('believes the browser at once that there is no network, and that there is one again', () => {
  whole(4)
  dispatchEvent(new Event('offline'))
  expect(table.status).toBe('lost')
  dispatchEvent(new Event('online'))
  expect(world.opened).toBe(2)
  world.last.accept().tell({ type: 'resumed', n: 4 })
  expect(table.status).toBe('open')
  table.close()
  dispatchEvent(new Event('online'))
  expect(world.opened).toBe(2)
})
