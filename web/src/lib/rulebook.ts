/** The rules of a game, as they are written beside its code. Fetched when somebody wants to read them. */

import type { Language } from './wishes.svelte'

export interface Rule extends Readonly<Record<Language, string>> {
  readonly id: string
}

export interface Section {
  readonly key: string
  readonly title: Readonly<Record<Language, string>>
  readonly intro?: Readonly<Record<Language, string>>
  readonly rules: readonly Rule[]
}

export interface Rulebook {
  readonly game: string
  readonly sections: readonly Section[]
}

const BOOKS = import.meta.glob<Rulebook>('../../../src/tablee/games/*/rulebook.json', { import: 'default' })
const read = new Map<string, Promise<Rulebook | null>>()

/** Null for a game whose rules are not written yet. */
export function rulebook(game: string): Promise<Rulebook | null> {
  let book = read.get(game)
  if (book === undefined) {
    const load = BOOKS[`../../../src/tablee/games/${game}/rulebook.json`]
    book = load ? load().catch(() => forget(game)) : Promise.resolve(null)
    read.set(game, book)
  }
  return book
}

/** Not there because the line was lost: next time it is asked for again. */
function forget(game: string): null {
  read.delete(game)
  return null
}

export function findRule(book: Rulebook | null, id: string): Rule | null {
  for (const section of book?.sections ?? []) {
    for (const rule of section.rules) if (rule.id === id) return rule
  }
  return null
}

/** The sections that hold what is looked for: every word, in any order, whatever its accents. */
export function search(book: Rulebook, wanted: string, language: Language): readonly Section[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.sections
  const holds = (text: string): boolean => words.every((word) => bare(text).includes(word))
  return book.sections.flatMap((section) => {
    if (holds(section.title[language])) return [section]
    const rules = section.rules.filter((rule) => holds(`${rule.id} ${rule[language]}`))
    return rules.length > 0 ? [{ ...section, rules }] : []
  })
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, "'")
    .toLowerCase()
}
