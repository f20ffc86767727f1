/** Whoever plays now has two rivals: a turn comes round soon, and there are fewer names to learn. */

import type { Welcome } from '..'

const welcome: Welcome = { seats: 3 }

export default welcome
