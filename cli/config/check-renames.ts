import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import type { Catalog, Schema } from '../../compiler/ir/catalog.ts'
import type { NamedText } from './config-table.ts'
import { fault } from '../diagnostics/fault.ts'

/** Keys of `[gen.js.rename]` that name neither a relation, a column nor an enum of the schema. */
export function checkRenames(
  renames: ReadonlyMap<string, NamedText>,
  catalog: Catalog,
  defaultSchema: string,
): readonly Renderable[] {
  if (renames.size === 0) return []
  const known = new Set(
    [...catalog.schemas.values()].flatMap((schema) => subjectsOf(schema, defaultSchema)),
  )
  return [...renames].flatMap(([subject, { key }]) =>
    known.has(subject)
      ? []
      : [fault('unknown-rename', { subject, suggestion: suggest(subject, known) }, key)],
  )
}

function subjectsOf({ name, relations, types }: Schema, defaultSchema: string): string[] {
  const prefix = name === defaultSchema ? '' : `${name}.`
  const named = [...types.values()].map((type) => prefix + type.name)
  const columns = [...relations.values()].flatMap((relation) => [
    prefix + relation.name,
    ...relation.columns.map((column) => `${prefix}${relation.name}.${column.name}`),
  ])
  return [...named, ...columns]
}
