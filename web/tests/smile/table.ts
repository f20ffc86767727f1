/** The box on the table, and words in both languages. */

import { beforeAll } from 'vitest'
import { learnLanguage, learnWords } from '../../src/lib/text.svelte'
import type { Language } from '../../src/lib/wishes.svelte'
import { content } from '../../src/games/smile/content.svelte'
import { BOX } from '../../src/games/smile/fixtures'

export function withBox(): void {
  beforeAll(() => content.set({ creatures: BOX }))
}

export async function speak(language: Language): Promise<void> {
  const { default: smile } = await import('../../src/games/smile')
  await learnWords(smile.words)
  await learnLanguage(language)
}

/** As it reads, whatever keeps its words together. */
export function bare(text: string | null): string {
  return (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
}
