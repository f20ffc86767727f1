/** To look at Grumpf without a server: `vite`, then /src/games/grumpf/gallery.html?scene=art&seats=4&lang=en&theme=dark */

import '../../style/fonts.css'
import '../../style/tokens.css'
import '../../style/base.css'
import '../../style/controls.css'
import { mount } from 'svelte'
import { learnLanguage, learnWords, missingWords } from '../../lib/text.svelte'
import { type Language, type Theme, wishes } from '../../lib/wishes.svelte'
import { content } from './content.svelte'
import { BOX } from './fixtures'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
wishes.theme = (query.get('theme') as Theme | null) ?? 'light'
if (query.get('speed') === 'off') wishes.speed = 'off'
content.set(BOX)
await learnWords({ fr: () => import('./fr'), en: () => import('./en') })
await learnLanguage((query.get('lang') as Language | null) ?? 'fr')
mount(Gallery, { target: document.body, props: { scene: query.get('scene') ?? 'art', seats: Number(query.get('seats') ?? 4) } })
Object.assign(globalThis, { missingWords })
