import { decodedSegment } from '../../table-address.ts'

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

/** Returns the database that a page is about, or nothing where it is about all of them. */
export function databaseOfPath(path: string): string | undefined {
  const part = /^\/documents\/([^/]+)/.exec(path)?.[1]
  return part === undefined ? undefined : decodedSegment(part)
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
