import type { Query } from '../api/api-client.ts'
import { decodedSegment } from '../table-address.ts'
import { shownText } from './byte-text.ts'

/** A key as addresses and requests name it. */
export interface KeyAddress {
  readonly database: number
  readonly key: string
  readonly encoding?: 'base64' | undefined
}

/** The page of a key. A key may be empty, so that something stands before it. */
export function keyPath({ database, key, encoding = 'text' }: Addressed): string {
  return `/keys/${database}/${encoding}:${encodeURIComponent(key)}`
}

type Addressed = Omit<KeyAddress, 'encoding'> & { readonly encoding?: string | undefined }

/** The key of the page; undefined where the path names none. */
export function keyOfPath(database = '', segment = ''): KeyAddress | undefined {
  const [, kind, written = ''] = /^(text|base64):([\s\S]*)$/.exec(decodedSegment(segment)) ?? []
  if (kind === undefined || !/^\d{1,9}$/.test(database)) return undefined
  const address = { database: Number(database), key: written }
  return kind === 'base64' ? { ...address, encoding: 'base64' } : address
}

/** Says in a request which key is meant. */
export function keyQuery({ database, key, encoding }: KeyAddress): Query {
  return encoding === undefined ? { database, key } : { database, key64: key }
}

/** The name of a key for people. */
export function keyLabel({ key, encoding }: Omit<KeyAddress, 'database'>): string {
  if (key === '') return "''"
  return shownText(encoding === undefined ? { value: key } : { value: key, encoding })
}
