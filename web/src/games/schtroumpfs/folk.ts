/** The little folk of the clearing: what each card's portrait is made of. They are nobody's drawings but ours. */

export interface Look {
  readonly cloth: string // of hood and shoulders
  readonly skin: string
  readonly cap: 'acorn' | 'felt' | 'leaf' | 'toadstool' | 'hood' | 'petals' | 'straw' | 'bun'
  readonly eyes: 'round' | 'sleepy' | 'cross' | 'wide' | 'closed' | 'glasses' | 'wink'
  readonly mouth: 'smile' | 'flat' | 'frown' | 'grin' | 'oh'
  readonly prop: string // one of the gadgets
  readonly beard?: boolean
}

const MOSS = '#6b8f3f'
const CLAY = '#c0663c'
const INDIGO = '#4b4f95'
const PLUM = '#86507f'
const TEAL = '#2f7f7a'
const OCHRE = '#c48f2c'
const ROSE = '#c25c7c'
const [SAND, NUT, WALNUT, FERN] = ['#f0cfa2', '#c9935f', '#8f5f3e', '#b9c98a']

const look = (cloth: string, skin: string, cap: Look['cap'], eyes: Look['eyes'], mouth: Look['mouth'], prop: string, beard = false): Look => ({ cloth, skin, cap, eyes, mouth, prop, beard })

export const FOLK: Readonly<Record<string, Look>> = {
  S01: look(MOSS, SAND, 'acorn', 'wide', 'oh', 'block'),
  S02: look(ROSE, SAND, 'hood', 'wide', 'oh', 'rattle'),
  S03: look(TEAL, NUT, 'felt', 'sleepy', 'flat', 'banana'),
  S04: look(INDIGO, FERN, 'felt', 'closed', 'flat', 'pillow'),
  S05: look(ROSE, NUT, 'petals', 'wink', 'grin', 'mirror'),
  S06: look(PLUM, WALNUT, 'acorn', 'cross', 'frown', 'cloud'),
  S07: look(OCHRE, FERN, 'petals', 'round', 'grin', 'flower'),
  S08: look(CLAY, NUT, 'toadstool', 'cross', 'frown', 'bolt'),
  S09: look(INDIGO, SAND, 'felt', 'glasses', 'flat', 'book'),
  S10: look(TEAL, WALNUT, 'leaf', 'closed', 'oh', 'trumpet'),
  S11: look(OCHRE, SAND, 'straw', 'wide', 'oh', 'destroy'),
  S12: look(CLAY, FERN, 'toadstool', 'wink', 'grin', 'gift'),
  P01: look(INDIGO, WALNUT, 'felt', 'closed', 'smile', 'saxophone'),
  P02: look(ROSE, SAND, 'petals', 'round', 'smile', 'comb'),
  P03: look('#efe6d2', NUT, 'toadstool', 'round', 'grin', 'ladle'),
  P04: look(MOSS, NUT, 'leaf', 'wink', 'smile', 'nose'),
  P05: look(PLUM, SAND, 'felt', 'round', 'smile', 'brush'),
  P06: look(TEAL, SAND, 'acorn', 'glasses', 'smile', 'scissors'),
  P07: look('#efe6d2', WALNUT, 'hood', 'glasses', 'smile', 'satchel'),
  P08: look(CLAY, SAND, 'straw', 'round', 'grin', 'kite'),
  P09: look(PLUM, FERN, 'bun', 'glasses', 'smile', 'knitting'),
  P10: look(MOSS, FERN, 'leaf', 'round', 'smile', 'willow', false),
  P11: look(INDIGO, NUT, 'petals', 'closed', 'smile', 'quill'),
  P12: look(ROSE, WALNUT, 'petals', 'round', 'smile', 'lily'),
  P13: look(TEAL, NUT, 'leaf', 'cross', 'grin', 'bow'),
  P14: look(OCHRE, WALNUT, 'acorn', 'round', 'smile', 'trowel'),
  P15: look(CLAY, SAND, 'felt', 'round', 'smile', 'hat', true),
  P16: look(CLAY, WALNUT, 'hood', 'round', 'grin', 'dumbbell'),
  P17: look(TEAL, SAND, 'straw', 'wink', 'smile', 'spanner'),
  P18: look(MOSS, WALNUT, 'straw', 'round', 'smile', 'fork'),
  P19: look(CLAY, NUT, 'acorn', 'round', 'grin', 'axe', true),
  P20: look(INDIGO, FERN, 'hood', 'wide', 'smile', 'pick'),
  P21: look(OCHRE, NUT, 'toadstool', 'cross', 'grin', 'rope', true),
  P22: look(MOSS, SAND, 'leaf', 'wide', 'grin', 'squirrel'),
  P23: look(PLUM, FERN, 'felt', 'closed', 'smile', 'moon'),
}

export const SOMEBODY: Look = look(MOSS, SAND, 'acorn', 'round', 'smile', 'flower')
