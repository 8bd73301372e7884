import type { Count } from '../../../api/cell.ts'
import type { Page } from '../../../api/pages.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { GridRow } from '../grid/grid-row.ts'
import type { GridView } from '../grid/grid-view.ts'
import { viewBody } from '../grid/page-body.ts'
import type { TableState } from '../grid/table-state.ts'
import { countText, groupedNumber } from '../numbers.ts'
import { type TableAddress, tableApiPath } from '../table-address.ts'

/** The rows that an act is about: rows that are loaded, or all that match a view. */
export type ChosenRows =
  | { readonly kind: 'named'; readonly rows: readonly GridRow[] }
  | { readonly kind: 'matching'; readonly view: GridView; readonly count: number }

/** The server takes so many keys at once. */
export const MOST_NAMED = 5000

/** The rows that are loaded and checked, in the order of the grid. */
export function checkedRows(state: TableState): readonly GridRow[] {
  return state.rows().filter(({ id }) => state.checked.ids().has(id))
}

export function chosenCount(chosen: ChosenRows): number {
  return chosen.kind === 'named' ? chosen.rows.length : chosen.count
}

/** `1 row`, `1,204 rows`. */
export function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${groupedNumber(count)} rows`
}

/** How many rows match the view at this moment. */
export async function countMatching(
  api: ApiClient,
  table: TableAddress,
  view: GridView,
): Promise<Count> {
  const body = { ...viewBody(table, view), limit: 1, count: 'exact' as const }
  return (await api.read<Page>(tableApiPath(table, '/query'), { body })).count
}

/** Why the number of matching rows is not known; undefined where it is. */
export function uncounted({ mode, value }: Count): string | undefined {
  if (mode === 'exact' && value !== null) return undefined
  const many = value === null ? 'Too many rows' : `${sentenceCase(countText({ mode, value }))} rows`
  return `${many} match, which are too many to count in time. Narrow the filter.`
}

/** All that match, as they are counted now. Throws where they are too many to count. */
export async function recounted(
  api: ApiClient,
  table: TableAddress,
  chosen: ChosenRows,
): Promise<ChosenRows> {
  if (chosen.kind === 'named') return chosen
  const count = await countMatching(api, table, chosen.view)
  if (count.mode !== 'exact' || count.value === null) throw new Error(uncounted(count))
  return { ...chosen, count: count.value }
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
