/** A screen that does not go dark by itself. */

/** As long as it is looked at, and until it is given back by what this returns. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  const wake = (): void => {
    if (!document.hidden) navigator.wakeLock?.request('screen').then((got) => (lock = got), () => undefined)
  }
  wake()
  document.addEventListener('visibilitychange', wake)
  return () => {
    document.removeEventListener('visibilitychange', wake)
    void lock?.release()
  }
}
