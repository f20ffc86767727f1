/** Opening a table, with settings that suit whoever does not want to choose. */

import { api } from './api'
import { person } from './person.svelte'
import { hasPlayed, plan } from './plans'
import { route } from './route.svelte'
import { shelf } from './shelf.svelte'
import { noteTable } from './television'
import { say } from './text.svelte'
import { welcomeOf } from '../games'
import type { Settings, SettingsGiven, ShelfGame } from '../wire'

const USUAL_SEATS = 4

/** What can be chosen for a game. */
export async function choicesOf(game: string): Promise<ShelfGame | undefined> {
  await shelf.load()
  return shelf.find(game)
}

/** Alone against the gentlest bots, at once: without a name to say, and without a clock to fear. */
export async function playNow(game: string): Promise<void> {
  const [choices] = await Promise.all([choicesOf(game), person.beSomebody()])
  const { pace = 'daily', kindly, seats = usualSeats(choices) } = welcomeOf(game)
  const settings = { seats, pace: paceFor(choices, pace), options: { ...kindly, ...alone(game) } }
  const table = await api.open({ game, settings })
  plan(table.id, { bots: choices?.levels[0] ?? 'beginner' })
  route.go(`/t/${table.id}`)
}

/** For others to come: whoever has the link may sit down, or watch. */
export async function openTable(game: string): Promise<void> {
  const settings = forOthers(game, await choicesOf(game))
  route.go(`/t/${(await api.open({ game, settings })).id}`)
}

/** For a room: a screen that nobody plays on opens the table, and whoever sits down first holds the key. */
export async function openOnScreen(game: string): Promise<void> {
  const [choices] = await Promise.all([choicesOf(game), person.beSomebody(say('name-tv'))])
  const { id, code } = await api.open({ game, settings: forOthers(game, choices), screen: true })
  noteTable(code, id)
  route.go(`/tv/${code}`)
}

function forOthers(game: string, choices: ShelfGame | undefined): SettingsGiven {
  return { seats: usualSeats(choices), pace: paceFor(choices, 'relaxed'), options: alone(game), watchable: true }
}

/** Whoever is the only person at the table is not hurried; with others it changes nothing. */
function alone(game: string): Settings['options'] {
  return welcomeOf(game).alone?.(!hasPlayed(game)) ?? {}
}

function usualSeats(choices: ShelfGame | undefined): number {
  const seats = choices?.seats ?? []
  return seats.length === 0 ? USUAL_SEATS : Math.min(Math.max(...seats), Math.max(Math.min(...seats), USUAL_SEATS))
}

function paceFor(choices: ShelfGame | undefined, wanted: string): string {
  const paces = choices?.paces.map(({ name }) => name) ?? []
  return paces.includes(wanted) ? wanted : (paces[0] ?? 'live')
}
