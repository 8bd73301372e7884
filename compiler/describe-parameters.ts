import { compileQuery } from './compile-query.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { Catalog } from './ir/catalog.ts'
import type { Type } from './ir/type.ts'
import type { ScriptStatement } from './read-script.ts'

export interface DescribedParameter {
  readonly label: string
  /** Undefined where the statement has an error, or says nothing of it. */
  readonly type: Type | undefined
  readonly nullable: boolean
}

/** The parameters of a statement with their types, as far as these can be told. */
export function describeParameters(
  { text, parameters: { labels } }: ScriptStatement,
  catalog: Catalog,
  dialect: Dialect,
): readonly DescribedParameter[] {
  if (labels.length === 0) return []
  const named = { name: 'statement', kind: 'many', doc: [], text } as const
  const known = compileQuery(named, catalog, dialect).query?.parameters ?? []
  const isWhole = known.length === labels.length
  return labels.map((label, index) => {
    const found = isWhole ? known[index] : undefined
    return { label, type: found?.type, nullable: found?.nullable ?? true }
  })
}
