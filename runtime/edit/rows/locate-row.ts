import type { Column } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { RawValue } from '../../raw-value.ts'
import type { Kind } from '../../values/cell-value.ts'
import type { KeyValue } from '../check-change.ts'
import { type EditedTable, isComputed } from '../edited-table.ts'
import { type FoundRow, findRows, type RowSearch } from './read-rows.ts'
import type { RowImage } from './row-image.ts'
import { haveSureKeys } from './sure-keys.ts'
import type { Parameter, StatementWriter } from '../statement-writer.ts'

/** The kinds whose `=` never misses a value that has the same bytes. */
const COMPARABLE: ReadonlySet<Kind> = new Set(['integer', 'text', 'boolean', 'uuid'])

/** How many rows may look like the one that is searched for, before they are compared byte for byte. */
const MOST_ALIKE = 1000

/** The row of a key, or both of the first two where the key tells no row apart. */
export async function findByKey(
  session: Queryable,
  table: EditedTable,
  key: readonly KeyValue[],
): Promise<readonly FoundRow[]> {
  const where = (writer: StatementWriter) => hasValues(table, key, writer)
  const { rows } = await findRows(session, table, { where, isLocked: true, maxRows: 2 })
  return rows
}

/** The rows that are the image to the byte: more than one where nothing tells them apart. */
export async function findAlike(
  session: Queryable,
  table: EditedTable,
  { known, isSame }: { readonly known: readonly KeyValue[]; isSame(row: FoundRow): boolean },
): Promise<readonly FoundRow[] | 'too-many'> {
  const comparable = comparableValues(table, known)
  const search: RowSearch = {
    where: (writer) => hasValues(table, comparable, writer),
    isLocked: true,
  }
  const { rows, isCut } = await findRows(session, table, { ...search, maxRows: MOST_ALIKE })
  return isCut ? 'too-many' : rows.filter(isSame)
}

/** Those of the values by which a row can be searched for. */
export function comparableValues(
  { open: { values } }: EditedTable,
  known: readonly KeyValue[],
): readonly KeyValue[] {
  return known.filter(({ column }) => COMPARABLE.has(values.kindOf(column.type)))
}

/** Returns the row that an image shows: by its key where that is sure, or else by all that it holds. */
export async function findImage(
  session: Queryable,
  table: EditedTable,
  image: RowImage,
): Promise<readonly FoundRow[] | 'too-many'> {
  const { key } = table
  if (haveSureKeys(table, [image])) return findByKey(session, table, imageValues(table, image, key))
  const columns = table.columns.filter((column) => !isComputed(column))
  const known = imageValues(table, image, columns)
  return findAlike(session, table, { known, isSame: (row) => sameImage(table, row, image) })
}

/** The values that an image has in those columns. */
export function imageValues(
  table: EditedTable,
  image: RowImage,
  columns: readonly Column[],
): readonly KeyValue[] {
  return columns.map((column) => ({
    column,
    parameter: image.values[table.columns.indexOf(column)] ?? null,
  }))
}

/** Computed columns follow the others, and are not compared. */
export function sameImage(table: EditedTable, left: RowImage, right: RowImage): boolean {
  return changedColumns(table, left, right).length === 0
}

export function changedColumns(
  table: EditedTable,
  left: RowImage,
  right: RowImage,
): readonly Column[] {
  return table.columns.filter(
    (column, index) =>
      !isComputed(column) && left.fingerprints[index] !== right.fingerprints[index],
  )
}

/** The condition that finds a row again within the transaction that has read it. */
export function isRow(table: EditedTable, row: FoundRow, writer: StatementWriter): string {
  if (table.address.length > 0) return isAt(table, row.address, writer)
  if (table.key.length > 0) return hasValues(table, imageValues(table, row, table.key), writer)
  return isUnchanged(table, row, { columns: table.columns, writer })
}

export function isAt(
  table: EditedTable,
  address: readonly Parameter[],
  writer: StatementWriter,
): string {
  const parts = table.address.map((part, index) =>
    part.match(writer.value(address[index] ?? null, undefined)),
  )
  return parts.join(' AND ')
}

/** The condition that those columns hold what they held when the row was read. */
export function isUnchanged(
  { open: { sqlText }, columns: all }: EditedTable,
  row: RowImage,
  { columns, writer }: { readonly columns: readonly Column[]; readonly writer: StatementWriter },
): string {
  const parts = columns.flatMap((column) => {
    const value = row.values[all.indexOf(column)] ?? null
    if (!isWritable(value)) return []
    const parameter = writer.value(value, column.type)
    return sqlText.same(sqlText.fingerprint(column), sqlText.fingerprintOf(parameter, column.type))
  })
  return parts.join(' AND ') || '1 = 1'
}

export function hasValues(
  { open: { sqlText } }: EditedTable,
  values: readonly { readonly column: Column; readonly parameter: Parameter }[],
  writer: StatementWriter,
): string {
  const parts = values.map(({ column, parameter }) => {
    const name = sqlText.quote(column.name)
    // `IS NOT DISTINCT FROM` uses no index of PostgreSQL.
    return parameter === null
      ? `${name} IS NULL`
      : `${name} = ${writer.value(parameter, column.type)}`
  })
  return parts.join(' AND ') || '1 = 1'
}

/** A text of SQLite that is no UTF-8 is read with this character, and does not become what it was as a parameter. */
export function isWritable(value: RawValue): boolean {
  return typeof value !== 'string' || !value.includes('\uFFFD')
}
