/** Every sentence of Grumpf on the screen is there in both languages, with the same variables, and none is only there. */

import { describe, expect, test } from 'vitest'
import en from '../../src/games/grumpf/en.ftl?raw'
import fr from '../../src/games/grumpf/fr.ftl?raw'
import serverEn from '../../../src/tablee/games/grumpf/text.en.ftl?raw'
import shellEn from '../../src/text/en.ftl?raw'

const SOURCES = import.meta.glob<string>('../../src/games/grumpf/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
/** Put together in the code: `grumpf-do-${move}`. */
const COMPOSED = /^(?:grumpf-(?:do|sides|tempo|stamp|stat|point|learn)-|refusal-|goal-grumpf-)/

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.split(/^(?=[a-z][\w-]* = ?)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1]
    if (id) found.set(id, part.replace(/^#.*$/gm, '').trim())
  }
  return found
}

const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))].sort()

const french = messages(fr)
const english = messages(en)
const all = Object.values(SOURCES).join('\n')
const said = new Set([...all.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id]) => id ?? ''))
const used = new Set([...en.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id ?? '')) // in another message

describe('the words of Grumpf', () => {
  test('are the same messages in French and in English, with the same variables', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [id, text] of english) expect([id, variables(french.get(id) ?? '')]).toEqual([id, variables(text)])
  })

  test('are all said somewhere', () => {
    expect([...english.keys()].filter((id) => !said.has(id) && !used.has(id) && !COMPOSED.test(id))).toEqual([])
  })

  test('are there wherever something is said', () => {
    const known = new Set([...english.keys(), ...messages(serverEn).keys(), ...messages(shellEn).keys()])
    const missing = [...all.matchAll(/\bsay\('([\w-]+)'/g)].map(([, id]) => id ?? '').filter((id) => !known.has(id))
    expect(missing).toEqual([])
  })

  test('do not take the place of the server’s', () => {
    expect([...english.keys()].filter((id) => messages(serverEn).has(id))).toEqual([])
  })

  test('have the spaces of French', () => {
    const values = [...french.values()].join('\n').replace(/NUMBER\([^)]*\)/g, '')
    expect(values.match(/[^\u202f][!?;»]|«(?!\u202f)|[^\u00a0]:(?=\s|$)/gmu)).toBeNull()
    expect(values).not.toContain("'")
  })
})
