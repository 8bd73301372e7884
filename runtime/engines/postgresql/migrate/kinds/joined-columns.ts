import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { isNotNull, joinedNotNull } from './column-null.ts'
import { typeText } from './column-text.ts'
import { convertingSteps, disturbedByType, typeChange } from './column-type.ts'
import { columnsAbove, heirsOf } from './heirs.ts'
import { parentOf } from './names.ts'

/** The columns of a table that come from the tables that it joins, and from no table above that it stays below. */
export function joinedColumns({ to: table }: ObjectChange, sides: Sides): readonly ObjectChange[] {
  return sides.to.childrenOf(table.id).flatMap((to) => {
    const from = sides.from.objects.get(to.id)
    return from?.kind === 'column' && isJoined({ from, to }, sides) ? [{ from, to }] : []
  })
}

/** Whether the column is to come from tables that its table joins. */
export function isJoined({ from, to }: ObjectChange, sides: Sides): boolean {
  const above = new Set(columnsAbove(from, sides.from).map(({ id }) => id))
  const joined = columnsAbove(to, sides.to)
  return joined.length > 0 && !joined.some(({ id }) => above.has(id))
}

/**
 * "child table has different type for column", "column in child table must be marked NOT NULL": the columns become
 * what those of the tables above are before the table joins these, and behind changes of theirs.
 */
export function joinedColumnSteps(columns: readonly ObjectChange[], sides: Sides): readonly Step[] {
  return columns.flatMap((change) => [
    ...(isConverted(change, sides) ? convertingSteps(change, sides) : []),
    ...joinedNotNull(change, sides),
  ])
}

function isConverted({ from, to }: ObjectChange, sides: Sides): boolean {
  return typeText(from, sides.from) !== typeText(to, sides.to)
}

/** What else the conversions touch and disturb. */
export function joinedColumnEffects(
  table: ObjectChange,
  columns: readonly ObjectChange[],
  sides: Sides,
): Pick<Alteration, 'touches' | 'awaits' | 'disturbs'> {
  const changes = columns.filter((change) => isConverted(change, sides))
  const disturbed = changes.map((change) => ({
    id: change.to.id,
    isDisturbed: disturbedByType(change, sides),
  }))
  return {
    touches: changes.map(({ to }) => to.id),
    awaits: changedAbove(table, sides),
    disturbs: (dependent) =>
      disturbed.some(({ id, isDisturbed }) => isOf(dependent, id) && isDisturbed(dependent)),
  }
}

function isOf({ needs, parent }: SchemaObject, id: ObjectId): boolean {
  return parent === id || needs.includes(id)
}

/** Whether its change is one of the columns that inherit it, too. */
function reachesHeirs(change: ObjectChange, sides: Sides): boolean {
  const isOther = isNotNull(change.to, sides.to) !== isNotNull(change.from, sides.from)
  return isOther || typeChange(change, sides) !== undefined
}

/**
 * The columns above that change, also where the table only joins its tables again; and new ones that a partition has
 * already: "table contains column not found in parent".
 */
function changedAbove({ to: table }: ObjectChange, sides: Sides): readonly ObjectId[] {
  return sides.to.childrenOf(table.id).flatMap((column) => {
    const isNew = isBroughtAlong(column, sides)
    return columnsAbove(column, sides.to)
      .filter((to) => {
        const from = sides.from.objects.get(to.id)
        return from === undefined ? isNew : reachesHeirs({ from, to }, sides)
      })
      .map(({ id }) => id)
  })
}

/** Whether a table has the column already as it becomes a partition. */
export function isBroughtAlong(to: SchemaObject, sides: Sides): boolean {
  const from = sides.from.objects.get(to.id)
  const isParted = has(parentOf(to, sides.to), 'partitionOf')
  return isParted && from?.kind === 'column' && isJoined({ from, to }, sides)
}

/** The tables that have left the column by the time it changes: theirs is one of its own from then on. */
export function leavingTables({ from, to }: ObjectChange, sides: Sides): readonly ObjectId[] {
  if (!reachesHeirs({ from, to }, sides)) return []
  return heirsOf(from, sides.from).flatMap((heir) => {
    const after = sides.to.objects.get(heir.id)
    const isLeft =
      after !== undefined && !columnsAbove(after, sides.to).some(({ id }) => id === to.id)
    return isLeft && after.parent !== undefined ? [after.parent] : []
  })
}
