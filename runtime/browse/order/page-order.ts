import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { NullTest } from '../../null-test.ts'
import type { OrderText, SqlText } from '../../sql-text.ts'
import { findColumn, readableColumns } from '../columns.ts'
import type { Fault } from '../fault.ts'
import type { SortKey } from '../page/page-request.ts'
import type { RowIdentity } from './row-identity.ts'

/** A column by which rows are in order. */
export interface OrderKey {
  readonly column: Column
  readonly text: OrderText
  readonly direction: 'asc' | 'desc'
  readonly nulls: 'first' | 'last'
  readonly nullTest: NullTest
}

export interface PageOrder {
  readonly keys: readonly OrderKey[]
  /** No two rows have the same values in these columns, so that a page can go on behind a row. */
  readonly isTotal: boolean
}

interface Ordering {
  readonly open: Pick<OpenDatabase, 'sqlText'>
  readonly relation: Relation
  readonly identity: RowIdentity
  readonly faults: Fault[]
}

/**
 * The order that was asked for, and behind it the columns that tell rows apart. They go on in the last
 * direction, as an index does.
 */
export function pageOrder(sort: readonly SortKey[], ordering: Ordering): PageOrder {
  const { open, identity, relation, faults } = ordering
  const wanted = sort.flatMap((key, index) => sortKey(key, `sort.${index}`, ordering) ?? [])
  const direction = sort.at(-1)?.direction ?? 'asc'
  for (const [index, { column }] of wanted.entries()) {
    if (wanted.findIndex((each) => each.column === column) === index) continue
    const path = `sort.${index}.column`
    faults.push({ path, message: 'The column is sorted by twice.', kind: 'shape' })
  }
  const taken = new Set(wanted.map(({ column }) => column))
  // Without a key the other columns tell rows apart that are not the same.
  const others = sort.length > 0 ? readableColumns(relation) : []
  const behind = (identity.kind === 'none' ? others : identity.order)
    .filter((column) => !taken.has(column))
    .flatMap((column) => orderKey(column, { direction }, open.sqlText) ?? [])
  return { keys: [...wanted, ...behind], isTotal: identity.kind !== 'none' }
}

function sortKey(key: SortKey, path: string, ordering: Ordering): OrderKey | undefined {
  const { open, relation, faults } = ordering
  const column = findColumn(relation, key.column, { path: `${path}.column`, faults })
  if (column === undefined) return undefined
  const found = orderKey(column, key, open.sqlText)
  if (found) return found
  const message = 'Values of this type have no order.'
  faults.push({ path: `${path}.column`, message, kind: 'operator' })
  return undefined
}

function orderKey(
  column: Column,
  { direction, nulls }: Omit<SortKey, 'column'>,
  sqlText: SqlText,
): OrderKey | undefined {
  const text = sqlText.order(column)
  if (text === undefined) return undefined
  const place = nulls ?? nullsOf(direction, sqlText)
  return { column, text, direction, nulls: place, nullTest: sqlText.nullTest(column.type) }
}

function nullsOf(direction: 'asc' | 'desc', { nullsWhenAscending }: SqlText): 'first' | 'last' {
  return direction === 'asc' ? nullsWhenAscending : opposite(nullsWhenAscending)
}

function opposite(nulls: 'first' | 'last'): 'first' | 'last' {
  return nulls === 'first' ? 'last' : 'first'
}

/** The same rows from the last to the first. */
export function reversed({ keys, isTotal }: PageOrder): PageOrder {
  return {
    isTotal,
    keys: keys.map((key) => ({
      ...key,
      direction: key.direction === 'asc' ? 'desc' : 'asc',
      nulls: opposite(key.nulls),
    })),
  }
}

/** ORDER BY with a blank in front; empty where rows have no order. */
export function orderText({ keys }: PageOrder, sqlText: SqlText): string {
  const items = keys.map(({ column, text, direction, nulls }) => {
    const isPlain = !column.nullable || nulls === nullsOf(direction, sqlText)
    return isPlain
      ? `${text.item} ${direction}`
      : sqlText.orderWithNulls(text.item, direction, nulls)
  })
  return items.length === 0 ? '' : ` order by ${items.join(', ')}`
}
