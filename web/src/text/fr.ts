/** Everything that is said in French before a box is opened: the server's own words, then the client's. */

import table from '../../../src/tablee/text/tablee.fr.ftl?raw'
import own from './fr.ftl?raw'

export default `${table}\n${own}`
