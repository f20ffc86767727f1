// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import gameEn from '../../../src/tablee/games/grumpf/text.en.ftl?raw'
import gameFr from '../../../src/tablee/games/grumpf/text.fr.ftl?raw'
import own from '../../src/games/grumpf/en.ftl?raw'
import propre from '../../src/games/grumpf/fr.ftl?raw'
import { BOX } from '../../src/games/grumpf/fixtures'
import Learn from '../../src/games/grumpf/Learn.svelte'
import { coloursOf } from '../../src/games/grumpf/options'
import { COLOUR_OF, conditionOn, follow, isMet, isWanted, type Lesson, LESSONS, other, play, ranking, spacesOf, spoils, stateOf, whyNot } from '../../src/games/grumpf/lesson'
import { learnLanguage, learnWords, missingWords } from '../../src/lib/text.svelte'
import { bookmark } from '../../src/lib/tutorial.svelte'
import { type Language, wishes } from '../../src/lib/wishes.svelte'

const WORDS = { fr: () => import('../../src/games/grumpf/fr'), en: () => import('../../src/games/grumpf/en') }
const lesson = (key: string): Lesson => LESSONS.find((one) => one.key === key) as Lesson
const board = (key: string, place = 0) => lesson(key).before.boards[place]!

/** How each page is solved, as its words ask. */
const SOLVED: Readonly<Record<string, string>> = {
  flip: 'flip 5',
  place: 'place 5 5 mammoths',
  stuck: 'touch mammoths 2',
  strong: 'place 4 4 mammoths',
  club: 'club 2 mammoths 1',
  space: 'place 4 1 fish',
  bed: 'bed',
  failed: 'missed',
  series: '6',
  species: 'place 7 5 mammoths',
  much: 'place 5 2 fish',
  save: 'club 3 fish 3',
  late: 'place 6 4 reptiles',
  live: 'bed',
}

describe('the lessons', () => {
  test('are on the boards of the box', () => {
    for (const { before } of LESSONS) {
      for (const one of before.boards) {
        const content = BOX.boards.find(({ key }) => key === one.key)
        expect([one.key, spacesOf(one), conditionOn(one)]).toEqual([one.key, content?.spaces, content?.sides[one.side - 1]])
        expect(one.track.length).toBeLessThanOrEqual(spacesOf(one))
      }
      for (const pawn of before.pawns) {
        const faces = BOX.pawns.find(({ number }) => number === pawn.number)?.faces.map((face) => (face === 0 ? 'club' : String(face)))
        expect([...pawn.faces].sort()).toEqual([...(faces ?? [])].sort())
      }
    }
  })

  test.each(LESSONS.map((one) => [one.key, one] as const))('%s can be done as its words ask', (key, { before, want }) => {
    const move = SOLVED[key] ?? ''
    if (want.kind === 'answer') expect([want.right, want.choices]).toEqual([move, expect.arrayContaining([move])])
    else if (want.kind === 'refusal') expect(whyNot(before, move)).toBe(want.code)
    else expect([whyNot(before, move), isWanted(lesson(key), move)]).toEqual([null, true])
  })

  test('of strength: a sum beats one big Grumpf', () => {
    const after = follow(play(lesson('strong').before, 'place 4 4 mammoths'), lesson('strong').then)
    expect(ranking(after.boards[0]!).map(({ clan, strength }) => `${clan} ${strength}`)).toEqual(['you 6', 'one 5', 'two 3'])
    expect(spoils(after.boards[0]!)).toEqual([{ clan: 'you', animals: 1 }, { clan: 'one', animals: 1 }])
  })

  test('of clubs: whoever is clubbed is absent, and the only clan takes everything', () => {
    const after = play(lesson('club').before, 'club 2 mammoths 1')
    expect(spoils(after.boards[0]!)).toEqual([{ clan: 'you', animals: 2 }])
    expect(whyNot(after, 'club 2 mammoths 1')).toBe('already_clubbed')
    expect(whyNot(after, 'club 2 mammoths 2')).toBe('own_pawn')
    expect(whyNot(after, 'club 2 mammoths 5')).toBe('no_target')
  })

  test('of sleep: who sleeps cannot be clubbed', () => {
    const { before } = lesson('bed')
    expect(whyNot(before, 'club 2 mammoths 3')).toBe('target_asleep')
    expect(play(before, 'bed').huts).toEqual(['one', 'you'])
  })

  test('of sums: too much, saved by the right club, and not by the wrong one', () => {
    expect([isMet(board('much')), stateOf(board('save')), isMet(board('failed'))]).toEqual([true, 'over', false])
    expect(isMet(play(lesson('much').before, 'place 5 5 fish').boards[0]!)).toBe(false)
    expect(isMet(play(lesson('save').before, 'club 3 fish 2').boards[0]!)).toBe(false)
    expect(spoils(play(lesson('save').before, 'club 3 fish 3').boards[0]!)).toEqual([{ clan: 'you', animals: 2 }, { clan: 'one', animals: 1 }])
  })

  test('of real time: what the others do meanwhile fits on the boards, and leaves a hut', () => {
    const { before, meanwhile = [] } = lesson('live')
    const after = meanwhile.reduce(other, before)
    expect(after.boards.map(({ track }) => track.map(({ clan, value }) => `${clan} ${value}`))).toEqual([['one 4', 'two 2', 'two 1'], ['two 3', 'one 4']])
    expect(after.huts).toEqual(['one', null])
    const full = { ...before, boards: [{ ...before.boards[0]!, track: Array.from({ length: 8 }, () => ({ clan: 'two', value: 1 }) as const) }] }
    expect(other(full, 'one place 4 birds')).toBe(full)
  })

  test('are on the boards of a first game, with its clan', () => {
    expect(LESSONS.flatMap(({ before }) => before.boards.map(({ side }) => side)).every((side) => side === 1)).toBe(true)
    expect(COLOUR_OF.you).toBe(coloursOf({}, 4)[0])
  })

  test('of species: what is won joins what one has', () => {
    const { before, then } = lesson('species')
    expect(follow(play(before, 'place 7 5 mammoths'), then).haul).toEqual([3, 0, 0, 0, 1])
  })

  test('of dawdling: whatever is placed, the hunt ends and pawns are left', () => {
    const { before, then } = lesson('late')
    const after = follow(play(before, 'place 6 4 reptiles'), then)
    expect([after.huts, after.counted, after.pawns.filter(({ used }) => !used).length]).toEqual([['one', 'two'], true, 2])
  })
})

vi.setConfig({ testTimeout: 30_000 }) // whole lessons are drawn and played: seconds, where others work, too

describe('the screen', () => {
  let shown: Record<string, unknown> | null = null
  beforeEach(() => {
    wishes.speed = 'off'
    bookmark('grumpf', 0)
  })
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
    document.body.innerHTML = ''
  })

  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const press = async (found: HTMLElement | undefined): Promise<void> => {
    if (!found) throw new Error(`Nothing to press: ${document.body.textContent}`)
    found.click()
    flushSync()
    await tick()
    await tick()
    flushSync()
  }

  /** Do a move with the hands that a person has. */
  async function act({ key, before, want }: Lesson): Promise<void> {
    const move = SOLVED[key] ?? ''
    const [verb, one, two, three] = move.split(' ')
    const pawn = (): HTMLElement | undefined => all('.pawns button')[before.pawns.findIndex(({ number }) => number === Number(one))]
    const ground = (name: string | undefined): HTMLElement | undefined => all('.ground')[before.boards.findIndex((candidate) => candidate.key === name)]
    if (want.kind === 'answer') return press(all('.next button')[want.choices.indexOf(want.right)])
    if (verb === 'bed') {
      for (const place of before.pawns.keys()) {
        await press(all('.pawns button')[0])
        await press(ground(before.boards[place % before.boards.length]?.key))
      }
      return press(all('.elder')[0])
    }
    if (verb === 'touch') return press(all('.track button')[Number(two) - 1])
    await press(pawn())
    if (verb === 'flip') return press(pawn())
    if (verb === 'club') return press(all('.track button')[Number(three) - 1])
    if (two !== before.pawns.find(({ number }) => number === Number(one))?.up) await press(pawn())
    return press(ground(three))
  }

  test.each(['fr', 'en'] as const)('can be played from beginning to end in %s', async (language: Language) => {
    await learnWords(WORDS)
    await learnLanguage(language)
    let over = false
    shown = mount(Learn, { target: document.body, props: { done: () => (over = true) } })
    flushSync()
    for (const one of LESSONS) {
      const title = document.querySelector('h2')?.textContent
      await act(one)
      expect([one.key, all('.next .primary')]).toEqual([one.key, [expect.anything()]])
      await press(all('.next .primary')[0])
      expect(document.querySelector('h2')?.textContent).not.toBe(title)
    }
    await press(all('.next .primary')[0])
    expect([over, missingWords()]).toEqual([true, []])
  }, 30_000)

  test('says why not, and what is asked, in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      await learnWords(WORDS)
      await learnLanguage(language)
      for (const [key, wrong] of [['strong', ['flip', 'ground']], ['much', ['ground']], ['place', ['other', 'ground']], ['species', ['ground']], ['save', ['spot']], ['bed', ['spot']], ['failed', ['answer']], ['live', ['bed']], ['series', ['last']]] as const) {
        bookmark('grumpf', LESSONS.findIndex((one) => one.key === key))
        shown = mount(Learn, { target: document.body, props: { done: () => undefined } })
        flushSync()
        if (all('.pawns button').length > 0) await press(all('.pawns button')[(wrong as readonly string[]).includes('other') ? 2 : 0])
        for (const step of wrong) {
          if (step === 'flip') await press(all('.pawns button')[0])
          if (step === 'ground') await press(all('.ground')[0])
          if (step === 'spot') await press(all('.track button')[1])
          if (step === 'answer') await press(all('.next button')[0])
          if (step === 'bed') await press(all('.elder')[0])
          if (step === 'last') await press(all('.next button')[2])
        }
        expect([key, all('.nudge').length, all('.next .primary').length]).toEqual([key, 1, 0])
        await unmount(shown)
        shown = null
      }
    }
    expect(missingWords()).toEqual([])
  })

  test('lets the others go on by themselves where it is in real time', async () => {
    vi.useFakeTimers()
    bookmark('grumpf', LESSONS.findIndex((one) => one.key === 'live'))
    await learnWords(WORDS)
    await learnLanguage('en')
    shown = mount(Learn, { target: document.body, props: { done: () => undefined } })
    flushSync()
    const placed = (): number => all('.track button').length
    const seen = [placed()]
    for (let step = 0; step < 4; step++) {
      vi.advanceTimersByTime(3_000)
      flushSync()
      seen.push(placed())
    }
    expect(seen).toEqual([2, 3, 4, 5, 5])
    expect(all('.huts [role=img]')[0]?.getAttribute('aria-label')).toContain('Anouk')
    vi.useRealTimers()
  })
})

// --- The words of the end and of the lessons

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const mine = text.split(/^(?=## )/m).filter((section) => /^## (End|Learn)\n/.test(section)).join('')
  for (const part of mine.split(/^(?=[a-z][\w-]* = ?)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1]
    if (id) found.set(id, part.replace(/^#.*$/gm, '').trim())
  }
  return found
}

describe('the words', () => {
  const english = messages(own)
  const french = messages(propre)
  const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))].sort()

  test('are the same messages with the same variables, and not those of the server', () => {
    expect(english.size).toBeGreaterThan(100)
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [id, text] of english) expect([id, variables(french.get(id) ?? '')]).toEqual([id, variables(text)])
    for (const id of english.keys()) for (const game of [gameEn, gameFr]) expect(new RegExp(`^${id} =`, 'm').test(game)).toBe(false)
  })

  test('have the spaces of French', () => {
    const values = [...french.values()].join('\n').replace(/NUMBER\([^)]*\)/g, '')
    expect(values.match(/[^\u202f][!?;»]|«(?!\u202f)|[^\u00a0]:(?=\s|$)/gmu)).toBeNull()
    expect(values).not.toContain("'")
  })
})
