import type { Query } from '../api/api-client.ts'
import { base64Text, rawBytes, shownText, writtenBytes } from './byte-text.ts'

/** A key as addresses and requests name it. */
export interface KeyAddress {
  readonly database: number
  readonly key: string
  readonly encoding?: 'base64' | undefined
}

/** The page of a key. A key may be any bytes, dots and slashes among them, so that they are written as base64url. */
export function keyPath({ database, key, encoding }: Addressed): string {
  const bytes = rawBytes(encoding === 'base64' ? { value: key, encoding } : { value: key })
  const written = base64Text(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `/keys/${database}/key-${written}`
}

type Addressed = Omit<KeyAddress, 'encoding'> & { readonly encoding?: string | undefined }

/** The key of the page; undefined where the path names none. */
export function keyOfPath(database = '', segment = ''): KeyAddress | undefined {
  const written = /^key-([\w-]*)$/.exec(segment)?.[1]
  if (written === undefined || !/^\d{1,9}$/.test(database)) return undefined
  const value = written.replaceAll('-', '+').replaceAll('_', '/')
  const { value: key, encoding } = writtenBytes(rawBytes({ value, encoding: 'base64' }))
  const address = { database: Number(database), key }
  return encoding === undefined ? address : { ...address, encoding }
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
