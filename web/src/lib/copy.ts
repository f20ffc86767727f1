/** Copying: as browsers want it, and as they let us where a page comes by plain http. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** A field that nobody sees, selected and copied. Inside an open sheet: what lies behind one cannot be selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'out-of-sight'
  field.setAttribute('aria-hidden', 'true')
  ;(before?.closest('dialog') ?? document.body).append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
