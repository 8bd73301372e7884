/** A stretch of code that is drawn in one colour; `look` is a class of `code.css`, empty for plain ink. */
export interface Piece {
  readonly text: string
  readonly look: string
}

/** The pieces of a text: what the pattern finds, by the look of each, and what is between. */
export function piecesOf(
  text: string,
  pattern: RegExp,
  lookOf: (found: string, end: number) => string,
): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const end = index + found.length
    const look = lookOf(found, end)
    if (look === '') continue
    if (index > from) pieces.push({ text: text.slice(from, index), look: '' })
    pieces.push({ text: found, look })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), look: '' })
  return pieces
}
