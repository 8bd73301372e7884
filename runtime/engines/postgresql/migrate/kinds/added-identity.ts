import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { sequenceOf } from './column-identity.ts'
import { columnAction, columnText, identityText } from './column-text.ts'
import { rewrite } from './hazards.ts'
import { directHeirsOf } from './heirs.ts'
import { asideName, literal, parentOf, qualified } from './names.ts'

/** Whether tables that are there have to get the column along with its own. */
export function hasHeirs(column: SchemaObject, { from, to }: Sides): boolean {
  return directHeirsOf(column, to).some(({ parent = '' }) => from.objects.has(parent))
}

/**
 * "cannot recursively add identity column to table that has child tables": a sequence numbers the rows as the column
 * is added, and the identity goes on from there.
 */
export function addedIdentity(column: SchemaObject, sides: Sides): readonly Step[] {
  const { to } = sides
  const table = parentOf(column, to)
  const aside = qualified({ ...table, name: asideName(`${table.name}_${column.name}_seq`) })
  const options = textOf(column, 'identityOptions')
  const { identity: _, ...others } = column.attributes
  const plain = columnText({ ...column, attributes: others }, [], to)
  const adding = `ALTER TABLE ${qualified(table)} ADD COLUMN ${plain} DEFAULT nextval(${literal(aside)})`
  return [
    step(`CREATE SEQUENCE ${aside}${options === undefined ? '' : ` ${options}`}`),
    step(adding, rewrite(column, qualified(table))),
    step(columnAction(column, to, 'DROP DEFAULT')),
    step(columnAction(column, to, `ADD${identityText(column)}`)),
    step(`SELECT setval(${sequenceOf(column, table)}, last_value) FROM ${aside} WHERE is_called`),
    step(`DROP SEQUENCE ${aside}`),
  ]
}
