import { compile } from '../../compiler/compile.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Relation } from '../../compiler/ir/catalog.ts'
import { positionAt, type SourceFile } from '../../compiler/source/source-file.ts'
import { targetFor } from '../../golden/truth/target-for.ts'

/** Returns the first error of `quarry gen` on the files, with a query for each relation; undefined: it compiles. */
export function compilePulled(
  schema: readonly SourceFile[],
  dialect: Dialect,
  quote: string,
): string | undefined {
  const target = targetFor(dialect)
  const { catalog } = compile({ schema, queries: [] }, target).project
  const [own = ''] = catalog.searchPath
  const relations = [...catalog.schemas.values()]
    .filter(({ name }) => name === own)
    .flatMap((each) => [...each.relations.values()])
    .filter(({ columns, place }) => columns.length > 0 && place !== undefined)
  const text = relations.map((relation, index) => queryOf(relation, index, quote)).join('\n')
  const queries = [{ group: 'all', file: { path: 'queries/all.sql', text } }]
  const { diagnostics } = compile({ schema, queries }, target)
  const found = diagnostics.find(({ severity }) => severity === 'error')
  if (found === undefined) return undefined
  const { code, message, place } = found
  const file = [...schema, queries[0]?.file].find((each) => each?.path === place?.file)
  const line = file && place ? positionAt(file, place.start).line : 0
  return `gen: ${place?.file}:${line}: ${code}: ${message}: ${file?.text.split('\n')[line - 1]}`
}

function queryOf({ name }: Relation, index: number, quote: string): string {
  const written = `${quote}${name.replaceAll(quote, quote + quote)}${quote}`
  return `-- name: Read${index} :many\nSELECT * FROM ${written};\n`
}
