import type { Json, JsonForm } from '../../values/cell-value.ts'
import type { Expectation } from '../check-change.ts'
import type { EditedTable } from '../edited-table.ts'
import type { RowImage } from '../rows/row-image.ts'
import { sameJson } from '../rows/same-json.ts'

/** The names of the columns that are other than they were seen. */
export function differences(
  table: EditedTable,
  row: RowImage,
  {
    expectations,
    form,
  }: { readonly expectations: readonly Expectation[]; readonly form: JsonForm },
): readonly string[] {
  const other = expectations.filter((each) => !holds(table, row, { expectation: each, form }))
  return [...new Set(other.map(({ column }) => column.name))]
}

function holds(
  { open, columns }: EditedTable,
  row: RowImage,
  { expectation, form }: { readonly expectation: Expectation; readonly form: JsonForm },
): boolean {
  const { column, seen } = expectation
  const index = columns.indexOf(column)
  if (seen.kind === 'hash') return (row.fingerprints[index] ?? 'null') === seen.hash
  const stored = open.values.read(row.values[index] ?? null, column.type, form).value
  return (
    sameJson(stored, seen.value) || isItsText(stored, seen.value, open.values.kindOf(column.type))
  )
}

/** A whole number of 64 bits is a string in JSON, which a person may have as a number all the same. */
function isItsText(stored: Json, seen: Json, kind: string): boolean {
  const isNumber = kind === 'integer' || kind === 'decimal'
  return isNumber && typeof seen === 'number' && stored === String(seen)
}
