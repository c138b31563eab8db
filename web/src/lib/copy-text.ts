/**
 * Puts a text on the clipboard. Browsers give the clipboard itself to secure pages only, and may refuse it there; the older
 * way, copying what is marked, works over plain http too.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copyMarked(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return copyMarked(text)
    throw error
  }
}

function copyMarked(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside an open window, which lets no focus out.
  const place = focused?.closest('[role=dialog]') ?? document.body
  place.append(field)
  field.focus()
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
