/** Every sentence of the client is there in both languages, with the same variables, and none is only there. */

import { describe, expect, test } from 'vitest'
import en from '../../src/text/en.ftl?raw'
import fr from '../../src/text/fr.ftl?raw'
import tableEn from '../../../src/tablee/text/tablee.en.ftl?raw'

const SOURCES = import.meta.glob<string>(['../../src/{parts,screens,lib}/**/*.{svelte,ts}', '../../src/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Put together in the code: `box-${game}`. */
const COMPOSED = /^(?:box|channel|language|theme|speed|closed|reaction|refusal)-/

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.split(/^(?=[a-z][\w-]* = ?)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1]
    if (id) found.set(id, part.replace(/^#.*$/gm, '').trim())
  }
  return found
}

function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))].sort()
}

const french = messages(fr)
const english = messages(en)
const known = new Set([...english.keys(), ...messages(tableEn).keys()])
const said = new Set(Object.values(SOURCES).flatMap((source) => [...source.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id]) => id ?? '')))

describe('the words of the client', () => {
  test('are the same messages in French and in English', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('have the same variables in both', () => {
    for (const [id, text] of english) expect([id, variables(french.get(id) ?? '')]).toEqual([id, variables(text)])
  })

  test('are all said somewhere', () => {
    expect([...english.keys()].filter((id) => !said.has(id) && !COMPOSED.test(id))).toEqual([])
  })

  test('are there wherever something is said', () => {
    const missing = Object.entries(SOURCES).flatMap(([file, source]) =>
      [...source.matchAll(/\bsay\('([\w-]+)'/g)].filter(([, id]) => !known.has(id ?? '')).map(([, id]) => `${file}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  test('have the spaces of French', () => {
    const values = [...french.values()].join('\n')
    expect(values.match(/[^\u202f][!?;»]|«(?!\u202f)|[^\u00a0]:(?=\s|$)/gmu)).toBeNull()
    expect(values).not.toContain("'")
  })
})
