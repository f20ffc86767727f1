import { beforeEach, describe, expect, it } from 'vitest'
import { Told } from '../../src/lib/told.svelte'
import { type FakeWorld, newWorld } from './world'

let world: FakeWorld
let told: Told

beforeEach(() => {
  world = newWorld()
  told = new Told(world.later)
})

const long = (number: number): string => `${number} ${'and so on '.repeat(8)}`

describe('what just happened', () => {
  it('is told at once, and stands until something else happens', () => {
    told.tell(['one'])
    expect(told.shown).toBe('one')
    world.pass(60_000)
    expect(told.shown).toBe('one')
    told.tell(['two'])
    expect(told.shown).toBe('two')
  })

  it('is told one after the other, each long enough to be read', () => {
    told.tell([long(1)])
    world.pass(100)
    told.tell([long(2)])
    world.pass(1_399)
    expect(told.shown).toBe(long(1))
    world.pass(1)
    expect(told.shown).toBe(long(2))
  })

  it('is told together as long as it is short', () => {
    told.tell(['First.'])
    told.tell(['Zoé collects.', 'The pair flees.'])
    world.pass(1_500)
    expect(told.shown).toBe('Zoé collects. The pair flees.')
  })

  it('does not fall far behind', () => {
    told.tell(Array.from({ length: 12 }, (_, number) => long(number)))
    world.pass(2 * 900 + 3 * 1_500)
    expect(told.shown).toBe(long(11))
  })

  it('is gone when somebody has acted', () => {
    told.tell([long(1), long(2)])
    told.clear()
    expect(told.shown).toBe('')
    world.pass(10_000)
    expect(told.shown).toBe('')
  })
})
