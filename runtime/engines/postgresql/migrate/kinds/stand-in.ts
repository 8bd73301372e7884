import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { asideName, qualified, quote } from './names.ts'

/**
 * What a table inherits becomes its own when it leaves the last parent that has it, and nothing takes that back. So it
 * joins a stand-in of what it has, the given columns aside, before it leaves its parents, and leaves it at the end.
 */
export function besideStandIn(
  table: SchemaObject,
  between: (standIn: string) => readonly Step[],
  without: readonly SchemaObject[] = [],
): readonly Step[] {
  const name = qualified(table)
  const standIn = qualified({ ...table, name: asideName(table.name) })
  return [
    step(`CREATE TABLE ${standIn} (LIKE ${name} INCLUDING GENERATED INCLUDING CONSTRAINTS)`),
    ...without.map((column) => step(`ALTER TABLE ${standIn} DROP COLUMN ${quote(column.name)}`)),
    step(`ALTER TABLE ${name} INHERIT ${standIn}`),
    ...between(standIn),
    step(`ALTER TABLE ${name} NO INHERIT ${standIn}`),
    step(`DROP TABLE ${standIn}`),
  ]
}
