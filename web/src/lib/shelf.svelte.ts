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
}

export const shelf = new OnShelf()
