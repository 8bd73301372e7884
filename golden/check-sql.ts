import { compileQuery } from '../compiler/compile-query.ts'
import { describeParts } from '../compiler/describe-parts.ts'
import { compileSchema } from '../compiler/compile-schema.ts'
import type { Dialect } from '../compiler/dialects/dialect.ts'
import type { CheckedQuery } from '../compiler/ir/checked.ts'

/**
 * What the compiler says of one query, a line a fact, for tests of single rules: `id int8`,
 * `name text null`, `$1 email text`, and for a fault its code with the text it points at.
 * Throws: when the schema itself has a fault.
 */
export function checkSql(dialect: Dialect, schema: string, query: string): readonly string[] {
  const compiled = compileSchema([{ path: 'schema.sql', text: schema }], dialect, describeParts)
  const fault = compiled.diagnostics.find(({ severity }) => severity === 'error')
  if (fault) throw new Error(`schema: ${fault.message}`)
  const named = { name: 'Query', kind: 'exec', doc: [], text: query } as const
  const { query: checked, diagnostics } = compileQuery(named, compiled.catalog, dialect)
  const faults = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, at }) => `${code}: ${query.slice(at.start, at.end)}`)
  return checked ? factsOf(checked, dialect) : faults
}

function factsOf(query: CheckedQuery, { types }: Dialect): readonly string[] {
  const orNull = (nullable: boolean) => (nullable ? ' null' : '')
  return [
    ...query.parameters.map(
      ({ number, name, type, nullable, list }) =>
        `$${number} ${name} ${types.render(type)}${list ? ' list' : ''}${orNull(nullable)}`,
    ),
    ...query.columns.map(
      ({ name, type, nullable }) => `${name} ${types.render(type)}${orNull(nullable)}`,
    ),
  ]
}
