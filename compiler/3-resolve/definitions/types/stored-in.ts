import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Type } from '../../../ir/type.ts'
import { type Draft, lookUpRelation, objectKey } from '../../catalog/draft.ts'

/** A relation that stores values of the type, or of what is made of it, in a column that `isMeant`. */
export function storedIn(
  type: ObjectName,
  isMeant: (column: Type) => boolean,
  draft: Draft,
): Relation | undefined {
  return draft.mentions
    .get(objectKey(draft, type))
    .flatMap((on) => lookUpRelation(draft, on) ?? [])
    .find(({ kind, columns }) => storing.has(kind) && columns.some((each) => isMeant(each.type)))
}

const storing: ReadonlySet<Relation['kind']> = new Set(['table', 'materialized-view'])
