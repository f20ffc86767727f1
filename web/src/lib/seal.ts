/** The promise that belongs to a seed (docs/luck.md), computed by this browser. */

const COMMIT = 'tablee/commitment/1\0'

/** Null where a browser cannot compute it: on plain http. */
export async function sealOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const label = new TextEncoder().encode(COMMIT)
  const all = new Uint8Array(label.length + bytes.length)
  all.set(label)
  all.set(bytes, label.length)
  const digest = await crypto.subtle.digest('SHA-256', all)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
