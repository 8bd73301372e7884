import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import type { Cell, JsonForm, Json } from '../values/cell-value.ts'
import type { Values } from '../values/values.ts'
import type { CellNote, Page } from './page/page.ts'
import type { ReadColumn } from './page/select-list.ts'

export interface Reading {
  readonly values: Values
  readonly form: JsonForm
  /** Longer values have been cut. */
  readonly cell: number
}

type RawRow = readonly RawValue[]

/** The rows by the names of their columns, and what is said of cells beside them. */
export function readRows(
  rows: readonly RawRow[],
  columns: readonly ReadColumn[],
  reading: Reading,
): Pick<Page, 'rows' | 'cells'> {
  const cells: CellNote[] = []
  const read = rows.map((raw, row) => {
    const values = emptyRow()
    for (const each of columns) {
      const { value, ...note } = readCell(raw, each, reading)
      values[each.column.name] = value
      if (Object.keys(note).length > 0) cells.push({ row, column: each.column.name, ...note })
    }
    return values
  })
  return { rows: read, cells }
}

/** Without a prototype, so that `__proto__` is a name like any other. */
export function emptyRow(): Record<string, Json> {
  return Object.create(null)
}

function readCell(row: RawRow, { column, value, size }: ReadColumn, reading: Reading): Cell {
  const raw = row[value] ?? null
  const whole = size === undefined ? null : (row[size] ?? null)
  if (raw === null || whole === null || Number(whole) <= reading.cell) {
    return reading.values.read(raw, column.type, reading.form)
  }
  return { ...readHead(raw, column.type, reading.values), truncated: true, size: Number(whole) }
}

/** The beginning of a document or an array is no such value, but a text. */
function readHead(raw: RawValue, type: Type, values: Values): Cell {
  const isBytes = raw instanceof Uint8Array || values.kindOf(type) === 'binary'
  return isBytes ? values.read(raw, type, 'text') : { value: String(raw) }
}
