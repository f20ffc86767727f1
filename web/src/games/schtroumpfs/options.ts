/** What can be chosen before a game: the level, and what it does not already impose. */

export type Options = Readonly<Record<string, unknown>>

export const LEVELS = ['standard', 'complex', 'terrible', 'nightmare'] as const
export const DANGERS = ['hungry', 'super_die'] as const
export type Danger = (typeof DANGERS)[number]

export const levelIn = (options: Options): string => (typeof options['level'] === 'string' ? options['level'] : 'standard')

/** Another level: it may impose what was chosen against it, so that is open again (SCH-021, 022). */
export function withLevel(options: Options, level: string): Options {
  return { ...options, level, hungry: null, super_die: null }
}

export const withDanger = (options: Options, danger: Danger, on: boolean): Options => ({ ...options, [danger]: on ? true : null })

/** The seat that starts, counted from 1; 0 by lot. Nobody starts who has no seat. */
export const starterIn = (options: Options): number => Number(options['starter'] ?? 0)
export const fit = (options: Options, seats: number): Options => (starterIn(options) > seats ? { ...options, starter: 0 } : options)
