// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { placeOf, route } from '../../src/lib/route.svelte'

describe('an address is a screen', () => {
  it.each([
    ['/', { screen: 'shelf' }],
    ['/t/abc', { screen: 'table', table: 'abc' }],
    ['/c/KABUL', { screen: 'code', code: 'KABUL' }],
    ['/tv', { screen: 'television' }],
    ['/tv/KABUL', { screen: 'tv', code: 'KABUL' }],
    ['/replay/abc', { screen: 'replay', table: 'abc' }],
    ['/learn/smile', { screen: 'learn', game: 'smile' }],
    ['/rules/smile', { screen: 'rules', game: 'smile', rule: null }],
    ['/t/', { screen: 'nowhere' }],
    ['/t/abc/more', { screen: 'nowhere' }],
    ['/elsewhere/abc', { screen: 'nowhere' }],
    ['/t/%C3%A9', { screen: 'table', table: 'é' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place)
  })

  it('has the rule behind the hash', () => {
    expect(placeOf('/rules/smile', '#SMI-040')).toEqual({ screen: 'rules', game: 'smile', rule: 'SMI-040' })
  })

  it('does not break on an address that no browser could have made', () => {
    expect(() => placeOf('/t/%E0%A4%A')).not.toThrow()
  })
})

it('goes and comes back', () => {
  route.go('/rules/smile')
  expect(route.place).toEqual({ screen: 'rules', game: 'smile', rule: null })
  expect(location.pathname).toBe('/rules/smile')
  route.replace('/')
  expect(route.place).toEqual({ screen: 'shelf' })
})
