/** Why something did not work, in words: codes come from the server, sentences from the Fluent files. */

import { ApiError } from './api'
import { kebab } from './sentences'
import { has, say } from './text.svelte'

export function explainCode(code: string): string {
  const id = `refusal-${kebab(code)}`
  return say(has(id) ? id : 'refusal-try-again')
}

/** The message of the error's detail, or else of its code. */
export function explainError(error: unknown): string {
  if (!(error instanceof ApiError)) return say('refusal-try-again')
  const { code, wrong, right, detail, option } = error.wrong
  const detailed = `error-${kebab(code)}-${kebab(detail ?? '')}`
  if (detail && has(detailed)) return say(detailed, { wrong: number(wrong), right: number(right), option: option ?? '' })
  return explainCode(code)
}

function number(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text
}
