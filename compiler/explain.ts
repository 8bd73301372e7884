import { annotate } from './1-lex/annotations.ts'
import { lex } from './1-lex/lexer.ts'
import { parse } from './2-parse/parse.ts'
import { resolve } from './resolve.ts'
import { explainStatement } from './4-check/explain-statement.ts'
import type { Sources, Target } from './compile.ts'
import { createReport } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Catalog } from './ir/catalog.ts'
import type { ExplainedColumn } from './ir/explanation.ts'
import type { SourceFile } from './source/source-file.ts'
import { splitQueries } from './split/split-queries.ts'

/** A query, and why its columns are what they are. */
export interface Explanation {
  readonly query: string
  readonly columns: readonly ExplainedColumn[]
}

/** Of all queries, those with an error too. */
export function queryNames({ queries }: Sources, dialect: Dialect): readonly string[] {
  return queries.flatMap(({ file }) => annotated(file, dialect).map(({ name }) => name))
}

function annotated({ text }: SourceFile, { lexical }: Dialect) {
  return annotate(text, splitQueries(text, lexical), lexical, createReport())
}

/** The queries of the name; those with an error are left out: `compile` says what is wrong. */
export function explain(
  name: string,
  { queries }: Sources,
  { dialect }: Pick<Target, 'dialect'>,
  catalog: Catalog,
): readonly Explanation[] {
  return queries.flatMap(({ file }) => {
    return annotated(file, dialect)
      .filter((each) => each.name === name)
      .flatMap(({ statement }) => {
        const report = createReport()
        const ast = parse(lex(statement.text, dialect.lexical), dialect, report)
        if (!isQuery(ast)) return []
        const resolved = resolve(ast, catalog, dialect, report)
        const source = { file: file.path, start: statement.at.start, text: statement.text }
        const columns = explainStatement(resolved, { catalog, dialect, source }, report)
        const isFaulty = report.all().some(({ severity }) => severity === 'error')
        return isFaulty ? [] : [{ query: name, columns }]
      })
  })
}

type Parsed = ReturnType<typeof parse>
type QueryTree = Parameters<typeof resolve>[0]

const queryKinds: ReadonlySet<string> = new Set([
  'query',
  'insert',
  'update',
  'delete',
  'merge',
  'other',
] satisfies QueryTree['kind'][])

function isQuery(ast: Parsed): ast is QueryTree & NonNullable<Parsed> {
  return ast !== undefined && queryKinds.has(ast.kind)
}
