/** What happens on the way to Archibald, each field by its name. */

import { byName, type Named } from '../../lib/events'
import type { AnyEvent } from '../../lib/table.svelte'
import { FIELDS } from './fields'
import type { ArchibaldEvent } from './wire'

export type Happening = Named<ArchibaldEvent, typeof FIELDS>
export type Told<Event extends Happening['event']> = Extract<Happening, { readonly event: Event }>

export function named(event: AnyEvent): Happening {
  return byName(event, FIELDS) as Happening
}
