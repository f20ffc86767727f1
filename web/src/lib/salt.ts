/** Our part in the luck of the deal: nobody can have prepared it without us (docs/fairness.md). */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
