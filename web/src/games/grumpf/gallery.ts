/** Grumpf in the gallery. */

import type { Exhibit } from '../../gallery/exhibit'
import grumpf from '.'
import Art from './Art.svelte'
import { setContent } from './content.svelte'
import { BOX, finished, midway, story } from './fixtures'
import type { GrumpfView } from './types'

const exhibit: Exhibit<GrumpfView> = { game: grumpf, prepare: () => setContent(BOX), scenes: { table: midway }, finished, story, Art }

export default exhibit
