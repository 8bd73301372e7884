import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { generationOf } from './column-text.ts'
import { isFilledLater } from './fill-column.ts'
import { hasUnsafeDefault } from './unsafe-default.ts'

/**
 * Whether an object needs a column that takes two statements: a new one that is filled before it is NOT NULL, and one
 * whose computed values are stored before they are its own. Keys and checks come with the second one. A check waits for
 * a column that holds NULL until it has another type as well.
 */
export function needsLaterColumn({ kind, needs }: SchemaObject, sides: Sides): boolean {
  const { from, to } = sides
  const isFinishedLater = (id: ObjectId) => {
    const [before, after] = [from.objects.get(id), to.objects.get(id)]
    if (after?.kind !== 'column') return false
    if (before === undefined) return hasUnsafeDefault(after)
    if (kind === 'check' && isFilledLater({ from: before, to: after }, sides)) return true
    return generationOf(before) === 'virtual' && generationOf(after) === 'none'
  }
  return needs.some(isFinishedLater)
}
