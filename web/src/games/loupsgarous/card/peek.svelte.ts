/** A look at something secret: as long as a finger is held, or for some seconds after a tap. It covers itself whenever one looks away. */

const TAP = 350 // ms: whoever lifts the finger earlier has tapped

export class Peek {
  open = $state(false)
  private down = 0 // when the finger came, by the event's own time; 0 without one
  private wasOpen = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `stays`: ms for which a tap opens it; 0 where only a held finger does. */
  constructor(private readonly stays: number) {}

  press(at: number): void {
    clearTimeout(this.timer)
    this.wasOpen = this.open
    this.down = at
    this.open = true
  }

  lift(at: number): void {
    if (this.down === 0) return
    const tapped = at - this.down < TAP
    this.down = 0
    if (tapped && this.stays > 0 && !this.wasOpen) this.stay()
    else this.cover()
  }

  /** By a key: once to open it, once more to cover it. */
  toggle(): void {
    if (this.open) this.cover()
    else this.stay()
  }

  cover(): void {
    clearTimeout(this.timer)
    this.down = 0
    this.open = false
  }

  private stay(): void {
    this.open = true
    if (this.stays > 0) this.timer = setTimeout(() => this.cover(), this.stays)
  }
}

/** Covers it when the page goes out of sight, and when it is gone itself. */
export function coverWhenAway(peek: { cover: () => void }): () => void {
  const away = (): void => peek.cover()
  document.addEventListener('visibilitychange', away)
  addEventListener('blur', away)
  return () => {
    document.removeEventListener('visibilitychange', away)
    removeEventListener('blur', away)
    peek.cover()
  }
}
