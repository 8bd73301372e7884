import { closedEnd } from './closed-end.ts'
import type { SourceFile } from './source-file.ts'

/** The files of a schema with changes that are made all at once, each at a place of the text as it was. */
export class RevisedFiles {
  private readonly files: readonly SourceFile[]
  private readonly edits = new Map<string, Edit[]>()
  private readonly added = new Map<string, string[]>()

  constructor(files: readonly SourceFile[]) {
    this.files = files
  }

  replace(path: string, start: number, end: number, text: string): void {
    this.edit(path, { start, end, text })
  }

  /** Takes a statement out, with its semicolon, the comment lines directly above it and the empty lines that it leaves. */
  remove(path: string, start: number, end: number): void {
    const text = this.textOf(path)
    const closed = closedEnd(text, end)
    const before = commentAbove(text.slice(0, start))
    const behind = /^[ \t]*\n?\n?/.exec(text.slice(closed))?.[0].length ?? 0
    this.edit(path, { start: start - before, end: closed + behind, text: '' })
  }

  insertBehind(path: string, end: number, text: string): void {
    this.edit(path, { start: end, end, text: `\n\n${text.trimEnd()}` })
  }

  /** Above a statement and the comment lines directly above it. */
  insertAbove(path: string, start: number, text: string): void {
    const at = start - commentAbove(this.textOf(path).slice(0, start))
    this.edit(path, { start: at, end: at, text: `${text}\n` })
  }

  /** Writes at the end of a file, which may be a new one. */
  append(path: string, text: string): void {
    this.added.set(path, [...(this.added.get(path) ?? []), text])
  }

  /** All files by path; one of which nothing is left is not among them. */
  result(): ReadonlyMap<string, string> {
    const paths = new Set([...this.files.map(({ path }) => path), ...this.added.keys()])
    const texts = [...paths].map((path) => [path, this.revised(path)] as const)
    return new Map(texts.filter(([path, text]) => text.trim() !== '' || this.isUntouched(path)))
  }

  private isUntouched(path: string): boolean {
    return !this.edits.has(path) && !this.added.has(path)
  }

  private revised(path: string): string {
    const before = this.textOf(path)
    if (this.isUntouched(path)) return before
    let text = ''
    let at = 0
    for (const edit of (this.edits.get(path) ?? []).toSorted(
      (a, b) => a.start - b.start || a.end - b.end,
    )) {
      text += before.slice(at, Math.max(at, edit.start)) + edit.text
      at = Math.max(at, edit.end)
    }
    text += before.slice(at)
    return [text, ...(this.added.get(path) ?? [])]
      .map((part) => part.trimEnd())
      .filter((part) => part !== '')
      .map((part) => `${part}\n`)
      .join('\n')
  }

  private edit(path: string, edit: Edit): void {
    this.edits.set(path, [...(this.edits.get(path) ?? []), edit])
  }

  private textOf(path: string): string {
    return this.files.find((file) => file.path === path)?.text ?? ''
  }
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The number of characters at the end of the text that are comment lines, and the blanks behind them. */
function commentAbove(text: string): number {
  const lines = text.split('\n')
  const last = lines.pop() ?? ''
  if (last.trim() !== '') return 0
  let length = last.length
  for (const line of lines.reverse()) {
    if (!/^[ \t]*--/.test(line)) break
    length += line.length + 1
  }
  return length
}
