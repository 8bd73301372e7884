import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { readingLock } from './hazards.ts'
import { directHeirsOf, inheritedFrom } from './heirs.ts'
import { keepsParents } from './kept-parents.ts'
import { ofParent, parentOf, quote } from './names.ts'
import { notNullName } from './not-null-names.ts'
import { rejoining } from './rejoining.ts'

/** Gives the constraint of a column that is NOT NULL the name that it is to have. */
export function renamingNotNull(change: ObjectChange, sides: Sides): readonly Step[] {
  const { from, to } = change
  const [before, after] = [notNullName(from, sides.from), notNullName(to, sides.to)]
  const isNamed = [from, to].some(
    (each) => has(each, 'notNullName') || has(each, 'inheritedNotNull'),
  )
  if (before === after || !isNamed) return []
  if (!has(to, 'inherited'))
    return hasOtherBelow(from, sides)
      ? madeAnew(to, sides)
      : [renamed(ofParent(to, sides.to), before, after)]
  return staysBelow(change, sides)
    ? rejoining(parentOf(to, sides.to), (table) => [renamed(table, before, after)])
    : []
}

/** `ALTER TABLE t RENAME CONSTRAINT a TO b` */
export function renamed(table: string, before: string, after: string): Step {
  return step(`ALTER TABLE ${table} RENAME CONSTRAINT ${quote(before)} TO ${quote(after)}`)
}

/** The constraint of a partition has another name: a rename looks for the same one there, and does not find it. */
function hasOtherBelow(column: SchemaObject, { from }: Sides): boolean {
  const name = notNullName(column, from)
  return directHeirsOf(column, from).some(
    (heir) => notNullName(heir, from) !== name && has(parentOf(heir, from), 'partitionOf'),
  )
}

/** One that is made anew has its name in the tables below too, which get theirs back while they stand alone. */
function madeAnew(column: SchemaObject, sides: Sides): readonly Step[] {
  const { to } = sides
  const table = ofParent(column, to)
  const [name, given] = [quote(column.name), notNullName(column, to)]
  const others = directHeirsOf(column, to).filter((heir) => notNullName(heir, to) !== given)
  return [
    step(`ALTER TABLE ${table} ALTER COLUMN ${name} DROP NOT NULL`),
    step(
      `ALTER TABLE ${table} ADD CONSTRAINT ${quote(given)} NOT NULL ${name}`,
      readingLock(column, table),
    ),
    ...others.flatMap((heir) =>
      rejoining(parentOf(heir, to), (apart) => [renamed(apart, given, notNullName(heir, to))]),
    ),
  ]
}

/** Below the same tables, whose own constraint keeps its name: it would take the one of the column along. */
function staysBelow({ from, to }: ObjectChange, sides: Sides): boolean {
  if (!has(from, 'inheritedNotNull') || !has(to, 'inheritedNotNull')) return false
  const [above, later] = [inheritedFrom(from, sides.from), inheritedFrom(to, sides.to)]
  if (above === undefined || later === undefined) return false
  const isSame = keepsParents({ from, to }, sides)
  return isSame && notNullName(above, sides.from) === notNullName(later, sides.to)
}
