/** Whose end this tab has seen counted: whoever comes back from the replay need not watch it again. */

const KEY = 'tablee-counted'

export function wasCounted(table: string): boolean {
  return remembered().includes(table)
}

export function noteCounted(table: string): void {
  try {
    if (!wasCounted(table)) sessionStorage.setItem(KEY, JSON.stringify([...remembered().slice(-20), table]))
  } catch {
    // A browser that keeps nothing counts twice.
  }
}

function remembered(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}
