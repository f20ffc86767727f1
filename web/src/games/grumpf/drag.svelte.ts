/** A pawn that follows the finger, from in front of you to a board. A short touch is no drag. */

import { boardAt, putAt } from './gestures'
import type { Hand, Place } from './hand.svelte'
import type { BoardKey } from './types'

const SLOP = 9 // px that a touch may slip

export class Drag {
  pawn = $state<number | null>(null)
  x = $state(0)
  y = $state(0)
  over = $state<BoardKey | null>(null)
  private from: { readonly x: number; readonly y: number; readonly pawn: number; readonly id: number } | null = null
  private moved = false

  constructor(private readonly hand: Hand) {}

  /** Whether the touch that just ended was a drag, and no click. */
  get wasOne(): boolean {
    return this.moved
  }

  start(event: PointerEvent, pawn: number): void {
    if (event.button !== 0) return
    this.from = { x: event.clientX, y: event.clientY, pawn, id: event.pointerId }
    this.moved = false
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId) // a quick hand is elsewhere before its first step is seen
  }

  move(event: PointerEvent): void {
    const from = this.from
    if (from === null || event.pointerId !== from.id) return
    if (this.pawn === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return
      if (this.hand.pawn !== from.pawn) this.hand.select(from.pawn)
      this.pawn = from.pawn
      this.moved = true
    }
    this.x = event.clientX
    this.y = event.clientY
    this.over = boardAt({ x: event.clientX, y: event.clientY })
  }

  end(event: PointerEvent, at: Place): void {
    const board = this.pawn === null ? null : boardAt({ x: event.clientX, y: event.clientY })
    this.cancel()
    if (board) putAt(at, board, { x: event.clientX, y: event.clientY })
  }

  cancel(): void {
    this.from = null
    this.pawn = null
    this.over = null
  }
}
