/** Pointing: while it is on, the next touch of something that has a name shows it to everybody, and nothing else is done. */

import { nameOf, reachedBy, spotsIn, spotUnder } from './spots'

const PUSHED = ['Enter', ' ']
const KEPT = ['role', 'tabindex', 'aria-label'] as const // of a spot, until pointing is over

interface What {
  readonly root: () => HTMLElement | undefined // where the spots are: nothing in it is done meanwhile
  readonly names: () => RegExp | null
  readonly call: (spot: string) => string // how it is called for whoever listens
  readonly point: (spot: string) => void
  readonly view: () => unknown // what lies there: then others are reached
}

export class Pointing {
  on = $state(false)
  private readonly reached = new Map<Element, string>() // by the keyboard

  constructor(private readonly what: What) {
    $effect(() => {
      if (this.on) return this.listen()
    })
    $effect(() => {
      const [root, names] = [what.root(), what.names()]
      void what.view()
      if (this.on && root && names) return this.open(root, names)
    })
  }

  private listen(): () => void {
    const touched = (event: Event): void => this.touched(event as MouseEvent)
    const pressed = (event: KeyboardEvent): void => this.pressed(event)
    const held = (event: Event): void => {
      if (this.isMeant(event)) event.stopPropagation()
    }
    addEventListener('click', touched, true)
    addEventListener('keydown', pressed, true)
    for (const name of ['pointerdown', 'pointerup']) addEventListener(name, held, true)
    return () => {
      removeEventListener('click', touched, true)
      removeEventListener('keydown', pressed, true)
      for (const name of ['pointerdown', 'pointerup']) removeEventListener(name, held, true)
    }
  }

  /** Let the keyboard come to everything that can be pointed at, and the eye find it. */
  private open(root: HTMLElement, names: RegExp): () => void {
    const changed: (() => void)[] = []
    for (const spot of spotsIn(root, names)) {
      const button = reachedBy(spot)
      if (!button) changed.push(this.offer(spot))
      this.reached.set(button ?? spot, nameOf(spot))
      spot.toggleAttribute('data-pointable', true)
    }
    return () => {
      for (const restore of changed) restore()
      this.reached.clear()
      for (const spot of root.querySelectorAll('[data-pointable]')) spot.removeAttribute('data-pointable')
    }
  }

  /** As a button; where there are buttons inside, it is only come to. */
  private offer(spot: HTMLElement): () => void {
    const before = KEPT.map((name) => [name, spot.getAttribute(name)] as const)
    spot.setAttribute('tabindex', '0')
    if (!spot.querySelector('button')) {
      spot.setAttribute('role', 'button')
      if (!spot.textContent.trim()) spot.setAttribute('aria-label', this.what.call(nameOf(spot)))
    }
    return () => {
      for (const [name, value] of before) {
        if (value === null) spot.removeAttribute(name)
        else spot.setAttribute(name, value)
      }
    }
  }

  private isMeant(event: Event): boolean {
    return this.what.root()?.contains(event.target as Node) ?? false
  }

  private touched(event: MouseEvent): void {
    if (!this.isMeant(event)) return
    const names = this.what.names()
    const byHand = event.detail > 0 && names
    this.take(event, byHand ? spotUnder(event.clientX, event.clientY, names) : this.under(event.target))
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.leave(event)
    else if (PUSHED.includes(event.key) && (this.isMeant(event) || event.target === document.body)) this.take(event, this.under(event.target))
  }

  private under(target: EventTarget | null): string | null {
    for (let element = target as Element | null; element; element = element.parentElement) {
      const name = this.reached.get(element)
      if (name !== undefined) return name
    }
    return null
  }

  private take(event: Event, spot: string | null): void {
    if (spot === null) stop(event)
    else {
      this.leave(event)
      this.what.point(spot)
    }
  }

  private leave(event: Event): void {
    stop(event)
    this.on = false
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
