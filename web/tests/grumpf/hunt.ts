/** A hunt that is on, for the tests of the table. */

import { content } from '../../src/games/grumpf/content.svelte'
import { BOX, clan } from '../../src/games/grumpf/fixtures'
import type { Colour, GrumpfBoardView, GrumpfClanView, GrumpfHandView, GrumpfRank, GrumpfSpotView, GrumpfView } from '../../src/games/grumpf/types'
import { BOARDS, COLOURS } from '../../src/games/grumpf/types'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'
import type { Language } from '../../src/lib/wishes.svelte'

export const NAMES = ['Noémie', 'Julie', 'Valentin', 'Zoé']

export async function speak(language: Language): Promise<void> {
  content.set(BOX)
  const { default: grumpf } = await import('../../src/games/grumpf')
  await learnWords(grumpf.words)
  await learnLanguage(language)
}

/** As it reads, whatever keeps its words together. */
export function bare(text: string | null | undefined): string {
  return (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/\s+/g, ' ').trim()
}

const FACES = ['club', '3', '5', '1', '2', '4', '3', '2']

export function hunter(colour: Colour, more: Partial<GrumpfClanView> = {}): GrumpfClanView {
  return clan(colour, { pawns: FACES.map((face, index) => [index + 1, 'held', face] as const), ...more })
}

/** A track in the notation of the rules: `V5`, `O2x` is clubbed, by green. */
export function track(...pawns: readonly string[]): readonly GrumpfSpotView[] {
  return pawns.map((pawn, index) => {
    const seat = 'VOGY'.indexOf(pawn[0] ?? '')
    return [seat, index + 1, Number(pawn[1]), pawn.endsWith('x') ? 2 : null, pawn.endsWith('x') ? 1 : null] as const
  })
}

export function board(key: string, more: Partial<GrumpfBoardView> = {}): GrumpfBoardView {
  const counted = (more.track ?? []).filter(([, , , club]) => club === null)
  const strengths = new Map<number, number>()
  for (const [seat, , value] of counted) strengths.set(seat, (strengths.get(seat) ?? 0) + value)
  const ranking = [...strengths].sort((one, other) => other[1] - one[1]).map(([seat, strength], place): GrumpfRank => [seat, strength, place + 1])
  return { key, side: 1, animals: 3, track: [], sum: counted.reduce((sum, [, , value]) => sum + value, 0), count: counted.length, met: false, ranking, ...more }
}

export const HAND: GrumpfHandView = { busy_until: 0, coming: null, waiting: null, bed: false, sent: 0, one_way: 10 }

/** You are violet, in seat 0; green, in seat 2, is asleep if you like. */
export function hunt(boards: Partial<Record<string, Partial<GrumpfBoardView>>> = {}, more: Partial<GrumpfView> = {}): GrumpfView {
  const clans = COLOURS.slice(0, 4).map((colour) => hunter(colour))
  return {
    eyes: 0,
    seats: 4,
    over: false,
    pace: 'realtime',
    phase: 'hunt',
    round: 1,
    huts: 2,
    boards: BOARDS.map((key) => board(key, boards[key])),
    clans,
    bag: [10, 9, 7, 5, 5],
    discarded: [0, 0, 0, 0, 0],
    tiles: 4,
    until: null,
    exchange: null,
    first_seat: null,
    turn: null,
    beat: null,
    initiative: null,
    priority: [0, 1, 2, 3],
    go_at: 10_000,
    opens_at: 10_000,
    hunt_max: 120_000,
    patience: 'short',
    waits: false,
    hands: [HAND, null, null, null],
    choices: [null, null, null, null],
    options: [],
    ...more,
  }
}

export function sleeping(view: GrumpfView, seat: number, hut = 1): GrumpfView {
  return { ...view, clans: view.clans.map((one, place) => (place === seat ? { ...one, hut } : one)) }
}
