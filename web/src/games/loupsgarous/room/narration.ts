/** What the narrator says, and when (5.8): for each public event the keys of its lines, with people by their seats.

Which of three wordings is taken depends on the round and the key alone, so that no voice ever tells more than the event does (LGT-355).
*/

import type { Happening } from '../events'

/** A line that waits for its words; `names` are seats. */
export interface Line {
  readonly key: string
  readonly name?: number
  readonly names?: readonly number[]
  readonly card?: string
  readonly building?: string
}

export const VARIANTS = 3

/** Which wording, from 0: another one each round, and not the same for all keys of one round. */
export function variantOf(key: string, round: number): number {
  let sum = 0
  for (const letter of key) sum += letter.charCodeAt(0)
  return (sum + Math.max(0, round)) % VARIANTS
}

export interface Scene {
  readonly building: string | null // that is offered now
  readonly talking: boolean // the debate of this day has begun before
}

const TIED: Readonly<Record<string, string>> = { captain: 'tie_captain', second: 'tie_second', none: 'tie_none', scapegoat: '' }

export function linesOf(event: Happening, scene: Scene): readonly Line[] {
  switch (event.event) {
    case 'night_started':
      return [{ key: 'nightfall' }]
    case 'call_started':
      return event.calls.map((key) => ({ key }))
    case 'call_ended':
      return event.step === 'wolves' ? [{ key: 'wolves_end' }] : []
    case 'day_broke':
      return dawn(event)
    case 'eliminated':
      return [...fall(event.seat, event.cause), { key: 'reveal', name: event.seat, card: event.card }]
    case 'shot_asked':
      return [{ key: 'hunter', name: event.seat }]
    case 'powers_lost':
      return [{ key: 'powers_lost' }]
    case 'election_started':
      return [{ key: event.by === 'farmers' ? 'election_farmers' : 'election' }]
    case 'captain_elected':
    case 'captain_succeeded':
      return [{ key: 'captain', name: event.seat }]
    case 'captain_vacant':
      return [{ key: 'captain_none' }]
    case 'asked':
      return asked(event.decision, event.seat, scene)
    case 'debate_started':
      return scene.talking ? [] : [{ key: 'debate' }]
    case 'relaunched':
      return [{ key: 'relaunch', name: event.seat }]
    case 'teacher_asked':
      return [{ key: 'teacher' }]
    case 'bans_set':
      return event.players.length > 0 ? [{ key: 'bans', names: event.players }] : []
    case 'tavern_asked':
      return [{ key: 'tavern' }]
    case 'ballot_opened':
      return [{ key: 'vote' }]
    case 'tied':
      return known(TIED[event.next], { names: event.players })
    case 'designated':
      return [{ key: 'sentence', name: event.seat }]
    case 'pardon_granted':
      return [{ key: 'pardon' }]
    case 'idiot_spared':
      return [{ key: 'idiot', name: event.seat }]
    case 'vote_not_held':
      return [{ key: 'no_vote' }]
    case 'nobody_designated':
      return event.reason === 'no_voice' ? [{ key: 'no_voice' }] : [] // a tie was told as one
    case 'immunity_lost':
      return [{ key: 'immunity_lost' }]
    case 'razor_used':
      return [{ key: 'razor', name: event.target }]
    case 'confession_held':
      return [{ key: 'confession', name: event.target }]
    case 'power_restored':
      return [{ key: 'restore', name: event.target }]
    case 'house_moved':
      return [{ key: 'house_moved', name: event.seat, building: event.building }]
    case 'house_refused':
      return [{ key: 'house_refused', name: event.seat }]
    case 'voters_named':
      return [{ key: 'scapegoat_list', names: event.voters }]
    case 'dusk_fell':
      return [{ key: 'dusk' }]
    case 'game_ended':
      return [{ key: `win_${event.reason}` }]
    default:
      return []
  }
}

/** LGT-095, 096. The same words for nobody, whatever the reason. */
function dawn({ dead, burnt, poster }: Extract<Happening, { event: 'day_broke' }>): readonly Line[] {
  return [
    dead.length > 0 ? { key: 'dawn_dead', names: dead } : { key: 'dawn_none' },
    ...(burnt === null ? [] : [{ key: 'fire', building: burnt }]),
    ...(poster === null ? [] : [{ key: 'poster', name: poster }]),
  ]
}

/** What is said before a card is turned over; a razor and a sentence have been told already. */
function fall(seat: number, cause: string): readonly Line[] {
  const key = { grief: 'grief', shot: 'shot', tie: 'scapegoat' }[cause]
  return known(key, { name: seat })
}

function asked(decision: string, seat: number, { building }: Scene): readonly Line[] {
  if (decision === 'successor') return [{ key: 'successor', name: seat }]
  return decision === 'house' && building !== null ? [{ key: 'house_offer', building }] : []
}

function known(key: string | undefined, more: Omit<Line, 'key'>): readonly Line[] {
  return key ? [{ key, ...more }] : []
}
