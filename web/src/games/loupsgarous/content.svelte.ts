/** The box as the server plays it: what a screen needs of its numbers. Cards and houses are called by the words of the box. */

import { BoxContent } from '../../lib/content.svelte'

export interface Constants {
  readonly girl_glimpse: number
  readonly unnoticed: number
  readonly beats: number
  readonly readings: number
}

export interface Content {
  readonly constants: Constants
}

const PRINTED: Constants = { girl_glimpse: 0.5, unnoticed: 0.96, beats: 8, readings: 5 }

export const content = new BoxContent<Content>('loupsgarous')

/** As printed, until the box has come. */
export const constants = (): Constants => ({ ...PRINTED, ...content.now?.constants })
