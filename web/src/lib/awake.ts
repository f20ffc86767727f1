/** A screen that does not go dark by itself. */

/** As long as it is looked at, and until it is given back by what this returns. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let done = false
  const keep = (got: WakeLockSentinel): void => {
    if (done) void got.release() // asked for before, granted too late
    else lock = got
  }
  const wake = (): void => {
    if (!document.hidden) navigator.wakeLock?.request('screen').then(keep, () => undefined)
  }
  wake()
  document.addEventListener('visibilitychange', wake)
  return () => {
    done = true
    document.removeEventListener('visibilitychange', wake)
    void lock?.release()
  }
}
