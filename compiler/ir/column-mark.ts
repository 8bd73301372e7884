/** A column in a text of `IndexProof`, which nothing else in such a text can be mistaken for. */
export function columnMark(name: string): string {
  return `\0${name}\0`
}
