import { describe, expect, it } from 'vitest'
import { merge } from '../../src/lib/merge'

interface Known {
  a: number
  list: unknown[]
  thing: object | null
}
const known: Known = { a: 1, list: [{ x: 1, y: 2 }, { x: 3, y: 4 }], thing: { z: 1 } }

describe('merging', () => {
  it('replaces what is named and keeps the rest', () => {
    expect(merge(known, { a: 2 } as never)).toEqual({ ...known, a: 2 })
  })

  it('changes fields of the items at their places', () => {
    expect(merge(known, { list: { 1: { y: 9 } } } as never).list).toEqual([{ x: 1, y: 2 }, { x: 3, y: 9 }])
  })

  it('replaces an item that is no record', () => {
    const lists = { rows: [[1, 2], 'b', null] }
    expect(merge(lists, { rows: { 0: [3], 1: 'c', 2: { x: 1 } } } as never).rows).toEqual([[3], 'c', { x: 1 }])
  })

  it('replaces a list by a list, and an object by an object', () => {
    expect(merge(known, { list: [] } as never).list).toEqual([])
    expect(merge(known, { thing: { other: 1 } } as never).thing).toEqual({ other: 1 })
    expect(merge(known, { thing: null } as never).thing).toBeNull()
  })

  it('changes nothing in place', () => {
    const before = structuredClone(known)
    merge(known, { a: 3, list: { 0: { x: 7 } } } as never)
    expect(known).toEqual(before)
  })

  it('adds items behind the last one', () => {
    expect(merge(known, { list: { 2: 'new' } } as never).list).toEqual([...known.list, 'new'])
    expect(merge(known, { list: { 0: { x: 5 }, 2: { x: 6 }, 3: { x: 7 } } } as never).list).toEqual([{ x: 5, y: 2 }, { x: 3, y: 4 }, { x: 6 }, { x: 7 }])
  })

  it('adds items to a list of a record in a list', () => {
    const rounds = { rounds: [{ cards: [1, 2] }, { cards: [] }] }
    expect(merge(rounds, { rounds: { 0: { cards: { 2: 3 } }, 1: { cards: [4] } } } as never).rounds).toEqual([{ cards: [1, 2, 3] }, { cards: [4] }])
  })
})
