import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { generationOf } from './column-text.ts'
import { hasUnsafeDefault } from './unsafe-default.ts'

/**
 * Whether an object needs a column that takes two statements: a new one that is filled before it is NOT NULL, and one
 * whose computed values are stored before they are its own. Keys and checks come with the second one.
 */
export function needsLaterColumn({ needs }: SchemaObject, { from, to }: Sides): boolean {
  const isFinishedLater = (id: ObjectId) => {
    const [before, after] = [from.objects.get(id), to.objects.get(id)]
    if (after?.kind !== 'column') return false
    if (before === undefined) return hasUnsafeDefault(after)
    return generationOf(before) === 'virtual' && generationOf(after) === 'none'
  }
  return needs.some(isFinishedLater)
}
