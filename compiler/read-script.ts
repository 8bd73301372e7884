import { lex } from './1-lex/lexer.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import { kindOf } from './classify.ts'
import { createReport } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Span } from './source/span.ts'
import { asSpoken } from './split/as-spoken.ts'
import { split, type SplitStatement } from './split/split.ts'
import { type StatementParameters, statementParameters } from './statement-parameters.ts'

/** A statement of a script that a person runs, one at a time. */
export interface ScriptStatement {
  /** Without the semicolon behind it. */
  readonly text: string
  readonly at: Span
  /** That of the syntax tree, the command of a statement that has no tree, or `unreadable`. */
  readonly kind: string
  /** How it reaches files of this machine by the process that runs it; undefined where it does not. */
  readonly reachesFiles: string | undefined
  /** An UPDATE or DELETE of every row. */
  readonly isUnfiltered: boolean
  readonly parameters: StatementParameters
}

/** The statements of a script, in their order; lines of psql and the rows of COPY are none. Never throws. */
export function readScript(text: string, dialect: Dialect): readonly ScriptStatement[] {
  return split(text, dialect.lexical)
    .filter(({ kind }) => kind === 'sql')
    .map((statement) => readStatement(statement, asSpoken(dialect, statement)))
}

function readStatement({ text, at }: SplitStatement, dialect: Dialect): ScriptStatement {
  const lexed = lex(text, dialect.lexical)
  const tree = parse(lexed, dialect, createReport())
  const kind = kindOf(tree)
  return {
    text,
    at,
    kind,
    reachesFiles: dialect.definitions.reachesFiles(lexed.tokens),
    isUnfiltered: isUnfiltered(tree),
    // `$1` in the body of a routine is its own.
    parameters: statementParameters(DEFINES.test(kind) ? [] : lexed.tokens),
  }
}

const DEFINES = /^(?:create|alter|prepare)/

function isUnfiltered(tree: Ast.Statement | undefined): boolean {
  if (tree?.kind !== 'update' && tree?.kind !== 'delete') return false
  return tree.where === undefined && tree.currentOf === undefined && tree.limit === undefined
}
