/** A text with the name that diagnostics print; `path` is relative to the project where it can be. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Line and column, both 1-based; the column counts UTF-16 code units. */
export interface Position {
  readonly line: number
  readonly column: number
}

const lineStartsOf = new WeakMap<SourceFile, readonly number[]>()

/** The position of an offset; an offset beyond the text gives the position after its last character. */
export function positionAt(file: SourceFile, offset: number): Position {
  const starts = lineStarts(file)
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}

/** The text of a line, without its end. `line` is 1-based. */
export function lineText(file: SourceFile, line: number): string {
  const starts = lineStarts(file)
  const start = starts[line - 1] ?? file.text.length
  return file.text.slice(start, starts[line] ?? file.text.length).replace(/\r?\n$/, '')
}

function lineStarts(file: SourceFile): readonly number[] {
  const known = lineStartsOf.get(file)
  if (known) return known
  const starts = [0]
  for (let at = file.text.indexOf('\n'); at >= 0; at = file.text.indexOf('\n', at + 1)) {
    starts.push(at + 1)
  }
  lineStartsOf.set(file, starts)
  return starts
}
