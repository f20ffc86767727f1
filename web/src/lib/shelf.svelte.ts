/** What stands on the server's shelf, in its order: asked for once, and again by whoever needs it after that was in vain. */

import { api } from './api'
import type { ShelfGame } from '../wire'

class OnShelf {
  games = $state.raw<readonly ShelfGame[] | null>(null)
  private asked: Promise<readonly ShelfGame[]> | null = null

  load(): Promise<readonly ShelfGame[]> {
    this.asked ??= this.ask()
    return this.asked
  }

  private async ask(): Promise<readonly ShelfGame[]> {
    try {
      const { games } = await api.shelf()
      this.games = games
      return games
    } catch (error) {
      this.asked = null
      throw error
    }
  }

  /** Undefined for a game that the server does not know, or as long as it has not answered. */
  find(key: string): ShelfGame | undefined {
    return this.games?.find((game) => game.key === key)
  }

  /** Whether a move can be taken back at a table, if the others agree: where one acts after the other, and time does not. */
  takesBack(key: string): boolean {
    const traits = this.find(key)?.traits
    return traits !== undefined && !traits.simultaneous && !traits.real_time
  }

  /** The names of what can be pointed at on its board; null if nothing can. */
  spots(key: string): RegExp | null {
    const spots = this.find(key)?.spots
    return spots ? new RegExp(`^(?:${spots})$`, 'u') : null
  }

  /** What can be proposed at what is pointed at, by the keys of its sentences. */
  proposals(key: string): readonly string[] {
    return this.find(key)?.proposals ?? []
  }

  /** Whether a table that everybody has left waits; else its rules say what happens then. */
  standsStill(key: string): boolean {
    return this.find(key)?.traits.stands_still ?? true
  }
}

export const shelf = new OnShelf()
