/** Texts of a box that come from the server, in both languages: those that only some may read, or not yet. */

import { wishes } from './wishes.svelte'
import type { Words } from '../wire'

/** In the language that is chosen; it follows when another one is. */
export function inWords(words: Words): string {
  return words[wishes.language]
}

export function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'fr' in value && 'en' in value
}
