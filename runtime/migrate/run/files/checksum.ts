import { hash } from 'node:crypto'

export function sha256(text: string): string {
  return hash('sha256', text, 'hex')
}

/** The text without what editors and systems change. */
export function normalized(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
  return lines.replace(/\n*$/, '\n')
}
