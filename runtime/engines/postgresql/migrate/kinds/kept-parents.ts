import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import { has, textOf } from './attributes.ts'
import { parentOf } from './names.ts'

/** Whether the table of the object is the same partition, or child, of the same tables on both sides. */
export function keepsParents({ from, to }: ObjectChange, sides: Sides): boolean {
  const [before, after] = [parentOf(from, sides.from), parentOf(to, sides.to)]
  return ['partitionOf', 'bound', 'inherits'].every(
    (name) => textOf(before, name) === textOf(after, name),
  )
}

/** Whether it comes from above on one side alone, although its table has stayed below the same tables. */
export function changesOwner(change: ObjectChange, sides: Sides): boolean {
  const { from, to } = change
  return has(from, 'inherited') !== has(to, 'inherited') && keepsParents(change, sides)
}
