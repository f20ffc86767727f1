/** What lies on a board, by its name: an element with `data-spot`. Which of them can be pointed at, the server's shelf says. */

export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** All of them that have such a name, in the order of the page. */
export function spotsIn(root: Element, names: RegExp): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter((element) => names.test(nameOf(element)))
}

export function nameOf(element: HTMLElement): string {
  return element.dataset['spot'] ?? ''
}

/** What the keyboard comes to for a spot: the button that it is or lies in, or the one that lies over all of it. */
export function reachedBy(spot: HTMLElement): HTMLElement | null {
  return spot.closest<HTMLElement>('button, a[href]') ?? spot.querySelector<HTMLElement>(':scope > button')
}

/** The spot under a finger: the uppermost that has such a name, whatever lies over it. */
export function spotUnder(x: number, y: number, names: RegExp): string | null {
  const spots = document.elementsFromPoint(x, y).map((element) => (element as HTMLElement).dataset['spot'] ?? '')
  return spots.find((name) => names.test(name)) ?? null
}

/** Where a spot is on this screen; null if it is not to be seen here. */
export function placeOf(name: string): Place | null {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0 && isSeen(element, left + width / 2, top + height / 2)) return { left, top, width, height }
  }
  return null
}

/** Whether this point of an element is on the screen, and not scrolled out of what it lies in. */
function isSeen(element: Element, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !element.checkVisibility()) return false
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const { left, top, right, bottom } = around.getBoundingClientRect()
    if (x < left || y < top || x > right || y > bottom) return false
  }
  return true
}
