import { memberOf } from '../../../runtime/document/bson/bson-value.ts'
import { collectionStatistics } from '../../../runtime/document/catalog/collection-statistics.ts'
import {
  type CollectionInfo,
  listCollections,
} from '../../../runtime/document/catalog/list-collections.ts'
import {
  collectionNameFault,
  isSystemCollection,
} from '../../../runtime/document/names/name-fault.ts'
import type { CollectionSummary } from '../../api/documents/collections.ts'
import type { DocumentStudio } from './document-studio.ts'
import { withinBudget } from './within-budget.ts'

/** Returns the collections of a database with what they hold; a number that is not there in time is null. */
export async function describeCollections(
  { store }: DocumentStudio,
  database: string,
  signal: AbortSignal,
): Promise<readonly CollectionSummary[]> {
  const collections = await listCollections(store, database, { signal })
  const counted = collections.filter(({ type }) => type !== 'view')
  const statistics = await withinBudget(counted, signal, ({ name }, options) =>
    collectionStatistics(store, { database, collection: name }, options),
  )
  const byName = new Map(counted.map(({ name }, index) => [name, statistics[index]]))
  return collections.map((info) => {
    const known = byName.get(info.name)
    return {
      ...described(info),
      documents: known?.documents ?? null,
      dataSize: known?.dataSize ?? null,
      indexes: known?.indexes ?? null,
      capped: known?.isCapped ?? isTrue(info, 'capped'),
    }
  })
}

function described(info: CollectionInfo) {
  const { name, type, options } = info
  return {
    ...{ name, type, system: isSystemCollection(name) },
    validated: memberOf(options, 'validator') !== undefined,
    addressable: collectionNameFault(name) === undefined,
  }
}

function isTrue({ options }: CollectionInfo, name: string): boolean {
  const value = memberOf(options, name)
  return value?.kind === 'scalar' && value.type === 'bool' && value.bytes[0] === 1
}
