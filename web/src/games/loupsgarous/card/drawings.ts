/** The sixteen cards as woodcuts: black figures before a bone moon, carved with bone lines, each with one thing that glows.

A stroke of a drawing is its ink, a space and its path, in a square of 100. `cut` and `scratch` are lines that the knife has left (bone), `score` is one in
black on something light.
*/

export type Ink = 'black' | 'bone' | 'glow' | 'cut' | 'scratch' | 'score' | 'vein'
export interface Stroke {
  readonly ink: Ink
  readonly path: string
}

/** What all of them have behind them: the moon, and the sky as the knife left it. */
const SKY: readonly string[] = [
  'scratch M6 14h12M8 20h7M82 14h12M85 20h7M6 27h7M87 27h7M5 82h9M86 82h9M5 88h13M82 88h13M9 94h7M84 94h7M6 34h4M90 34h4M6 74h5M89 74h5',
  'bone M50 10a37 37 0 1 1 0 74a37 37 0 1 1 0-74Z',
  'vein M25 24q8-7 17-8M20 32q3-5 6-7M74 24q-8-7-17-8M80 32q-3-5-6-7M17 58q2 6 5 10M83 58q-2 6-5 10M16 46v5M84 46v5',
]

const SHOULDERS = 'M16 100C17 78 31 70 50 70s33 8 34 30Z'
const HEAD = 'M36 44c0-15 28-15 28 0v10c0 10-7 17-14 17s-14-7-14-17Z'
const FACE = 'M39 44c0-11 22-11 22 0v10c0 8-5 14-11 14s-11-6-11-14Z'
const LOOK = 'M42.500 49.500q2.500-2 5 0M52.500 49.500q2.500-2 5 0M50 50.500v6.500l-2 1'
const WOLF = 'M50 97l-9-7-4-13-11-6 5-3-12-7 8-3-10-13 11 3L24 12l17 20q9-3 18 0l17-20-4 36 11-3-10 13 8 3-12 7 5 3-11 6-4 13Z'
const WOLF_FUR = 'M30 24l7 11M70 24l-7 11M32 47l6 4M68 47l-6 4M27 59l9 3M73 59l-9 3M34 69l5 1M66 69l-5 1M50 37v8M45.500 38l1.500 7M54.500 38l-1.500 7M45 60l-2 18M55 60l2 18'

const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  // A cap, a neckerchief, a fork
  villager: [
    `black ${SHOULDERS}`,
    `black ${HEAD}`,
    `bone ${FACE}`,
    'black M33 42c-2-13 7-19 18-19s19 5 17 15l4 4q-10 1-20-1-10-2-19 1Z',
    `score ${LOOK}M45 62q5 2.500 10 0`,
    'cut M36 38q14-5 29 0M26 84l5 14M36 78l3 20M64 78l-3 20',
    'glow M38 69q12 8 24 0l2 5-10 5-4 10-4-10-10-5Z',
    'score M46 76l4 3 4-3',
    'black M78 100V46h3v54ZM71 26h3v13q0 4 4 4V26h3v17q4 0 4-4V26h3v14q0 7-7 7h-3q-7 0-7-7Z',
    'cut M79.500 52v44',
  ],
  // Ears, muzzle, eyes that glow
  werewolf: [
    `black ${WOLF}`,
    `cut ${WOLF_FUR}`,
    'glow M33 51q7-5 12 4-7 3-12-4ZM67 51q-7-5-12 4 7 3 12-4Z',
    'bone M44 77h12l-4 6h-4ZM39 80l1.500 8 4-5ZM61 80l-1.500 8-4-5Z',
    'cut M50 83v4M41 88q5 1 9-1 4 2 9 1',
    'score M39 51v4M61 51v4',
  ],
  // The same head, the other way round: white before a dark moon
  white_wolf: [
    'black M50 11a36 36 0 1 1 0 72a36 36 0 1 1 0-72Z',
    'scratch M22 30q5-8 12-12M78 30q-5-8-12-12M17 46v6M83 46v6M24 66q3 5 7 8M76 66q-3 5-7 8',
    `bone ${WOLF}`,
    `score ${WOLF_FUR}M50 83v4M41 88q5 1 9-1 4 2 9 1`,
    'glow M33 51q7-5 12 4-7 3-12-4ZM67 51q-7-5-12 4 7 3 12-4Z',
    'black M44 77h12l-4 6h-4ZM40 80l1.500 7 3.500-4ZM60 80l-1.500 7-3.500-4Z',
  ],
  // A veil, two hands, a ball with an eye in it
  seer: [
    'black M18 100C18 80 26 74 30 66c-3-28 4-42 20-42s23 14 20 42c4 8 12 14 12 34Z',
    'bone M40 45c0-11 20-11 20 0v8c0 7-5 12-10 12s-10-5-10-12Z',
    'score M43.500 48.500q2.500 2.500 5 0M51.500 48.500q2.500 2.500 5 0M50 50v5l-1.500 1M46.500 59.500q3.500 2 7 0M40 42q10-7 20 0',
    'cut M33 66q-2-24 4-33M67 66q2-24-4-33M36 74q-6 8-8 24M64 74q6 8 8 24M41 31q9-5 18 0',
    'glow M50 71a13 13 0 1 1 0 26a13 13 0 1 1 0-26Z',
    'bone M41 84q9-9 18 0-9 9-18 0Z',
    'black M50 80.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7Z',
    'black M30 90q8-2 10 4l3 6H30ZM70 90q-8-2-10 4l-3 6h13Z',
    'cut M33 94l5 2M67 94l-5 2',
  ],
  // A hood, a mask, two cards that he should not have
  thief: [
    'black M14 100C16 80 30 76 32 66 26 40 36 22 52 20c14 2 20 20 16 46 4 10 17 14 18 34Z',
    'bone M40 46c0-11 21-11 21 0v9c0 7-6 12-10.500 12S40 62 40 55Z',
    'black M38 45q12-4 25 0v7q-4 4-9 1l-3.500-2-3.500 2q-5 3-9-1Z',
    'glow M43 48.500q3-2 5 .5-3 2-5-.5ZM53 49q2-2.500 5-.5-2 2.500-5 .5Z',
    'score M47 61q4-2 8 1',
    'cut M36 62q-3-22 8-34M66 62q3-22-8-34M26 84l6 14M50 20q-3 6-1 10',
    'bone M56 72l14-4 7 23-14 4ZM68 70l15 1-2 24-15-1Z',
    'score M56 72l14-4 7 23-14 4ZM68 70l15 1-2 24-15-1Z',
    'glow M75 77l4 6-5 6-4-6Z',
    'black M58 92q8-4 16 1l6 7H54Z',
    'cut M62 95l4-2M68 96l3-2',
  ],
  // Wings, a bow, an arrow with a heart
  cupid: [
    'black M30 92C8 84 6 58 12 40c4 12 12 14 18 16-6-8-6-16-4-22 6 14 14 18 16 28ZM70 92c22-8 24-34 18-52-4 12-12 14-18 16 6-8 6-16 4-22-6 14-14 18-16 28Z',
    'cut M15 50q2 22 18 34M22 46q2 18 15 30M85 50q-2 22-18 34M78 46q-2 18-15 30',
    'black M30 100c0-20 8-28 20-28s20 8 20 28Z',
    'black M36 50c-4-24 32-24 28 0v6c0 9-7 15-14 15s-14-6-14-15Z',
    'bone M39 50q11-8 22 0v5c0 7-6 12-11 12s-11-5-11-12Z',
    'score M42.500 53.500q2.500-2 5 0M52.500 53.500q2.500-2 5 0M50 54v4M46 61q4 3.500 8 0',
    'cut M38 44q-1-8 4-9 1-6 8-5 6-2 9 4 5 2 3 10M43 38q3-3 7-1M51 38q4-3 7 1',
    'cut M24 85h46M66 70l4 15-4 14M66 70q20 15 0 29M72 85h9l-4-3M81 85l-4 3',
    'glow M25 95c-10-6-11-10-10-13 2-5 8-4 10 1 2-5 8-6 10-1 1 3 0 7-10 13Z',
  ],
  // A hat with a feather, a beard, a gun
  hunter: [
    `black ${SHOULDERS}`,
    `black ${HEAD}`,
    `bone ${FACE}`,
    'black M27 42q9-3 11-6l3-14q9-5 18 0l3 14q2 3 11 6-23 8-46 0Z',
    'glow M60 34c8-2 14-10 15-20-9 2-15 9-16 18Z',
    'score M61 32q6-6 12-16',
    'black M38 55q6 4 12 1 6 3 12-1 1 16-12 18-13-2-12-18Z',
    'score M42.500 49.500q2.500-2 5 0M52.500 49.500q2.500-2 5 0M50 50v5',
    'cut M39 36q11 4 22 0M43 60l2 8M50 60v10M57 60l-2 8M30 82l4 16M70 82l-4 16',
    'bone M10 90 30 78 83 39l3 4-53 40-17 15q-6 2-8-3Z',
    'score M10 90 30 78 83 39l3 4-53 40-17 15q-6 2-8-3ZM34 77 84 41M30 78l4 5',
  ],
  // A pointed hat, long hair, a flask that glows
  witch: [
    'black M16 100c1-20 9-26 16-30 0-10 0-22 2-30h32c2 8 2 20 2 30 7 4 15 10 16 30Z',
    'bone M40 44h20v10c0 7-4 13-10 15-6-2-10-8-10-15Z',
    'score M43 49q3-2.500 5.500.5M51.500 49.500q2.500-3 5.500-.5M50 50q4 6 2 8l-3-.5M46 63q4-2.500 8-1',
    'black M20 44q14-3 19-8L56 6l-3 12 10 18q6 5 18 8-31 8-61 0Z',
    'cut M38 38q13 5 25-1M34 50q-3 18-8 24M66 50q3 18 8 24M52 18l2 8M36 60q-1 10-4 14',
    'bone M60 74h9v3l-1 1v6l8 10q3 6-3 6H56q-6 0-3-6l8-10v-6l-1-1Z',
    'glow M60 87h9l6 8q1 3-2 3H57q-3 0-2-3Z',
    'bone M61.500 90.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3ZM67 93a1.200 1.200 0 1 1 0 2.400a1.200 1.200 0 1 1 0-2.400Z',
    'score M60 74h9v3l-1 1v6l8 10q3 6-3 6H56q-6 0-3-6l8-10v-6l-1-1Z',
  ],
  // Braids, a door that stands ajar, one eye half-open
  little_girl: [
    'black M26 100c0-18 8-26 26-26s26 8 26 26Z',
    'black M34 50c-4-26 40-26 36 0v6c0 10-8 16-18 16s-18-6-18-16Z',
    'bone M38 51q14-10 28 0v5c0 8-6 13-14 13s-14-5-14-13Z',
    'score M42 54q3.500-2.500 7 0M56 54q3.500-3.500 7 0M56 55q3.500 2 7 0M52 55v4M48.500 63q3.500 2 7 0',
    'black M59.500 53.300a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3Z',
    'cut M38 47q6-10 14-10t14 10M52 32v8',
    'black M69 54q9 0 9 9l-2 20q-3 5-6 0l2-16q-4-4-3-13Z',
    'cut M72 60l4 3M72 66l4 3M72 72l3.500 3M71.500 78l3.500 3',
    'glow M66 79l8 4 8-4-2 8-6-2-6 2Z',
    'black M8 8h34l-3 92H8Z',
    'cut M13 12v84M20 12v84M28 12l-1 84M35 12l-1.500 84',
    'glow M35 58a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5Z',
    'bone M41.500 66q-6-1-7 2 1 3 7 2ZM41 72q-6 0-7 2.500 1 3 6.800 2Z',
  ],
  // A raven, and what it nails to a door
  raven: [
    'black M14 40q10-6 16-6c4-12 20-14 28-4 14 4 22 16 26 32l6 20-14-6-6 12-10-9-8 9-2-12c-14-2-22-12-22-28-6-3-10-4-14-8Z',
    'cut M46 42q16 4 24 22M42 50q14 4 22 18M40 58q10 4 16 12M74 66l8 12M66 74l4 8M32 37q-7 1-12 3',
    'bone M37 34a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
    'black M37 35.800a1.200 1.200 0 1 1 0 2.400a1.200 1.200 0 1 1 0-2.400Z',
    'bone M8 42l24 3-3 31-24-3Z',
    'score M8 42l24 3-3 31-24-3ZM11 60l14 2M10.500 65l14 2M10 70l9 1',
    'glow M19 49a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM17 43l4-2 1 4-3 2Z',
    'cut M52 86l-3 11m3-11 3 11M62 88l-2 9m2-9 4 8M44 97h28',
  ],
  // A grin over a match
  pyromaniac: [
    `black ${SHOULDERS}`,
    'black M33 72c-8-30 0-50 18-50s25 20 17 50Z',
    'bone M40 46c0-11 21-11 21 0v8c0 8-6 13-10.500 13S40 62 40 54Z',
    'black M38 46c0-14 24-14 25 0-6-5-9-1-12-5-3 5-8 2-13 5Z',
    'score M43 50q2.500-3 5 .5M53 50.500q2.500-3.500 5-.5M50.500 51v4M44 58q6.500 6 13 0-6.500 2-13 0Z',
    'cut M37 66q-4-22 4-36M64 66q4-22-4-36M27 84l5 14M38 80l2 18',
    'black M60 100q-4-14 6-18l8 2 6 16Z',
    'bone M69 64h2.600v22H69Z',
    'glow M70 66c-10-4-10-13-4-19 1 4 3 4 4 0 0-5-2-8 1-13 7 8 13 18 7 27-2 4-5 5-8 5Z',
    'bone M70.500 63c-4-2-4-6-1-9 2 3 5 5 1 9Z',
    'cut M63 88h10M63 93h12',
  ],
  // A lantern and a shield before a door
  protector: [
    `black ${SHOULDERS}`,
    `black ${HEAD}`,
    `bone ${FACE}`,
    'black M35 46c-3-18 7-24 15-24s18 6 15 24q-3-8-15-8t-15 8Z',
    `score ${LOOK}M46 61h8`,
    'cut M37 42q13-7 26 0M50 24v12M28 84l4 14',
    'bone M52 66q16 1 28-5 3 26-14 38-15-10-14-33Z',
    'black M55.500 69.500q11 0 21-3.500 1 20-11 29-11-9-10-25.500Z',
    'glow M66 69l3 8.500h9l-7 5.500 2.600 8.500-7.600-5-7.600 5 2.600-8.500-7-5.500h9Z',
    'cut M25 60a6 6 0 0 1 12 0',
    'black M23 60h16l-2 4v14l3 4H22l3-4V64Z',
    'glow M27 66h8v11h-8Z',
    'score M31 66v11',
  ],
  // A long beard, and two candles: one for each life
  elder: [
    `black ${SHOULDERS}`,
    'black M35 48c-3-28 33-28 30 0l-3 10H38Z',
    'bone M38 47q12-11 24 0l2 12c2 18-4 32-14 37-10-5-16-19-14-37Z',
    'score M42.500 49q2.500-2 5 0M52.500 49q2.500-2 5 0M41 46q4-3 7-1M59 46q-4-3-7-1M50 50v6l-2 1M42 61q8-5 16 0M44 66q0 16 4 26M50 65v30M56 66q0 16-4 26M40 62q0 14 4 22M60 62q0 14-4 22M45 40q5-2 10 0M46 36.500q4-1.500 8 0',
    'bone M17 78h7v22h-7ZM76 70h7v30h-7Z',
    'glow M20.500 77c-5-3-4-8 0-13 4 5 5 10 0 13ZM79.500 69c-5-3-4-8 0-13 4 5 5 10 0 13Z',
    'score M17 84h4M76 77h4M22 90h2M81 84h2',
  ],
  // Horns, a beard, a rope
  scapegoat: [
    'black M24 100q4-16 14-20h24q10 4 14 20Z',
    'black M41 42C34 34 28 30 24 8c14 4 22 14 25 30h2C54 22 62 12 76 8c-4 22-10 26-17 34l5 3q12-2 18 5-8 7-18 4l-5 22-4 6 1 13-6 5-6-5 1-13-4-6-5-22q-10 3-18-4 6-7 18-5Z',
    'cut M29 17l5-2M32 24l6-3M36 31l6-3M71 17l-5-2M68 24l-6-3M64 31l-6-3M24 50q5 1 9-1M76 50q-5 1-9-1M50 44v14M46 46l1 10M54 46l-1 10M48 84l1 11M52 84l-1 11',
    'bone M38 54q4-4 8 0-4 4-8 0ZM62 54q-4-4-8 0 4 4 8 0Z',
    'black M40 52.700h4v2.600h-4ZM56 52.700h4v2.600h-4Z',
    'bone M45 71q5-3 10 0l-2 5h-6Z',
    'score M48 73v2M52 73v2',
    'glow M28 84q10-3 15-1l1 7q-9 0-18 4ZM72 84q-10-3-15-1l-1 7q9 0 18 4ZM66 90l9 2 6 8h-8Z',
    'score M32 84l-1 7M38 83l0 7M68 84l1 7M62 83l0 7M70 94l5-1',
  ],
  // Straw in the hair, a tongue out, a flower
  idiot: [
    `black ${SHOULDERS}`,
    'black M34 50c0-18 32-18 32 0v6c0 10-8 15-16 15s-16-5-16-15Z',
    'black M32 48l-7-6 8-1-6-9 9 3-2-11 8 7 3-12 6 9 7-10 1 12 9-6-3 11 10-2-7 8 8 2-8 5Z',
    'bone M37 49q13-7 26 0v6c0 8-6 14-13 14s-13-6-13-14Z',
    'score M42 47a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 1 1 0-7.200ZM57 48a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM49.500 53q-3 4 1 5M43 60q7 5 15-1',
    'black M43 50.500h2v2h-2ZM55.500 50.500h2v2h-2Z',
    'glow M50 62q4 0 5-1.500 2 7-2 7.500-3 0-3-6Z',
    'cut M30 42l6 3M38 30l3 7M48 25l2 9M60 30l-2 7M70 40l-6 4M28 84l4 14M40 78l2 20M60 78l-2 20',
    'cut M74 100q-2-16 4-28',
    'glow M78 57q4 0 4 5 5-1 6 3t-4 5q2 5-2 6t-5-4q-4 4-7 1t1-6q-5-2-3-6t6-1q0-3 4-3Z',
    'bone M77.500 64a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  ],
  // A feathered cap, a flute, notes that fly
  piper: [
    `black ${SHOULDERS}`,
    `black ${HEAD}`,
    `bone ${FACE}`,
    'black M31 42q2-20 22-22 16 0 22 12-10 0-12 10-16-5-32 0Z',
    'glow M33 38q-10-8-8-22 10 6 12 18Z',
    'score M35 35q-5-8-8-15',
    'score M42.500 49q2.500 2 5 0M52.500 49q2.500 2 5 0M50 50v5',
    'cut M34 39q14-4 28 0M28 84l4 14M42 78l1 20',
    'bone M46 60l4-3 37 27-4 6Z',
    'score M46 60l4-3 37 27-4 6ZM57 66.500l2-1M63 71l2-1M69 75.500l2-1M75 80l2-1',
    'black M56 76q6-8 11-1l3 5q-6 6-12 3ZM68 88q5-8 11-2l2 6q-6 5-11 2Z',
    'cut M59 76l4 4M71 87l4 4',
    'glow M84 40l9-3v16q0 4-4 4t-3-3 4-3V43l-4 1.500V57q0 4-4 4t-3-3 4-3ZM84 68q-1 5-5 4t-2-5 4-2l1-13 7 4-1 4-3-2Z',
  ],
}

/** The back that all cards share: roofs under a moon that smiles. */
const BACK: readonly string[] = [
  'black M8 78 22 62l14 16v22H8ZM38 72l12-26 12 26v28H38ZM64 78l14-16 14 16v22H64Z',
  'cut M12 80l10-11 10 11M42 72l8-17 8 17M68 80l10-11 10 11',
  'glow M47 78h6v9h-6ZM19 84h6v7h-6ZM75 84h6v7h-6Z',
  'glow M50 22q13 0 13 12-6-6-13-6t-13 6q0-12 13-12Z',
]

export const CARDS: readonly string[] = Object.keys(DRAWINGS)

/** From the sky to what glows, one over the other; the back for no card. */
export function strokesOf(card: string | null): readonly Stroke[] {
  return [...SKY, ...((card === null ? undefined : DRAWINGS[card]) ?? BACK)].map((stroke) => {
    const end = stroke.indexOf(' ')
    return { ink: stroke.slice(0, end) as Ink, path: stroke.slice(end + 1) }
  })
}
