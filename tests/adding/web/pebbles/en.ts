/** What Pebbles says in English: the server's own words, then the client's. */

import game from '../../games/pebbles/text.en.ftl?raw'
import own from './en.ftl?raw'

export default `${game}\n${own}`
