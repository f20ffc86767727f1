/** What happens in a game of Les Schtroumpfs, each field by its name. */

import { byName, type Named } from '../../lib/events'
import type { AnyEvent } from '../../lib/table.svelte'
import { FIELDS } from './fields'
import type { SchtroumpfsEvent } from './wire'

export type Happening = Named<SchtroumpfsEvent, typeof FIELDS>
export type The<Event extends Happening['event']> = Extract<Happening, { readonly event: Event }>

export const named = (event: AnyEvent): Happening => byName(event, FIELDS) as Happening
