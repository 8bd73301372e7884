import type { PageQuery } from '../../../api/pages.ts'
import type { Column } from '../../../api/tables.ts'
import type { TableAddress } from '../table-address.ts'
import { type GridView, reverseSort, type SortKey } from './grid-view.ts'

/** The rows of a view, as a request asks for them; the order is that of `sort`. */
export function viewBody(table: TableAddress, view: GridView): PageQuery {
  return {
    schema: table.schema,
    json: 'text',
    ...(view.filter === undefined ? {} : { filter: view.filter }),
    ...(view.where === '' ? {} : { where: view.where }),
    ...(view.search === '' ? {} : { search: view.search }),
  }
}

/**
 * The order in which rows are asked for. From the end they come in the reversed order, which an index
 * answers as fast as the first page; undefined where the table has no order that could be reversed.
 */
export function askedSort(
  view: GridView,
  columns: readonly Column[],
): readonly SortKey[] | undefined {
  if (view.from === 'start') return view.sort
  const keys = columns.filter((column) => column.primaryKey)
  if (keys.length === 0) return undefined
  const named = new Set(view.sort.map(({ column }) => column))
  const rest = keys.filter(({ name }) => !named.has(name))
  const whole = [
    ...view.sort,
    ...rest.map(({ name }) => ({ column: name, direction: 'asc' as const })),
  ]
  return reverseSort(whole)
}
