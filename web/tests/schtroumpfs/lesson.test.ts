// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import Learn from '../../src/games/schtroumpfs/Learn.svelte'
import { LESSONS } from '../../src/games/schtroumpfs/lesson'
import { remember } from '../../src/games/schtroumpfs/memory'
import { contextOf, Memory } from '../../src/lib/memory'
import { missingWords, say } from '../../src/lib/text.svelte'
import { wishes } from '../../src/lib/wishes.svelte'
import { all, click, speak, withBox } from './table'

withBox()

const shown: Record<string, unknown>[] = []
beforeAll(async () => {
  await speak('en')
  wishes.speed = 'off'
  localStorage.clear()
})
afterAll(async () => {
  for (const one of shown) await unmount(one)
})

/** Until the wanted move is made: a card, a row (twice where it is dangerous), an idea. */
function solve(move: string): void {
  const [verb, what = ''] = move.split(' ')
  if (verb === 'play') {
    click(`.hand [data-spot="${what}"]`)
    click('.read .primary')
  } else if (verb === 'craft') {
    click(`[data-spot="${what}"]`)
    click('.reading .primary')
  } else {
    click(`[data-spot="${what}"]`)
    if (all('.confirm').length > 0) click(`[data-spot="${what}"]`)
  }
}

test('eight beats, each done once', async () => {
  const done = vi.fn()
  shown.push(mount(Learn, { target: document.body, context: contextOf(new Memory({ memory: remember })), props: { done } }))
  expect(LESSONS.map(({ key }) => key)).toEqual(['card', 'pair', 'danger', 'azrael', 'rescue', 'craft', 'build', 'round'])
  for (const { want } of LESSONS) {
    flushSync()
    if (want.kind === 'move') solve(want.move)
    else click('.next .primary')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Continue'))
    ;(document.activeElement as HTMLElement).click()
    await vi.waitFor(() => expect(document.activeElement?.classList.contains('coach')).toBe(true))
  }
  flushSync()
  click('.next .primary')
  expect(done).toHaveBeenCalledOnce()
  expect(missingWords()).toEqual([])
}, 60_000)

test('what a lesson wants may be done, and is what its words say', async () => {
  for (const language of ['fr', 'en'] as const) {
    await speak(language)
    for (const { key, want, before } of LESSONS) {
      if (want.kind === 'move') expect(before.options).toContain(want.move)
      for (const id of ['', '-do', '-done'].map((end) => `schtroumpfs-learn-${key}${end}`)) expect(say(id)).not.toBe(id)
    }
  }
  expect(missingWords()).toEqual([])
})
