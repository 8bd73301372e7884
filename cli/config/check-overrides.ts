import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import type { Types } from '../../compiler/dialects/dialect.ts'
import type { Catalog, Schema } from '../../compiler/ir/catalog.ts'
import type { TypeOverride } from '../../compiler/ir/options.ts'
import { fault } from '../diagnostics/fault.ts'
import { bareNames } from './bare-names.ts'
import type { Placed } from './config-table.ts'

/** Keys of `[gen.js.overrides]` that name neither a column of the schema nor a type of the database, and types that nothing imports. */
export function checkOverrides(
  overrides: ReadonlyMap<string, Placed<TypeOverride>>,
  catalog: Catalog,
  types: Pick<Types, 'render' | 'names'>,
): readonly Renderable[] {
  if (overrides.size === 0) return []
  const schemas = [...catalog.schemas.values()]
  const known = new Set([...types.names, ...schemas.flatMap((each) => subjectsOf(each, types))])
  return [...overrides].flatMap(([subject, { value, place }]) => [
    ...(known.has(subject)
      ? []
      : [fault('unknown-override', { subject, suggestion: suggest(subject, known) }, place)]),
    ...bareNames(value.type ?? '').map((name): Renderable => {
      const bare = fault('bare-override', { subject, name }, place)
      // A global type of the program may have the name.
      return { ...bare, severity: 'warning' }
    }),
  ])
}

/** Columns, their types, and the types that the schema defines. */
function subjectsOf({ name, relations, types }: Schema, { render }: Pick<Types, 'render'>) {
  const columns = [...relations.values()].flatMap((relation) =>
    relation.columns.flatMap((column) => {
      const short = `${relation.name}.${column.name}`
      return [short, `${name}.${short}`, render(column.type)]
    }),
  )
  return [...columns, ...[...types.values()].map((type) => type.name)]
}
