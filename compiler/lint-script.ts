import { compileQuery } from './compile-query.ts'
import type { Code } from './diagnostics/catalogue.ts'
import { type LocatedDiagnostic, locate } from './diagnostics/locate.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Catalog } from './ir/catalog.ts'
import type { SourceFile } from './source/source-file.ts'
import type { Span } from './source/span.ts'
import { readScript } from './read-script.ts'

/** What concerns the generated code for a query, and not a statement that a person runs. */
const OF_GENERATED_CODE: ReadonlySet<Code> = new Set([
  'definition-in-query',
  'duplicate-column',
  'ignored-rows',
  'invalid-parameter-name',
  'many-rows',
  'missing-parameter',
  'mixed-parameters',
  'not-supported',
  'reads-no-rows',
  'skipped-parameter',
  'undetermined-parameter',
  'unnamed-column',
  'unset-variable',
] satisfies Code[])

/** What can be wrong with a statement whatever the schema is. */
const OF_SYNTAX: ReadonlySet<Code> = new Set([
  'foreign-clause',
  'nesting-too-deep',
  'syntax-error',
  'unterminated',
] satisfies Code[])

const QUERIES: ReadonlySet<string> = new Set(['query', 'insert', 'update', 'delete', 'merge'])

/**
 * What is wrong or doubtful in a script that is run on a database with the catalog. Behind a statement that may
 * change what names mean only the syntax is judged.
 */
export function lintScript(
  file: SourceFile,
  catalog: Catalog,
  dialect: Dialect,
): readonly LocatedDiagnostic[] {
  let isKnown = true
  return readScript(file.text, dialect).flatMap(({ text, at, kind }) => {
    const found = lintStatement({ text, at }, catalog, dialect)
    const judged = isKnown ? found : found.filter(({ code }) => OF_SYNTAX.has(code))
    isKnown &&= QUERIES.has(kind) || kind === 'unreadable'
    return judged.map((each) => locate(each, { file: file.path, ...at }))
  })
}

function lintStatement(
  { text }: { readonly text: string; readonly at: Span },
  catalog: Catalog,
  dialect: Dialect,
) {
  const named = { name: 'statement', kind: 'many', doc: [], text } as const
  const { diagnostics } = compileQuery(named, catalog, dialect)
  return diagnostics.filter(({ code }) => !OF_GENERATED_CODE.has(code))
}
