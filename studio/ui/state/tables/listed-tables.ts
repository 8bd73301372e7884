import type { Count } from '../../../api/cell.ts'
import type { TableSummary } from '../../../api/tables.ts'

export type TableSort = 'name' | 'rows' | 'size'

export interface ListWish {
  /** Part of a name or comment; letters may differ in case. */
  readonly text: string
  readonly kind: 'all' | 'tables' | 'views'
  readonly sort: TableSort
  readonly descends: boolean
}

/** A line of the list: the name of a schema, or a table below it. */
export type ListLine =
  | { readonly kind: 'schema'; readonly schema: string; readonly count: number }
  | { readonly kind: 'table'; readonly table: TableSummary }

/** The tables that are wished for. By name they stand below their schemas, where there are several. */
export function listedTables(
  tables: readonly TableSummary[],
  wish: ListWish,
  countOf: (table: TableSummary) => Count,
): readonly ListLine[] {
  const found = tables.filter((table) => isWished(table, wish))
  if (wish.sort !== 'name') {
    const figure = wish.sort === 'size' ? sizeOf : (each: TableSummary) => countOf(each).value
    return bySize(found, figure, wish.descends).map(lineOf)
  }
  const ordered = wish.descends ? found.toReversed() : found
  const schemas = [...new Set(ordered.map(({ schema }) => schema))]
  if (new Set(tables.map(({ schema }) => schema)).size < 2) return ordered.map(lineOf)
  return schemas.flatMap((schema) => {
    const own = ordered.filter((each) => each.schema === schema)
    return [{ kind: 'schema', schema, count: own.length } as const, ...own.map(lineOf)]
  })
}

function isWished({ name, comment, view }: TableSummary, { text, kind }: ListWish): boolean {
  const wanted = text.trim().toLowerCase()
  const isOfKind = kind === 'all' || view === (kind === 'views')
  return isOfKind && `${name}\n${comment ?? ''}`.toLowerCase().includes(wanted)
}

function lineOf(table: TableSummary): ListLine {
  return { kind: 'table', table }
}

function sizeOf({ size }: TableSummary): number | null {
  return size
}

/** What has no figure stands last either way. */
function bySize(
  tables: readonly TableSummary[],
  figure: (table: TableSummary) => number | null,
  descends: boolean,
): readonly TableSummary[] {
  const sign = descends ? -1 : 1
  return tables.toSorted((a, b) => {
    const [left, right] = [figure(a), figure(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
