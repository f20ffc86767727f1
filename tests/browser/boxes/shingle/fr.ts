/** What Shingle says: the words of Pebbles, and those of its end. */

import pebbles from '../pebbles/fr'
import own from './fr.ftl?raw'

export default `${pebbles}\n${own}`
