/** The count at the end, as a film: hands open one by one, then creatures, groups of five and tears are counted up. */

import type { Tally } from './rules'

export type Phase = 'hands' | 'creatures' | 'fives' | 'tears' | 'over'

export interface Frame {
  readonly phase: Phase
  readonly count: number // how many hands are open, or how many pieces of each player are counted
  readonly ms: number
}

/** What a frame shows of one player. */
export interface Shown {
  readonly open: boolean
  readonly creatures: number
  readonly fives: number
  readonly tears: number
  readonly score: number
}

const PHASES: readonly Phase[] = ['hands', 'creatures', 'fives', 'tears', 'over']
const PACE: Readonly<Record<Phase, number>> = { hands: 750, creatures: 260, fives: 320, tears: 320, over: 0 }
const BREATH = 350

export function frames(all: readonly Tally[]): readonly Frame[] {
  const most = (of: (tally: Tally) => number): number => Math.max(0, ...all.map(of))
  const lengths: Readonly<Record<Phase, number>> = {
    hands: all.length,
    creatures: most((tally) => tally.creatures.length),
    fives: most((tally) => tally.fireflyPoints),
    tears: most((tally) => tally.tears),
    over: 1,
  }
  return PHASES.flatMap((phase) =>
    Array.from({ length: lengths[phase] }, (_, place) => ({
      phase,
      count: place + 1,
      ms: PACE[phase] + (place + 1 === lengths[phase] ? BREATH : 0),
    })),
  )
}

export function shown(tally: Tally, place: number, frame: Frame, value: (card: string) => number): Shown {
  const after = (phase: Phase): boolean => PHASES.indexOf(frame.phase) > PHASES.indexOf(phase)
  const upTo = (phase: Phase, all: number): number => (after(phase) ? all : frame.phase === phase ? Math.min(frame.count, all) : 0)
  const creatures = upTo('creatures', tally.creatures.length)
  const fives = upTo('fives', tally.fireflyPoints)
  const tears = upTo('tears', tally.tears)
  const points = tally.creatures.slice(0, creatures).reduce((sum, card) => sum + value(card), 0)
  return { open: after('hands') || place < frame.count, creatures, fives, tears, score: points + fives - tears }
}
