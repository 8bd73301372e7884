import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has, textOf } from './attributes.ts'
import { isNotNull } from './column-null.ts'
import { constraintText } from './constraints.ts'
import { checked, isOld, noValueFor } from './hazards.ts'
import { columnsAbove } from './heirs.ts'
import { expressionOf } from './inherited-defaults.ts'
import { madeLocal, newColumn } from './local-columns.ts'
import { parentOf, qualified, quote } from './names.ts'

/** What a table lacks of the tables that it joins, which they have by then. */
export interface JoinedParts {
  readonly columns: readonly SchemaObject[]
  readonly checks: readonly SchemaObject[]
}

export function joinedParts({ from, to }: ObjectChange, sides: Sides): JoinedParts {
  const joined = to.needs.filter((id) => !from.needs.includes(id))
  const stands = (id: string, table: string | undefined) =>
    joined.includes(table ?? '') &&
    (sides.from.objects.has(id) || !sides.from.objects.has(table ?? ''))
  const lacking = sides.to
    .childrenOf(to.id)
    .filter((each) => has(each, 'inherited') && !sides.from.objects.has(each.id))
  return {
    columns: lacking.filter(
      (each) =>
        each.kind === 'column' &&
        columnsAbove(each, sides.to).some(({ id, parent }) => stands(id, parent)),
    ),
    checks: joined.flatMap((table) =>
      sides.to
        .childrenOf(table)
        .filter(
          ({ id, kind, name }) =>
            kind === 'check' && stands(id, table) && lacking.some((each) => each.name === name),
        ),
    ),
  }
}

/** A new column is not local where it comes with that of a table above, and not as its own table joins that one. */
export function newLocalSteps(column: SchemaObject, sides: Sides): readonly Step[] {
  const to = parentOf(column, sides.to)
  const from = sides.from.objects.get(to.id)
  if (!has(column, 'local') || from === undefined) return []
  const isJoined = joinedParts({ from, to }, sides).columns.includes(column)
  return isJoined ? [] : madeLocal(column, sides)
}

/**
 * "child table is missing column": what is to come from above alone is added to a stand-in that the table has joined,
 * the other columns to the table.
 */
export function joiningSteps(
  table: SchemaObject,
  { columns, checks }: JoinedParts,
  sides: Sides,
  standIn: string,
): readonly Step[] {
  return [
    ...columns.map((column) =>
      addingStep(column, sides, has(column, 'local') ? qualified(table) : standIn),
    ),
    ...checks.map((check) => step(`ALTER TABLE ${standIn} ADD ${constraintText(check)}`)),
  ]
}

/** The rows get the default of the column above, as they would where a column is added to a table. */
function addingStep(column: SchemaObject, sides: Sides, owner: string): Step {
  const { to } = sides
  const table = parentOf(column, to)
  const [above] = columnsAbove(column, to)
  const given = above && expressionOf(above, to)
  const filled = given === undefined ? '' : ` DEFAULT ${given}`
  const sql = `ALTER TABLE ${owner} ADD COLUMN ${newColumn(column, to)}${filled}${notNull(column, sides)}`
  const isFilled = given !== undefined || above === undefined || has(above, 'generated')
  if (!isNotNull(column, to) || isFilled || !isOld(table, sides)) return step(sql)
  return checked(sql, [noValueFor(column, table)])
}

function notNull(column: SchemaObject, { to }: Sides): string {
  if (!isNotNull(column, to)) return ''
  const name = textOf(column, 'inheritedNotNull')
  return `${name === undefined ? '' : ` CONSTRAINT ${quote(name)}`} NOT NULL`
}
