/** What is pointed at, in words: a seat by whoever sits there, everything else as its game calls it. */

import type { GameModule } from '../games'
import type { Shown } from './table.svelte'
import { say } from './text.svelte'
import type { Propose } from '../wire'
import { whoIs } from './who'

const SEAT = /^seat:(\d+)$/

export function spotName(game: GameModule, spot: string, names: readonly string[], you: number | null): string {
  const seat = SEAT.exec(spot)?.[1]
  return seat === undefined ? (game.spotName?.(spot) ?? spot) : say('spot-seat', whoIs(Number(seat), names, you))
}

/** What somebody shows, in a sentence. */
export function signalName(game: GameModule, { seat, signal }: Shown, names: readonly string[], you: number | null): string {
  if (signal.signal === 'propose') return proposal(game, signal, seat, names, you)
  const who = whoIs(seat, names, you)
  return signal.signal === 'think' ? say('signal-think', who) : say('signal-point', { ...who, spot: spotName(game, signal.spot, names, you) })
}

/** What a seat proposes at a spot, in the words of its game. */
export function proposal(game: GameModule, { key, spot }: Pick<Propose, 'key' | 'spot'>, seat: number, names: readonly string[], you: number | null): string {
  return say(`proposal-${key}`, { ...whoIs(seat, names, you), spot: spotName(game, spot, names, you) })
}
