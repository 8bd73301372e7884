import { lex } from './1-lex/lexer.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Span } from './source/span.ts'
import { asSpoken } from './split/as-spoken.ts'
import { split, type SplitStatement } from './split/split.ts'

/** A statement of a migration, a line for the client of an engine, or the rows behind COPY. */
export interface MigrationPart {
  readonly kind: SplitStatement['kind']
  /** Without the semicolon behind it. */
  readonly text: string
  readonly at: Span
  /** The lines of comments between the part before and this one. */
  readonly comments: readonly CommentLine[]
  /** It stands below a marker like `-- +goose Down`. */
  readonly isRollback: boolean
  /** Equal for statements that differ in comments and white space alone. */
  readonly tokens: string
}

export interface CommentLine {
  /** Without the dashes and the blanks around it. */
  readonly text: string
  readonly at: Span
}

export interface ReadMigration {
  readonly parts: readonly MigrationPart[]
  /** The lines of comments before the first part, or all of a file that has none. */
  readonly header: readonly CommentLine[]
}

/** The parts of a file in their order. Never fails: a statement is whatever stands between two ends. */
export function readMigration(text: string, dialect: Dialect): ReadMigration {
  let before = 0
  const parts = split(text, dialect.lexical).map((statement): MigrationPart => {
    const comments = commentsIn(text, before, statement.at.start)
    before = statement.at.end
    return { ...partOf(statement, dialect), comments }
  })
  return { parts, header: parts[0]?.comments ?? commentsIn(text, 0, text.length) }
}

function partOf(statement: SplitStatement, dialect: Dialect): Omit<MigrationPart, 'comments'> {
  const { kind, text, at, rollback } = statement
  const { lexical } = asSpoken(dialect, statement)
  const tokens = kind === 'sql' ? tokensOf(text, lexical) : text
  return { kind, text, at, isRollback: rollback, tokens }
}

/** A text that cannot be read to its end is compared as it is written. */
function tokensOf(text: string, lexical: Dialect['lexical']): string {
  const { tokens, unterminated } = lex(text, lexical)
  return unterminated === undefined ? tokens.map((token) => token.text).join('\n') : text
}

/** What stands behind a statement on its line belongs to that statement. */
function commentsIn(text: string, from: number, to: number): readonly CommentLine[] {
  const between = text.slice(from, to)
  const start = from === 0 ? 0 : between.search(/\n|$/)
  const found = between.slice(start).replaceAll(/\/\*[\s\S]*?\*\//g, blank)
  return [...found.matchAll(/^[ \t]*--[ \t]*(.*)$/gm)].map(({ 0: line, 1: said = '', index }) => {
    const at = from + start + index
    return { text: said.trim(), at: { start: at, end: at + line.length } }
  })
}

/** As many characters, so that places stay what they are. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
