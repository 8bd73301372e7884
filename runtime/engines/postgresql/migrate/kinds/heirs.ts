import type {
  Attribute,
  Definitions,
  ObjectId,
  SchemaObject,
} from '../../../../migrate/schema-object.ts'
import { has } from './attributes.ts'

const known = new WeakMap<Definitions, ReadonlyMap<ObjectId, readonly SchemaObject[]>>()

/** The columns of other tables that inherit the column, and those that inherit them. */
export function heirsOf({ id }: SchemaObject, definitions: Definitions): readonly SchemaObject[] {
  return directHeirsOf({ id }, definitions).flatMap((heir) => [heir, ...heirsOf(heir, definitions)])
}

/** The columns of other tables that inherit the column itself. */
export function directHeirsOf(
  { id }: Pick<SchemaObject, 'id'>,
  definitions: Definitions,
): readonly SchemaObject[] {
  return directHeirs(definitions).get(id) ?? []
}

function directHeirs(definitions: Definitions): ReadonlyMap<ObjectId, readonly SchemaObject[]> {
  const found = known.get(definitions)
  if (found !== undefined) return found
  const heirs = new Map<ObjectId, SchemaObject[]>()
  for (const column of definitions.objects.values()) {
    if (column.kind !== 'column' || !has(column, 'inherited')) continue
    for (const needed of column.needs)
      if (definitions.objects.get(needed)?.kind === 'column')
        heirs.set(needed, [...(heirs.get(needed) ?? []), column])
  }
  known.set(definitions, heirs)
  return heirs
}

/** The column of another table that it is inherited from; of several the first. */
export function inheritedFrom(
  column: SchemaObject,
  { objects }: Pick<Definitions, 'objects'>,
): SchemaObject | undefined {
  return columnsAbove(column, { objects })[0]
}

/** The columns of other tables that it is inherited from, in the order of the tables. */
export function columnsAbove(
  column: SchemaObject,
  { objects }: Pick<Definitions, 'objects'>,
): readonly SchemaObject[] {
  if (!has(column, 'inherited')) return []
  return column.needs.flatMap((id) => {
    const needed = objects.get(id)
    return needed?.kind === 'column' ? [needed] : []
  })
}

/** The attribute of the column, or of the one that it is inherited from. */
export function effective(
  column: SchemaObject,
  attribute: string,
  definitions: Definitions,
): Attribute {
  const own = column.attributes[attribute]
  if (own !== undefined) return own
  const above = inheritedFrom(column, definitions)
  return above && effective(above, attribute, definitions)
}

export function effectiveText(
  column: SchemaObject,
  attribute: string,
  definitions: Definitions,
): string | undefined {
  const value = effective(column, attribute, definitions)
  return typeof value === 'string' ? value : undefined
}
