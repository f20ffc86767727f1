/** What Pebbles says in French: the server's own words, then the client's. */

import game from '../../games/pebbles/text.fr.ftl?raw'
import own from './fr.ftl?raw'

export default `${game}\n${own}`
