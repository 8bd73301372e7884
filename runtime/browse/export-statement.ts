import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import type { Statement } from '../database.ts'
import type { RowKey } from '../edit/change.ts'
import type { OpenDatabase } from '../open-database.ts'
import { type CheckedPage, checkPage, type PageChecking } from './page/check-page.ts'
import { type Checked, type Fault, unlessFaulty } from './fault.ts'
import { type Finding, keyText } from './order/key-text.ts'
import { orderText } from './order/page-order.ts'
import type { PageRequest } from './page/page-request.ts'
import { Parameters } from './parameters.ts'
import { SelectList } from './page/select-list.ts'
import { selectionText } from './filter/selection-text.ts'

export interface ExportRequest extends Pick<PageRequest, 'select' | 'filter' | 'search' | 'sort'> {
  /** Only the rows that have one of the keys. */
  readonly keys?: readonly RowKey[] | undefined
  /** Whether a column is part of the file. */
  readonly isExported: (column: Column) => boolean
}

export interface ExportStatement {
  readonly statement: Statement
  readonly columns: readonly Column[]
}

/** The statement that reads whole rows, in the order that was asked for and then by their key. */
export function exportStatement(
  relation: Relation,
  request: ExportRequest,
  checking: PageChecking & { readonly open: OpenDatabase },
): Checked<ExportStatement> {
  const checked = checkPage(relation, { ...request, limit: 1, cell: 1 }, checking)
  if (checked.kind === 'refused') return checked
  const page = checked.value
  const { sqlText } = checking.open
  const faults: Fault[] = []
  const list = new SelectList(relation)
  const columns = page.columns.filter(request.isExported)
  for (const column of columns) list.read(column, sqlText.read(column))
  const parameters = new Parameters(sqlText)
  const selected = selectionText(page, checking.open, parameters, () =>
    keysText(request.keys, page, { ...checking, parameters, faults }),
  )
  const sql = `select ${list.text}${selected}${orderText(page.order, sqlText)}`
  return unlessFaulty({ statement: parameters.statement(sql), columns }, faults)
}

function keysText(
  keys: readonly RowKey[] | undefined,
  { relation }: CheckedPage,
  finding: Finding,
): string | undefined {
  const texts = keys?.map((key) => `(${keyText(key, relation, finding)})`)
  return texts && anyOf(texts)
}

/** In halves, because SQLite takes a thousand levels of an expression and reads `a or b or c` as three. */
function anyOf(texts: readonly string[]): string {
  if (texts.length <= 1) return texts[0] ?? '(1 = 0)'
  const half = Math.ceil(texts.length / 2)
  return `(${anyOf(texts.slice(0, half))} or ${anyOf(texts.slice(half))})`
}
