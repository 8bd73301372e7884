/** A text without any sign of a pattern is looked for within the names. */
export function globOf(text: string): string {
  return /[*?[\]\\]/.test(text) ? text : `*${text}*`
}

/** The pattern that fits the text and nothing else. */
export function escapedGlob(text: string): string {
  return text.replaceAll(/[*?[\]^\\]/g, '\\$&')
}
