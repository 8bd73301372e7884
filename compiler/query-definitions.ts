import { annotate } from './1-lex/annotations.ts'
import { lex } from './1-lex/lexer.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import type { SchemaFile } from './definition-statements.ts'
import { createReport } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { SourceFile } from './source/source-file.ts'
import type { Span } from './source/span.ts'
import { splitQueries } from './split/split-queries.ts'

interface Sources {
  readonly schema: readonly SourceFile[]
  readonly queries: readonly { readonly file: SourceFile }[]
}

/**
 * The schema files with what the query files create under `:exec`: a temporary table is known to the queries that
 * read it. The text of a query file is kept with its places, and with blanks for all else.
 */
export function schemaOf({ schema, queries }: Sources, dialect: Dialect): readonly SchemaFile[] {
  const defining = queries.flatMap(({ file }) => definingFile(file, dialect) ?? [])
  return defining.length === 0 ? schema : [...schema, ...defining]
}

/** Reading a file twice is worth it only where this is found. */
const mayCreate = /\bcreate\b[^;]*?\b(?:table|view|sequence)\b/i

/** One of each file: who watches a project asks whether the schema is the same. */
const known = new WeakMap<SourceFile, SchemaFile>()

function definingFile(file: SourceFile, dialect: Dialect): SchemaFile | undefined {
  if (!mayCreate.test(file.text)) return undefined
  const found = known.get(file)
  if (found) return found
  const spans = creations(file, dialect)
  if (spans.length === 0) return undefined
  const made = { path: file.path, text: withBlanks(file.text, spans), ofQueries: true } as const
  known.set(file, made)
  return made
}

/** The places of the statements that create what queries read, with the semicolon behind each. */
function creations({ text }: SourceFile, dialect: Dialect): readonly Span[] {
  const statements = splitQueries(text, dialect.lexical)
  return annotate(text, statements, dialect.lexical, createReport()).flatMap(
    ({ kind, statement }) => {
      if (kind !== 'exec' || !mayCreate.test(statement.text)) return []
      const tree = parse(lex(statement.text, dialect.lexical), dialect, createReport())
      if (tree === undefined || !creating.has(tree.kind)) return []
      const { start, end } = statement.at
      return [{ start, end: text[end] === ';' ? end + 1 : end }]
    },
  )
}

const creating: ReadonlySet<string> = new Set<Ast.Definition['kind']>([
  'create-table',
  'create-table-as',
  'create-virtual-table',
  'create-view',
  'create-sequence',
])

function withBlanks(text: string, spans: readonly Span[]): string {
  const blank = (start: number, end?: number) => text.slice(start, end).replaceAll(/[^\n]/g, ' ')
  let at = 0
  let kept = ''
  for (const { start, end } of spans) {
    kept += blank(at, start) + text.slice(start, end)
    at = end
  }
  return kept + blank(at)
}
