/** Everything that is said in English before a box is opened: the server's own words, the client's, and what is written on the boxes. */

import table from '../../../src/tablee/text/tablee.en.ftl?raw'
import own from './en.ftl?raw'

const boxes = import.meta.glob<string>('../games/*/box.en.ftl', { query: '?raw', import: 'default', eager: true })
const elsewhere = import.meta.glob<string>('@elsewhere/*/box.en.ftl', { query: '?raw', import: 'default', eager: true })

export default [table, own, ...Object.values(boxes), ...Object.values(elsewhere)].join('\n')
