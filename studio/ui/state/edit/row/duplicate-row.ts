import type { CellAnswer } from '../../../../api/rows.ts'
import type { Column } from '../../../../api/tables.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import { type TableAddress, tableApiPath } from '../../table-address.ts'
import { isNewRow } from '../../staged/new-row-id.ts'
import type { Draft } from '../draft.ts'
import type { Drafts } from './new-row.ts'

/** The columns whose values a copy of a row takes over: not those that the database gives, nor the key by itself. */
export function copiedColumns(columns: readonly Column[]): readonly Column[] {
  const keys = columns.filter(({ primaryKey }) => primaryKey)
  return columns.filter((column) => {
    const isGiven = !column.writable || column.identity || !column.addressable
    return !isGiven && !(column.primaryKey && keys.length === 1)
  })
}

/** What a copy of a row begins with. Values that are shown cut are fetched whole. */
export async function duplicateDrafts(
  { api, table }: { readonly api: ApiClient; readonly table: TableAddress },
  row: GridRow,
  columns: readonly Column[],
): Promise<Drafts> {
  const isAbsent = (name: string) => isNewRow(row.id) && !Object.hasOwn(row.values, name)
  const taken = copiedColumns(columns).filter(
    ({ name, kind }) =>
      !isAbsent(name) && (row.notes[name]?.encoding !== 'base64' || kind === 'binary'),
  )
  const drafts = await Promise.all(
    taken.map(async (column): Promise<[string, Draft]> => {
      if (row.notes[column.name]?.truncated !== true)
        return [column.name, { kind: 'value', value: row.values[column.name] ?? null }]
      const body = { schema: table.schema, key: row.key, column: column.name, json: 'text' }
      const whole = await api.read<CellAnswer>(tableApiPath(table, '/cell'), { body })
      return [column.name, { kind: 'value', value: whole.value }]
    }),
  )
  return Object.fromEntries(drafts)
}
