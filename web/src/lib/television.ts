/** What makes a page a television: it is read from across the room, does not go dark, and remembers what it showed. */

import { stayAwake } from './awake'

const SHOWN = 'tablee-tv'
const REMEMBERED = 8

/** As long as it lasts: large letters, and a screen that stays awake. Give it back by what this returns. */
export function beTelevision(): () => void {
  document.documentElement.classList.add('tv')
  const rest = stayAwake()
  return () => {
    document.documentElement.classList.remove('tv')
    rest()
  }
}

/** The code of a game that is over finds no table any more; but this screen knows which one it was. */
export function shownUnder(code: string): string | undefined {
  return shown().find(([known]) => known === code)?.[1]
}

export function noteTable(code: string, table: string): void {
  const others = shown().filter(([known]) => known !== code)
  try {
    localStorage.setItem(SHOWN, JSON.stringify([...others.slice(1 - REMEMBERED), [code, table]]))
  } catch {
    // A browser that keeps nothing finds only tables whose game goes on.
  }
}

function shown(): readonly (readonly [code: string, table: string])[] {
  try {
    return JSON.parse(localStorage.getItem(SHOWN) ?? '[]') as [string, string][]
  } catch {
    return []
  }
}
