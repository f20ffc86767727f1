/** The looks of seats: no two alike, with or without colours, and seen in both themes. */

// @ts-expect-error: this file alone asks node for something, and vitest empties style sheets
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lookOf, OUTLINES, SIGNS, TONES } from '../../src/parts/signs'

const SEATS = 32
const TOKENS: string = readFileSync(new URL('../../src/style/tokens.css', import.meta.url), 'utf8')
const WHITE = '#ffffff'
const looks = Array.from({ length: SEATS }, (_, seat) => lookOf(seat))

/** The tokens of a theme, by their names; what a theme does not say is as in the light one. */
function theme(selector: string): ReadonlyMap<string, string> {
  const block = TOKENS.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]))
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe('the looks of 32 seats', () => {
  test('are told apart without colours: by an outline and a sign', () => {
    expect(new Set(looks.map(({ outline, sign }) => `${outline.person} ${sign}`)).size).toBe(SEATS)
    expect(new Set(looks.map(({ outline, sign }) => `${outline.bot} ${sign}`)).size).toBe(SEATS)
  })

  test('are told apart without outlines: a hand that points has a colour and a sign', () => {
    expect(new Set(looks.map(({ tone, sign }) => `${tone} ${sign}`)).size).toBe(SEATS)
  })

  test('are told apart without signs: an outline and a colour', () => {
    expect(new Set(looks.map(({ outline, tone }) => `${outline.person} ${tone}`)).size).toBe(SEATS)
  })

  test('are those of before for the first eight: each its colour, its sign, and a disc', () => {
    looks.slice(0, TONES).forEach(({ tone, sign, outline }, seat) => {
      expect([tone, sign, outline]).toEqual([seat, SIGNS[seat], OUTLINES[0]])
    })
  })

  test('differ from those of their neighbours in everything but the outline', () => {
    for (let seat = 1; seat < SEATS; seat += 1) {
      expect(looks[seat]?.tone).not.toBe(looks[seat - 1]?.tone)
      expect(looks[seat]?.sign).not.toBe(looks[seat - 1]?.sign)
    }
  })
})

describe.each([
  ['light', ':root'],
  ['dark', ":root[data-theme='dark']"],
  ['dark by itself', ":root[data-theme='auto']"],
])('the colours of seats in the %s theme', (_, selector) => {
  const tokens = theme(selector)
  const colours = Array.from({ length: TONES }, (_, tone) => tokens.get(`seat-${tone}`) ?? expect.fail(`no colour ${tone}`))

  test('are eight', () => expect(new Set(colours).size).toBe(TONES))

  test.each(colours)('%s carries white letters', (colour) => expect(contrast(colour, WHITE)).toBeGreaterThanOrEqual(4.5))

  test.each(colours)('%s is seen on paper', (colour) => {
    for (const paper of ['paper', 'paper-raised', 'paper-sunk']) expect(contrast(colour, tokens.get(paper) ?? '')).toBeGreaterThanOrEqual(3)
  })
})
