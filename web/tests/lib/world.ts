/** A world for lines to a table: sockets that the test answers, and time that passes when it is told to. */

import type { World } from '../../src/lib/connection'

export class FakeSocket {
  static readonly all: FakeSocket[] = []
  readonly CONNECTING = 0
  readonly OPEN = 1
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((closing: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
  }

  // --- What the other end does

  accept(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }

  tell(frame: object): this {
    this.onmessage?.({ data: JSON.stringify(frame) })
    return this
  }

  end(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type)
  }
}

interface Timer {
  readonly at: number
  readonly then: () => void
}

export class FakeWorld implements World {
  time = 1000
  chance = 0.5
  seen = true
  private timers = new Set<Timer>()

  open = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket
  looking = (): boolean => this.seen
  now = (): number => this.time
  random = (): number => this.chance
  later = (ms: number, then: () => void): (() => void) => {
    const timer = { at: this.time + ms, then }
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  pass(ms: number): void {
    const until = this.time + ms
    for (;;) {
      const [next] = [...this.timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
      if (!next) break
      this.timers.delete(next)
      this.time = Math.max(this.time, next.at)
      next.then()
    }
    this.time = until
  }

  /** Until the next timer, in ms. */
  get wait(): number {
    return Math.min(...[...this.timers].map(({ at }) => at)) - this.time
  }

  get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('nobody has opened a socket')
    return socket
  }

  get opened(): number {
    return FakeSocket.all.length
  }
}

export function newWorld(): FakeWorld {
  FakeSocket.all.length = 0
  return new FakeWorld()
}

/** In a `whole`: one open table. */
export const ONE_TABLE = { aloud: 'table', channels: { speak: ['table'], hear: ['table'] } }
