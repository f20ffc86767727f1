/** The one line that is read only under a finger (LGT-352): what this seat learns in this step, or a line that says nothing. */

import { say } from '../../../lib/text.svelte'
import { cardName, nameIn, namesIn } from '../end/naming'
import type { View } from '../village'

export const NEUTRAL = 3 // lines that say nothing

/** The call that this step is, in a room: one after the other (LGT-345). */
const callOf = (view: View): string => view.step?.calls[0] ?? ''

/** As long as what a neighbour could tell from afar: whatever is short goes on with something that says nothing. */
const SHORTEST = 48 // letters

export function lineOf(view: View, seat: number, names: readonly string[]): string {
  const line = [told(view, seat, names) ?? '']
  for (let number = 0; number < NEUTRAL && line.join(' ').length < SHORTEST; number += 1) line.push(neutralLine(view, seat, number))
  return line.join(' ').trim()
}

/** Another one each time that lines are filled anew, on every phone at the same moments. */
function neutralLine(view: View, seat: number, number: number): string {
  const filled = view.round * 7 + view.order.indexOf(callOf(view)) * 3 + (view.step?.beat ?? 0) + (view.tap?.final ? 1 : 0)
  return say('decoy-line', { variant: (filled + seat + number) % NEUTRAL })
}

function told(view: View, seat: number, names: readonly string[]): string | null {
  const call = callOf(view)
  const acts = view.tap?.acts === true
  const list = (seats: readonly number[]): string => namesIn(names, seats)
  switch (call) {
    case 'thief':
      return acts ? say('loupsgarous-room-line-thief', { left: cardName(view.offered[0] ?? 'villager'), right: cardName(view.offered[1] ?? 'villager') }) : null
    case 'lovers':
      return view.lover === null ? null : say('loupsgarous-room-line-lovers', { player: nameIn(names, view.lover) })
    case 'seer':
      return acts ? seen(view, names) : null
    case 'wolves':
      return acts ? pack(view, seat, names) : view.card === 'little_girl' && !view.powers_lost ? glimpsed(view, names) : null
    case 'baker':
      return view.buildings.some(({ kind, owner, standing }) => kind === 'bakery' && standing && owner === seat) ? glimpsed(view, names) : null
    case 'witch':
      return acts ? witch(view, names) : null
    case 'protector':
      return acts ? say('loupsgarous-room-line-protector', { guarded: view.guarded === null ? 'no' : 'yes', player: nameIn(names, view.guarded) }) : null
    case 'charmed':
      return view.charmed.includes(seat) ? say('loupsgarous-room-line-charmed', { players: list(view.charmed.filter((other) => other !== seat)), count: view.charmed.length - 1 }) : null
    case 'piper':
      return acts ? say('loupsgarous-room-line-piper', { players: list(view.charmed), count: view.charmed.length }) : null
    case 'cupid':
    case 'white_wolf':
    case 'pyromaniac':
    case 'raven':
      return acts ? say(`loupsgarous-room-line-${call.replaceAll('_', '-')}`) : null
    default:
      return null
  }
}

/** Before she confirms, what she is asked; after it, the card. */
function seen(view: View, names: readonly string[]): string {
  const sight = view.sights.findLast(({ night, card }) => night === view.round && card !== null)
  if (!sight) return say(view.tap?.final ? 'loupsgarous-room-line-seer-nobody' : 'loupsgarous-room-line-seer')
  return say('loupsgarous-room-line-seer-saw', { player: nameIn(names, sight.players[0] ?? null), card: cardName(sight.card ?? 'villager') })
}

function pack(view: View, seat: number, names: readonly string[]): string {
  const others = view.pack.filter((other) => other !== seat && view.alive[other])
  return say(view.caught === null ? 'loupsgarous-room-line-pack' : 'loupsgarous-room-line-caught', { players: namesIn(names, others), count: others.length, player: nameIn(names, view.caught) })
}

function glimpsed(view: View, names: readonly string[]): string {
  const sight = view.sights.findLast(({ night, card }) => night === view.round && card === null)
  return sight ? say('loupsgarous-room-line-glimpse', { players: namesIn(names, sight.players) }) : say(view.step?.calls.includes('wolves') ? 'loupsgarous-room-line-girl' : 'loupsgarous-room-line-nothing')
}

function witch(view: View, names: readonly string[]): string {
  return say('loupsgarous-room-line-witch', { victim: view.victim === null ? 'no' : 'yes', player: nameIn(names, view.victim), heal: String(view.heal), poison: String(view.poison) })
}
