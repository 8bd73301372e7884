import { type BsonObject, type BsonValue, memberOf } from '../bson/bson-value.ts'
import { DocumentsRefused } from '../documents-refused.ts'

/** Commands that change nothing, apart from an aggregation that ends in a stage that writes. */
const READS: ReadonlySet<string> = new Set([
  ...['ping', 'buildInfo', 'hello', 'find', 'aggregate', 'count', 'distinct', 'explain'],
  ...['listDatabases', 'listCollections', 'listIndexes', 'dbStats', 'collStats', 'getMore'],
])

/** Throws DocumentsRefused for a command that writes. */
export function guardReadOnly(body: BsonObject): void {
  const write = writeIn(body)
  if (write !== undefined) throw new DocumentsRefused('read-only', write.path)
}

/** Whether a command changes nothing, however often it is sent. */
export function isReading(body: BsonObject): boolean {
  return writeIn(body) === undefined
}

interface Write {
  /** The member that writes, where it is not the command itself. */
  readonly path: string | undefined
}

function writeIn(body: BsonObject): Write | undefined {
  const [first] = body.members
  if (!READS.has(first?.name ?? '')) return { path: undefined }
  const explained = first?.name === 'explain' && first.value.kind === 'object'
  const inner = explained ? writeIn(first.value) : undefined
  if (inner !== undefined) return inner
  return writes(memberOf(body, 'pipeline')) ? { path: 'pipeline' } : undefined
}

function writes(value: BsonValue | undefined): boolean {
  if (value?.kind === 'array') return value.items.some(writes)
  if (value?.kind !== 'object') return false
  return value.members.some(
    (member) => member.name === '$out' || member.name === '$merge' || writes(member.value),
  )
}
