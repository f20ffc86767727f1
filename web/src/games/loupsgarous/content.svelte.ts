/** The box as the server plays it: its cards, the sets of 5.7, and what a screen needs of its numbers. Cards and houses are called by the words of the box. */

import { BoxContent } from '../../lib/content.svelte'

export interface Constants {
  readonly girl_glimpse: number
  readonly unnoticed: number
  readonly beats: number
  readonly readings: number
}

export interface CardRow {
  readonly id: string
  readonly letter: string
  readonly copies: number
}

export interface PresetRow {
  readonly id: string
  readonly seats: number
  readonly cards: string // `W3 Y V8`
}

export interface Content {
  readonly constants?: Constants
  readonly cards?: readonly CardRow[]
  readonly presets?: readonly PresetRow[]
}

const PRINTED: Constants = { girl_glimpse: 0.5, unnoticed: 0.96, beats: 8, readings: 5 }

export const content = new BoxContent<Content>('loupsgarous')

/** As printed, until the box has come. */
export const constants = (): Constants => ({ ...PRINTED, ...content.now?.constants })

/** None until the box has come. */
export const boxCards = (): readonly CardRow[] => content.now?.cards ?? []
export const presetRows = (): readonly PresetRow[] => content.now?.presets ?? []
