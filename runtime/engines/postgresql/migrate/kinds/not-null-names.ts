import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { textOf } from './attributes.ts'
import { parentOf } from './names.ts'

/** The constraint has a name since PostgreSQL 18. */
export function notNullName(column: SchemaObject, definitions: Definitions): string {
  const own = textOf(column, 'notNullName') ?? textOf(column, 'inheritedNotNull')
  return own ?? givenNotNullName(column, definitions)
}

/** The name that PostgreSQL 18 gives to NOT NULL by itself, unless a constraint of another table has it. */
export function givenNotNullName(column: SchemaObject, definitions: Definitions): string {
  return `${parentOf(column, definitions).name}_${column.name}_not_null`
}

/** Whether a column of another table of the schema has the name: one that is made by itself would be another. */
export function isNotNullNameTaken(column: SchemaObject, definitions: Definitions): boolean {
  const name = givenNotNullName(column, definitions)
  const others = takenNames(definitions).get(name) ?? []
  return others.some(({ schema, parent }) => schema === column.schema && parent !== column.parent)
}

const known = new WeakMap<Definitions, ReadonlyMap<string, readonly SchemaObject[]>>()

function takenNames(definitions: Definitions): ReadonlyMap<string, readonly SchemaObject[]> {
  const found = known.get(definitions)
  if (found !== undefined) return found
  const names = new Map<string, SchemaObject[]>()
  for (const column of definitions.objects.values()) {
    const name = textOf(column, 'notNullName')
    if (name !== undefined) names.set(name, [...(names.get(name) ?? []), column])
  }
  known.set(definitions, names)
  return names
}
