import { isGivenValues } from './is-given-values.ts'
import type { GivenValues } from './parameter-value.ts'

/** What is kept of a tab of statements beside its name. */
export interface SqlDocument {
  readonly text: string
  /** In UTF-16 units from 0. */
  readonly cursor: number
  readonly params: GivenValues
  /** Where names without a schema are looked up first; undefined: as the database does by itself. */
  readonly schema: string | undefined
  /** How many rows of a result are read. */
  readonly limit: number
  /** The saved query that it was opened from, in that version. */
  readonly saved: SavedVersion | undefined
}

interface SavedVersion {
  readonly id: string
  readonly etag: string
}

export const LIMITS = [100, 1000, 10_000] as const

export const emptyDocument: SqlDocument = {
  text: '',
  cursor: 0,
  params: {},
  schema: undefined,
  limit: 1000,
  saved: undefined,
}

type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** What cannot be read starts anew. */
export function readDocument(storage: DocumentStorage, id: string): SqlDocument {
  const stored = storage.getItem(placeOf(id))
  if (stored === null) return emptyDocument
  try {
    return documentOf(JSON.parse(stored))
  } catch {
    return emptyDocument
  }
}

/** Whether the storage has taken it: a browser keeps some megabytes. */
export function keepDocument(storage: DocumentStorage, id: string, document: SqlDocument): boolean {
  try {
    storage.setItem(placeOf(id), JSON.stringify(document))
    return true
  } catch {
    return false
  }
}

/** Removes what is kept of tabs that are not open any more. */
export function forgetOthers(storage: Storage, open: readonly string[]): void {
  const places = new Set(open.map(placeOf))
  const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const place of all) {
    if (place.startsWith(PREFIX) && !places.has(place)) storage.removeItem(place)
  }
}

const PREFIX = 'quarry-sql-'

function placeOf(id: string): string {
  return PREFIX + id
}

function documentOf(value: unknown): SqlDocument {
  if (typeof value !== 'object' || value === null) return emptyDocument
  const found: Partial<Record<keyof SqlDocument, unknown>> = value
  const text = typeof found.text === 'string' ? found.text : ''
  const cursor = typeof found.cursor === 'number' ? found.cursor : 0
  return {
    text,
    cursor: Math.max(0, Math.min(text.length, Math.floor(cursor))),
    params: isGivenValues(found.params) ? found.params : {},
    schema: typeof found.schema === 'string' ? found.schema : undefined,
    limit: LIMITS.find((limit) => limit === found.limit) ?? emptyDocument.limit,
    saved: savedVersion(found.saved),
  }
}

function savedVersion(value: unknown): SavedVersion | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, etag }: Partial<Record<keyof SavedVersion, unknown>> = value
  return typeof id === 'string' && typeof etag === 'string' ? { id, etag } : undefined
}
