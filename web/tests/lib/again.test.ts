// @vitest-environment happy-dom
/** What the server could not be asked is asked again. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { untilAnswered } from '../../src/lib/again'
import { BoxContent } from '../../src/lib/content.svelte'
import { shelf } from '../../src/lib/shelf.svelte'

const TURNS = { key: 'smile', traits: { simultaneous: false, real_time: false, stands_still: true } }
const fetched = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  fetched.mockRejectedValueOnce(new Error('no line'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('until it is answered', () => {
  test('the shelf is asked again, and then says that a move can be taken back', async () => {
    fetched.mockResolvedValue(new Response(JSON.stringify({ games: [TURNS] })))
    const answered = untilAnswered(() => shelf.load())
    await vi.advanceTimersByTimeAsync(1_900)
    expect([fetched.mock.calls.length, shelf.takesBack('smile')]).toEqual([1, false])
    await vi.advanceTimersByTimeAsync(200)
    await answered
    expect([fetched.mock.calls.length, shelf.takesBack('smile')]).toEqual([2, true])
  })

  test('so is what is in a box, once for everybody who waits', async () => {
    fetched.mockResolvedValueOnce(new Response('{}', { status: 503 }))
    fetched.mockResolvedValue(new Response('{"pebbles":21}'))
    const box = new BoxContent<{ readonly pebbles: number }>('pebbles')
    const all = [box.load(), box.load()]
    await vi.advanceTimersByTimeAsync(4_100)
    await Promise.all([...all, box.load()])
    expect(box.now).toEqual({ pebbles: 21 })
    expect(fetched).toHaveBeenCalledTimes(3)
  })
})
