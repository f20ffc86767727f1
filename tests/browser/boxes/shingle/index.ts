/** Shingle: pebbles for a crowd. Whatever a shell can be asked to draw of its seats is drawn. */

import type { GameModule } from '@client/games'
import pebbles from '../pebbles'
import type { PebblesView } from '../pebbles/rules'
import End from './End.svelte'
import Seat from './Seat.svelte'

const shingle: GameModule<PebblesView> = { ...pebbles, words: { fr: () => import('./fr'), en: () => import('./en') }, Seat, End }

export default shingle
