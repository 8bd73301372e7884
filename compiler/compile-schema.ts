import { lex } from './1-lex/lexer.ts'
import type { Statement } from './1-lex/token.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import type { Changes, DefinitionContext, DescribeQuery } from './3-resolve/definitions/context.ts'
import { resolveDefinition } from './3-resolve/definitions/resolve-definition.ts'
import { addAlias, createDraft, type Draft, finished } from './3-resolve/catalog/draft.ts'
import { fold } from './3-resolve/catalog/fold.ts'
import { blaming } from './diagnostics/bug.ts'
import { type LocatedDiagnostic, locate } from './diagnostics/locate.ts'
import { createReport, type Report } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Catalog } from './ir/catalog.ts'
import type { SourceFile } from './source/source-file.ts'
import type { Place } from './source/span.ts'
import { split } from './split.ts'

export interface SchemaCompilation {
  readonly catalog: Catalog
  /** In the order of the files and of the statements in them. */
  readonly diagnostics: readonly LocatedDiagnostic[]
}

/**
 * The catalog that the definitions of all files make, one after the other. Statements with faults are
 * reported and have no effect; data statements are passed over unread.
 */
export function compileSchema(
  files: readonly SourceFile[],
  dialect: Dialect,
  describe: DescribeQuery,
): SchemaCompilation {
  const compilation: Compilation = {
    draft: createDraft(dialect),
    describe,
    judged: [],
    deferred: [],
  }
  for (const file of files) {
    for (const statement of split(file.text, dialect.lexical)) {
      if (!isRead(statement)) continue
      const place = { file: file.path, ...statement.at }
      blaming(place, () => compileStatement(statement, place, compilation))
    }
  }
  for (const resolve of compilation.deferred) foldAll(resolve(), compilation.draft)
  return {
    catalog: finished(compilation.draft),
    diagnostics: compilation.judged.flatMap(({ report, place }) =>
      report.all().map((diagnostic) => locate(diagnostic, place)),
    ),
  }
}

interface Compilation {
  readonly draft: Draft
  readonly describe: DescribeQuery
  readonly judged: { readonly report: Report; readonly place: Place }[]
  /** What statements have put off until all of them are folded. */
  readonly deferred: (() => Changes)[]
}

/** Rows and queries say nothing of the schema; COPY from a program is looked at, COPY of rows is not. */
const data =
  /^(?:\(|(?:insert|replace|update|delete|merge|select|with|values|table)\b|copy\b(?![\s\S]*\bprogram\b))/i

function isRead({ kind, text, rollback }: Statement): boolean {
  return kind === 'sql' && !rollback && !data.test(text)
}

function compileStatement(statement: Statement, place: Place, compilation: Compilation): void {
  const { draft, describe, judged, deferred } = compilation
  const { dialect } = draft
  const report = createReport()
  judged.push({ report, place })
  const ast = parse(lex(statement.text, dialect.lexical), dialect, report)
  if (!ast) return
  const departure = dialect.definitions.leavesDatabase(ast, (schema) =>
    draft.schemas.has(dialect.names.relationKey(schema)),
  )
  if (departure) {
    report.add('schema-leaves-database', departure.at, departure)
    if (departure.into !== undefined) addAlias(draft, departure.into)
    return
  }
  const context: DefinitionContext = {
    draft,
    catalog: draft,
    dialect,
    report,
    statement: place,
    describe,
    defer: (resolve) => deferred.push(resolve),
  }
  foldAll(changesOf(ast, context), draft)
}

/** What a statement does to the catalog; nothing where it defines nothing. */
export function changesOf(ast: Ast.Statement, context: DefinitionContext): Changes {
  if (ast.kind === 'other') judgeOther(ast, context)
  return isDefinition(ast) ? resolveDefinition(ast, context) : []
}

function isDefinition(ast: Ast.Statement): ast is Ast.Definition {
  return !['query', 'insert', 'update', 'delete', 'other'].includes(ast.kind)
}

/** Statements of sessions and transactions, and those that keep a database in order. */
const session =
  /^(?:abort|analyze|begin|checkpoint|cluster|close|commit|deallocate|declare|discard|end|explain|fetch|flush|handler|listen|lock|notify|optimize|pragma|prepare|refresh|reindex|release|reset|rollback|savepoint|set|show|start|unlisten|unlock|use|vacuum)\b/

function judgeOther({ command, at }: Ast.Other, { report }: DefinitionContext): void {
  if (session.test(command)) return
  if (/^(?:grant|revoke)\b/.test(command)) report.add('not-modelled', at, { what: command })
  else report.add('not-a-definition', at, {})
}

/** One change at a time: the next one is resolved against what this one has made. */
function foldAll(changes: Changes, draft: Draft): void {
  for (const change of changes) fold(draft, change)
}
