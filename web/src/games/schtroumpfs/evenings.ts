/** How often the village was saved at each level, as far as this device has seen it: every game that ended here, once. */

const KEY = 'tablee-schtroumpfs-evenings'
const MOST = 300 // games that are kept

type Evening = readonly [table: string, level: string, won: boolean]

export function noteEvening(table: string, level: string, won: boolean): void {
  const others = evenings().filter(([known]) => known !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, level, won]]))
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}

export function evenings(): readonly Evening[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Evening[]) : []
  } catch {
    return []
  }
}

export function atLevel(level: string): { readonly games: number; readonly won: number } {
  const here = evenings().filter(([, at]) => at === level)
  return { games: here.length, won: here.filter(([, , won]) => won).length }
}
