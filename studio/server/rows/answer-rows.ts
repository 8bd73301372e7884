import { emptyRow } from '../../../runtime/browse/read-rows.ts'
import { rowIdentity } from '../../../runtime/browse/order/row-identity.ts'
import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { StoredRow } from '../../../runtime/edit/rows/row-image.ts'
import type { CellNote, JsonForm, Row } from '../../api/cell.ts'

/** Longer texts and bytes are cut, as on a page. */
const CELL = 256

interface Answering {
  readonly opened: OpenDatabase
  readonly relation: Relation
  readonly form: JsonForm
}

interface AnsweredRows {
  readonly rows: (Row | null)[]
  readonly cells: CellNote[]
  readonly keys: (Row | null)[]
}

/** Rows as the database stores them, in JSON, with their keys; null for one that was not written. */
export function answerRows(
  stored: readonly (StoredRow | undefined)[],
  answering: Answering,
): AnsweredRows {
  const cells: CellNote[] = []
  const rows = stored.map((row, index) => {
    if (row === undefined) return null
    const { row: answered, notes } = answerRow(row, answering)
    cells.push(...notes.map((note) => ({ row: index, ...note })))
    return answered
  })
  return { rows, cells, keys: stored.map((row) => (row ? keyOf(row, answering) : null)) }
}

export function answerRow(
  { columns, values }: StoredRow,
  { opened, form }: Pick<Answering, 'opened' | 'form'>,
): { readonly row: Row; readonly notes: readonly Omit<CellNote, 'row'>[] } {
  const row = emptyRow()
  const notes: Omit<CellNote, 'row'>[] = []
  for (const [index, { name, type }] of columns.entries()) {
    const raw = values[index] ?? null
    const size = sizeOf(raw)
    const isCut = size > CELL && CUT.has(opened.values.kindOf(type))
    const { value, ...note } = opened.values.read(
      isCut ? headOf(raw) : raw,
      type,
      isCut ? 'text' : form,
    )
    row[name] = value
    const cut = isCut ? { truncated: true as const, size } : {}
    if (isCut || Object.keys(note).length > 0) notes.push({ column: name, ...note, ...cut })
  }
  return { row, notes }
}

/** The kinds whose values a page shows cut. */
const CUT: ReadonlySet<string> = new Set(['text', 'json', 'binary', 'other'])

function sizeOf(raw: unknown): number {
  if (typeof raw === 'string') return raw.length
  return raw instanceof Uint8Array ? raw.length : 0
}

function headOf<Raw>(raw: Raw): Raw | string | Uint8Array {
  if (typeof raw === 'string') return raw.slice(0, CELL)
  return raw instanceof Uint8Array ? raw.slice(0, CELL) : raw
}

/** The key by which the row is found again; null where the row itself does not hold it. */
function keyOf({ columns, values }: StoredRow, { opened, relation }: Answering): Row | null {
  const identity = rowIdentity(relation, opened.sqlText)
  if (identity.kind !== 'key') return null
  const key = emptyRow()
  for (const column of identity.columns) {
    const index = columns.findIndex(({ name }) => name === column.name)
    key[column.name] = opened.values.read(values[index] ?? null, column.type, 'text').value
  }
  return key
}
