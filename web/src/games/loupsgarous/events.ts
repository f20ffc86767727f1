/** What happens in a village, each field by its name. */

import { byName, type Named } from '../../lib/events'
import type { AnyEvent } from '../../lib/table.svelte'
import { FIELDS } from './fields'
import type { LoupsgarousEvent } from './wire'

export type Happening = Named<LoupsgarousEvent, typeof FIELDS>
export type Told<Event extends Happening['event']> = Extract<Happening, { readonly event: Event }>

export function named(event: AnyEvent): Happening {
  return byName(event, FIELDS) as Happening
}
