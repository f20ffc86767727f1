/** Everything that is said in French before a box is opened: the server's own words, the client's, and what is written on the boxes. */

import table from '../../../src/tablee/text/tablee.fr.ftl?raw'
import own from './fr.ftl?raw'

const boxes = import.meta.glob<string>('../games/*/box.fr.ftl', { query: '?raw', import: 'default', eager: true })
const elsewhere = import.meta.glob<string>('@elsewhere/*/box.fr.ftl', { query: '?raw', import: 'default', eager: true })

export default [table, own, ...Object.values(boxes), ...Object.values(elsewhere)].join('\n')
