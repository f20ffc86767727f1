/** What happens in a game of Grumpf, each field by its name. */

import { byName, type Named } from '../../lib/events'
import type { AnyEvent } from '../../lib/table.svelte'
import { FIELDS } from './fields'
import type { GrumpfEvent } from './wire'

export type Happening = Named<GrumpfEvent, typeof FIELDS>
/** One of them, by what it is. */
export type The<Event extends Happening['event']> = Extract<Happening, { readonly event: Event }>

export const named = (event: AnyEvent): Happening => byName(event, FIELDS) as Happening
