import { createStore, reconcile } from 'solid-js/store'
import type { Count } from '../../../api/cell.ts'
import type { TableCount, TableSummary } from '../../../api/tables.ts'
import type { ApiClient } from '../api/api-client.ts'
import { tableApiPath, tableId } from '../table-address.ts'

export interface RowCounts {
  /** How many rows a table has, as far as it is known. */
  readonly of: (table: TableSummary) => Count
  /** Has it counted where the engine keeps no estimate, when everything asked for later has been. */
  readonly want: (table: TableSummary) => void
  /** The tables may have other rows now. */
  readonly forget: () => void
}

/** Of a long list that is scrolled through only the last ones are worth counting. */
const MOST_WAITING = 60

const NONE: Count = { value: null, mode: 'none' }

/** Counts of the tables in sight, one after the other, each with the budget that the server gives it. */
export function createRowCounts(api: ApiClient): RowCounts {
  const [counts, setCounts] = createStore<Record<string, Count>>({})
  let waiting: TableSummary[] = []
  let abort = new AbortController()
  let isBusy = false

  const next = async (): Promise<void> => {
    if (isBusy) return
    const table = waiting.shift()
    if (table === undefined) return
    isBusy = true
    const { signal } = abort
    const counted = await countOf(api, table, signal)
    isBusy = false
    if (!signal.aborted) setCounts(tableId(table), counted)
    await next()
  }

  return {
    of: (table) => (table.rows.value === null ? (counts[tableId(table)] ?? NONE) : table.rows),
    want: (table) => {
      if (!isCountable(table) || counts[tableId(table)] !== undefined) return
      if (waiting.includes(table)) return
      waiting = [...waiting.slice(1 - MOST_WAITING), table]
      queueMicrotask(() => void next())
    },
    forget: () => {
      abort.abort()
      abort = new AbortController()
      waiting = []
      setCounts(reconcile({}))
    },
  }
}

/** A view may read anything, and take long. */
function isCountable({ rows, view, kind, addressable }: TableSummary): boolean {
  return rows.value === null && addressable && (!view || kind === 'materialized-view')
}

/** Nothing where it fails: the list is as good without it. */
async function countOf(
  api: ApiClient,
  { schema, name }: TableSummary,
  signal: AbortSignal,
): Promise<Count> {
  try {
    const query = { schema, count: 'auto' }
    return (await api.get<TableCount>(tableApiPath({ schema, name }, '/count'), { query, signal }))
      .count
  } catch {
    return NONE
  }
}
