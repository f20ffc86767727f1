/** Ce que dit le jeu en français : les mots du serveur, ceux de la table, et ceux d’avant et d’après. */

import game from '../../../../src/tablee/games/loupsgarous/text.fr.ftl?raw'
import around from './around.fr.ftl?raw'
import table from './fr.ftl?raw'

export default `${game}\n${table}\n${around}`
