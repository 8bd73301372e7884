/** The text with no character that means something in `LIKE ... ESCAPE '!'`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&')
}
