// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stayAwake } from '../../src/lib/awake'

const release = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release }))

describe('a screen that stays awake', () => {
  vi.stubGlobal('navigator', { wakeLock: { request } })
  afterEach(() => vi.clearAllMocks())

  test('asks again when somebody looks at it again, until it is given back', async () => {
    const rest = stayAwake()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    await Promise.resolve()
    rest()
    expect(release).toHaveBeenCalledOnce()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('goes to sleep even if it was given back before it was granted', async () => {
    stayAwake()()
    expect(release).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(release).toHaveBeenCalledOnce()
  })
})
