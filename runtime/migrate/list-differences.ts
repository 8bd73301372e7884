import { isSame } from './plan/compare.ts'
import type { Sides } from './schema-kind.ts'
import type { SchemaObject } from './schema-object.ts'

/** An object that two schemas do not have alike. */
export interface SchemaDifference {
  readonly change: 'added' | 'removed' | 'changed'
  readonly object: SchemaObject
}

/** What the second schema has otherwise than the first, as people tell it: a table that is new without its columns. */
export function listDifferences({ from, to }: Sides): readonly SchemaDifference[] {
  const isNew = (id: string | undefined) =>
    id !== undefined && from.objects.has(id) !== to.objects.has(id)
  const all = new Map([...from.objects, ...to.objects])
  return [...all.values()].flatMap((object): readonly SchemaDifference[] => {
    const [before, after] = [from.objects.get(object.id), to.objects.get(object.id)]
    if (isNew(object.parent)) return []
    if (before === undefined) return [{ change: 'added', object }]
    if (after === undefined) return [{ change: 'removed', object }]
    return isSame(before, after) ? [] : [{ change: 'changed', object }]
  })
}
