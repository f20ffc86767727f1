/** What several people say at once is read one under the other. */

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const BETWEEN = 4 // px

/** By how much a box goes down, so that it lies on none of the others. */
export function downTo(box: Box, others: readonly Box[]): number {
  const inTheWay = others.filter((other) => other.left < box.right && other.right > box.left).sort((one, other) => one.top - other.top)
  return inTheWay.reduce((down, other) => (other.bottom + BETWEEN > box.top + down && other.top - BETWEEN < box.bottom + down ? other.bottom + BETWEEN - box.top : down), 0)
}
