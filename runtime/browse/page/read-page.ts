import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../../database.ts'
import type { RawValue } from '../../raw-value.ts'
import type { OpenDatabase } from '../../open-database.ts'
import type { JsonForm } from '../../values/cell-value.ts'
import { type CheckedPage, checkPage } from './check-page.ts'
import { writeCursor } from '../order/cursor.ts'
import type { Checked } from '../fault.ts'
import type { Page } from './page.ts'
import type { PageRequest } from './page-request.ts'
import { boundariesOf, isEdge, LAST_PAGE, type PageStart } from '../order/page-start.ts'
import { LONGEST_KEPT, type PageStatement, pageStatement } from './page-statement.ts'
import { readRows } from '../read-rows.ts'
import { rowKey, rowToken, tokenPurpose } from '../order/row-keys.ts'
import type { Seal } from '../order/seal.ts'

export interface PageOptions extends QueryOptions {
  /** How documents of JSON are given. */
  readonly form: JsonForm
  /** A condition in SQL, which our compiler has judged. */
  readonly where?: string | undefined
  readonly seal: Seal
}

type RawRow = readonly RawValue[]

/** A page of a relation, with the cursors of its neighbours. Throws DatabaseFailure. */
export async function readPage(
  open: OpenDatabase,
  relation: Relation,
  request: PageRequest,
  options: PageOptions,
): Promise<Checked<Page>> {
  const checked = checkPage(relation, request, { open, ...options })
  if (checked.kind === 'refused') return checked
  const page = checked.value
  const statement = pageStatement(page, open)
  const { rows } = await open.database.query(statement.statement, options)
  const { range, columns } = statement
  const shown = rows.slice(0, range.limit)
  const inOrder = range.isReversed ? shown.toReversed() : shown
  const hasMore = range.hasMore ?? rows.length > shown.length
  const reading = { values: open.values, form: options.form, cell: page.cell }
  return {
    kind: 'checked',
    value: {
      columns: page.columns,
      ...readRows(inOrder, columns, reading),
      keys: inOrder.map((row) => keyOf(row, statement, { page, open, seal: options.seal })),
      limit: page.limit,
      ...neighbours(page, { rows: inOrder, hasMore, statement }, options.seal),
    },
  }
}

interface KeyContext {
  readonly page: CheckedPage
  readonly open: OpenDatabase
  readonly seal: Seal
}

function keyOf(row: RawRow, { key, columns }: PageStatement, { page, open, seal }: KeyContext) {
  if (page.identity.kind !== 'none') return rowKey(row, key, open.values)
  return rowToken(row, columns, { seal, purpose: tokenPurpose(page.relation) })
}

interface RowsRead {
  readonly rows: readonly RawRow[]
  /** There are rows on the side to which the page goes on. */
  readonly hasMore: boolean
  readonly statement: PageStatement
}

function neighbours(
  page: CheckedPage,
  { rows, hasMore, statement }: RowsRead,
  seal: Seal,
): Pick<Page, 'next' | 'prev' | 'last'> {
  const { start, order, purpose } = page
  const { start: first, end } = boundariesOf(start, rows.length)
  const isForward = start.scan === 'forward'
  const hasOther = !isEdge(start)
  const beside = (scan: PageStart['scan'], isThere: boolean) => {
    if (!isThere) return null
    const row = scan === 'forward' ? rows.at(-1) : rows[0]
    if (row === undefined && start.values) return writeCursor(edge(scan), purpose, seal)
    const boundary = scan === 'forward' ? end : first
    const values = order.isTotal && row ? keptValues(row, statement) : undefined
    return writeCursor({ scan, boundary, values }, purpose, seal)
  }
  return {
    next: beside('forward', isForward ? hasMore : hasOther),
    prev: beside('backward', isForward ? hasOther : hasMore),
    last: order.keys.length > 0 ? writeCursor(LAST_PAGE, purpose, seal) : null,
  }
}

/** The row at the boundary and all behind it have gone: what is left begins at the edge. */
function edge(scan: PageStart['scan']): PageStart {
  const from = scan === 'forward' ? 'start' : 'end'
  return { scan, boundary: { from, rows: 0 }, values: undefined }
}

/** Undefined where one of them is too long for a cursor. */
function keptValues(row: RawRow, { order }: PageStatement): readonly RawValue[] | undefined {
  const isKept = order.every(({ size }) => Number(row[size ?? -1] ?? 0) <= LONGEST_KEPT)
  return isKept ? order.map(({ value }) => row[value] ?? null) : undefined
}
