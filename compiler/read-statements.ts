import { reportBlanksInNames } from './1-lex/blanks-in-names.ts'
import { lex } from './1-lex/lexer.ts'
import { reportMisread } from './1-lex/misread.ts'
import type { Lexed } from './1-lex/token.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse, parseFirst } from './2-parse/parse.ts'
import { createReport, type Report } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Place } from './source/span.ts'

export interface ReadStatement {
  readonly lexed: Lexed
  /** Undefined where `syntax` says why. */
  readonly tree: Ast.Statement | undefined
  readonly place: Place
  readonly syntax: Report
  /** As it is sent; not so one of several that nothing divides. */
  readonly isSent: boolean
}

/** A longer text without semicolons is none of SQL. */
const MOST_FORGOTTEN = 50

/**
 * The statement of a text, or where a ";" is forgotten, which the first one reports, those that were meant. What
 * stands behind a forgotten one and cannot be read is left for when that is mended: one fault, one diagnostic.
 */
export function readStatements(
  text: string,
  place: Place,
  dialect: Dialect,
): readonly ReadStatement[] {
  const found: ReadStatement[] = []
  let start = 0
  while (found.length < MOST_FORGOTTEN) {
    const rest = text.slice(start)
    const syntax = createReport()
    const lexed = lex(rest, dialect.lexical)
    const { tree, next } = parseFirst(lexed, dialect, syntax)
    const ended = next === undefined ? undefined : readEnded(rest.slice(0, next), dialect)
    const at = (end: number) => ({
      ...place,
      start: place.start + start,
      end: place.start + start + end,
    })
    if (!ended || next === undefined) {
      if (tree) reportBlanksInNames(lexed.tokens, syntax)
      if (tree) reportMisread(lexed.tokens, dialect.lexical, syntax)
      const isSent = found.length === 0
      if (tree || isSent) found.push({ lexed, tree, place: at(rest.length), syntax, isSent })
      return found
    }
    const end = ended.lexed.tokens.at(-1)?.at.end ?? next
    found.push({ ...ended, place: at(end), syntax, isSent: false })
    start += next
  }
  return found
}

function readEnded(
  text: string,
  dialect: Dialect,
): Pick<ReadStatement, 'lexed' | 'tree'> | undefined {
  const lexed = lex(text, dialect.lexical)
  const tree = parse(lexed, dialect, createReport())
  return tree && { lexed, tree }
}
