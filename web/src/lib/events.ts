/** An event is sent as a list without names. Here its fields are called as the server calls them (each game's `fields.ts`). */

import type { AnyEvent } from './table.svelte'

type Fields = Readonly<Record<string, readonly string[]>>

/** Of each event of a union: what it is, and its fields by their names. */
export type Named<E, F extends Fields> = E extends readonly [infer Event extends keyof F & string, ...infer Values]
  ? { readonly event: Event } & { readonly [Place in keyof Values & keyof F[Event] & `${number}` as F[Event][Place] & string]: Values[Place] }
  : never

/** With `fields` of those events that are meant: any other has no field. */
export function byName(event: AnyEvent, fields: Fields): { readonly event: string } {
  const [name, ...values] = event
  const named = (fields[name] ?? []).map((field, place) => [field, values[place]] as const)
  return { event: name, ...Object.fromEntries(named) }
}
