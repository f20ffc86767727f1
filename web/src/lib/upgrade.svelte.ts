/** The house may change while a page is open. Whoever has an old page is offered a new one, and never forced to take it. */

import { build } from './build'

const WORKER = '/sw.js'
const CHECK_AT_MOST_EVERY = 5 * 60_000

interface Policy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy
}

class Upgrade {
  /** A newer client is there. */
  ready = $state(false)
  /** The browser would put us on its home screen. */
  install = $state.raw<(() => Promise<void>) | null>(null)
  private checked = 0

  constructor() {
    addEventListener('vite:preloadError', () => (this.ready = true)) // a part of this page that is no longer there
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      const asking = event as Event & { prompt: () => Promise<unknown> }
      this.install = async () => {
        this.install = null
        await asking.prompt()
      }
    })
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.check()
    })
  }

  /** Compare ourselves with what the server gives now. Asked when a line has come back: then it may be another server. */
  async check(): Promise<void> {
    const now = Date.now()
    if (this.ready || import.meta.env.DEV || now - this.checked < CHECK_AT_MOST_EVERY) return
    this.checked = now
    const own = build()
    try {
      const answer = await fetch('/', { cache: 'no-cache' })
      if (own && answer.ok && !(await answer.text()).includes(own)) this.ready = true
    } catch {
      this.checked = 0
    }
  }

  reload(): void {
    location.reload()
  }

  /** The service worker keeps the shell for when there is no network. */
  async keepShell(): Promise<void> {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
    try {
      await navigator.serviceWorker.register(trusted(WORKER) as unknown as URL)
    } catch {
      // Without one everything works, as long as there is a network.
    }
  }
}

/** The policy of the server lets nobody but this one name a script, and this one names only the worker. */
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  return types ? types.createPolicy('tablee-worker', { createScriptURL: () => WORKER }).createScriptURL(url) : url
}

export const upgrade = new Upgrade()
