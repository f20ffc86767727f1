/** Ce que dit le jeu en français : les mots du serveur, puis ceux de l’écran. */

import game from '../../../../src/tablee/games/schtroumpfs/text.fr.ftl?raw'
import own from './fr.ftl?raw'

export default `${game}\n${own}`
