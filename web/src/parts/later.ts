/** A component that is fetched when it is first shown, in the place of the component itself. */

import type { Component } from 'svelte'
import Later from './Later.svelte'

/** `waiting` is what is said until it is there, by the key of its words; nothing if there is none. */
export function later<Props extends Record<string, any>>(load: () => Promise<{ default: Component<Props> }>, waiting?: string): Component<Props> {
  return (internals, props) => Later<Props>(internals, { load, waiting, props })
}
