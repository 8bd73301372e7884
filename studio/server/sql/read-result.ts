import type { QueryResult } from '../../../runtime/database.ts'
import type { RawValue } from '../../../runtime/raw-value.ts'
import { distinctKeys } from '../../../runtime/relations/distinct-keys.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { Cell } from '../../../runtime/values/cell-value.ts'
import type { CellNote, JsonForm, JsonValue } from '../../api/cell.ts'
import type { ResultColumn } from '../../api/sql.ts'
import { limits } from '../limits.ts'

interface Reading {
  readonly opened: Pick<OpenDatabase, 'values' | 'dialect'>
  readonly form: JsonForm
}

export interface ReadResult {
  readonly columns: ResultColumn[]
  readonly rows: Record<string, JsonValue>[]
  readonly cells: CellNote[]
}

/** The rows of a result by the keys of its columns; values that are too long are cut, and a note says so. */
export function readResult(result: QueryResult, { opened, form }: Reading): ReadResult {
  const { values, dialect } = opened
  const keys = distinctKeys(result.columns.map(({ name }) => name))
  const columns = result.columns.map(({ name, type }, index) => ({
    key: keys[index] ?? '',
    name,
    type: dialect.types.render(type),
    kind: values.kindOf(type),
  }))
  const cells: CellNote[] = []
  const rows = result.rows.map((raw, row) => {
    const read: Record<string, JsonValue> = Object.create(null)
    for (const [index, { type }] of result.columns.entries()) {
      const whole = raw[index] ?? null
      const head = headOf(whole)
      const cell: Cell = head === whole ? values.read(whole, type, form) : cut(head, whole)
      const { value, ...note } = cell
      const column = keys[index] ?? ''
      read[column] = value
      if (Object.keys(note).length > 0) cells.push({ row, column, ...note })
    }
    return read
  })
  return { columns, rows, cells }
}

function headOf(raw: RawValue): RawValue {
  const most = limits.cellCharacters
  if (typeof raw === 'string' && raw.length > most) return raw.slice(0, most)
  return raw instanceof Uint8Array && raw.length > most ? raw.subarray(0, most) : raw
}

function cut(head: RawValue, whole: RawValue): Cell {
  const isBytes = head instanceof Uint8Array
  const size = isBytes && whole instanceof Uint8Array ? whole.length : String(whole).length
  const value = isBytes ? Buffer.from(head).toString('base64') : String(head)
  return { value, truncated: true, size, ...(isBytes && { encoding: 'base64' as const }) }
}
