/** Tells whoever is looking elsewhere that it is their turn: only if they asked for it, and never while they are here. */

import { wishes } from './wishes.svelte'

export const canRing = 'Notification' in globalThis

/** Ask the browser whether we may. */
export async function allowBell(): Promise<boolean> {
  return canRing && (await Notification.requestPermission()) === 'granted'
}

export function ring(title: string, body: string, table: string): void {
  if (!wishes.bell || !document.hidden || !canRing || Notification.permission !== 'granted') return
  const about = { body, tag: table, icon: '/icon-192.png', data: `/t/${table}` }
  const worker = navigator.serviceWorker?.controller ? navigator.serviceWorker.ready : null
  if (worker) void worker.then((here) => here.showNotification(title, about))
  else new Notification(title, about).onclick = () => focus()
}
