/** What the game says in English: the server's own words, then those of the screen. */

import game from '../../../../src/tablee/games/schtroumpfs/text.en.ftl?raw'
import own from './en.ftl?raw'

export default `${game}\n${own}`
