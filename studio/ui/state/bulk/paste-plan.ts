import type { JsonValue, Row } from '../../../api/cell.ts'
import type { RowBatch } from '../../../api/rows.ts'
import type { Column } from '../../../api/tables.ts'
import { type Draft, isSameValue, readDraft } from '../edit/draft.ts'
import { isRequired } from '../edit/row/new-row.ts'
import { cellLock } from '../grid/grid-commands.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { cellValue, type TableState } from '../grid/table-state.ts'
import type { TableAddress } from '../table-address.ts'

export interface PasteCell {
  readonly column: Column
  readonly text: string
  /** What the cell holds; undefined in a row that is new. */
  readonly before: JsonValue | undefined
  /** Undefined where the text is no value of the column. */
  readonly draft: Draft | undefined
  readonly fault: string | undefined
  readonly isSame: boolean
}

export interface PasteLine {
  /** Undefined: the row is new. */
  readonly row: GridRow | undefined
  readonly cells: readonly PasteCell[]
  /** Why no row can come of it. */
  readonly fault: string | undefined
}

/** A copied block where it would stand, cell by cell. */
export interface PastePlan {
  readonly columns: readonly Column[]
  readonly lines: readonly PasteLine[]
  readonly cellCount: number
  readonly newCount: number
  readonly faultCount: number
}

export interface PasteTarget {
  readonly rows: readonly GridRow[]
  readonly columns: readonly Column[]
  readonly top: number
  readonly left: number
  /** More rows stand behind those that are loaded. */
  readonly hasMore: boolean
  /** All columns of the table, of which a new row needs some. */
  readonly allColumns: readonly Column[]
  readonly lockOf: (row: GridRow | undefined, column: Column) => string | undefined
}

export function pasteTarget(state: TableState, place: { top: number; left: number }): PasteTarget {
  return {
    rows: state.rows(),
    columns: state.placed().map(({ column }) => column),
    ...place,
    hasMore: state.pages.hasMore(),
    allColumns: state.pages.columns(),
    lockOf: (row, column) =>
      row === undefined ? state.lockOf(column, true) : cellLock(state, row, column),
  }
}

/** Lines beyond the last row become new rows. */
export function planPaste(block: readonly (readonly string[])[], target: PasteTarget): PastePlan {
  const width = Math.max(...block.map((line) => line.length))
  const columns = target.columns.slice(target.left, target.left + width)
  const lines = block.map((texts, down) => {
    const row = target.rows[target.top + down]
    const cells = columns.flatMap((column, across) => {
      const text = texts[across]
      return text === undefined ? [] : [planCell({ row, column, text }, target)]
    })
    return { row, cells, fault: row === undefined ? newRowFault(cells, target) : undefined }
  })
  const cells = lines.flatMap((line) => line.cells)
  return {
    columns,
    lines,
    cellCount: lines
      .filter(({ row }) => row !== undefined)
      .flatMap((line) => line.cells.filter(isWritten)).length,
    newCount: lines.filter((line) => line.row === undefined && line.fault === undefined).length,
    faultCount:
      cells.filter(({ fault }) => fault !== undefined).length +
      lines.filter(({ fault }) => fault !== undefined).length,
  }
}

function planCell(
  { row, column, text }: { row: GridRow | undefined; column: Column; text: string },
  { lockOf }: PasteTarget,
): PasteCell {
  const before = row === undefined ? undefined : cellValue(row, column.name)
  const lock = lockOf(row, column)
  const read = readDraft(text, column)
  const refusal = read.kind === 'refused' ? read.reason : undefined
  const draft = read.kind === 'draft' && lock === undefined ? read.draft : undefined
  const isSame = draft?.kind === 'value' && isSameValue(draft.value, before)
  return { column, text, before, draft, fault: lock ?? refusal, isSame }
}

/** A new row is added whole or not at all; a column that is numbered is left to the database. */
function newRowFault(cells: readonly PasteCell[], target: PasteTarget): string | undefined {
  if (target.hasMore) return 'More rows stand behind this one. Load them, or paste at the end.'
  if (cells.some(({ fault }) => fault !== undefined)) return 'The row has faults.'
  const given = new Set(cells.map(({ column }) => column.name))
  const missing = target.allColumns.find((each) => isRequired(each) && !given.has(each.name))
  return missing === undefined ? undefined : `A new row needs a value of ${missing.name}.`
}

function isWritten({ draft, isSame }: PasteCell): boolean {
  return draft !== undefined && !isSame
}

/** The request that writes the block: all of it, or nothing. Faulty cells stay as they are. */
export function pasteBody(table: TableAddress, { lines }: Pick<PastePlan, 'lines'>): RowBatch {
  const changes = lines.flatMap(({ row, cells }) => {
    const written = cells.filter(isWritten)
    if (row === undefined || written.length === 0) return []
    const expect = written.map(({ column, before }) => [column.name, before ?? null] as const)
    return [{ key: row.key, set: valuesOf(written), expect: Object.fromEntries(expect) }]
  })
  const insert = lines.flatMap(({ row, cells, fault }) =>
    row !== undefined || fault !== undefined ? [] : [{ set: valuesOf(cells) }],
  )
  return { schema: table.schema, json: 'text', changes, insert }
}

function valuesOf(cells: readonly PasteCell[]): Row {
  const values = cells.flatMap(({ column, draft }) =>
    draft?.kind === 'value' ? [[column.name, draft.value] as const] : [],
  )
  return Object.fromEntries(values)
}
