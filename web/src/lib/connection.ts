/** The line to a table: it comes back by itself, resumes after the last number, and sends again what was not heard. */

import { Hushed } from './hushed'
import type { Do, Incoming, Pong } from '../wire'

/** Always the truth: `open` only while frames can come. `ended` is for good, and `why` says why. */
export type Status = 'connecting' | 'open' | 'lost' | 'ended'

export type Ending = 'no_session' | 'not_allowed' | 'no_table' | 'other_rules' | 'nonsense' | 'left'

/** What every frame has in common; the rest is the table's business. */
export interface AnyFrame {
  readonly type?: string
  readonly n?: number
  readonly id?: string
}

export interface Listener {
  /** The last number that was heard; null if nothing was. */
  readonly seen: () => number | null
  /** The last line of chat that was heard in each channel. */
  readonly said: () => Readonly<Record<string, number>>
  readonly hear: (frame: AnyFrame) => void
  readonly status: (status: Status, why: Ending | null) => void
}

/** What a line needs from the world; tests give their own. */
export interface World {
  readonly open: (url: string) => WebSocket
  readonly looking: () => boolean
  readonly now: () => number
  readonly random: () => number
  readonly later: (ms: number, then: () => void) => () => void
}

export const WORLD: World = {
  open: (url) => new WebSocket(url),
  looking: () => !document.hidden,
  now: () => performance.now(),
  random: Math.random,
  later: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

const FINAL: Readonly<Record<number, Ending>> = {
  4400: 'nonsense',
  4401: 'no_session',
  4403: 'not_allowed',
  4404: 'no_table',
  4410: 'other_rules',
}
const MOVED = 1012 // the table is elsewhere in the house, or the server starts again: come back
const MOVING = 200
const SHORTEST_WAIT = 400
const LONGEST_WAIT = 6_000
const PING_EVERY = 2_500 // of silence, while somebody looks
const PING_SELDOM = 15_000 // while nobody does
const PATIENCE = 4_000 // with a line that was good a moment ago
const PATIENCE_TO_OPEN = 8_000 // a far server takes its time to let us in

export class Line {
  private socket: WebSocket | null = null
  private tries = 0
  private ended = false
  private greeted = false
  private moving = false
  private cancelRetry: (() => void) | null = null
  private cancelPing: (() => void) | null = null
  private readonly unheard = new Map<string, Do>()
  /** Server time minus ours, in ms, by the quickest answer so far. */
  offset = 0
  private quickest = Infinity
  private hushed = new Hushed()

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly world: World = WORLD,
  ) {
    this.connect()
  }

  /** An intention: kept, and sent again with the same id after a break, until it is answered. */
  do(message: Do): void {
    this.unheard.set(message.id, message)
    if (this.greeted) this.send(message)
  }

  /** Anything else: lost if the line is. Whether it could be sent. */
  say(message: Incoming): boolean {
    if (!this.greeted) return false
    this.send(message)
    return true
  }

  /** How many intentions wait for an answer. */
  get waiting(): number {
    return this.unheard.size
  }

  /** Try at once: the network is back, or somebody looks at the screen again. */
  hurry(): void {
    if (this.ended) return
    if (this.socket === null) {
      this.cancelRetry?.()
      this.connect()
    } else if (this.greeted) {
      this.ping()
    }
  }

  /** The browser says that there is no network: believed at once, and tried all the same, for it may be wrong. */
  cut(): void {
    if (!this.ended && this.socket !== null) this.lost(0)
  }

  /** Say what was heard so far: first of all, and whenever something is missing. */
  greet(): void {
    this.send({ type: 'hello', after: this.listener.seen(), said: this.listener.said() })
  }

  close(): void {
    this.end('left')
  }

  private connect(): void {
    this.listener.status(this.tries === 0 || this.moving ? 'connecting' : 'lost', null)
    const socket = this.world.open(this.url)
    this.socket = socket
    this.hushed = new Hushed()
    this.greeted = false
    socket.onopen = () => this.greet()
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(String(message.data))
    }
    socket.onclose = (closing) => {
      if (socket === this.socket) this.lost(closing.code)
    }
    this.expect(PATIENCE_TO_OPEN)
  }

  private hear(text: string): void {
    for (const message of this.hushed.messages(text)) this.take(message)
    if (this.greeted) this.expectNothing()
  }

  private take(message: string): void {
    const frame = JSON.parse(message) as AnyFrame
    if (frame.type === 'pong') this.learnTime(frame as unknown as Pong)
    this.expectNothing()
    if (frame.id) this.unheard.delete(frame.id)
    this.listener.hear(frame)
    if (frame.type === 'whole' || frame.type === 'resumed') this.welcome()
    else if (this.greeted) this.expectNothing()
  }

  /** The table has answered: now everything that was not heard is sent again, in its order. */
  private welcome(): void {
    if (this.greeted) return
    this.greeted = true
    this.tries = 0
    this.listener.status('open', null)
    for (const message of this.unheard.values()) this.send(message)
    this.ping()
  }

  private lost(code: number): void {
    const why = FINAL[code]
    if (why !== undefined) {
      this.end(why)
      return
    }
    this.moving = code === MOVED && this.greeted // nothing is lost yet, and nobody need be frightened
    this.drop()
    this.listener.status(this.moving ? 'connecting' : 'lost', null)
    const most = this.moving ? MOVING : Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.tries)
    this.tries += 1
    this.cancelRetry = this.world.later(most / 2 + (this.world.random() * most) / 2, () => this.connect())
  }

  private end(why: Ending): void {
    if (this.ended) return
    this.ended = true
    this.cancelRetry?.()
    this.drop()
    this.listener.status('ended', why)
  }

  private drop(): void {
    this.cancelPing?.()
    this.cancelPing = null
    const socket = this.socket
    this.socket = null
    this.greeted = false
    if (socket !== null && socket.readyState <= socket.OPEN) socket.close()
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  // --- Is there still somebody at the other end?

  private ping(): void {
    this.send({ type: 'ping', at: Math.round(this.world.now()) })
    this.expect(PATIENCE)
  }

  /** Within so many ms something has to be heard; else the line is dead, whatever the browser believes. */
  private expect(ms: number): void {
    this.cancelPing?.()
    const socket = this.socket
    this.cancelPing = this.world.later(ms, () => {
      if (socket !== null && socket === this.socket) this.lost(0)
    })
  }

  private expectNothing(): void {
    this.cancelPing?.()
    this.cancelPing = this.world.later(this.world.looking() ? PING_EVERY : PING_SELDOM, () => this.ping())
  }

  private learnTime(pong: Pong): void {
    const now = this.world.now()
    const trip = now - pong.at
    if (trip <= this.quickest) {
      this.quickest = trip
      this.offset = pong.now + trip / 2 - now
    }
  }

  /** The time at the table, in ms: right even if the clock of this device is not. */
  tableTime(): number {
    return this.world.now() + this.offset
  }
}
