/** The narrator: takes what happens, puts it into words, and says them one after the other, always with captions. */

import type { Happened } from '../../../lib/table.svelte'
import { named } from '../events'
import { type Line, linesOf } from './narration'
import type { Script } from './script'
import type { Voice } from './voice'

/** Time that passes: so that tests need not wait. */
export type Later = (ms: number, then: () => void) => unknown

const READ = 55 // ms for a letter,
const LEAST = 2400 // and at least so long, for whoever reads what nobody says
const KEPT = 6 // lines that may wait: whoever is further behind leaves the oldest out

export class Narrator {
  /** What is being said: large, for everybody; it stays until something else is said. */
  caption = $state('')
  /** Whether it is said aloud; else a gong, and the caption alone. */
  aloud = $state(true)
  speaking = $state(false)
  /** There is a voice, but the browser waits until somebody touches the page. */
  blocked = $state(false)
  private waiting: string[] = []
  private heard: number | null = null // the last event that was told
  private talked = 0 // the day whose debate has begun
  private round = 0

  constructor(
    private readonly script: Script,
    private readonly voice: Voice,
    private readonly gong: () => void,
    private readonly later: Later = (ms, then) => setTimeout(then, ms),
  ) {}

  /** All that has happened so far; what was there when the screen was opened is not told again, except that night is falling. */
  hear(log: readonly Happened[], names: readonly string[], building: string | null, round: number, falling = false): void {
    const last = log.at(-1)?.key ?? -1
    if (this.heard === null) {
      const nightfall = falling ? log.findLast(({ event }) => event[0] === 'night_started') : undefined
      this.heard = nightfall === undefined ? last : nightfall.key - 1
      this.round = round
    }
    const fresh = log.filter(({ key }) => key > (this.heard ?? -1))
    this.heard = last
    for (const { event } of fresh) {
      const told = named(event)
      if (told.event === 'night_started') this.round = told.night
      if (told.event === 'day_broke') this.round = told.day
      if (told.event === 'call_started') this.waiting = [] // a call is told when it is made, or not at all
      this.say(linesOf(told, { building, talking: this.talked === this.round }), names)
      if (told.event === 'debate_started') this.talked = this.round
    }
  }

  /** For whoever comes in the middle of a call: what was said, to read. */
  remind(calls: readonly string[], round: number, names: readonly string[]): void {
    if (this.caption === '') this.caption = calls.map((key) => this.script.say({ key }, round, names) ?? '').join(' ')
  }

  say(lines: readonly Line[], names: readonly string[]): void {
    this.waiting.push(...lines.flatMap((line) => this.script.say(line, this.round, names) ?? []))
    this.waiting = this.waiting.slice(-KEPT)
    if (!this.speaking) void this.next()
  }

  hush(): void {
    this.waiting = []
    this.voice.hush()
  }

  private async next(): Promise<void> {
    const text = this.waiting.shift()
    if (text === undefined) {
      this.speaking = false
      return
    }
    this.speaking = true
    this.caption = text
    if (!(await this.speak(text))) await this.showAlone(text)
    await this.next()
  }

  /** Somebody has touched the page: from now on it may be heard. */
  wake(): void {
    this.blocked = false
    if (!this.speaking && this.caption) void this.speak(this.caption)
  }

  private async speak(text: string): Promise<boolean> {
    if (!this.aloud) return false
    const spoken = await this.voice.speak(text, this.script.language)
    this.blocked = !spoken && this.voice.has(this.script.language)
    return spoken
  }

  private showAlone(text: string): Promise<void> {
    this.gong()
    return new Promise((read) => this.later(Math.max(LEAST, text.length * READ), read))
  }
}
