/** A tablet that knows everything (LGT-016): covered until it is uncovered twice, and covered again as soon as it is turned to somebody, put away or left alone. */

const TURNED = 35 // degrees
const ALONE = 25_000 // ms without a touch
const SURE = 4000 // ms in which the second touch counts

export interface Tilt {
  readonly beta: number | null
  readonly gamma: number | null
}

export class Cover {
  open = $state(false)
  /** It was touched once: once more, and everything lies open. */
  asked = $state(false)
  private held: Tilt | null = null // as whoever uncovered it holds it
  private timer: ReturnType<typeof setTimeout> | undefined

  uncover(): void {
    clearTimeout(this.timer)
    if (this.asked) {
      this.asked = false
      this.open = true
      this.held = null
      this.stay()
    } else {
      this.asked = true
      this.timer = setTimeout(() => (this.asked = false), SURE)
    }
  }

  cover(): void {
    clearTimeout(this.timer)
    this.asked = false
    this.open = false
    this.held = null
  }

  /** Somebody reads or touches it. */
  stay(): void {
    if (!this.open) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.cover(), ALONE)
  }

  tilt({ beta, gamma }: Tilt): void {
    if (!this.open || beta === null || gamma === null) return
    this.held ??= { beta, gamma }
    const turned = Math.max(apart(beta, this.held.beta ?? beta), apart(gamma, this.held.gamma ?? gamma))
    if (turned > TURNED) this.cover()
  }
}

/** Angles go round. */
function apart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360
  return Math.min(difference, 360 - difference)
}
