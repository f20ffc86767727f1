/** To look at Smile without a server: `vite`, then /src/games/smile/gallery.html?scene=table&seats=5&lang=en&theme=dark */

import '../../style/fonts.css'
import '../../style/tokens.css'
import '../../style/base.css'
import '../../style/controls.css'
import { mount } from 'svelte'
import { learnLanguage, learnWords, missingWords } from '../../lib/text.svelte'
import { type Language, type Theme, wishes } from '../../lib/wishes.svelte'
import smile from '.'
import { content } from './content.svelte'
import { BOX } from './fixtures'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
wishes.theme = (query.get('theme') as Theme | null) ?? 'light'
if (query.get('speed') === 'off') wishes.speed = 'off'
content.set({ creatures: BOX })
await learnWords(smile.words)
await learnLanguage((query.get('lang') as Language | null) ?? 'fr')
mount(Gallery, { target: document.body, props: { scene: query.get('scene') ?? 'table', seats: Number(query.get('seats') ?? 3), around: query.has('around') } })
Object.assign(globalThis, { missingWords })
