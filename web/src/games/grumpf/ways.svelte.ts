/** How this person wants Grumpf on this device: with the sums on the boards, or as at the table, where everybody counts. */

const KEY = 'tablee-grumpf'

class Ways {
  counts = $state(true)

  constructor() {
    try {
      this.counts = localStorage.getItem(KEY) !== 'bare'
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  toggle(): void {
    this.counts = !this.counts
    try {
      localStorage.setItem(KEY, this.counts ? 'counts' : 'bare')
    } catch {
      // Then it is asked again next time.
    }
  }
}

export const ways = new Ways()
