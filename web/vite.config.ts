import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Words that only the command line says, of the house and of a game: the client does without them. */
const OF_THE_HOUSE =
  /^(?!verify-kept)(help|usage|play|arena|verify|serve|host|cli|answer|word|example|percent)-|^error-(?!bad-name|not-finished|bad-replay)/
const OF_A_GAME = /^(error|screen|verb|answer|rules)-/
const FILES: readonly [RegExp, RegExp][] = [
  [/\/tablee\.(fr|en)\.ftl$/, OF_THE_HOUSE],
  [/\/games\/\w+\/text\.(fr|en)\.ftl$/, OF_A_GAME],
]

/** The server's words, without those that no browser says, and without comments. */
function wordsForBrowsers(): Plugin {
  return {
    name: 'words-for-browsers',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      const unsaid = FILES.find(([name]) => name.test(file ?? ''))?.[1]
      if (query !== 'raw' || !file || !unsaid) return null
      const messages = readFileSync(file, 'utf8').split(/^(?=[a-z#])/m)
      const said = messages.filter((message) => !message.startsWith('#') && !unsaid.test(message))
      return `export default ${JSON.stringify(said.join(''))}`
    },
  }
}

/** A folder with boxes that are not in this tree. They find the client under `@client`. */
const ELSEWHERE = resolve(process.env['TABLEE_WEB_GAMES'] || 'src/games/none')

const SERVER = 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [wordsForBrowsers(), svelte({ compilerOptions: { runes: true } })],
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy of the server allows no code and no style in line
    modulePreload: { polyfill: false },
  },
  resolve: {
    alias: { '@elsewhere': ELSEWHERE, '@client': resolve('src') },
    dedupe: ['svelte'],
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: { fs: { allow: ['..', resolve(ELSEWHERE, '..')] }, proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
})
