import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { isNotNull } from './column-null.ts'
import { generation, typeText } from './column-text.ts'
import { constraintText } from './constraints.ts'
import { isOld, rewrite } from './hazards.ts'
import { columnsAbove, effective } from './heirs.ts'
import { asideName, ofParent, parentOf, qualified, quote } from './names.ts'
import { rejoining } from './rejoining.ts'

/**
 * An inherited column that is the table's own as well is local. No statement says so: a column becomes local when its
 * table leaves the last parent that has it, and is not local where it came with that of a parent.
 */
export function localSteps(change: ObjectChange, sides: Sides): readonly Step[] {
  const { to } = change
  if (!has(to, 'inherited') || isLocalByThen(change, sides) === has(to, 'local')) return []
  return has(to, 'local') ? madeLocal(to, sides) : madeInherited(to, sides)
}

/** A new column takes the place and the values of one that was local. */
export function isMoved(change: ObjectChange, sides: Sides): boolean {
  const { from, to } = change
  if (!has(to, 'inherited') || has(to, 'local')) return false
  return !has(from, 'inherited') || isLocalByThen(change, sides)
}

/** Whether it is local once its table has left the parents that go, and has joined those that come. */
function isLocalByThen({ from, to }: ObjectChange, sides: Sides): boolean {
  if (has(parentOf(to, sides.to), 'partitionOf')) return has(to, 'local')
  if (has(from, 'inherited')) return has(from, 'local') || isLeft(from, sides)
  const { objects } = sides.from
  // A table that is new has its columns before others join it.
  const stands = columnsAbove(to, sides.to).some(
    ({ id, parent = '' }) => objects.has(id) || !objects.has(parent),
  )
  return stands || has(to, 'local')
}

/** The tables above it lose the column, and stay. */
function isLeft(column: SchemaObject, { from, to }: Sides): boolean {
  return columnsAbove(column, from).every(
    ({ id, parent = '' }) => !to.objects.has(id) && to.objects.has(parent),
  )
}

/** The checks that read the column would become local with it: they come back with those of the stand-in. */
export function madeLocal(column: SchemaObject, sides: Sides): readonly Step[] {
  const table = parentOf(column, sides.to)
  const checks = checksOf(column, sides)
  const restored = (standIn: string) => [
    ...checks.map(({ name }) =>
      step(`ALTER TABLE ${qualified(table)} DROP CONSTRAINT ${quote(name)}`),
    ),
    step(`ALTER TABLE ${standIn} ADD COLUMN ${newColumn(column, sides.to)}`),
    ...checks.map((check) => step(`ALTER TABLE ${standIn} ADD ${constraintText(check)}`)),
  ]
  return rejoining(table, (standIn) => (checks.length === 0 ? [] : restored(standIn)), [column])
}

/** The new column has the values of the old one without an UPDATE, which would fire triggers. */
function madeInherited(column: SchemaObject, sides: Sides): readonly Step[] {
  const table = parentOf(column, sides.to)
  const [name, aside] = [quote(column.name), quote(asideName(column.name))]
  const hazards = isOld(table, sides) ? [rewrite(column, qualified(table))] : []
  const using = `TYPE ${typeText(column, sides.to)} USING ${aside}`
  const isGenerated = effective(column, 'generated', sides.to) !== undefined
  return rejoining(table, (standIn) => [
    step(`ALTER TABLE ${standIn} RENAME COLUMN ${name} TO ${aside}`),
    step(`ALTER TABLE ${standIn} ADD COLUMN ${newColumn(column, sides.to)}`),
    ...(isGenerated
      ? []
      : [step(`ALTER TABLE ${standIn} ALTER COLUMN ${name} ${using}`, ...hazards)]),
    step(`ALTER TABLE ${standIn} DROP COLUMN ${aside}`),
    step(`ALTER TABLE ${qualified(table)} DROP COLUMN ${aside}`),
    ...notNullSteps(column, standIn, sides),
    ...checksOf(column, sides).map((check) =>
      step(`ALTER TABLE ${standIn} ADD ${constraintText(check)}`),
    ),
  ])
}

/** With its type and how it is computed, as it comes from above. */
export function newColumn(column: SchemaObject, definitions: Definitions): string {
  const generated = generation(withGeneration(column, definitions))
  return `${quote(column.name)} ${typeText(column, definitions)}${generated}`
}

function withGeneration(column: SchemaObject, definitions: Definitions): SchemaObject {
  const generated = effective(column, 'generated', definitions)
  const isVirtual = effective(column, 'isVirtual', definitions)
  return { ...column, attributes: { generated, isVirtual } }
}

function notNullSteps(column: SchemaObject, standIn: string, { to }: Sides): readonly Step[] {
  if (!isNotNull(column, to)) return []
  const name = quote(column.name)
  const constraint = textOf(column, 'inheritedNotNull')
  if (constraint !== undefined)
    return [step(`ALTER TABLE ${standIn} ADD CONSTRAINT ${quote(constraint)} NOT NULL ${name}`)]
  const owner = has(column, 'notNull') ? ofParent(column, to) : standIn
  return [step(`ALTER TABLE ${owner} ALTER COLUMN ${name} SET NOT NULL`)]
}

/** The checks of the parents that read the column: a table without them could not join. */
function checksOf(column: SchemaObject, { from, to }: Sides): readonly SchemaObject[] {
  const checks = columnsAbove(column, to).flatMap(({ id, parent = '' }) => {
    const isOldTable = from.objects.has(parent)
    return (isOldTable ? from : to)
      .childrenOf(parent)
      .filter((each) => each.kind === 'check' && each.needs.includes(id) && to.objects.has(each.id))
  })
  return [...new Map(checks.map((check) => [check.name, check])).values()]
}
