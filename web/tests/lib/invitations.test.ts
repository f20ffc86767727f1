// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOwnName, invitations } from '../../src/lib/invitations.svelte'
import { api } from '../../src/lib/api'
import { noteShown, shownUnder } from '../../src/lib/television'

describe('a name that only this machine understands', () => {
  test.each(['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '127.9.8.7', '[::1]'])('%s', (name) => expect(isOwnName(name)).toBe(true))
  test.each(['192.168.1.20', 'localhost.example', 'notlocalhost', '1270.0.0.1', '[fd00::7]'])('not %s', (name) => expect(isOwnName(name)).toBe(false))
})

describe('an invitation', () => {
  beforeEach(() => vi.stubGlobal('location', { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' }))
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('carries the likeliest address, or the chosen one', async () => {
    vi.spyOn(api, 'addresses').mockResolvedValue({ origins: ['http://192.168.1.20:8000', 'http://10.0.0.7:8000'] })
    await invitations.look()
    expect(invitations.link('/t/abc')).toBe('http://192.168.1.20:8000/t/abc')
    expect(invitations.picture('abc')).toBe('/api/tables/abc/qr.svg')
    invitations.choose('http://10.0.0.7:8000')
    expect(invitations.host).toBe('10.0.0.7:8000')
    expect(invitations.picture('abc')).toBe(`/api/tables/abc/qr.svg?text=${encodeURIComponent('http://10.0.0.7:8000/t/abc')}`)
  })

  test('forgets a chosen address that is gone', async () => {
    const asked = vi.spyOn(api, 'addresses').mockResolvedValue({ origins: ['http://192.168.1.20:8000', 'http://10.0.0.7:8000'] })
    await invitations.look()
    invitations.choose('http://10.0.0.7:8000')
    asked.mockResolvedValue({ origins: ['http://192.168.1.21:8000'] })
    await invitations.look()
    expect(invitations.origin).toBe('http://192.168.1.21:8000')
  })

  test('says when there is no network, and keeps what it knew when nobody answers', async () => {
    const asked = vi.spyOn(api, 'addresses').mockResolvedValue({ origins: [] })
    await invitations.look()
    expect(invitations.alone).toBe(true)
    expect(invitations.origin).toBe('http://127.0.0.1:8000')
    asked.mockRejectedValue(new Error('offline'))
    await invitations.look()
    expect(invitations.alone).toBe(true)
  })

  test('asks nobody where everybody understands the address', async () => {
    vi.stubGlobal('location', { hostname: '192.168.1.20', origin: 'http://192.168.1.20:8000' })
    const asked = vi.spyOn(api, 'addresses')
    await invitations.look()
    expect(invitations.origin).toBe('http://192.168.1.20:8000')
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('a television', () => {
  beforeEach(() => localStorage.clear())

  test('remembers the last tables that it showed', () => {
    for (let number = 0; number < 20; number += 1) noteShown(`CODE${number}`, `table${number}`)
    noteShown('CODE19', 'another')
    expect(shownUnder('CODE19')).toBe('another')
    expect(shownUnder('CODE12')).toBe('table12')
    expect(shownUnder('CODE3')).toBeUndefined()
  })

  test('is not troubled by what somebody else has written there', () => {
    localStorage.setItem('tablee-tv', '{nonsense')
    expect(shownUnder('KABUL')).toBeUndefined()
  })
})
