/** What Shingle says: the words of Pebbles, and those of its end. */

import pebbles from '../pebbles/en'
import own from './en.ftl?raw'

export default `${pebbles}\n${own}`
