/** To look at a game without a server: `vite`, then /src/gallery/index.html?game=smile&scene=table&seats=5&lang=en&theme=dark */

import '../style/fonts.css'
import '../style/tokens.css'
import '../style/base.css'
import '../style/controls.css'
import { mount } from 'svelte'
import { learnLanguage, learnWords, missingWords } from '../lib/text.svelte'
import { type Language, type Theme, wishes } from '../lib/wishes.svelte'
import type { Exhibit } from './exhibit'
import Gallery from './Gallery.svelte'

const EXHIBITS = import.meta.glob<{ default: Exhibit }>('../games/*/gallery.ts')
const query = new URLSearchParams(location.search)
const box = query.get('game') ?? Object.keys(EXHIBITS)[0]?.split('/').at(-2) ?? ''
const found = EXHIBITS[`../games/${box}/gallery.ts`]
if (!found) throw new Error(`There is no gallery of ${box}.`)

const exhibit = (await found()).default
wishes.theme = (query.get('theme') as Theme | null) ?? 'light'
if (query.get('speed') === 'off') wishes.speed = 'off'
exhibit.prepare()
await learnWords(exhibit.game.words)
await learnLanguage((query.get('lang') as Language | null) ?? 'fr')
mount(Gallery, { target: document.body, props: { box, exhibit, scene: query.get('scene') ?? 'table', seats: Number(query.get('seats') ?? 4) } })
Object.assign(globalThis, { missingWords })
