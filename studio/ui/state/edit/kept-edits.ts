import { tableId, type TableAddress } from '../table-address.ts'
import type { CellEdit } from './cell-edit.ts'

const PLACE = 'quarry-edits:'

export interface KeptEdits {
  readonly table: TableAddress
  readonly edits: readonly CellEdit[]
}

/**
 * Edits that are not saved yet are kept in the session of the tab, so that a reload drops none. Returns false where
 * they are more than its storage takes, and then none are kept.
 */
export function writeKeptEdits(
  storage: Storage,
  table: TableAddress,
  edits: readonly CellEdit[],
): boolean {
  const place = PLACE + tableId(table)
  try {
    if (edits.length === 0) storage.removeItem(place)
    else storage.setItem(place, JSON.stringify({ table, edits }))
    return true
  } catch {
    // What was kept before is not what waits now.
    storage.removeItem(place)
    return false
  }
}

export function readKeptEdits(storage: Storage): readonly KeptEdits[] {
  const places = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return places
    .filter((place) => place.startsWith(PLACE))
    .flatMap((place) => readOne(storage.getItem(place) ?? ''))
}

function readOne(text: string): readonly KeptEdits[] {
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? [kept] : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is KeptEdits {
  if (typeof value !== 'object' || value === null || !('table' in value)) return false
  return 'edits' in value && Array.isArray(value.edits) && value.edits.every(isEdit)
}

function isEdit(value: unknown): value is CellEdit {
  if (typeof value !== 'object' || value === null) return false
  return 'row' in value && 'column' in value && 'draft' in value && 'seen' in value
}
