import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { typeText } from './column-text.ts'
import { convertingSteps, disturbedByType, typeChange } from './column-type.ts'
import { columnsAbove, heirsOf } from './heirs.ts'

/**
 * "child table has different type for column": the columns of a table whose types are to be those of the tables that
 * it joins. They are converted before it joins, and behind the columns above.
 */
export function joinedTypes({ to: table }: ObjectChange, sides: Sides): readonly ObjectChange[] {
  return sides.to.childrenOf(table.id).flatMap((to) => {
    const from = sides.from.objects.get(to.id)
    if (from?.kind !== 'column' || !has(to, 'inherited')) return []
    const above = new Set(columnsAbove(from, sides.from).map(({ id }) => id))
    const isKept = columnsAbove(to, sides.to).some(({ id }) => above.has(id))
    return isKept || typeText(from, sides.from) === typeText(to, sides.to) ? [] : [{ from, to }]
  })
}

export function joinedTypeSteps(changes: readonly ObjectChange[], sides: Sides): readonly Step[] {
  return changes.flatMap((change) => convertingSteps(change, sides))
}

/** What else the conversions touch and disturb. */
export function joinedTypeEffects(
  table: ObjectChange,
  changes: readonly ObjectChange[],
  sides: Sides,
): Pick<Alteration, 'touches' | 'awaits' | 'disturbs'> {
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

/** The columns above whose types change, also where the table only joins its tables again. */
function changedAbove({ to: table }: ObjectChange, sides: Sides): readonly ObjectId[] {
  return sides.to
    .childrenOf(table.id)
    .flatMap((column) => columnsAbove(column, sides.to))
    .filter((to) => {
      const from = sides.from.objects.get(to.id)
      return from !== undefined && typeChange({ from, to }, sides) !== undefined
    })
    .map(({ id }) => id)
}

/** The tables that have left the column by the time its type changes: theirs has a type of its own from then on. */
export function leavingTables({ from, to }: ObjectChange, sides: Sides): readonly ObjectId[] {
  if (typeChange({ from, to }, sides) === undefined) return []
  return heirsOf(from, sides.from).flatMap((heir) => {
    const after = sides.to.objects.get(heir.id)
    const isLeft =
      after !== undefined && !columnsAbove(after, sides.to).some(({ id }) => id === to.id)
    return isLeft && after.parent !== undefined ? [after.parent] : []
  })
}
