/** The address that an invitation carries. Whoever opened the house by a name that only this machine understands passes
 * on an address of its network instead; the server knows which ones it has (docs/protocol.md). */

import { api } from './api'

const OWN_NAME = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/

export function isOwnName(host: string): boolean {
  return OWN_NAME.test(host.toLowerCase())
}

class Invitations {
  /** Where phones find this house, the likeliest first; none without a network. */
  origins = $state.raw<readonly string[]>([])
  known = $state(false)
  private chosen = $state<string | null>(null)

  /** The address to pass on: the chosen one, else the likeliest; without a network, the one that we have. */
  get origin(): string {
    if (this.chosen !== null && this.origins.includes(this.chosen)) return this.chosen
    return this.origins[0] ?? location.origin
  }

  /** Nobody else can come: this machine is on no network. */
  get alone(): boolean {
    return this.known && this.origins.length === 0
  }

  /** Ask again whenever an invitation is shown: a laptop changes networks. */
  async look(): Promise<void> {
    if (!isOwnName(location.hostname)) this.origins = [location.origin]
    else {
      try {
        this.origins = (await api.addresses()).origins
      } catch {
        return // what was known last is still the best guess
      }
    }
    this.known = true
  }

  choose(origin: string): void {
    this.chosen = origin
  }

  /** Without `http://`, as it is typed and read aloud. */
  get host(): string {
    return hostOf(this.origin)
  }

  link(path: string): string {
    return this.origin + path
  }

  /** The link to a table, as a picture. */
  picture(table: string): string {
    const path = `/api/tables/${table}/qr.svg`
    const usual = this.origin === (this.origins[0] ?? location.origin) // then the server knows it better than we do
    return usual ? path : `${path}?text=${encodeURIComponent(this.link(`/t/${table}`))}`
  }
}

export function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

export const invitations = new Invitations()
