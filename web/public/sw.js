/* The service worker: keeps the shell for when there is no network. It never looks at /api or /ws.

A page is asked for on the network first, and the last one is shown when there is none. Files whose names change with
their content are taken from the cache first. What a new page no longer names is forgotten. */

const SHELL = 'tablee-shell-1'
const PAGE = /^\/(?:(?:t|c|tv|replay|learn|rules)\/[^/]+)?$/
const FILE = /^\/(?:assets\/.+|[\w-]+\.(?:svg|png|webmanifest))$/
const NAMED = /(?:\.\/|assets\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg))/g
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().catch(() => undefined))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && PAGE.test(url.pathname)) event.respondWith(page(event))
  else if (FILE.test(url.pathname)) event.respondWith(file(request))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})

/** To the tab of that table, or to a new one. */
async function goTo(path) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => new URL(client.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

async function page(event) {
  const asked = fetch(event.request)
  event.waitUntil(
    asked.then(
      (answer) => (answer.ok ? refresh(answer.clone()) : undefined),
      () => undefined,
    ),
  )
  const kept = await (await caches.open(SHELL)).match('/')
  if (!kept) return asked
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept))
  return Promise.race([asked.catch(() => kept), late])
}

async function file(request) {
  const shell = await caches.open(SHELL)
  const kept = await shell.match(request)
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept
  try {
    const answer = await fetch(request)
    if (answer.ok) await shell.put(request, answer.clone())
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** Keep a page, and every file that it names, and those that they name; forget what nobody names any more. */
async function refresh(answer) {
  const fresh = answer ?? (await fetch('/', { cache: 'no-cache' }))
  const shell = await caches.open(SHELL)
  const text = await fresh.text()
  const known = await shell.match('/')
  if (known && (await known.text()) === text) return
  const named = new Set()
  await keepNamed(shell, text, named)
  await shell.put('/', new Response(text, { headers: fresh.headers }))
  for (const request of await shell.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !named.has(pathname)) await shell.delete(request)
  }
}

async function keepNamed(shell, text, named) {
  for (const [, name] of text.matchAll(NAMED)) {
    const path = `/assets/${name}`
    if (named.has(path)) continue
    named.add(path)
    let kept = await shell.match(path)
    if (!kept) {
      kept = await fetch(path)
      if (!kept.ok) continue
      await shell.put(path, kept.clone())
    }
    if (/\.(?:js|css)$/.test(path)) await keepNamed(shell, await kept.text(), named)
  }
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith('tablee-shell-') && name !== SHELL) await caches.delete(name)
  }
  await self.clients.claim()
}
