/** Why something did not work, in words: codes come from the server, sentences from the Fluent files. */

import { ApiError } from './api'
import { kebab } from './sentences'
import { has, say } from './text.svelte'

/** The message of the detail, or else of the code. Which option of a game is meant is said in its own words. */
export function explainCode(code: string, detail = '', option = ''): string {
  const id = `refusal-${kebab(code)}`
  const detailed = `${id}-${kebab(detail)}`
  if (detail && has(detailed)) return say(detailed, { option: optionName(option) })
  return say(has(id) ? id : 'refusal-try-again')
}

function optionName(option: string): string {
  const id = `option-${kebab(option)}`
  return has(id) ? say(id) : option
}

/** The message of the error's detail, or else of its code. */
export function explainError(error: unknown): string {
  if (!(error instanceof ApiError)) return say('refusal-try-again')
  const { code, wrong, right, detail, option } = error.wrong
  const detailed = `error-${kebab(code)}-${kebab(detail ?? '')}`
  if (detail && has(detailed)) return say(detailed, { wrong: number(wrong), right: number(right), option: option ?? '' })
  return explainCode(code, detail, option)
}

function number(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text
}
