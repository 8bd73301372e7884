import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { countOf, dataLoss } from './hazards.ts'
import { columnsAbove, directHeirsOf } from './heirs.ts'
import { parentOf, qualified, quote, shown } from './names.ts'

/**
 * Drops a column. The tables that inherit it lose it too, unless it is their own as well or one of them is to keep it:
 * then each of the others drops it itself.
 */
export function droppingColumn(column: SchemaObject, sides: Sides): readonly Step[] {
  const { from, to } = sides
  const table = parentOf(column, from)
  const name = quote(column.name)
  const heirs = directHeirsOf(column, from).filter((heir) => !hasLeft(heir, table, sides))
  const isCascading = heirs.every((heir) => goesAlong(heir, sides))
  const loss = dataLoss(
    column,
    `The values of ${shown(column)} are gone.`,
    countOf(table, `${name} IS NOT NULL`),
  )
  const isKept = has(column, 'generated') || table.kind === 'foreign table'
  const only = isCascading ? '' : 'ONLY '
  const sql = `ALTER TABLE ${only}${qualified(table)} DROP COLUMN ${name}`
  const others = heirs.filter((heir) => !to.objects.has(heir.id) && comesFromOne(heir, sides))
  return [
    step(sql, ...(isKept ? [] : [loss])),
    ...(isCascading ? [] : others.flatMap((heir) => droppingColumn(heir, sides))),
  ]
}

/** Its table keeps the column, and has left the other one by then. */
function hasLeft({ id, parent = '' }: SchemaObject, above: SchemaObject, { to }: Sides): boolean {
  return to.objects.has(id) && to.objects.get(parent)?.needs.includes(above.id) === false
}

function goesAlong(heir: SchemaObject, sides: Sides): boolean {
  const after = sides.to.objects.get(heir.id)
  // Made anew, it comes back with the one above.
  const isGone = after === undefined || has(after, 'inherited')
  return (
    isGone &&
    !has(heir, 'local') &&
    directHeirsOf(heir, sides.from).every((each) => goesAlong(each, sides))
  )
}

/** Another table above still has it otherwise, and takes it away later. */
function comesFromOne(heir: SchemaObject, { from }: Sides): boolean {
  return columnsAbove(heir, from).length === 1
}
