/** Opening a table, with settings that suit whoever does not want to choose. */

import { api } from './api'
import { person } from './person.svelte'
import { hasPlayed, plan } from './plans'
import { route } from './route.svelte'
import { noteTable } from './television'
import { say } from './text.svelte'
import type { Box } from '../games'
import type { Settings, Shelf, ShelfGame } from '../wire'

const USUAL_SEATS = 4
let shelf: Promise<Shelf> | null = null

/** What can be chosen for a game. Asked once. */
export async function choicesOf(game: string): Promise<ShelfGame | undefined> {
  shelf ??= api.shelf().catch((error: unknown) => {
    shelf = null
    throw error
  })
  return (await shelf).games.find(({ key }) => key === game)
}

/** Alone against the gentlest bots, at once: without a name to say, and without a clock to fear. */
export async function playNow(box: Box): Promise<void> {
  const [choices] = await Promise.all([choicesOf(box.key), person.beSomebody()])
  const settings = { seats: usualSeats(box), pace: pace(choices, box.pace ?? 'daily'), options: { ...box.kindly, ...alone(box) } }
  const table = await api.open({ game: box.key, settings })
  plan(table.id, { bots: choices?.levels[0] ?? 'beginner' })
  route.go(`/t/${table.id}`)
}

/** For others to come: whoever has the link may sit down, or watch. */
export async function openTable(box: Box): Promise<void> {
  const choices = await choicesOf(box.key)
  const settings = { seats: usualSeats(box), pace: pace(choices, 'relaxed'), options: alone(box), watchable: true }
  route.go(`/t/${(await api.open({ game: box.key, settings })).id}`)
}

/** For a room: a screen that nobody plays on opens the table, and whoever sits down first holds the key. */
export async function openOnScreen(box: Box): Promise<void> {
  const [choices] = await Promise.all([choicesOf(box.key), person.beSomebody(say('name-tv'))])
  const settings = { seats: usualSeats(box), pace: pace(choices, 'relaxed'), options: alone(box), watchable: true }
  const { id, code } = await api.open({ game: box.key, settings, screen: true })
  noteTable(code, id)
  route.go(`/tv/${code}`)
}

/** Whoever is the only person at the table is not hurried; with others it changes nothing. */
function alone(box: Box): Settings['options'] {
  return box.alone?.(!hasPlayed(box.key)) ?? {}
}

function usualSeats({ players: [least, most] }: Box): number {
  return Math.min(most, Math.max(least, USUAL_SEATS))
}

function pace(choices: ShelfGame | undefined, wanted: string): string {
  const paces = choices?.paces.map(({ name }) => name) ?? []
  return paces.includes(wanted) ? wanted : (paces[0] ?? 'live')
}
