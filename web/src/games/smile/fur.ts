/** Outlines of fur. The same tuft rule draws a combed tame creature and its ruffled wild twin. */

/** An ellipse that may be a pear: wider (or narrower, below zero) towards the ground. */
export interface Shape {
  readonly x: number
  readonly y: number
  readonly width: number // from the middle to the side
  readonly height: number
  readonly pear?: number
}

/** Soft scallops, all combed one way; or spikes of uneven length. */
export function fur({ x, y, width, height, pear = 0 }: Shape, tufts: number, depth: number, ruffled: boolean): string {
  const at = (turn: number, out: number): string => {
    const sine = Math.sin(turn)
    const across = (width + out) * Math.cos(turn) * (1 + pear * sine)
    return `${(x + across).toFixed(1)} ${(y + (height + out) * sine).toFixed(1)}`
  }
  const step = (2 * Math.PI) / tufts
  let path = `M${at(-Math.PI / 2, 0)}`
  for (let tuft = 0; tuft < tufts; tuft++) {
    const start = tuft * step - Math.PI / 2
    const side = Math.cos(start + step / 2) >= 0 ? 1 : -1 // both sides hang down from the crown
    const tip = start + step * (0.5 + (ruffled ? 0.35 : 0.5) * side)
    const low = Math.sin(start + step / 2) > 0.75 // short where it stands
    const long = ruffled ? depth * (low ? 0.3 : 0.55 + ((tuft * 7) % 5) * 0.19) : depth
    path += ruffled ? `L${at(tip, long)}L${at(start + step, 0)}` : `Q${at(tip, long)} ${at(start + step, 0)}`
  }
  return path + 'Z'
}
