/** Questions to the server that nobody has to ask a second time. */

const AGAIN = 2_000 // ms

/** Ask, and again while the line is lost. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await new Promise((later) => setTimeout(later, AGAIN))
    }
  }
}
