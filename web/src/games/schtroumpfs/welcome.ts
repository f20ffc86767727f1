/** Whoever plays now meets the family level, at a pace that leaves time to read. */

import type { Welcome } from '..'

const welcome: Welcome = { pace: 'relaxed', kindly: { level: 'standard', hungry: null, super_die: null } }

export default welcome
