/** What matters is seen for a moment of its own, in the middle of the village, while time goes on: one after the other. */

import type { Happened } from '../../lib/table.svelte'
import { type Happening, named } from './events'

export type Scene = Happening

/** How long each stands, in ms. */
const STANDS: Readonly<Partial<Record<Happening['event'], number>>> = {
  day_broke: 6000,
  eliminated: 3200,
  ballot_closed: 3600,
  election_closed: 3000,
  tied: 2400,
  tie_broken: 2400,
  nobody_designated: 2600,
  designated: 2400,
  pardon_granted: 2600,
  idiot_spared: 3200,
  shot_fired: 2400,
  razor_used: 2400,
  captain_elected: 2800,
  captain_succeeded: 2600,
  captain_vacant: 2400,
  powers_lost: 3200,
  house_moved: 2400,
  voters_named: 2600,
  bans_set: 2200,
  vote_not_held: 2200,
  immunity_lost: 2200,
}
const MOST = 12 // more have happened at once only to whoever has come back
const HURRY = 4 // so many wait: each is shorter

export class Scenes {
  now = $state.raw<Scene | null>(null)
  private waiting: Scene[] = []
  private seen: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Call it with all that this screen has seen happen. What happened before it looked is no moment any more.

  `live`: time goes on. Where it does not, as in a replay, the last moment stands until somebody goes on, or back. */
  follow(log: readonly Happened[], live = true): void {
    const last = log.at(-1)?.key ?? -1
    if (this.seen === null || last < this.seen) {
      this.seen = last
      this.clear()
      return
    }
    if (last === this.seen) return
    const fresh = log.filter(({ key }) => key > (this.seen as number)).map(({ event }) => named(event))
    this.seen = last
    const shown = fresh.filter((scene) => scene.event in STANDS && !isEmpty(scene) && !isDawns(scene))
    if (!live) this.clear()
    if (shown.length > MOST) return
    if (!live) {
      this.now = shown.at(-1) ?? null
      return
    }
    this.waiting.push(...shown)
    if (this.now === null) this.next()
  }

  /** Whoever has seen enough goes on. */
  next(): void {
    clearTimeout(this.timer)
    this.now = this.waiting.shift() ?? null
    if (this.now === null) return
    const stands = STANDS[this.now.event] ?? 2000
    this.timer = setTimeout(() => this.next(), this.waiting.length >= HURRY ? stands / 2 : stands)
  }

  clear(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.now = null
  }
}

const isEmpty = (scene: Scene): boolean => scene.event === 'bans_set' && scene.players.length === 0
/** The announcement of the dawn says who has died; their cards turn there. */
const isDawns = (scene: Scene): boolean => scene.event === 'eliminated' && scene.cause === 'night'
