/** The voice of the page for those who listen: what is announced here is read out by screen readers, in its order.

Two places take turns, because the same words twice in one place are said only once.
*/

const PAUSE = 120 // ms in which what happens together is gathered into one announcement

class Speech {
  spoken = $state<[string, string]>(['', ''])
  private waiting: string[] = []
  private turn: 0 | 1 = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  announce(text: string | null | undefined): void {
    if (!text) return
    this.waiting.push(text)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.speak(), PAUSE)
  }

  private speak(): void {
    this.turn = this.turn === 0 ? 1 : 0
    const words = this.waiting.join(' ')
    this.spoken = this.turn === 0 ? [words, ''] : ['', words]
    this.waiting = []
  }
}

export const speech = new Speech()
