import type { ExportFormat, TableExport } from '../../../api/export.ts'
import type { TableState } from '../grid/table-state.ts'
import { isNewRow } from '../staged/new-row-id.ts'
import { checkedRows } from './chosen-rows.ts'

export interface ExportWish {
  /** The rows that are checked, those that match the view, or all rows of the table. */
  readonly scope: 'chosen' | 'matching' | 'table'
  readonly columns: 'shown' | 'all'
  readonly format: ExportFormat
  /** Texts that a spreadsheet would run get an apostrophe. */
  readonly isGuarded: boolean
}

/** The keys of the rows that are checked; those that wait to be added have none. */
function storedRows(state: TableState) {
  return checkedRows(state)
    .filter(({ id }) => !isNewRow(id))
    .map(({ key }) => key)
}

/** The request for a file of rows, in the order in which they are shown. */
export function exportBody(state: TableState, wish: ExportWish): TableExport {
  const { schema } = state.table()
  const { filter, where, search, sort } = state.view()
  const shown = state.placed().map(({ column }) => column)
  const select = shown.filter(({ addressable }) => addressable).map(({ name }) => name)
  return {
    schema,
    format: wish.format,
    guard: wish.isGuarded,
    ...(wish.columns === 'shown' && select.length > 0 ? { select } : {}),
    ...(sort.length === 0 ? {} : { sort: [...sort] }),
    ...(wish.scope === 'chosen' ? { keys: storedRows(state) } : {}),
    ...(wish.scope !== 'matching' || filter === undefined ? {} : { filter }),
    ...(wish.scope !== 'matching' || where === '' ? {} : { where }),
    ...(wish.scope !== 'matching' || search === '' ? {} : { search }),
  }
}
