import { lex } from './1-lex/lexer.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import type { Departure } from './dialects/definition-rules.ts'
import type { Dialect } from './dialects/dialect.ts'
import { createReport, type Diagnostic } from './diagnostics/report.ts'

/** What a statement is, for those who send it and have no use for its tree. */
export interface Classification {
  /** That of the syntax tree, the command of a statement that has no tree, or `unreadable`. */
  readonly kind: string
  /** What reaches beyond the database at hand; undefined when nothing does. */
  readonly leavesDatabase: Departure | undefined
  /** Why it could not be read; its spans are relative to the statement. */
  readonly diagnostics: readonly Diagnostic[]
}

/** `isOwn` knows the schemas of the database at hand. */
export function classify(
  text: string,
  dialect: Dialect,
  isOwn: (schema: string) => boolean,
): Classification {
  const report = createReport()
  const ast = parse(lex(text, dialect.lexical), dialect, report)
  return {
    kind: kindOf(ast),
    leavesDatabase: ast && dialect.definitions.leavesDatabase(ast, isOwn),
    diagnostics: report.all(),
  }
}

export function kindOf(ast: Ast.Statement | undefined): string {
  if (!ast) return 'unreadable'
  return ast.kind === 'other' ? ast.command : ast.kind
}
