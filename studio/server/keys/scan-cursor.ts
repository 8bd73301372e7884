import { type ScanPlace, scanStart } from '../../../runtime/key-value/scan/scan-keys.ts'
import { refusal } from '../failure/refusal.ts'

/** The place of a scan as its cursor says it: node, cursor of the node, keys that were looked at. */
export function cursorOf({ node, cursor, scanned }: ScanPlace): string {
  return `${node}.${cursor}.${scanned}`
}

/** Throws Refusal for a cursor that no page has given. */
export function placeOf(cursor: string | undefined): ScanPlace {
  if (cursor === undefined) return scanStart
  const parts = /^(\d{1,5})\.(\d{1,20})\.(\d{1,15})$/.exec(cursor)
  const [, node = '', place = '', scanned = ''] = parts ?? []
  if (parts) return { node: Number(node), cursor: place, scanned: Number(scanned) }
  throw refusal('bad_request', 'no page has given this cursor', 'cursor')
}
