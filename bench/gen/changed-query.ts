import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { annotate } from '../../compiler/1-lex/annotations.ts'
import { compileQuery, type NamedStatement } from '../../compiler/compile-query.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import { createReport } from '../../compiler/diagnostics/report.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { split } from '../../compiler/split/split.ts'
import { median } from '../median.ts'

/** Prints what one query costs in a warm process that has the schema at hand; of the project in a directory. */
const [, , directory = ''] = process.argv
const schema = read(join(directory, 'db', 'schema'))
const queries = read(join(directory, 'db', 'queries')).flatMap(({ text }) => namedIn(text))
const { catalog } = compileSchema(schema, postgresql, describeParts)
const WARM_UPS = 3

for (let i = 0; i < WARM_UPS; i++)
  for (const query of queries) compileQuery(query, catalog, postgresql)
const times = queries.map((query) => {
  const started = performance.now()
  compileQuery({ ...query, text: `${query.text} ` }, catalog, postgresql)
  return performance.now() - started
})
const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
process.stdout.write(
  `one changed query, warm, its schema compiled: ${median(times).toFixed(2)} ms in the middle, ` +
    `${slow.toFixed(2)} ms at the 99th percentile (at most 10)\n`,
)

function read(folder: string): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(folder).map((path) => ({
    path,
    text: readFileSync(join(folder, path), 'utf8'),
  }))
}

function namedIn(text: string): readonly NamedStatement[] {
  const statements = split(text, postgresql.lexical)
  return annotate(text, statements, postgresql.lexical, createReport()).map(
    ({ statement, ...named }) => ({ ...named, text: statement.text }),
  )
}
