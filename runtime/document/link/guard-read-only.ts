import { type BsonObject, type BsonValue, memberOf } from '../bson/bson-value.ts'
import { DocumentsRefused } from '../documents-refused.ts'

/** Commands that change nothing, apart from an aggregation that ends in a stage that writes. */
const READS: ReadonlySet<string> = new Set([
  ...['ping', 'buildInfo', 'hello', 'find', 'aggregate', 'count', 'distinct', 'explain'],
  ...['listDatabases', 'listCollections', 'listIndexes', 'dbStats', 'collStats', 'getMore'],
])

/** Throws DocumentsRefused for a command that writes. */
export function guardReadOnly(body: BsonObject): void {
  const [first] = body.members
  const name = first?.name ?? ''
  if (!READS.has(name)) throw new DocumentsRefused('read-only')
  if (name === 'explain' && first?.value.kind === 'object') guardReadOnly(first.value)
  if (writes(memberOf(body, 'pipeline'))) throw new DocumentsRefused('read-only', 'pipeline')
}

function writes(value: BsonValue | undefined): boolean {
  if (value?.kind === 'array') return value.items.some(writes)
  if (value?.kind !== 'object') return false
  return value.members.some(
    (member) => member.name === '$out' || member.name === '$merge' || writes(member.value),
  )
}
