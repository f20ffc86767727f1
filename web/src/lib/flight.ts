/** The flight layer: pieces move along visible paths, from where they were to where they are. Nothing teleports.

A place on the board is an element with `data-spot="hand:2"`. Before the view changes we note where the pieces leave;
after it has changed, their copies fly to where they are now, and what they become there shows when they land.
*/

import { tick } from 'svelte'
import { wishes } from './wishes.svelte'

/** Something that flies: the drawing of a spot, or one of the sprites of the page (`<template data-sprite>`). */
export interface Flight {
  readonly from: string
  readonly to: string
  readonly sprite?: string // without one, the piece at `from` flies itself
  readonly hide?: boolean // what is at `to` shows only when it has landed
  readonly delay?: number // in flights: 1 starts when the first has landed
  readonly arc?: number // how high it rises, in shares of its way
}

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)'

export function spot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`)
}

/** Let pieces fly while the view changes. Ends when all have landed; at once for whoever wants no motion. */
export async function fly(flights: readonly Flight[], apply: () => void): Promise<void> {
  const duration = wishes.flight
  if (duration === 0 || flights.length === 0) {
    apply()
    await tick()
    return
  }
  const leaving = flights.map((flight) => leave(flight)).filter((piece) => piece !== null)
  apply()
  await tick()
  await Promise.all(leaving.map((piece) => land(piece, duration)))
}

interface Piece {
  readonly flight: Flight
  readonly drawing: HTMLElement
  readonly start: DOMRect
}

function leave(flight: Flight): Piece | null {
  const from = spot(flight.from)
  const source = flight.sprite ? sprite(flight.sprite) : from
  if (!from || !source) return null
  const drawing = source.cloneNode(true) as HTMLElement
  drawing.removeAttribute('data-spot')
  for (const inner of drawing.querySelectorAll('[data-spot]')) inner.removeAttribute('data-spot')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.inert = true
  return { flight, drawing, start: from.getBoundingClientRect() }
}

function sprite(name: string): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-sprite="${CSS.escape(name)}"]`)
  return (template?.content.firstElementChild as HTMLElement | undefined) ?? null
}

async function land(piece: Piece, duration: number): Promise<void> {
  const target = spot(piece.flight.to)
  const layer = document.querySelector('.flights')
  if (!target || !layer) return
  const end = target.getBoundingClientRect()
  const { drawing, start, flight } = piece
  const own = flight.sprite !== undefined
  drawing.classList.add('flying')
  layer.append(drawing)
  const size = own ? drawing.getBoundingClientRect() : start
  const [x0, y0] = own ? middle(start, size) : [start.left, start.top]
  const [x1, y1] = own ? middle(end, size) : [end.left, end.top]
  const scale = own ? 1 : Math.max(0.2, end.width / Math.max(1, start.width))
  drawing.style.width = own ? '' : `${start.width}px`
  drawing.style.height = own ? '' : `${start.height}px`
  if (!own || flight.hide) target.classList.add('landing')
  if (own) drawing.style.visibility = 'hidden' // until it starts
  const rise = (flight.arc ?? 0.12) * Math.hypot(x1 - x0, y1 - y0)
  const frames = [
    { visibility: 'visible', transform: `translate(${x0}px, ${y0}px) scale(1)` },
    { visibility: 'visible', transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - rise}px) scale(${(1 + scale) / 2})` },
    { visibility: 'visible', transform: `translate(${x1}px, ${y1}px) scale(${scale})` },
  ]
  const delay = (flight.delay ?? 0) * duration
  const animation = drawing.animate(frames, { duration, delay, easing: EASE, fill: own ? 'forwards' : 'both' })
  try {
    await animation.finished
  } catch {
    // Somebody left the table meanwhile.
  } finally {
    drawing.remove()
    target.classList.remove('landing')
  }
}

function middle(place: DOMRect, size: DOMRect): [number, number] {
  return [place.left + (place.width - size.width) / 2, place.top + (place.height - size.height) / 2]
}
