import {
  listDifferences,
  type SchemaDifference,
} from '../../../runtime/migrate/list-differences.ts'
import type { Sides } from '../../../runtime/migrate/schema-kind.ts'
import type { SchemaChange } from '../../api/migrations.ts'

/** What the second schema has otherwise than the first. */
export function describeDifferences(sides: Sides): SchemaChange[] {
  return listDifferences(sides).map(described)
}

/** The id of an object begins with its kind: `column users.email`. */
function described({ change, object }: SchemaDifference): SchemaChange {
  const { kind, id } = object
  return { change, kind, name: id.startsWith(`${kind} `) ? id.slice(kind.length + 1) : id }
}
