// @vitest-environment happy-dom
/** Options of a game in the lobby: what was left open, what another one imposes, and what is sent back. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameModule } from '../../src/games'
import { explainCode } from '../../src/lib/explain'
import { learnLanguage, learnWords, missingWords } from '../../src/lib/text.svelte'
import LobbySettings from '../../src/parts/LobbySettings.svelte'
import type { Act, Configure } from '../../src/wire'

const WORDS = `
pace-live = Live
pace-live-about = Now
option-level = Level
option-level-about = How hard it is.
option-level-tame = Tame
option-level-wild = Wild
option-hungry = Hungry
option-hungry-about = It stays.
option-long = Long
option-long-about = It lasts.
option-rounds = Rounds
option-rounds-about = So many.
`
const CHOICES = {
  key: 'dare',
  seats: [2, 3],
  paces: [{ name: 'live', turn: 30_000, bank: 0 }],
  options: [
    { name: 'level', kind: 'choice', open: false, default: 'tame', choices: ['tame', 'wild'], least: null, most: null },
    { name: 'hungry', kind: 'bool', open: true, default: null, choices: [], least: null, most: null },
    { name: 'long', kind: 'bool', open: false, default: false, choices: [], least: null, most: null },
    { name: 'rounds', kind: 'int', open: false, default: 3, choices: [], least: 1, most: 9 },
  ],
  levels: ['solid'],
}
let shown: Record<string, unknown> | undefined
let asked: Configure[] = []

function show(chosen: object, played: object, forced: object, host = true): void {
  const settings = { seats: 2, pace: 'live', options: played, takeover: 'bot', listed: false, watchable: true }
  const table = { id: 't', code: 'ABCDE', game: 'dare', state: 'lobby', settings, chosen, forced, host: 0, places: [] }
  const act = (act: Act): Promise<string> => Promise.resolve(asked.push(act as Configure) ? '' : '')
  shown = mount(LobbySettings as never, { target: document.body, props: { table, choices: CHOICES, game: {} as GameModule, names: [], host, act } as never })
  flushSync()
}

const labelled = (words: string): HTMLElement => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(words)) ?? expect.fail(`nothing is called ${words}`)
  return label.htmlFor ? (document.getElementById(label.htmlFor) ?? expect.fail('it names nothing')) : (label.querySelector('input') ?? expect.fail('it has nothing'))
}
const choose = (words: string, place: number): void => {
  const select = labelled(words) as HTMLSelectElement
  select.selectedIndex = place
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const sent = (): unknown[] => asked.map(({ settings }) => settings.options)

beforeEach(() => (asked = []))
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})
vi.stubGlobal('fetch', () => new Promise(() => undefined))

describe.each([
  ['en', 'Imposed by “Level”', ['As the other options have it: no', 'Yes', 'No']],
  ['fr', 'Imposé par « Level »', ['Selon les autres options : non', 'Oui', 'Non']],
] as const)('options in the lobby (%s)', (language, imposed, ways) => {
  beforeAll(async () => {
    await learnLanguage(language)
    await learnWords({ fr: () => Promise.resolve({ default: WORDS }), en: () => Promise.resolve({ default: WORDS }) } as never)
  })

  test('that another one imposes are shown as they are played, with what imposes them, and cannot be touched', () => {
    show({ level: 'wild' }, { level: 'wild', hungry: true, long: true, rounds: 9 }, { hungry: 'level', long: 'level', rounds: 'level' })
    for (const name of ['Hungry', 'Long']) {
      const box = labelled(name) as HTMLInputElement
      expect([box.type, box.checked, box.disabled]).toEqual(['checkbox', true, true])
      expect(box.closest('label')?.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(imposed)
    }
    expect((labelled('Rounds') as HTMLInputElement).disabled).toBe(true)
    expect((labelled('Level') as HTMLSelectElement).disabled).toBe(false)
  })

  test('that are left open can be left so, chosen, or refused', () => {
    show({ level: 'tame' }, { level: 'tame', hungry: false }, {})
    const select = labelled('Hungry') as HTMLSelectElement
    expect([...select.options].map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(ways)
    expect([...select.options].map(({ selected }) => selected)).toEqual([true, false, false])
    for (const place of [1, 2, 0]) choose('Hungry', place)
    expect(sent()).toEqual([true, false, null].map((hungry) => ({ level: 'tame', hungry })))
  })

  test('are sent back as they were chosen, and not as they are played', () => {
    show({ level: 'wild' }, { level: 'wild', hungry: true }, { hungry: 'level' })
    choose('Level', 0)
    expect(sent()).toEqual([{ level: 'tame' }])
    document.querySelector<HTMLInputElement>('input[name$="-pace"]')?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(sent()[1]).toEqual({ level: 'wild' })
  })

  test('are told to whoever does not choose, with what imposes them', () => {
    show({ level: 'wild' }, { level: 'wild', hungry: true }, { hungry: 'level' }, false)
    const lines = [...document.querySelectorAll('.chosen li')].map((line) => line.textContent ?? '')
    expect(lines.some((line) => line.startsWith('Hungry') && line.includes('Level'))).toBe(true)
  })

  test('that were settled with a no are nothing to tell', () => {
    show({}, { level: 'tame', hungry: false }, {}, false)
    expect(document.querySelector('.chosen')?.textContent).not.toContain('Hungry')
  })

  test('that contradict another one are refused by their own name', () => {
    expect(explainCode('bad_option', 'forced', 'hungry')).toContain('Hungry')
    expect(explainCode('bad_option', 'nothing_known', 'hungry')).toBe(explainCode('bad_option'))
    expect(missingWords()).toEqual([])
  })
})
