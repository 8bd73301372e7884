import { DatabaseFailure } from '../../database-failure.ts'
import { type BsonObject, type BsonValue, memberOf } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'
import { textMember } from './list-collections.ts'

export interface IndexInfo {
  readonly name: string
  readonly key: BsonObject
  /** As the server describes it. */
  readonly definition: BsonObject
  /** Undefined: the server does not say. */
  readonly usage: IndexUsage | undefined
}

export interface IndexUsage {
  readonly operations: number
  /** Milliseconds since 1970. */
  readonly since: number | undefined
}

export async function listIndexes(
  store: DocumentStore,
  where: Namespace,
  options: CommandOptions,
): Promise<readonly IndexInfo[]> {
  const { database, collection } = where
  const body = command({ listIndexes: collection, cursor: command({}) })
  const [found, usages] = await Promise.all([
    readAll(store, { database, body }, options),
    readUsages(store, where, options),
  ])
  return found.map((definition) => {
    const name = textMember(definition, 'name')
    const key = memberOf(definition, 'key')
    const usage = usages.get(name)
    return { name, definition, usage, key: key?.kind === 'object' ? key : command({}) }
  })
}

/** Not every server counts, and not every user may see it. */
async function readUsages(
  store: DocumentStore,
  { database, collection }: Namespace,
  options: CommandOptions,
): Promise<ReadonlyMap<string, IndexUsage>> {
  const pipeline = [command({ $indexStats: command({}) })]
  const body = command({ aggregate: collection, pipeline, cursor: command({}) })
  try {
    const found = await readAll(store, { database, body }, options)
    return new Map(found.map((each) => [textMember(each, 'name'), usageOf(each)]))
  } catch (error) {
    const isUnknown = error instanceof DatabaseFailure && error.facts.kind !== 'connection'
    if (isUnknown) return new Map()
    throw error
  }
}

function usageOf(statistics: BsonObject): IndexUsage {
  const accesses = memberOf(statistics, 'accesses')
  if (accesses?.kind !== 'object') return { operations: 0, since: undefined }
  return {
    operations: numberAt(memberOf(accesses, 'ops')) ?? 0,
    since: numberAt(memberOf(accesses, 'since')),
  }
}

/** The number of an integer, a double or a date. */
export function numberAt(value: BsonValue | undefined): number | undefined {
  if (value?.kind !== 'scalar') return undefined
  if (value.type === 'int') return value.bytes.readInt32LE()
  if (value.type === 'double') return value.bytes.readDoubleLE()
  const isLong = value.type === 'long' || value.type === 'date'
  return isLong ? Number(value.bytes.readBigInt64LE()) : undefined
}

async function readAll(
  store: DocumentStore,
  wanted: Parameters<DocumentStore['read']>[0],
  options: CommandOptions,
): Promise<readonly BsonObject[]> {
  const found: BsonObject[] = []
  for await (const batch of store.read(wanted, options)) found.push(...batch.map(readBson))
  return found
}
