/** Whoever plays Grumpf now hunts in real time, with calm bots and a long day; alone, nobody is hurried. */

import type { Welcome } from '..'

const welcome: Welcome = {
  pace: 'live',
  kindly: { bot_tempo: 'calm', hunt_max: 180 },
  alone: (first) => ({ patience: first ? 'practice' : 'long' }),
}

export default welcome
