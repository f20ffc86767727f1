// @vitest-environment happy-dom
import { tick } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'

async function fresh(): Promise<(typeof import('../../src/lib/wishes.svelte'))['wishes']> {
  vi.resetModules()
  return (await import('../../src/lib/wishes.svelte')).wishes
}

beforeEach(() => localStorage.clear())

it('keeps what was chosen', async () => {
  const wishes = await fresh()
  wishes.language = 'fr'
  wishes.theme = 'dark'
  wishes.speed = 'off'
  await tick()
  expect(document.documentElement.lang).toBe('fr')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  const again = await fresh()
  expect([again.language, again.theme, again.speed]).toEqual(['fr', 'dark', 'off'])
  expect(again.flight).toBe(0)
})

it.each(['', 'null', '[]', '{', '"x"', '{"theme":"pink","speed":7,"muted":"all","sound":"yes","name":5}'])('is not confused by %j', async (kept) => {
  localStorage.setItem('tablee', kept)
  const wishes = await fresh()
  expect([wishes.theme, wishes.speed, wishes.sound, wishes.name, wishes.muted]).toEqual(['auto', 'normal', false, '', []])
})

it('is silent until asked', async () => {
  expect((await fresh()).sound).toBe(false)
})

it('works in a browser that keeps nothing', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const wishes = await fresh()
  wishes.theme = 'light'
  await tick()
  expect(wishes.theme).toBe('light')
  refuse.mockRestore()
})
