/** Words: the same Fluent files as the server's. `say` follows the language that is chosen, without a reload.

Only the language that is spoken is fetched; `learnLanguage` brings it, and whoever asks earlier gets the keys.
*/

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { type Language, wishes } from './wishes.svelte'
import { inWords, isWords } from './words'
import type { Words as BoxWords } from '../wire'

/** What a sentence is filled with; a text of a box is said in the language that is chosen. */
export type Params = Record<string, FluentVariable | BoxWords>
/** Files of words, one for each language, fetched when that language is spoken. */
export type Words = Readonly<Record<Language, () => Promise<{ default: string }>>>

const MINUS = '\u2212'
const [ISOLATE, END] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)] // of a direction of its own
const FROM_RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const FILES: Words = {
  fr: () => import('../text/fr'),
  en: () => import('../text/en'),
}
const FUNCTIONS = {
  /** A number with its sign: +3, −2 (a true minus), 0. */
  SIGNED: ([number]: FluentVariable[]) => signed(Number(valueOf(number))),
  PLAIN: ([number]: FluentVariable[]) => plain(Number(valueOf(number))),
}

function valueOf(variable: FluentVariable | undefined): unknown {
  return typeof variable === 'object' && variable !== null && 'valueOf' in variable ? variable.valueOf() : variable
}

export function plain(number: number): string {
  return number < 0 ? MINUS + String(-number) : String(number)
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number)
}

/** With a decimal, where it has one, as the language writes it. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(wishes.language, { maximumFractionDigits: 1 }).format(number)
}

// --- Learning

const languages: Partial<Record<Language, FluentResource>> = {}
const games = new Map<Words, Partial<Record<Language, FluentResource>>>()
let box: Words | null = null
let bundle = $state.raw(new FluentBundle('en'))
const missing = new Set<string>()

/** Fetch a language, and speak it from now on. */
export async function learnLanguage(language: Language = wishes.language): Promise<void> {
  languages[language] ??= new FluentResource((await FILES[language]()).default)
  if (box !== null) await readWords(box, language)
  wishes.language = language
  speakAnew()
}

/** A game brings its own words when its box is opened; they count until another box is. */
export async function learnWords(words: Words): Promise<void> {
  await readWords(words, wishes.language)
  if (words === box) return
  box = words
  speakAnew()
}

async function readWords(words: Words, language: Language): Promise<void> {
  const known = games.get(words) ?? {}
  games.set(words, known)
  known[language] ??= new FluentResource((await words[language]()).default)
}

function speakAnew(): void {
  const language = wishes.language
  const fresh = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS as never })
  for (const resource of [languages[language], box ? games.get(box)?.[language] : undefined]) {
    if (resource) fresh.addResource(resource, { allowOverrides: true })
  }
  bundle = fresh
}

// --- Saying

export function has(id: string): boolean {
  return bundle.hasMessage(id)
}

/** A sentence. One that is missing shows its key, so that somebody notices; tests fail on it. */
export function say(id: string, params: Params = {}): string {
  const message = bundle.getMessage(id)
  if (!message?.value) {
    missing.add(`${wishes.language}:${id}`)
    return id
  }
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, isolated(params), errors)
  for (const error of errors) missing.add(`${wishes.language}:${id}: ${error.message}`)
  return text
}

/** A name that is written from right to left is read so, and the sentence around it is not. */
function isolated(params: Params): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(params).map(([name, given]) => {
      const value = isWords(given) ? inWords(given) : given
      return [name, typeof value === 'string' && FROM_RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${value}${END}` : value]
    }),
  )
}

/** For tests: what had no words so far. */
export function missingWords(): readonly string[] {
  return [...missing]
}

/** `a`, `a and b`, `a, b and c`. */
export function allOf(things: readonly string[]): string {
  return things.reduce((some, one, place) => {
    if (place === 0) return one
    return say(place === things.length - 1 ? 'list-last' : 'list-more', { some, one })
  }, '')
}
