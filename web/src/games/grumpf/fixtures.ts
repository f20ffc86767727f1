/** Positions and logs for the gallery and the tests. Never part of what is built. */

import toml from '../../../../src/tablee/games/grumpf/content.toml?raw'
import { dice, happened } from '../../gallery/made'
import type { Happened } from '../../lib/table.svelte'
import type { BoardContent, Content, PawnContent } from './content.svelte'
import { holds } from './stats'
import { BOARDS, type BoardKey, COLOURS, type GrumpfBoardView, type GrumpfClanView, type GrumpfCount, type GrumpfEvent, type GrumpfSpotView, type GrumpfView, SPECIES } from './types'

// --- The box as the server has it

const numbers = (text: string | undefined): number[] => (text ?? '').split(',').filter(Boolean).map(Number)

function boards(): readonly BoardContent[] {
  return [...toml.matchAll(/key = "(\w+)", spaces = (\d+), pattern = \[([\d, ]*)\], colour = "(\w+)", neutral = (\d+), sides = \[(.*?)\], prov/g)].map(
    ([, key, spaces, pattern, colour, neutral, sides]) => {
      const conditions = [...(sides ?? '').matchAll(/kind = "(\w+)"(?:, low = (\d+))?(?:, high = (\d+))?/g)].map(([, kind, low, high]) => ({ kind: kind ?? '', low: Number(low ?? 0), high: Number(high ?? 0) }))
      return { key: key as BoardKey, spaces: Number(spaces), pattern: numbers(pattern), colour: colour ?? '', neutral: Number(neutral), sides: conditions as unknown as BoardContent['sides'] }
    },
  )
}

function pawns(): readonly PawnContent[] {
  return [...toml.matchAll(/number = (\d), faces = \[(\d), ("club"|\d)\], up_to = (\d)/g)].map(([, number, one, other, most]) => ({
    number: Number(number),
    faces: [Number(one), other === '"club"' ? 0 : Number(other)] as const,
    up_to: Number(most),
  }))
}

export const BOX: Content = {
  pawns: pawns(),
  boards: boards(),
  tokens: [...toml.matchAll(/key = "\w+", tokens = (\d+)/g)].map(([, tokens]) => Number(tokens)),
  series: [0, ...numbers(/series = \{ points = \[([\d, ]+)\]/.exec(toml)?.[1])],
  constants: Object.fromEntries([...toml.matchAll(/^(\w+) = ([\d_]+)$/gm)].map(([, name, value]) => [name ?? '', Number(value?.replaceAll('_', ''))])),
}

// --- The end of a game

const HAULS: readonly (readonly number[])[] = [
  [3, 2, 2, 1, 1],
  [2, 2, 1, 1, 1],
  [4, 1, 2, 0, 0],
  [1, 2, 2, 1, 0],
  [0, 1, 1, 2, 1],
  [1, 1, 0, 1, 1],
]
const COUNTS: readonly GrumpfCount[] = [
  { series: [5, 3, 1], copies: [], joker: null, points: 8, animals: 9, rank: 2 },
  { series: [5, 4], copies: ['fish', 'birds'], joker: null, points: 10, animals: 7, rank: 1 },
  { series: [3, 2, 1, 1], copies: [], joker: null, points: 3, animals: 7, rank: 5 },
  { series: [5, 2], copies: [], joker: 'mammoths', points: 7, animals: 6, rank: 3 },
  { series: [4, 1], copies: [], joker: null, points: 4, animals: 5, rank: 4 },
  { series: [4], copies: [], joker: null, points: 4, animals: 4, rank: 4 },
]

export function clan(colour: string, more: Partial<GrumpfClanView> = {}): GrumpfClanView {
  const held = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, 'held', null] as const)
  return { colour, neutral: false, child: false, bot: false, gone: false, pawns: held, hut: null, animals: [0, 0, 0, 0, 0], tiles: 0, joker: false, points: 0, ready: false, ...more }
}

function view(seats: number, clans: readonly GrumpfClanView[], more: Partial<GrumpfView>): GrumpfView {
  return {
    eyes: 0,
    seats,
    over: false,
    pace: 'realtime',
    phase: 'hunt',
    round: 2,
    huts: seats === 2 ? 1 : seats < 5 ? 2 : 3,
    boards: [],
    clans,
    bag: [7, 6, 5, 3, 3],
    discarded: [0, 0, 0, 0, 0],
    tiles: 3,
    until: null,
    exchange: null,
    first_seat: null,
    turn: null,
    beat: null,
    initiative: null,
    priority: null,
    go_at: null,
    opens_at: null,
    hunt_max: 120_000,
    patience: 'short',
    waits: false,
    hands: [],
    choices: [],
    options: [],
    ...more,
  }
}

export function finished(seats: number): GrumpfView {
  const clans = COLOURS.slice(0, seats).map((colour, seat) => clan(colour, { animals: HAULS[seat] ?? [], tiles: seat === 1 ? 3 : 0, joker: seat === 3, points: COUNTS[seat]?.points ?? 0 }))
  return view(seats, seats === 2 ? [...clans, clan('green', { neutral: true })] : clans, {
    over: true,
    phase: 'end',
    round: 4,
    boards: BOARDS.map((key) => ({ key, side: 1, animals: key === 'bees' ? 3 : 0, track: [], sum: 0, count: 0, met: false, ranking: [] })),
    bag: [0, 0, 0, 0, 0],
    discarded: seats === 2 ? [2, 0, 1, 0, 0] : [0, 0, 0, 0, 0],
    tiles: 0,
  })
}

// --- The middle of a hunt

const TRACKS: Readonly<Record<BoardKey, readonly GrumpfSpotView[]>> = {
  bees: [[0, 3, 5, null, null], [1, 5, 5, null, null], [2, 6, 4, 1, 1], [1, 7, 3, null, null], [2, 4, 4, null, null]],
  reptiles: [[1, 4, 4, null, null], [0, 6, 4, null, null], [2, 8, 3, null, null]],
  fish: [[2, 5, 5, null, null], [0, 8, 3, 1, 2], [1, 6, 4, null, null], [0, 4, 4, null, null]],
  birds: [[0, 5, 2, null, null]],
  mammoths: [[2, 3, 5, null, null], [1, 8, 2, null, null]],
  sorcerer: [],
}

/** Round two of a table with so many players; whoever sits at seat 2 is asleep. */
export function midway(seats: number, more: Partial<GrumpfView> = {}): GrumpfView {
  const faces = ['1', '3', 'club', '4', '2', '2', '5', '3'] as const
  const tracks = Object.values(TRACKS).flat().filter(([owner]) => owner < Math.max(3, seats))
  const clans = COLOURS.slice(0, Math.max(3, seats)).map((colour, seat) =>
    clan(colour, {
      neutral: seat >= seats,
      hut: seat === 2 && seats > 2 ? 1 : null,
      animals: seat < seats ? (HAULS[seat] ?? []).map((number) => Math.floor(number / 2)) : [0, 0, 0, 0, 0],
      tiles: seat === 1 ? 1 : 0,
      points: seat,
      pawns: faces.map((face, index) => {
        const on = tracks.some(([owner, pawn]) => owner === seat && pawn === index + 1)
        const club = tracks.some(([, , , owner, pawn]) => owner === seat && pawn === index + 1)
        return [index + 1, on ? 'track' : club ? 'club' : 'held', on || club ? null : face] as const
      }),
    }),
  )
  const boards = BOARDS.map((key, place): GrumpfBoardView => {
    const track = TRACKS[key]
    const counted = track.filter(([, , , club]) => club === null)
    const strength = (of: number): number => counted.filter(([owner]) => owner === of).reduce((sum, [, , value]) => sum + value, 0)
    const present = [...new Set(counted.map(([owner]) => owner))].sort((one, other) => strength(other) - strength(one))
    const sum = counted.reduce((all, [, , value]) => all + value, 0)
    const met = holds(BOX.boards[place]?.sides[0] ?? { kind: 'none', low: 0, high: 0 }, counted.map(([, , value]) => value))
    return { key, side: 1, animals: [5, 3, 4, 2, 2, 0][place] ?? 0, track, sum, count: counted.length, met, ranking: present.map((owner, rank) => [owner, strength(owner), rank + 1] as const) }
  })
  const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? { busy_until: 0, coming: null, waiting: null, bed: false, sent: 3, one_way: 20 } : null))
  return view(seats, clans, { boards, hands, choices: Array.from({ length: seats }, () => null), go_at: 0, ...more })
}

/** A made-up game of four rounds, for the statistics: everybody puts pawns where chance has it, and sleeps in turn. */
export function story(seats: number): readonly Happened[] {
  const random = dice(11)
  const neutral = seats === 2
  const setup = COLOURS.slice(0, seats).map((colour) => ({ colour, bot: false, child: false, joker: false }))
  const events: GrumpfEvent[] = [['game_setup', 0, setup, '111111', 2, 8, neutral ? 'green' : null, 4, 'realtime']]
  const points: number[] = COUNTS.slice(0, seats).map((count) => count.points)
  for (let round = 1; round <= 4; round++) {
    events.push(['round_start', 0, round, null, null])
    const tracks = new Map<string, [clan: number, value: number, clubbed: boolean][]>(BOARDS.map((board) => [board, []]))
    for (let move = 0, t = 1500; move < 6 * seats; move++, t += 300 + random(900)) {
      const seat = move % seats
      const board = BOARDS[random(6)] ?? 'bees'
      const track = tracks.get(board) ?? []
      const target = track.findIndex(([clan, , clubbed]) => clan !== seat && !clubbed)
      const spot = track[target]
      if (random(4) === 0 && spot) {
        spot[2] = true
        events.push(['clubbed', t, seat, 2, board, target + 1, spot[0], 4, spot[1]])
      } else if (track.length < 6) {
        const value = 1 + random(5)
        track.push([seat, value, false])
        events.push(['placed', t, seat, 4, value, board, track.length])
      }
      if (move === 6 * seats - 3) events.push(['bed', t, random(seats), 1, 'blue', 1])
      if (move === 6 * seats - 1) events.push(['hunt_end', t, 'huts', 0])
    }
    for (const species of SPECIES) {
      const counted = (tracks.get(species) ?? []).filter(([, , clubbed]) => !clubbed)
      const sum = counted.reduce((all, [, value]) => all + value, 0)
      const met = counted.length > 0 && (species === 'bees' ? sum >= 20 : species === 'reptiles' ? sum >= 10 && sum <= 20 : species === 'fish' ? sum <= 10 : species === 'birds' ? counted.length >= 4 : true)
      events.push(['board_tally', 0, species, '', [], sum, counted.length, met, [], []])
      if (met) events.push(['animals_shared', 0, species, [[counted[0]?.[0] ?? 0, 2]]])
      else events.push(['board_failed', 0, species, 2 + random(3)])
    }
    events.push(['round_end', 0, [], points.map((final) => Math.floor((final * round * round) / 16))])
  }
  events.push(['game_end', 0, COUNTS.slice(0, seats), [1]])
  return happened(events)
}
