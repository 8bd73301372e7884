import type { CellAnswer } from '../../../../api/rows.ts'
import type { Column } from '../../../../api/tables.ts'
import type { OpenValue } from '../../../state/edit/value/open-value.ts'
import { targetOf } from '../../../state/grid/grid-commands.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { rowTitle } from '../../../state/grid/row-title.ts'
import type { TableState } from '../../../state/grid/table-state.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import type { Studio } from '../../../state/studio.ts'
import { tableApiPath } from '../../../state/table-address.ts'
import { pendingDraft } from './editing.ts'

const WITH_ROOM = new Set<Column['kind']>(['json', 'array', 'binary'])

/** Whether a value is edited in a window of its own rather than in its cell. */
export function needsRoom(row: GridRow, column: Column): boolean {
  const note = row.notes[column.name]
  return WITH_ROOM.has(column.kind) || note?.truncated === true || note?.encoding === 'base64'
}

/** A cell in a window of its own: all of its value, also where the grid shows the beginning only. */
export function openCell(
  { state, studio }: { readonly state: TableState; readonly studio: Studio },
  row: GridRow,
  column: Column,
): OpenValue {
  const table = state.table()
  const queue = state.queue()
  const edit = queue.editOf(row.id, column.name)
  const note = row.notes[column.name]
  const isCut = note?.truncated === true && (edit === undefined || edit.state === 'saved')
  const body = { schema: table.schema, key: row.key, column: column.name, json: 'text' }
  const load = (signal: AbortSignal) =>
    studio.api.read<CellAnswer>(tableApiPath(table, '/cell'), { body, signal })
  return {
    column,
    title: `${table.name} ${rowTitle(row)}`,
    lock: state.lockOf(column, isNewRow(row.id)),
    draft: pendingDraft(state, row, column),
    note,
    load: isCut ? load : undefined,
    save: (draft, hash) => {
      const target = targetOf(row, column)
      queue.commit(hash === undefined ? target : { ...target, seenHash: hash }, draft)
    },
  }
}
