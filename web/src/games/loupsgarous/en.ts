/** What the game says in English: the server's words, those at the table, and those before and after it. */

import game from '../../../../src/tablee/games/loupsgarous/text.en.ftl?raw'
import around from './around.en.ftl?raw'
import table from './en.ftl?raw'

export default `${game}\n${table}\n${around}`
