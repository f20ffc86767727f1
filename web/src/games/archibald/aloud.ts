/** A page read aloud by this device, where a bot is the reader: only if somebody has asked for sounds. What follows an answer is never read. */

import { inWords } from '../../lib/words'
import { wishes } from '../../lib/wishes.svelte'
import { adventureOf } from './content.svelte'

let last: string | null = null

export function aloud(card: string | null): void {
  if (card === last) return
  last = card
  if (!('speechSynthesis' in globalThis)) return
  speechSynthesis.cancel()
  if (card === null || !wishes.sound || document.hidden) return
  const { title, text } = adventureOf(card)
  const words = new SpeechSynthesisUtterance(`${inWords(title)}. ${inWords(text)}`)
  words.lang = wishes.language
  speechSynthesis.speak(words)
}
