import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { ObjectRow } from './object-query.ts'

interface Named {
  readonly row: ObjectRow
  readonly id: ObjectId
}

export const ROUTINES: ReadonlySet<string> = new Set(['function', 'procedure'])
const NAMED: ReadonlySet<string> = new Set([
  ...ROUTINES,
  'aggregate',
  'table',
  'foreign table',
  'view',
  'materialized view',
  'sequence',
  'type',
])

/**
 * What the body of a routine may name. PostgreSQL keeps no account of it: each word that is the name of an object is
 * taken for it, which costs nothing where it is not.
 */
export function mentionsIn(
  all: readonly Named[],
): (row: ObjectRow, id: ObjectId) => Pick<SchemaObject, 'mentions'> {
  const byName = new Map<string, ObjectId[]>()
  for (const { row, id } of all)
    if (NAMED.has(row.noun)) byName.set(row.name, [...(byName.get(row.name) ?? []), id])
  return (row, id) => {
    if (!ROUTINES.has(row.kind)) return {}
    const found = wordsOf(row).flatMap((word) => byName.get(word) ?? [])
    return { mentions: [...new Set(found)].filter((other) => other !== id) }
  }
}

function wordsOf({ attributes: { definition } }: ObjectRow): readonly string[] {
  if (typeof definition !== 'string') return []
  const words = definition.match(/"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*/gu) ?? []
  return words.map((word) =>
    word.startsWith('"') ? word.slice(1, -1).replaceAll('""', '"') : word.toLowerCase(),
  )
}
