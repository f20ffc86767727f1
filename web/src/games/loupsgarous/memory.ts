/** What this screen remembers of a village beyond its view. */

import { atTable, type Memory } from '../../lib/memory'
import { Choice } from './choice.svelte'
import { Notebook } from './notebook.svelte'
import { Scenes } from './scenes.svelte'

export interface Remembered {
  readonly choice: Choice
  readonly scenes: Scenes
  readonly notebook: Notebook
}

/** The notebook belongs to the table of this address. */
export function remember(): Remembered {
  return { choice: new Choice(), scenes: new Scenes(), notebook: new Notebook(location.pathname) }
}

export const memoryOf = (memory: Memory): Remembered => memory.now as Remembered
export const here = (): Remembered => memoryOf(atTable())
