/** What this tab has shown before: a film that one comes back to is not run again. */

const KEY = 'tablee-shown'

export function wasShown(key: string): boolean {
  return remembered().includes(key)
}

export function noteShown(key: string): void {
  if (wasShown(key)) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...remembered(), key]))
  } catch {
    // A browser that keeps nothing shows it again.
  }
}

function remembered(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
