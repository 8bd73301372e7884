import { diffWordsWithSpace } from 'diff'
import { highlightSql } from '../code/highlight-sql.ts'

/** A stretch of a line in one colour; `isMarked` where the other side has something else. */
export interface MarkedPiece {
  readonly text: string
  readonly look: string
  readonly isMarked: boolean
}

export type MarkedLine = readonly MarkedPiece[]

/** The lines of a text in the colours of SQL: a comment or a string may go on over several of them. */
export function colouredLines(text: string): readonly MarkedLine[] {
  const lines: MarkedPiece[][] = [[]]
  for (const { text: piece, look } of highlightSql(text))
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: part, look, isMarked: false })
    }
  return lines
}

export function plainText(line: MarkedLine): string {
  return line.map(({ text }) => text).join('')
}

/** Both lines with the words marked that the other one has not. */
export function markWords(from: MarkedLine, to: MarkedLine): readonly [MarkedLine, MarkedLine] {
  const changes = diffWordsWithSpace(plainText(from), plainText(to))
  const of = (isOther: (change: (typeof changes)[number]) => boolean, isMark: typeof isOther) =>
    changes
      .filter((change) => !isOther(change))
      .map((change) => ({ length: change.value.length, isMarked: isMark(change) }))
  const [added, removed] = [
    ({ added: is }: (typeof changes)[number]) => is,
    ({ removed: is }: (typeof changes)[number]) => is,
  ]
  return [markedBy(from, of(added, removed)), markedBy(to, of(removed, added))]
}

interface Stretch {
  readonly length: number
  readonly isMarked: boolean
}

/** Cuts the pieces where the stretches end. */
function markedBy(line: MarkedLine, stretches: readonly Stretch[]): MarkedLine {
  const cut: MarkedPiece[] = []
  const rest = stretches.map((stretch) => ({ ...stretch }))
  for (const piece of line) {
    let { text } = piece
    while (text !== '') {
      const [stretch] = rest
      const length = Math.min(stretch?.length ?? text.length, text.length)
      cut.push({
        text: text.slice(0, length),
        look: piece.look,
        isMarked: stretch?.isMarked === true,
      })
      text = text.slice(length)
      if (stretch === undefined) continue
      stretch.length -= length
      if (stretch.length <= 0) rest.shift()
    }
  }
  return cut
}
