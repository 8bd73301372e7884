import { tablePath } from '../table-address.ts'
import { writeGridView, PLAIN_VIEW } from './grid-view.ts'
import { cellValue, type TableState } from './table-state.ts'
import type { GridRow } from './grid-row.ts'
import type { Column } from '../../../api/tables.ts'

/** The address of the row that the active cell refers to. */
export function followReference(state: TableState): string | undefined {
  const row = state.activeRow()
  const column = state.activeColumn()
  return row === undefined || column === undefined ? undefined : referencePath(row, column)
}

export function referencePath(row: GridRow, column: Column): string | undefined {
  const value = cellValue(row, column.name)
  const { references } = column
  if (references === undefined || value === null) return undefined
  const filter = { and: [{ column: references.column, op: 'eq' as const, value }] }
  const table = { schema: references.schema, name: references.table }
  return tablePath(table) + writeGridView({ ...PLAIN_VIEW, filter })
}
