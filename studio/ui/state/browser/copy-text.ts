/** Puts a text on the clipboard; false where the browser allows no page to do that. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers have no clipboard for pages from another machine that came without TLS.
  if (!isSecureContext) return copyBySelection(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.className = 'sr'
  field.value = text
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
