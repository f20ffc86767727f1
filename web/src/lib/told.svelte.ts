/** What just happened, in words, where a player looks: one after the other, each long enough to be read. */

import type { World } from './connection'

const LEAST = 1500 // ms for which each stands when others wait
const IN_A_HURRY = 900 // ms, when many do
const MANY = 3
const MOST = 5 // that may wait: whoever is so far behind is told the newest
const SHORT = 52 // letters: what happened together is told together, as long as it fits a line of a phone

type Later = World['later']

export class Told {
  /** The last thing that happened; it stands until something else does. */
  shown = $state('')
  private waiting: string[] = []
  private busy: (() => void) | null = null

  constructor(private readonly later: Later) {}

  /** Sentences of one moment. */
  tell(sentences: readonly string[]): void {
    for (const sentence of sentences) this.queue(sentence)
    this.waiting = this.waiting.slice(-MOST)
    if (this.busy === null) this.next()
  }

  /** Somebody has read enough: they have acted. */
  clear(): void {
    this.busy?.()
    this.busy = null
    this.waiting = []
    this.shown = ''
  }

  private queue(sentence: string): void {
    const last = this.waiting.at(-1)
    if (last !== undefined && last.length + sentence.length < SHORT) this.waiting[this.waiting.length - 1] = `${last} ${sentence}`
    else this.waiting.push(sentence)
  }

  private next(): void {
    this.busy = null
    const sentence = this.waiting.shift()
    if (sentence === undefined) return
    this.shown = sentence
    this.busy = this.later(this.waiting.length >= MANY ? IN_A_HURRY : LEAST, () => this.next())
  }
}
