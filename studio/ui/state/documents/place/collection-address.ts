/** A collection as addresses and requests name it. */
export interface CollectionAddress {
  readonly database: string
  readonly collection: string
}

/** The pages of a collection, in their order. */
export const COLLECTION_TABS = [
  'documents',
  'aggregation',
  'indexes',
  'schema',
  'validation',
  'statistics',
] as const

export type CollectionTab = (typeof COLLECTION_TABS)[number]

export function databasePath(database: string): string {
  return `/documents/${encodeURIComponent(database)}`
}

export function collectionPath(
  address: CollectionAddress,
  tab: CollectionTab = 'documents',
): string {
  const page = tab === 'documents' ? '' : `/${tab}`
  return `${databasePath(address.database)}/${encodeURIComponent(address.collection)}${page}`
}

export function databaseApiPath(database: string, rest = ''): string {
  return `/api/databases/${encodeURIComponent(database)}${rest}`
}

export function collectionApiPath({ database, collection }: CollectionAddress, rest = ''): string {
  return databaseApiPath(database, `/collections/${encodeURIComponent(collection)}${rest}`)
}

export function collectionId({ database, collection }: CollectionAddress): string {
  return JSON.stringify([database, collection])
}
