/** Everything that is said in English before a box is opened: the server's own words, then the client's. */

import table from '../../../src/tablee/text/tablee.en.ftl?raw'
import own from './en.ftl?raw'

export default `${table}\n${own}`
