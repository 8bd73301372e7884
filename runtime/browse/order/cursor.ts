import type { PageStart } from './page-start.ts'
import type { Seal } from './seal.ts'
import { fromStored, type StoredValue, toStored } from '../stored-value.ts'

interface Stored extends Pick<PageStart, 'scan' | 'boundary'> {
  readonly values?: readonly StoredValue[]
}

export function writeCursor({ scan, boundary, values }: PageStart, purpose: string, seal: Seal) {
  const stored: Stored = { scan, boundary, ...(values && { values: values.map(toStored) }) }
  return seal.seal(JSON.stringify(stored), purpose)
}

/** Undefined for a cursor of another table, order or filter, or of another process. */
export function readCursor(cursor: string, purpose: string, seal: Seal): PageStart | undefined {
  const text = seal.open(cursor, purpose)
  if (text === undefined) return undefined
  const { scan, boundary, values }: Stored = JSON.parse(text)
  return { scan, boundary, values: values?.map(fromStored) }
}
