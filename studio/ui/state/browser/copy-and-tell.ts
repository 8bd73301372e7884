import { copyText } from './copy-text.ts'
import type { Studio } from '../studio.ts'

/** Puts a text on the clipboard, and says so. */
export async function copyAndTell(
  { toasts }: Pick<Studio, 'toasts'>,
  text: string,
  said: string,
): Promise<void> {
  if (await copyText(text)) toasts.show({ tone: 'ok', text: said })
  else toasts.show({ tone: 'danger', text: 'Not copied: the browser does not allow it.' })
}
