/** Your one hand: which pawn it holds, what it has sent, and what was refused. Board and pawns look at the same hand.

What is on its way shows at once: first what no answer has come for, then what the server says that it holds back. */

import { play as sound } from '../../lib/sound'
import type { Refusal } from '..'
import type { Rejection } from '../../lib/table.svelte'
import { otherFace } from './content.svelte'
import { type Gesture, read, refuse, swift, whyNot, write } from './rules'
import type { BoardKey, Face, GrumpfView } from './types'

const DOZES = 5_000 // how long a first touch of the bed is remembered
const REMEMBERED = 40

/** A reason, at a pawn; without one, at the huts. */
export interface Reason extends Refusal {
  readonly key: number
  readonly pawn: number | null
}

export type Play = (move: string) => Promise<Rejection | null>

/** Where the hand acts: whose it is, and what the table looks like now. */
export interface Place {
  readonly view: GrumpfView
  readonly seat: number
  readonly locked: boolean
  readonly play: Play
  readonly explain: (code: string, rule: string) => void
  readonly hand: Hand
}

export class Hand {
  pawn = $state<number | null>(null)
  /** The face that is meant, if it is not the one that shows. */
  turned = $state(false)
  /** For whoever plays by keys: the target that a club is aimed at. */
  aim = $state.raw<{ readonly board: BoardKey; readonly space: number } | null>(null)
  /** In the place of the prompt, until it is closed or the next gesture: nobody reads at the pace of a clock. */
  reason = $state.raw<Reason | null>(null)
  /** The bed was touched once, with Grumpfs left: the next touch means it. */
  drowsy = $state(false)
  /** Sent, and no answer yet. */
  unheard = $state.raw<readonly string[]>([])

  private readonly numbers = new Map<number, string>() // of the server's -> the move
  private heard: string | null = null
  private last: number | null = null
  private keys = 0
  private dozing: ReturnType<typeof setTimeout> | undefined

  // --- Choosing

  select(pawn: number | null): void {
    this.pawn = pawn
    this.turned = false
    this.aim = null
    this.reason = null
    this.wake()
  }

  /** In the slow paces a pawn has no face before it is played: its other one is only meant. */
  turnOver(): void {
    this.turned = !this.turned
    this.reason = null
  }

  clear(): void {
    this.select(null)
    this.unheard = []
    this.numbers.clear()
    this.heard = null
    this.last = null
  }

  /** The face that the chosen pawn would be played with. */
  meant(view: GrumpfView, seat: number): Face | null {
    if (this.pawn === null) return null
    const shown = shownFace(view, seat, this.pawn, this.onItsWay(view, seat))
    return this.turned ? otherFace(this.pawn, shown) : shown
  }

  // --- What is on its way

  onItsWay(view: GrumpfView, seat: number): readonly Gesture[] {
    const own = view.hands[seat]
    const held = own ? [own.coming, own.waiting, own.bed ? 'bed' : null] : []
    return [...held, view.choices[seat] ?? null, ...this.unheard].flatMap((move) => read(move) ?? [])
  }

  // --- Acting

  flip(at: Place, pawn: number): void {
    void this.act(at, { verb: 'flip', pawn })
  }

  place(at: Place, board: BoardKey): void {
    const pawn = this.pawn
    const face = this.meant(at.view, at.seat)
    if (pawn !== null && face !== null) void this.act(at, { verb: 'place', pawn, face, board })
  }

  club(at: Place, board: BoardKey, space: number): void {
    if (this.pawn !== null) void this.act(at, { verb: 'club', pawn: this.pawn, board, space })
  }

  /** Whoever still has Grumpfs to play is asked once more: they would count for nothing (GRU-092). */
  bed(at: Place): void {
    const gesture = { verb: 'bed' } as const
    if (this.drowsy || this.left(at.view, at.seat) === 0 || whyNot(at.view, at.seat, gesture) !== null) {
      this.wake()
      void this.act(at, gesture)
      return
    }
    this.select(null)
    this.drowsy = true
    this.dozing = setTimeout(() => this.wake(), DOZES)
  }

  private wake(): void {
    clearTimeout(this.dozing)
    this.drowsy = false
  }

  /** How many Grumpfs are in front of their owner, and not on their way. */
  left(view: GrumpfView, seat: number): number {
    const gone = new Set(this.onItsWay(view, seat).flatMap((gesture) => (gesture.verb === 'place' || gesture.verb === 'club' ? [gesture.pawn] : [])))
    return (view.clans[seat]?.pawns ?? []).filter(([pawn, place]) => place === 'held' && !gone.has(pawn)).length
  }

  /** Sent if it may be done, as far as can be seen from here; else it says why not. */
  async act(at: Place, gesture: Gesture): Promise<void> {
    const pawn = 'pawn' in gesture ? gesture.pawn : null
    const why = whyNot(at.view, at.seat, gesture)
    if (why) {
      if (swift(at.view)) this.refuse(pawn, why)
      else at.explain(why.code, why.rule)
      return
    }
    if (at.locked) return
    if (gesture.verb !== 'flip') this.select(null)
    await this.send(at, write(gesture), pawn)
  }

  /** What is refused where nothing waits is told here; else the table tells it. */
  async send(at: Pick<Place, 'play' | 'view'>, move: string, pawn: number | null = null): Promise<void> {
    this.reason = null
    this.unheard = [...this.unheard, move]
    const rejection = await at.play(move)
    this.unheard = without(this.unheard, move)
    if (rejection === null) this.heard = move
    else if (swift(at.view)) this.refuse(pawn, rejection)
  }

  /** Call it with each view: the number that the server gave to the command which was heard last. */
  note(view: GrumpfView, seat: number): void {
    const sent = view.hands[seat]?.sent ?? null
    if (this.last !== null && sent !== null && sent > this.last) {
      const move = this.heard ?? this.unheard[0]
      this.heard = null
      if (move) this.numbers.set(sent, move)
      this.numbers.delete(sent - REMEMBERED)
    }
    this.last = sent
  }

  /** The server has refused what it had already taken in. */
  rejected(number: number, code: string): void {
    const gesture = read(this.numbers.get(number) ?? null)
    if (code === 'superseded' && gesture?.verb === 'flip') return // whoever turns a pawn again and again knows why
    this.refuse(gesture && 'pawn' in gesture ? gesture.pawn : null, refuse(code))
  }

  refuse(pawn: number | null, { code, rule }: Refusal): void {
    sound('no')
    this.keys += 1
    this.reason = { key: this.keys, pawn, code, rule }
  }
}

function without(all: readonly string[], one: string): readonly string[] {
  const place = all.indexOf(one)
  return place < 0 ? all : [...all.slice(0, place), ...all.slice(place + 1)]
}

/** The face in front of its owner, turned already if a flip is on its way. In the slow paces a pawn has none until it is played. */
export function shownFace(view: GrumpfView, seat: number, pawn: number, onItsWay: readonly Gesture[]): Face | null {
  const face = (view.clans[seat]?.pawns[pawn - 1]?.[2] ?? null) as Face | null
  if (face === null) return view.pace === 'realtime' ? null : otherFace(pawn, null)
  const flips = onItsWay.filter((gesture) => gesture.verb === 'flip' && gesture.pawn === pawn).length
  return flips % 2 === 1 ? otherFace(pawn, face) : face
}
