/** Waits for a server that could not be reached, without a word, and tells when it answers. */

const EVERY = 3_000

/** Whether the server answers, whatever it says. */
async function answers(): Promise<boolean> {
  try {
    await fetch('/api/shelf', { cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Ask now and then, and at once when the browser has a network again or somebody looks; until it answers, or the given end.

`then` hears whether the server was away when it was first asked: if not, something else was wrong. */
export function whenReached(then: (wasAway: boolean) => void): () => void {
  let over = false
  let away = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(): Promise<void> {
    clearTimeout(timer)
    const there = await answers()
    if (over) return
    if (there) {
      stop()
      then(away)
      return
    }
    away = true
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), EVERY)
  }

  const hurry = (): void => {
    if (!document.hidden) void ask()
  }

  function stop(): void {
    over = true
    clearTimeout(timer)
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
  }

  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  timer = setTimeout(() => void ask(), EVERY)
  return stop
}
