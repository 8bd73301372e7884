/** A part of a text, in UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The statements with the comments that stand right above them. */
export function withComments<Range extends TextRange>(
  statements: readonly Range[],
  text: string,
): readonly Range[] {
  return statements.map((statement, index) => {
    const least = statements[index - 1]?.end ?? 0
    const [comments = ''] = COMMENTS.exec(text.slice(least, statement.start)) ?? []
    return { ...statement, start: statement.start - comments.length }
  })
}

/** Lines of comments without an empty line between them, behind the semicolon of another statement. */
const COMMENTS =
  /(?:(?<=^|\n)[ \t]*(?:--|#)[^\n]*\n|(?<=^|\n)[ \t]*\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*\n?)+[ \t]*$/

/**
 * The statement at the cursor: the one it stands in, or right behind; on an empty line between two, the one before.
 */
export function statementAt<Range extends TextRange>(
  statements: readonly Range[],
  cursor: number,
): Range | undefined {
  const before = statements.findLast(({ start }) => start <= cursor)
  return before ?? statements[0]
}

/** The place as people count it, lines and columns from 1. */
export function lineAndColumn(text: string, place: number): { line: number; column: number } {
  const before = text.slice(0, place)
  const line = before.split('\n').length
  return { line, column: place - (before.lastIndexOf('\n') + 1) + 1 }
}
