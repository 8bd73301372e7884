import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { qualified } from './names.ts'

/**
 * Writes values into rows of a table. "cannot ALTER TABLE because it has pending trigger events": what is checked at
 * the end of the transaction only is checked at once.
 */
export function filling(
  table: SchemaObject,
  assignment: string,
  definitions: Definitions,
): readonly Step[] {
  const written = step(`UPDATE ${qualified(table)} SET ${assignment}`)
  const isDeferred = [...definitions.objects.values()].some(
    (each) => isDeferredConstraint(each) && isOf(each, table, definitions),
  )
  return isDeferred ? [written, step('SET CONSTRAINTS ALL IMMEDIATE')] : [written]
}

function isDeferredConstraint(object: SchemaObject): boolean {
  return textOf(object, 'definition')?.includes(' INITIALLY DEFERRED') ?? false
}

/** Of the table, or of one that refers to it. */
function isOf({ parent, needs }: SchemaObject, { id }: SchemaObject, { objects }: Definitions) {
  return [parent, ...needs, ...needs.map((each) => objects.get(each)?.parent)].includes(id)
}
