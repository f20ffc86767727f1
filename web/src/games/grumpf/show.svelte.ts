/** The count as a small show: how far it is, and what nobody has seen yet. Until a board is shown, its animals have not left it. */

import { type BoardCount, type Counting, gains } from './counts'
import { speciesPlace } from './rules'
import type { GrumpfBoardView, GrumpfView } from './types'

export class Show {
  counting = $state.raw<Counting | null>(null)
  /** The board that is being counted; before the first: everybody still looks at the hunt; after the last: the summary. */
  step = $state(0)
  /** The furthest that it has been: what was seen stays seen, whoever turns back. */
  reached = $state(0)
  /** Somebody has asked for this board: it stays until they ask for another. */
  held = $state(false)
  /** Whether the animals of that board have left it. */
  shared = $state(false)
  private seen: number | null = null
  private known: readonly number[] = [] // the points before the count, by clan

  /** A count is shown once by itself; whoever asks sees it again. */
  start(counting: Counting): void {
    if (this.counting?.key === counting.key || this.seen === counting.key) return
    this.seen = counting.key
    this.go(counting, -1)
  }

  /** Before a count: what it will add to. */
  remember(view: GrumpfView): void {
    this.known = view.clans.map(({ points }) => points)
  }

  again(counting: Counting): void {
    this.go(counting, 0)
  }

  private go(counting: Counting, step: number): void {
    this.counting = counting
    this.step = step
    this.reached = step
    this.held = false
    this.shared = false
  }

  to(step: number): void {
    this.step = step
    this.reached = Math.max(this.reached, step)
    this.shared = false
  }

  hold(step: number): void {
    this.to(step)
    this.held = true
  }

  finish(): void {
    this.counting = null
  }

  get boards(): readonly BoardCount[] {
    return this.counting?.boards ?? []
  }

  get running(): boolean {
    return this.counting !== null && this.step < this.boards.length
  }

  private unseen(): readonly BoardCount[] {
    const next = this.step < this.reached ? this.reached : this.shared ? this.step + 1 : this.step
    return this.boards.slice(Math.max(0, next))
  }

  /** The animals that lie on a board, as far as the show has got. */
  onBoard(view: GrumpfView, board: GrumpfBoardView): number {
    const count = view.phase === 'review' ? this.unseen().find(({ board: key }) => key === board.key) : undefined
    return count ? board.animals + [...gains(count).values()].reduce((sum, taken) => sum + taken, 0) : board.animals
  }

  animals(view: GrumpfView, clan: number): readonly number[] {
    const now = [...(view.clans[clan]?.animals ?? [])]
    if (!this.running || view.phase !== 'review') return now
    for (const board of this.unseen()) {
      const place = speciesPlace(board.board)
      if (place >= 0) now[place] = (now[place] ?? 0) - (gains(board).get(clan) ?? 0)
    }
    return now
  }

  tiles(view: GrumpfView, clan: number): number {
    const now = view.clans[clan]?.tiles ?? 0
    if (!this.running || view.phase !== 'review') return now
    return now - this.unseen().filter(({ prize, ranking }) => prize === 'tile' && ranking[0]?.[0] === clan).length
  }

  points(view: GrumpfView, clan: number): number {
    const now = view.clans[clan]?.points ?? 0
    const later = this.running && this.reached < this.boards.length
    return later && view.phase === 'review' && this.counting?.cause ? (this.counting.before[clan] ?? this.known[clan] ?? now) : now
  }
}
