import { memberOf } from '../../../runtime/document/bson/bson-value.ts'
import { collectionStatistics } from '../../../runtime/document/catalog/collection-statistics.ts'
import { listCollections, textMember } from '../../../runtime/document/catalog/list-collections.ts'
import type { Namespace } from '../../../runtime/document/find/find-request.ts'
import { refusal } from '../failure/refusal.ts'
import { answered } from './answer-documents.ts'
import type { DocumentStudio } from './document-studio.ts'

/** Returns what a collection holds, and how it was created. Throws Refusal where there is none of that name. */
export async function describeCollection(
  { store }: DocumentStudio,
  where: Namespace,
  signal: AbortSignal,
) {
  const [collections, statistics] = await Promise.all([
    listCollections(store, where.database, { signal }),
    collectionStatistics(store, where, { signal }).catch((error: unknown) => ({ error })),
  ])
  const info = collections.find(({ name }) => name === where.collection)
  if (info === undefined) throw refusal('not_found', 'there is no such collection', 'collection')
  // A view has no statistics of its own.
  if ('error' in statistics && info.type !== 'view') throw statistics.error
  const { options } = info
  const validator = memberOf(options, 'validator')
  return {
    stats: statsOf('error' in statistics ? EMPTY : statistics),
    options: answered(options),
    validator: validator ? answered(validator) : null,
    validationLevel: textMember(options, 'validationLevel') || null,
    validationAction: textMember(options, 'validationAction') || null,
  }
}

type Statistics = Awaited<ReturnType<typeof collectionStatistics>>

const EMPTY: Statistics = {
  ...{ documents: 0, averageObjectSize: undefined, dataSize: undefined, storageSize: undefined },
  ...{ indexes: undefined, indexSize: undefined, indexSizes: {}, isCapped: false },
}

function statsOf({ documents, indexSizes, isCapped, ...sizes }: Statistics) {
  const { averageObjectSize = null, dataSize = null, storageSize = null } = sizes
  const { indexes = null, indexSize = null } = sizes
  return {
    ...{ documents, averageObjectSize, dataSize, storageSize },
    ...{ indexes, indexSize, indexSizes, capped: isCapped },
  }
}
