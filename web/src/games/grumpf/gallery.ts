/** Grumpf in the gallery. */

import type { Exhibit } from '../../gallery/exhibit'
import grumpf from '.'
import Art from './Art.svelte'
import { content } from './content.svelte'
import { BOX, finished, midway, story } from './fixtures'
import type { GrumpfView } from './types'

const exhibit: Exhibit<GrumpfView> = { game: grumpf, prepare: () => content.set(BOX), scenes: { table: midway }, finished, story, Art }

export default exhibit
