/** What the game says in English: the server's words, those of the table, and those of before and after. */

import game from '../../../../src/tablee/games/archibald/text.en.ftl?raw'
import around from './around.en.ftl?raw'
import table from './en.ftl?raw'

export default `${game}\n${table}\n${around}`
