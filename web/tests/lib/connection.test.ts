// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { type AnyFrame, type Ending, Line, type Status } from '../../src/lib/connection'
import type { Do } from '../../src/wire'
import { type FakeWorld, newWorld } from './world'

let world: FakeWorld
let heard: AnyFrame[]
let states: (readonly [Status, Ending | null])[]
let seen: number | null

function line(): Line {
  return new Line(
    'ws://house/ws/1',
    { seen: () => seen, said: () => ({ table: 3 }), hear: (frame) => heard.push(frame), status: (status, why) => states.push([status, why]) },
    world,
  )
}

function wish(id: string): Do {
  return { type: 'do', id, act: { act: 'play', move: 'offer C01' }, seen: 1 }
}

const now = (): Status | undefined => states.at(-1)?.[0]

beforeEach(() => {
  world = newWorld()
  heard = []
  states = []
  seen = null
})

describe('coming in', () => {
  it('says hello with what was seen, and is open when the table has answered', () => {
    line()
    seen = 12
    world.last.accept()
    expect(world.last.of('hello')).toEqual([{ type: 'hello', after: 12, said: { table: 3 } }])
    expect(now()).toBe('connecting')
    world.last.tell({ type: 'whole', n: 12 })
    expect(now()).toBe('open')
  })

  it('keeps what is wanted earlier until the table has answered', () => {
    const one = line()
    one.do(wish('a'))
    world.last.accept()
    expect(world.last.of('do')).toEqual([])
    world.last.tell({ type: 'whole', n: 1 })
    expect(world.last.of('do').map(({ id }) => id)).toEqual(['a'])
  })

  it('says nothing else before it is let in', () => {
    const one = line()
    expect(one.say({ type: 'say', id: 'x', text: 'hi' })).toBe(false)
  })
})

describe('a hushed room', () => {
  it('hears what is inside of its frames, and takes answers from there', () => {
    const one = line()
    world.last.accept()
    world.last.tell({ type: 'whole', n: 1 })
    one.do(wish('a'))
    world.last.onmessage?.({ data: '~{"n":2}\n{"type":"heard",\t   ' })
    expect(heard).toEqual([{ type: 'whole', n: 1 }, { n: 2 }])
    expect(one.waiting).toBe(1)
    world.last.onmessage?.({ data: '~"id":"a"}\n\t      ' })
    expect(one.waiting).toBe(0)
  })
})

describe('a line that breaks', () => {
  it('comes back and sends again, in its order and with the same ids, what was not answered', () => {
    const one = line()
    world.last.accept().tell({ type: 'whole', n: 1 })
    one.do(wish('a'))
    one.do(wish('b'))
    one.do(wish('c'))
    world.last.tell({ type: 'heard', id: 'b' })
    world.last.end(1006)
    expect(now()).toBe('lost')
    world.pass(400)
    expect(world.opened).toBe(2)
    world.last.accept().tell({ type: 'resumed', n: 1 })
    expect(world.last.of('do').map(({ id }) => id)).toEqual(['a', 'c'])
    expect(one.waiting).toBe(2)
    world.last.tell({ n: 2, id: 'a' }).tell({ type: 'refused', id: 'c', code: 'x', rule: 'y' })
    expect(one.waiting).toBe(0)
  })

  it('waits longer each time, with chance in it, and never too long', () => {
    line()
    const waits: number[] = []
    for (let round = 0; round < 9; round += 1) {
      world.last.end(1006)
      waits.push(world.wait)
      world.pass(world.wait)
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400])
    expect(Math.max(...waits)).toBeLessThanOrEqual(6_000)
    world.chance = 0
    world.last.end(1006)
    expect(world.wait).toBe(3_000)
    world.pass(world.wait)
    world.chance = 1
    world.last.end(1006)
    expect(world.wait).toBe(6_000)
  })

  it('comes back at once, and calmly, when the table has only moved; less so if it is not found', () => {
    line()
    world.last.accept().tell({ type: 'whole', n: 1 }).end(1012)
    expect(now()).toBe('connecting')
    expect(world.wait).toBe(150)
    world.pass(world.wait)
    expect(now()).toBe('connecting')
    world.last.end(1012)
    expect(now()).toBe('lost')
    expect(world.wait).toBe(600)
  })

  it('begins with short waits again once it was open', () => {
    line()
    for (let round = 0; round < 5; round += 1) {
      world.last.end(1013)
      world.pass(world.wait)
    }
    world.last.accept().tell({ type: 'whole', n: 1 }).end(1006)
    expect(world.wait).toBe(300)
  })

  it('tries at once when somebody hurries', () => {
    const one = line()
    world.last.end(1006)
    one.hurry()
    expect(world.opened).toBe(2)
    world.pass(60_000)
    expect(now()).not.toBe('ended')
  })

  it('is lost at once when the browser says so, and tried all the same', () => {
    const one = line()
    world.last.accept().tell({ type: 'whole', n: 1 })
    one.cut()
    expect(now()).toBe('lost')
    one.cut()
    world.pass(400)
    expect(world.opened).toBe(2)
    world.last.accept().tell({ type: 'resumed', n: 1 })
    expect(now()).toBe('open')
  })

  it('does not listen to a socket that was given up', () => {
    line()
    const old = world.last
    old.accept().tell({ type: 'whole', n: 1 })
    old.end(1006)
    old.tell({ n: 2 })
    expect(heard).toHaveLength(1)
  })
})

describe('an end for good', () => {
  it.each([
    [4400, 'nonsense'],
    [4401, 'no_session'],
    [4403, 'not_allowed'],
    [4404, 'no_table'],
  ] as const)('%i is %s, and nobody knocks again', (code, why) => {
    line()
    world.last.accept().end(code)
    expect(states.at(-1)).toEqual(['ended', why])
    world.pass(120_000)
    expect(world.opened).toBe(1)
  })

  it.each([1001, 1006, 1009, 1011, 1012, 1013, 4408, 4429])('%i is not', (code) => {
    line()
    world.last.accept().end(code)
    expect(now()).toBe('lost')
    world.pass(1000)
    expect(world.opened).toBe(2)
  })

  it('is also when we leave, even while waiting', () => {
    const one = line()
    world.last.end(1006)
    one.close()
    expect(states.at(-1)).toEqual(['ended', 'left'])
    world.pass(60_000)
    expect(world.opened).toBe(1)
  })
})

describe('silence', () => {
  it('is broken by a ping, and a line without an answer is dead', () => {
    line()
    world.last.accept().tell({ type: 'whole', n: 1 })
    expect(world.last.of('ping')).toHaveLength(1)
    world.last.tell({ type: 'pong', at: 1000, now: 5000 })
    world.pass(2_500)
    expect(world.last.of('ping')).toHaveLength(2)
    world.pass(3_999)
    expect(now()).toBe('open')
    world.pass(1)
    expect(now()).toBe('lost')
  })

  it('is broken seldom while nobody looks', () => {
    world.seen = false
    line()
    world.last.accept().tell({ type: 'whole', n: 1 }).tell({ type: 'pong', at: 1000, now: 5000 })
    world.pass(14_999)
    expect(world.last.of('ping')).toHaveLength(1)
    world.pass(1)
    expect(world.last.of('ping')).toHaveLength(2)
  })

  it('of a server that takes the call and says nothing is noticed, too', () => {
    line()
    world.last.accept()
    world.pass(8_000)
    expect(now()).toBe('lost')
  })

  it('is not silence while anything is heard', () => {
    line()
    world.last.accept().tell({ type: 'whole', n: 1 })
    for (let n = 2; n < 20; n += 1) {
      world.pass(3_500)
      world.last.tell({ n })
    }
    expect(now()).toBe('open')
  })
})

it('knows the time at the table by the quickest answer', () => {
  const one = line()
  world.last.accept().tell({ type: 'whole', n: 1 })
  world.pass(100)
  world.last.tell({ type: 'pong', at: 1000, now: 50_000 })
  expect(one.tableTime()).toBe(50_050)
  world.pass(900)
  world.last.tell({ type: 'pong', at: 1100, now: 99_999 })
  expect(one.tableTime()).toBe(50_950)
})
