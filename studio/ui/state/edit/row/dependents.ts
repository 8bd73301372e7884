import type { Count } from '../../../../api/cell.ts'
import type { Filter, Page } from '../../../../api/pages.ts'
import type { Dependency, DependencyList } from '../../../../api/tables.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import { type TableAddress, tableApiPath } from '../../table-address.ts'

/** Rows of another table that refer to the given ones. */
export interface Dependents {
  readonly table: TableAddress
  readonly columns: readonly string[]
  /** Which rows they are, as their page shows them. */
  readonly filter: Filter
  readonly count: Count
}

/** A filter has at most a hundred parts. */
const MOST_ROWS = 30

/** The rows that refer to one of these; undefined where they are too many to ask for. */
export function dependentsFilter(
  via: NonNullable<Dependency['via']>,
  rows: readonly GridRow[],
): Filter | undefined {
  const [column, ...others] = via.columns
  const [key] = via.references
  if (column === undefined || key === undefined) return undefined
  if (others.length === 0) {
    const value = rows.flatMap(({ values }) => values[key] ?? [])
    return value.length === 0 ? undefined : { column, op: 'in', value }
  }
  if (rows.length > MOST_ROWS / via.columns.length) return undefined
  return {
    or: rows.map(({ values }) => ({
      and: via.columns.map((name, place) => ({
        column: name,
        op: 'eq' as const,
        value: values[via.references[place] ?? ''] ?? null,
      })),
    })),
  }
}

/** The rows of other tables that refer to the given ones, counted. */
export async function findDependents(
  api: ApiClient,
  { table, rows }: { readonly table: TableAddress; readonly rows: readonly GridRow[] },
  signal: AbortSignal,
): Promise<readonly Dependents[]> {
  const { dependencies } = await api.get<DependencyList>(tableApiPath(table, '/dependencies'), {
    query: { schema: table.schema },
    signal,
  })
  const counted = dependencies.map(async ({ via, schema, name }) => {
    // Views and routines name the table, but none of its rows.
    const filter = via === null ? undefined : dependentsFilter(via, rows)
    if (via === null || filter === undefined) return []
    const there = { schema, name }
    const body = { schema: there.schema, filter, limit: 1, count: 'exact', cell: 1 }
    const page = await api.read<Page>(tableApiPath(there, '/query'), { body, signal })
    return [{ table: there, columns: via.columns, filter, count: page.count }]
  })
  return (await Promise.all(counted)).flat()
}
