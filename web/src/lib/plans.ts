/** What somebody meant to do at a table before it was there: known to this tab alone, and only until it is done. */

export interface Plan {
  /** Give every free seat to a bot of this level, and start at once. */
  readonly bots?: string
  /** Everybody else is a bot: start again without a word. */
  readonly start?: boolean
  /** Being there is being ready: a rematch that somebody has followed. */
  readonly ready?: boolean
}

const plans = new Map<string, Plan>()
const SAT = 'tablee-sat'
const PLAYED = 'tablee-played'

export function plan(table: string, what: Plan): void {
  plans.set(table, what)
}

export function planFor(table: string): Plan | undefined {
  const found = plans.get(table)
  plans.delete(table)
  return found
}

/** Whether this browser has already been given a seat here by itself: who stood up wants to stand. */
export function hasSat(table: string): boolean {
  return remembered().includes(table)
}

export function noteSat(table: string): void {
  try {
    sessionStorage.setItem(SAT, JSON.stringify([...remembered().slice(-20), table]))
  } catch {
    // A browser that keeps nothing may be seated twice.
  }
}

/** Whether a game of this box was played to its end on this device. */
export function hasPlayed(box: string): boolean {
  return boxesPlayed().includes(box)
}

export function notePlayed(box: string): void {
  if (hasPlayed(box)) return
  try {
    localStorage.setItem(PLAYED, JSON.stringify([...boxesPlayed(), box]))
  } catch {
    // A browser that keeps nothing is new to every box.
  }
}

function boxesPlayed(): string[] {
  return listIn(() => localStorage.getItem(PLAYED))
}

function remembered(): string[] {
  return listIn(() => sessionStorage.getItem(SAT))
}

function listIn(kept: () => string | null): string[] {
  try {
    return JSON.parse(kept() ?? '[]') as string[]
  } catch {
    return []
  }
}
