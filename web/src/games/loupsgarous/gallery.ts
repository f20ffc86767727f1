/** The village in the gallery: `scene=` any of scenes.json, such as `table`, `wolf`, `girl`, `ballot`, `many-night`; `seats` counts for names only. */

import type { Exhibit } from '../../gallery/exhibit'
import loupsgarous from '.'
import Cards from './card/Cards.svelte'
import { scene, SCENE_NAMES } from './fixtures'
import type { View } from './village'

const exhibit: Exhibit<View> = {
  game: loupsgarous,
  prepare: () => undefined,
  scenes: { ...Object.fromEntries(SCENE_NAMES.map((name) => [name, () => scene(name)])), table: () => scene('table') },
  finished: () => scene('table'),
  story: () => [],
  Art: Cards,
}

export default exhibit
