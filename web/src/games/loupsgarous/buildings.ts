/** The houses of the village as woodcuts: dark shapes, lines that the knife has left, and a window in which a light burns. On a square of 64, with the ground at 58. */

export type Ink = 'wood' | 'cut' | 'glow' | 'bone' | 'line'
export type Stroke = readonly [ink: Ink, path: string]

/** Each stroke is its ink and its path; a bar parts them. */
const WRITTEN: Readonly<Record<string, string>> = {
  // A barn with its hay door, and a haystack beside it
  farm: 'wood M6 58V32l6-12h24l6 12v26ZM42 58q0-16 10-16t10 16Z|bone M18 58V42h12v16Z|cut M8 33h32M12 21l-5 11M36 21l5 11M14 25h20M12 29h24M18 42l12 16M30 42 18 58M47 47l-2 10M52 44v13M57 47l2 10|glow M21 33h6v5h-6Z',
  // A nave, and a steeple with its cross
  church: 'wood M10 58V26L19 8l9 18v4l14-2 14 10v20Z|cut M19 8V1M16 4h6M10 27h18M13 22h12M16 16h6M30 32l12-2 12 9M33 37h18|glow M19 31a3 3 0 0 1 3 3v5h-6v-5a3 3 0 0 1 3-3Z|bone M15 58V48a4 4 0 0 1 8 0v10Z|glow M34 43h4v7h-4ZM45 43h4v7h-4Z',
  // A long house with a bell on its roof
  school: 'wood M6 58V32l6-10h15V14l5-8 5 8v8h15l6 10v26Z|cut M8 33h48M13 23l-5 9M51 23l5 9M14 27h36M28 14h8M32 6V2|glow M30 15h4l1 5h-6Z|bone M28 58V46h8v12Z|glow M12 39h4v7h-4ZM20 39h4v7h-4ZM40 39h4v7h-4ZM48 39h4v7h-4Z',
  // Two towers with pointed roofs, and a gate between them
  manor: 'wood M4 58V26l7-17 7 17v6h28v-6l7-17 7 17v32Z|cut M4 27h14M46 27h14M7 21h8M49 21h8M18 34h28M22 32v-4M28 32v-4M36 32v-4M42 32v-4M11 9V3l5 2-5 2M53 9V3l5 2-5 2|glow M9 33h4v6H9ZM51 33h4v6h-4ZM30 38h4v5h-4Z|bone M27 58V50a5 5 0 0 1 10 0v8Z',
  // Timber frames, and a key over the door
  bailiff: 'wood M10 58V34L32 10l22 24v24Z|bone M15 37h34v6H15ZM15 46h10v12H15ZM39 46h10v12H39Z|cut M13 33 32 13l19 20|line M19 37l6 6M31 37l-5 6M38 37l-5 6M39 37l6 6|glow M29 22a3 3 0 1 1 6 0 3 3 0 0 1-2 3v5h2v2h-3v-7a3 3 0 0 1-3-3Z|glow M29 58V50h6v8Z',
  // A wide house, a smoking chimney, and a goblet on its sign
  tavern: 'wood M8 58V34l5-10h6V12h7v12h20l6 10v24ZM52 30h9v2h-9Z|cut M9 34h42M14 25l-4 8M46 25l4 8M16 29h30M22 10q-3-3 0-5t0-5M57 32v3|glow M53 35h8l-1 5-2 1v3h2v2h-6v-2h2v-3l-2-1Z|glow M13 41h9v7h-9Z|bone M31 58V44h10v14Z|cut M17.500 41v7M13 44.500h9',
  // A narrow shop with its striped pole
  barber: 'wood M14 58V26l16-14 16 14v32ZM50 24h5v34h-5Z|cut M16 26l14-12 14 12M20 22h20M50 30l5-4M50 37l5-4M50 44l5-4M50 51l5-4|bone M18 34h24v4H18ZM33 58V44h8v14Z|glow M19 42h10v9H19Z|line M21 34v4M27 34v4M33 34v4M39 34v4|bone M52.500 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  // A crooked hut under too much thatch
  hovel: 'wood M10 58l3-20-6-2Q20 14 36 16q16 4 22 22l-7 0 3 20Z|cut M12 36q10-16 24-17M19 36q7-12 17-12M28 36q4-7 10-7M38 36q3-3 6-3M49 34q-4-9-11-13|glow M19 43l8-1v7l-8 1Z|bone M35 58l1-14 9 1v13Z',
  // The great chimney of an oven, and a loaf
  bakery: 'wood M8 58V34l16-14h14V8h10v14l8 12v24Z|cut M10 34l15-12h20l9 12M38 12h10M38 16h10M43 6q-3-3 0-5|bone M14 41q0-4 4-4h8q4 0 4 4v3H14Z|line M18 38l2 5M22 38l2 5M26 38l2 5|glow M38 58V48a6 6 0 0 1 12 0v10Z|bone M16 58V48h9v10Z',
  // Everything that somebody has, on a stick
  bundle: 'wood M7 57 44 15l4 3-38 41ZM36 24c14-8 24 4 21 18-4 14-24 14-27 0-1-8 1-14 6-18Z|cut M40 22q3 3 7 2M37 29q-4 6-2 13M51 30q4 6 2 13M42 30q-1 8 2 18M38 24l4-6M47 22l5-4|glow M43 37h6v6h-6Z',
  // Anybody's house
  cottage: 'wood M11 58V34L32 13l21 21v24ZM42 14h6v12h-6Z|cut M13 33 32 15l19 18M19 31h26M24 26h16M29 21h6|bone M29 58V47q3-3 6 0v11Z|glow M17 40h8v8h-8ZM39 40h8v8h-8Z',
  // Beams, and nothing else
  ashes: 'wood M10 58q3-8 10-7l2-17 4-2 1 18 8-2-3-22 4 1 6 22 6 1-2-12 4-1 3 14q6 1 7 7Z|cut M20 44h6M31 36l5-1M14 55h36|glow M24 52q3-4 2-7 5 3 3 8ZM40 53q2-3 1-5 4 2 3 5Z',
  // Where somebody lies
  tomb: 'wood M17 58V28a15 15 0 0 1 30 0v30ZM10 58q2-6 8-5h28q6-1 8 5Z|cut M21 54V29a11 11 0 0 1 22 0v25M32 22v14M27 27h10',
}

export const BUILDINGS: Readonly<Record<string, readonly Stroke[]>> = Object.fromEntries(
  Object.entries(WRITTEN).map(([kind, written]) => [kind, written.split('|').map((stroke): Stroke => [stroke.slice(0, stroke.indexOf(' ')) as Ink, stroke.slice(stroke.indexOf(' ') + 1)])]),
)

/** What lies on a house while its power is unused. */
export const TOKENS: Readonly<Record<string, string>> = {
  farm: 'M5 8l-3-3 4 1h8l4-1-3 3v5q-5 5-10 0ZM8 14h4',
  school: 'M10 3q5 1 5 8l2 4H3l2-4q0-7 5-8ZM8 16q2 3 4 0',
  manor: 'M4 3h12v7q0 5-6 8-6-3-6-8ZM10 3v15M4 9h12',
  church: 'M10 2v11M6 6h8M10 13a3 3 0 1 0 .1 0',
  bailiff: 'M6 3a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM8 9l8 8M13 14l2-2M15.500 16.500l2-2',
  tavern: 'M5 3h10l-1 7q-4 4-8 0ZM10 12v5M6 17h8',
  barber: 'M3 13 13 4q3 1 3 4L8 15ZM3 13l4 4',
  hovel: 'M3 8h14l-2 8H5ZM12 8l4-6',
  bakery: 'M3 13q0-7 7-7t7 7v2H3ZM7 8l1 3M11 7l1 3',
}

/** Which drawing stands for a slot: a house that burnt, one of its kind, or anybody's. */
export function drawingOf(kind: string | null, standing: boolean): string {
  if (kind === null) return 'cottage'
  return standing ? kind : 'ashes'
}
