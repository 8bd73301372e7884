import type { EditedTable } from '../edited-table.ts'
import type { FoundRow } from './read-rows.ts'
import type { RowImage } from './row-image.ts'

/** A text that two rows have in common only if they are one; equal rows that nothing tells apart have the same. */
export function rowName(table: EditedTable, row: RowImage | FoundRow): string {
  const { relation, key, columns } = table
  const address = 'address' in row ? row.address.map(String) : []
  const told =
    key.length > 0
      ? key.map((column) => row.fingerprints[columns.indexOf(column)] ?? null)
      : [...address, ...row.fingerprints]
  return JSON.stringify([relation.schema, relation.name, ...told])
}
