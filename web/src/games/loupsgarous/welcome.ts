/** Whoever plays now has seven neighbours, few special cards, and time to read. */

import type { Welcome } from '..'

const welcome: Welcome = { seats: 8, kindly: { clocks: 'relaxed' } }

export default welcome
