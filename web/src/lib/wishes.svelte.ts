/** How this person wants it on this device: language, light, speed of the pieces, sound. Kept in the browser. */

export type Language = 'fr' | 'en'
export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'

const KEY = 'tablee'
const LANGUAGES: readonly Language[] = ['fr', 'en']
const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off']

/** Of each piece on its way, in ms; nothing takes longer than half a second. */
const FLIGHT: Readonly<Record<Speed, number>> = { slow: 500, normal: 350, fast: 160, off: 0 }

class Wishes {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  speed = $state<Speed>('normal')
  sound = $state(false)
  bell = $state(false) // a notice when it is one's turn and one is looking elsewhere
  name = $state('')
  known = $state(false) // whether this browser has come in before: whoever has not need not be asked who they are
  muted = $state<readonly string[]>([]) // names whose chat is not shown
  goals = $state<readonly string[]>([]) // boxes of which somebody here knows what they are about

  constructor() {
    const kept = remembered()
    this.language = oneOf(LANGUAGES, kept['language']) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
    this.theme = oneOf(THEMES, kept['theme']) ?? 'auto'
    this.speed = oneOf(SPEEDS, kept['speed']) ?? 'normal'
    this.sound = kept['sound'] === true
    this.bell = kept['bell'] === true
    this.name = typeof kept['name'] === 'string' ? kept['name'] : ''
    this.known = kept['known'] === true
    this.muted = names(kept['muted'])
    this.goals = names(kept['goals'])
    $effect.root(() => {
      $effect(() => this.keep())
    })
  }

  /** Milliseconds of a flight: none for whoever asked their system for less motion. */
  get flight(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FLIGHT[this.speed]
  }

  private keep(): void {
    const { language, theme, speed, sound, bell, name, known, muted, goals } = this
    document.documentElement.lang = language
    document.documentElement.dataset['theme'] = theme
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, bell, name, known, muted, goals }))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function remembered(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function names(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

function oneOf<T>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value)
}

export const wishes = new Wishes()
