/** A table as this browser knows it: what was heard, in order, and what is being done about it. */

import { type AnyFrame, type Ending, Line, type Status, type World, WORLD } from './connection'
import { merge } from './merge'
import type { Act, Advised, Changes, Channels, ClockStarted, Line as ChatLine, MoveTakenBack, Notice, Refused, Resumed, Said, Signal, Signalled, TableView, Trouble } from '../wire'

/** Of any game: each knows its own views and events. */
export type AnyView = { readonly seats: number; readonly over: boolean }
export type AnyEvent = readonly [name: string, ...fields: unknown[]]

export interface AnyWhole {
  readonly type: 'whole'
  readonly n: number
  readonly seat: number | null
  readonly moderates: boolean
  readonly host: boolean
  readonly table: TableView
  readonly clocks: Readonly<Record<number, readonly [deadline: number, bank: number]>>
  readonly view: AnyView | null
  readonly past: readonly AnyEvent[]
  readonly aloud: string
  readonly channels: Channels
}

export interface AnyTold {
  readonly n: number
  readonly id?: string
  readonly events?: readonly AnyEvent[]
  readonly table?: Changes<TableView>
  readonly public?: Changes<AnyView>
  readonly own?: Changes<AnyView>
  readonly channels?: Channels
}

/** What happened, with a number that grows: for the log, the live region and the statistics. */
export interface Happened {
  readonly key: number
  readonly event: AnyEvent
}

export interface Spoken extends ChatLine {
  readonly number: number
}

/** What a seat has just shown, with a number that grows. */
export interface Shown {
  readonly key: number
  readonly seat: number
  readonly signal: Signal
}

/** What a bot would do in our place, with what was told up to number `n`. */
export type Advice = Pick<Advised, 'n' | 'move' | 'reason'>

export interface Clock {
  readonly deadline: number
  readonly bank: number
}

/** Something that was not allowed, for whoever tried it. */
export interface Rejection {
  readonly code: string
  readonly rule: string
  readonly act: Act | null
  readonly detail?: string // what is wrong with an option of the game,
  readonly option?: string // and with which
}

/** A part of a step that is seen by itself: what happens in it, and how the table looks meanwhile. */
export interface Moment {
  readonly events: readonly AnyEvent[]
  readonly view: AnyView
}

/** Puts a moment of a step on the table; without one, all that is left of the step. */
export type Apply = (moment?: Moment) => void

/** Shows a step that finds the table as in `view`: it calls `apply` when things may change, and ends when the pieces have landed. */
export type Stage = (events: readonly AnyEvent[], apply: Apply, view: AnyView | null) => Promise<void>

const AT_ONCE: Stage = (_, apply) => {
  apply()
  return Promise.resolve()
}
const TOO_MANY_TO_SHOW = 4 // steps that wait: whoever is so far behind wants to see where things are, not how they went
const REMEMBERED = 400
const SEEN = 16 // signals: whoever shows them takes them one after the other
const LATE = 1000 // ms after which whoever wants something is told that it is still on its way

export class LiveTable {
  status = $state<Status>('connecting')
  ending = $state<Ending | null>(null)
  trouble = $state<string | null>(null)
  /** What whoever keeps the house tells everybody. */
  notice = $state.raw<Notice | null>(null)
  table = $state.raw<TableView | null>(null)
  view = $state.raw<AnyView | null>(null)
  seat = $state<number | null>(null)
  /** We have the moderator's chair: no seat, and everything to see. */
  moderates = $state(false)
  host = $state(false)
  clocks = $state.raw<Readonly<Record<number, Clock>>>({})
  log = $state.raw<readonly Happened[]>([])
  /** What was said in the channels that we hear. */
  chat = $state.raw<readonly Spoken[]>([])
  /** The channel in which people talk to everybody. */
  aloud = $state('table')
  /** Where we may talk and listen now. */
  channels = $state.raw<Channels>({ speak: [], hear: [] })
  /** Of each channel, what we are about to say. */
  readonly drafts = $state<Record<string, string>>({})
  signals = $state.raw<readonly Shown[]>([])
  rejection = $state.raw<Rejection | null>(null)
  /** For the decision that is before us; null if we have not asked, or it is about something that is over. */
  advice = $state.raw<Advice | null>(null)
  /** Whether a question of ours is being thought about. */
  consulting = $state(false)
  /** Whether an intention of ours is on its way. */
  busy = $state(false)
  /** Whether one of them is on its way for so long that whoever waits for it wonders. */
  late = $state(false)
  /** Whether the host has sent us away. */
  barred = false
  /** How many moves of ours could be taken back; null if we came in the middle, and do not know. */
  moves = $state<number | null>(null)
  /** Whether something is being shown: what lies on the table is not yet what will lie there. */
  showing = $state(false)
  /** Everything that was told since the game began; null if we came later, or missed some of it. */
  tale: AnyEvent[] | null = null
  stage: Stage = AT_ONCE

  private readonly line: Line
  private n: number | null = null
  private made = 0
  private keys = 0
  private readonly sent = new Map<string, { act: Act; answered: (rejection: Rejection | null) => void }>()
  private readonly gestures = new Map<string, (rejection: Rejection | null) => void>()
  private steps: AnyTold[] = []
  private notLate: (() => void) | null = null
  private wholes = 0 // how often the whole was heard
  private hearing: readonly string[] = [] // the channels of what was told, perhaps not shown yet
  private read = $state.raw<Readonly<Record<string, number>>>({}) // of each channel, the last line that was looked at
  private readonly tab = Math.random().toString(36).slice(2, 10)

  constructor(
    readonly id: string,
    private readonly world: World = WORLD,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.line = new Line(
      `${scheme}://${location.host}/ws/${encodeURIComponent(id)}`,
      {
        seen: () => this.n,
        said: () => Object.fromEntries(this.chat.map(({ channel, number }) => [channel, number])),
        hear: (frame) => this.hear(frame),
        status: (status, why) => {
          this.status = status
          this.ending = why
          if (status !== 'open') this.letGo()
          if (status === 'lost') this.notice = null // it may be withdrawn meanwhile; if not, we hear it again
        },
      },
      world,
    )
    addEventListener('online', this.look)
    addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.look)
  }

  /** What we want done. Resolves when it was done (null) or refused (why). */
  do(act: Act): Promise<Rejection | null> {
    this.made += 1
    const id = `${this.tab}-${this.made}`
    this.rejection = null
    this.busy = true
    this.notLate ??= this.world.later(LATE, () => (this.late = true))
    const answer = new Promise<Rejection | null>((answered) => this.sent.set(id, { act, answered }))
    this.line.do({ type: 'do', id, act, seen: this.n ?? 0 })
    return answer
  }

  say(text: string, channel = this.aloud): boolean {
    this.made += 1
    return this.line.say({ type: 'say', id: `${this.tab}-${this.made}`, text, channel })
  }

  /** Whether we may speak to everybody now: then we are also asked whether we agree. */
  get voice(): boolean {
    return this.channels.speak.includes(this.aloud)
  }

  /** Whether the word was taken from us: we play, and neither speak nor point. */
  get muted(): boolean {
    return this.seat !== null && this.table?.places[this.seat]?.muted === true
  }

  /** How many lines of others were not looked at yet: in a channel, or in all that we hear. */
  unread(channel?: string): number {
    const news = this.chat.filter((line) => line.number > (this.read[line.channel] ?? 0) && line.seat !== this.seat)
    return news.filter((line) => (channel === undefined ? this.channels.hear.includes(line.channel) : line.channel === channel)).length
  }

  /** Somebody looks at a channel. */
  lookAt(channel: string): void {
    const last = this.chat.findLast((line) => line.channel === channel)?.number ?? 0
    if (last > (this.read[channel] ?? 0)) this.read = { ...this.read, [channel]: last }
  }

  /** Something for everybody's board. Resolves when it was shown (null) or refused (why); it is never sent again. */
  signal(signal: Signal): Promise<Rejection | null> {
    this.made += 1
    const id = `${this.tab}-${this.made}`
    if (!this.line.say({ type: 'signal', id, signal })) return Promise.resolve({ code: 'offline', rule: 'table', act: null })
    return new Promise((answered) => this.gestures.set(id, answered))
  }

  /** Asks what a bot would do. Resolves when it has answered (null), in `advice`, or was refused (why); it is never sent again. */
  async consult(): Promise<Rejection | null> {
    this.made += 1
    const id = `${this.tab}-${this.made}`
    if (!this.line.say({ type: 'consult', id })) return { code: 'offline', rule: 'table', act: null }
    this.advice = null
    this.consulting = true
    const rejection = await new Promise<Rejection | null>((answered) => this.gestures.set(id, answered))
    this.consulting = false
    return rejection
  }

  /** The line is lost: nobody will say any more what became of a signal, and it is not sent again. */
  private letGo(): void {
    for (const answered of this.gestures.values()) answered(null)
    this.gestures.clear()
  }

  /** It was our turn and is no longer: perhaps another tab of ours has moved. */
  noteMove(): void {
    if (this.moves === 0) this.moves = 1
  }

  hurry(): void {
    this.line.hurry()
  }

  close(): void {
    removeEventListener('online', this.look)
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.look)
    this.notLate?.()
    this.line.close()
  }

  /** The network is back, or somebody looks again. */
  private readonly look = (): void => {
    if (!document.hidden) this.line.hurry()
  }

  private readonly cut = (): void => this.line.cut()

  /** Milliseconds that are left on a clock; the bank counts last. */
  left(clock: Clock): number {
    return clock.deadline - this.line.tableTime()
  }

  /** The time of the rules now, in ms, where they keep it. */
  readonly time = (): number => this.line.tableTime() - (this.table?.zero ?? 0)

  // --- Hearing

  private hear(frame: AnyFrame): void {
    switch (frame.type) {
      case undefined:
        this.told(frame as AnyTold)
        break
      case 'whole':
        this.whole(frame as AnyWhole)
        break
      case 'resumed':
        this.trouble = null
        if (this.n !== null && this.n > (frame as unknown as Resumed).n) this.n = null
        break
      case 'heard':
        this.answered(frame.id, null)
        break
      case 'refused':
        this.refused(frame as unknown as Refused)
        break
      case 'said':
        this.said(frame as unknown as Said)
        break
      case 'signalled': {
        const { seat, signal } = frame as unknown as Signalled
        this.signals = [...this.signals, { key: ++this.keys, seat, signal }].slice(-SEEN)
        break
      }
      case 'advised': {
        const { n, move, reason } = frame as unknown as Advised
        this.advice = { n, move, reason }
        this.answered(frame.id, null)
        break
      }
      case 'trouble':
        this.trouble = (frame as unknown as Trouble).code
        break
      case 'notice': {
        const notice = frame as unknown as Notice
        this.notice = notice.text ? notice : null
        break
      }
    }
  }

  private whole(frame: AnyWhole): void {
    this.steps = []
    this.wholes += 1
    this.tale = null
    this.n = frame.n
    this.trouble = null
    this.seat = frame.seat
    this.moderates = frame.moderates
    this.host = frame.host
    this.table = frame.table
    this.view = frame.view
    this.aloud = frame.aloud
    this.channels = frame.channels
    this.listen(frame.channels)
    this.advice = null
    this.moves = frame.table.state === 'playing' ? null : 0
    this.recall(frame.past)
    this.clocks = Object.fromEntries(
      Object.entries(frame.clocks).map(([seat, [deadline, bank]]) => [seat, { deadline, bank }]),
    )
  }

  /** What was heard before, perhaps by another screen: for the log, and for nobody who waits for what is new. Its keys end with the last one. */
  private recall(past: readonly AnyEvent[]): void {
    if (past.length === 0) return
    const first = this.keys - past.length + 1
    this.log = past.map((event, place) => ({ key: first + place, event }))
  }

  private told(frame: AnyTold): void {
    if (this.n === null || frame.n <= this.n) return
    if (frame.n !== this.n + 1) {
      this.line.greet()
      return
    }
    this.n = frame.n
    this.barred ||= (frame.events ?? []).some(([name, seat]) => name === 'person_barred' && seat === this.seat)
    this.answered(frame.id, null)
    if (frame.channels) this.listen(frame.channels)
    this.steps.push(frame)
    if (!this.showing) void this.show()
  }

  /** One step after the other, each with its flights; without them for whoever is far behind, or not looking. */
  private async show(): Promise<void> {
    this.showing = true
    try {
      for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
        const apply = this.once(step)
        const hasty = this.steps.length >= TOO_MANY_TO_SHOW || document.hidden
        try {
          await (hasty ? AT_ONCE : this.stage)(step.events ?? [], apply, this.view)
        } finally {
          apply()
        }
      }
    } finally {
      this.showing = false
    }
  }

  /** Moments pass; what they led to is taken once, from where things were before them. Whoever has heard the whole since knows better. */
  private once(step: AnyTold): Apply {
    const before = this.view
    const since = this.wholes
    let told = 0
    let done = false
    return (moment) => {
      if (done || since !== this.wholes) return
      if (moment) {
        this.view = moment.view
        this.note(moment.events)
        told += moment.events.length
        return
      }
      done = true
      if (told > 0) this.view = before
      this.take(step, told)
    }
  }

  private take(step: AnyTold, told: number): void {
    if (step.table && this.table) {
      this.table = merge(this.table, step.table)
      this.host = this.seat !== null && this.table.host === this.seat ? true : this.table.host === null ? this.host : false
    }
    if (step.public) this.view = this.view ? merge(this.view, step.public) : (step.public as AnyView)
    if (step.own && this.view) this.view = merge(this.view, step.own)
    if (step.channels) this.channels = step.channels
    if (this.advice && step.n > this.advice.n && (step.public || step.own)) this.advice = null
    this.note((step.events ?? []).slice(told))
  }

  private note(events: readonly AnyEvent[]): void {
    for (const event of events) this.noteOne(event)
    if (events.length === 0) return
    const lines = events.map((event) => ({ key: ++this.keys, event }))
    this.log = [...this.log, ...lines].slice(-REMEMBERED)
  }

  private noteOne(event: AnyEvent): void {
    if (event[0] === 'game_begun') this.tale = []
    this.tale?.push(event)
    if (event[0] === 'game_begun') this.moves = 0
    else if (event[0] === 'move_taken_back') {
      const [, seat] = event as unknown as MoveTakenBack
      if (seat === this.seat && this.moves) this.moves -= 1
    } else if (event[0] === 'clock_started') {
      const [, seat, deadline, bank] = event as unknown as ClockStarted
      this.clocks = { ...this.clocks, [seat]: { deadline, bank } }
    }
  }

  private refused(frame: Refused): void {
    const { code, rule, detail, option } = frame
    const rejection = { code, rule, act: this.sent.get(frame.id)?.act ?? null, ...(detail && { detail }), ...(option && { option }) }
    if (!this.gestures.has(frame.id)) this.rejection = rejection
    this.answered(frame.id, rejection)
  }

  private answered(id: string | undefined, rejection: Rejection | null): void {
    if (id && this.gestures.has(id)) {
      this.gestures.get(id)?.(rejection)
      this.gestures.delete(id)
      return
    }
    const sent = id ? this.sent.get(id) : undefined
    if (!id || !sent) return
    if (sent.act.act === 'play' && rejection === null && this.moves !== null) this.moves += 1
    if (rejection?.code === 'nothing_to_take_back') this.moves = 0
    this.sent.delete(id)
    this.busy = this.sent.size > 0
    this.notLate?.()
    this.notLate = this.busy ? this.world.later(LATE, () => (this.late = true)) : null
    this.late = false
    sent.answered(rejection)
  }

  /** What was said where we do not hear any more is not ours to keep. */
  private listen({ hear }: Channels): void {
    this.hearing = hear
    this.chat = this.chat.filter(({ channel }) => hear.includes(channel))
  }

  private said({ number, line }: Said): void {
    if (!this.hearing.includes(line.channel)) return
    if (this.chat.some((known) => known.channel === line.channel && known.number >= number)) return
    this.chat = [...this.chat, { ...line, number }].slice(-REMEMBERED)
  }
}
