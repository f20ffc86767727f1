/** How a seat looks: a colour, and for whoever sees no colours a sign and an outline. No two of 32 seats have the same two of these three. */

export const TONES = 8 // colours of seats in style/tokens.css: --seat-0, --seat-1 …

export const SIGNS: readonly string[] = [
  'M6 27l5-6 5 6z',
  'M11 27a3.2 3.2 0 1 1 0-6.4 3.2 3.2 0 0 1 0 6.4z',
  'M8 21h6v6H8z',
  'M11 20l4 4-4 4-4-4z',
  'M9.5 20.5h3V23H15v2.5h-2.5V28h-3v-2.5H7V23h2.5z',
  'M7 21h8l-4 6.5z',
  'M7 22h8v1.6H7zm0 3h8v1.6H7z',
  'M11 20l1.3 2.9 3.2.3-2.4 2.1.7 3.1-2.8-1.6-2.8 1.6.7-3.1L6.5 23.2l3.2-.3z',
]

export interface Outline {
  readonly person: string
  readonly bot: string // lower, below its antenna
}

/** A disc, a square, a leaf, a shield: told from one another even where they are 20 px high. */
export const OUTLINES: readonly Outline[] = [
  {
    person: 'M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38z',
    bot: 'M13 8h14a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10H13A10 10 0 0 1 3 28V18A10 10 0 0 1 13 8z',
  },
  {
    person: 'M6 2h28a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z',
    bot: 'M4 8h32a1 1 0 0 1 1 1v28a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z',
  },
  {
    person: 'M2 2h18a18 18 0 0 1 18 18v18H20A18 18 0 0 1 2 20z',
    bot: 'M3 8h18a16 16 0 0 1 16 16v14H19A16 16 0 0 1 3 22z',
  },
  {
    person: 'M4 2h32a2 2 0 0 1 2 2v14c0 10-7 17-18 22C9 35 2 28 2 18V4a2 2 0 0 1 2-2z',
    bot: 'M4 8h32a1 1 0 0 1 1 1v11c0 8-6 14.500-17 19.500C9 34.500 3 28 3 20V9a1 1 0 0 1 1-1z',
  },
]

export interface Look {
  readonly tone: number
  readonly sign: string
  readonly outline: Outline
}

/** The first eight are discs; after them the colours come again, each time in another outline and with another sign. */
export function lookOf(seat: number): Look {
  const tone = seat % TONES
  const round = Math.floor(seat / TONES) % OUTLINES.length
  return { tone, sign: SIGNS[tone ^ round] ?? '', outline: OUTLINES[round] as Outline }
}
