import { type EditedTable, hasSureKey } from '../edited-table.ts'
import type { RowImage } from './row-image.ts'

/**
 * Returns whether the key finds each of these rows and no other one: where a key of SQLite may hold NULL, it does so for
 * the rows in which it holds none (https://sqlite.org/lang_createtable.html#the_primary_key).
 */
export function haveSureKeys(table: EditedTable, rows: readonly RowImage[]): boolean {
  if (hasSureKey(table)) return true
  const places = table.key.map((column) => table.columns.indexOf(column))
  return (
    places.length > 0 &&
    rows.every(({ values }) => places.every((place) => (values[place] ?? null) !== null))
  )
}
