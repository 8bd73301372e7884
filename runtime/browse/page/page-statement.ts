import type { Statement } from '../../database.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { CheckedPage } from './check-page.ts'
import { keysetText } from '../order/keyset-text.ts'
import { orderText, reversed } from '../order/page-order.ts'
import { type RowRange, rowRange } from '../order/page-start.ts'
import { Parameters } from '../parameters.ts'
import { type ReadColumn, SelectList } from './select-list.ts'
import { selectionText } from '../filter/selection-text.ts'

/** Longer values of the order are not kept in a cursor. */
export const LONGEST_KEPT = 1024

export interface PageStatement {
  readonly statement: Statement
  readonly columns: readonly ReadColumn[]
  /** The columns that tell rows apart, whole. */
  readonly key: readonly ReadColumn[]
  /** The columns of the order, as a cursor keeps them. */
  readonly order: readonly ReadColumn[]
  /** The rows come from the last to the first where it is reversed; one more is read to see whether there is one. */
  readonly range: RowRange
}

export function pageStatement(
  page: CheckedPage,
  open: Pick<OpenDatabase, 'values' | 'sqlText'>,
): PageStatement {
  const { sqlText } = open
  const list = new SelectList(page.relation)
  const columns = page.columns.map((column) =>
    list.read(column, sqlText.read(column), sqlText.preview(column, page.cell)),
  )
  const key = page.identity.columns.map((column) => list.read(column, sqlText.read(column)))
  const kept = page.order.keys.map(({ column, text }) =>
    list.read(column, text.kept, sqlText.preview(column, LONGEST_KEPT)),
  )
  const range = rangeOf(page)
  const order = range.isReversed ? reversed(page.order) : page.order
  const parameters = new Parameters(sqlText)
  const { values } = page.start
  const selected = selectionText(page, open, parameters, () =>
    values === undefined ? undefined : keysetText(order.keys, values, parameters),
  )
  const sorted = orderText(order, sqlText)
  const offset = range.offset > 0 ? ` offset ${range.offset}` : ''
  const sql = `select ${list.text}${selected}${sorted} limit ${range.limit + 1}${offset}`
  return { statement: parameters.statement(sql), columns, key, order: kept, range }
}

/** The rows behind one whose values are known need no counting. */
function rangeOf({ start, limit }: CheckedPage): RowRange {
  if (start.values === undefined) return rowRange(start, limit)
  return { isReversed: start.scan === 'backward', offset: 0, limit, hasMore: undefined }
}
