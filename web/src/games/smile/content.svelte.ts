/** The creatures of the box, as the server plays them: whoever owns the printed cards may have corrected them there. */

export const COLOURS = ['pink', 'blue', 'yellow', 'white'] as const
export type Colour = (typeof COLOURS)[number] | 'none'

export interface Creature {
  readonly id: string
  readonly value: number
  readonly colour: Colour
  readonly mark: string
}

const AGAIN = 2_000
const PLAYERS_OF: Readonly<Record<string, number>> = { IV: 4, V: 5 } // SMI-020 to 022

let creatures = $state.raw<ReadonlyMap<string, Creature>>(new Map())
let lesson = $state.raw<ReadonlyMap<string, Creature>>(new Map())
let loading: Promise<void> | null = null

/** Ask once, and again while the line is lost. */
export function loadContent(): Promise<void> {
  loading ??= ask().catch(async () => {
    await new Promise((later) => setTimeout(later, AGAIN))
    loading = null
    return loadContent()
  })
  return loading
}

async function ask(): Promise<void> {
  const answer = await fetch('/api/games/smile/content', { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(String(answer.status))
  const content = (await answer.json()) as { creatures: readonly Creature[] }
  setContent(content.creatures)
}

/** For tests and stories: the box by hand. */
export function setContent(list: readonly Creature[]): void {
  creatures = byId(list)
  loading = Promise.resolve()
}

/** A lesson brings its own creatures, whatever the box holds; none when it is over. */
export function setLesson(list: readonly Creature[]): void {
  lesson = byId(list)
}

function byId(list: readonly Creature[]): ReadonlyMap<string, Creature> {
  return new Map(list.map((creature) => [creature.id, creature]))
}

export function hasContent(): boolean {
  return creatures.size > 0 || lesson.size > 0
}

export function cardOf(id: string): Creature {
  return lesson.get(id) ?? creatures.get(id) ?? { id, value: 0, colour: 'none', mark: '' }
}

/** The deck of so many players: the marks of larger tables are left in the box (SMI-020 to 022). */
export function deckFor(seats: number): readonly Creature[] {
  return [...creatures.values()].filter(({ mark }) => (PLAYERS_OF[mark] ?? 0) <= seats)
}
