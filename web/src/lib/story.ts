/** Everything that happened in a finished game, as one pair of eyes heard it: whoever came late knows only the end of it. */

import { api } from './api'
import type { AnyEvent, Happened, LiveTable } from './table.svelte'

export async function wholeStory(live: LiveTable): Promise<readonly Happened[] | null> {
  try {
    const { lines } = await api.replay(live.id, live.seat ?? 'none')
    const events = lines.flatMap((line) => (line.events ?? []) as readonly AnyEvent[])
    return events.map((event, number) => ({ key: number + 1, event }))
  } catch {
    return null
  }
}
