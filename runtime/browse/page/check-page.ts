import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { OpenDatabase } from '../../open-database.ts'
import { type Condition, checkFilter, TEXT } from '../filter/check-filter.ts'
import { findColumn, readableColumns } from '../columns.ts'
import { readCursor } from '../order/cursor.ts'
import { type Checked, type Fault, unlessFaulty } from '../fault.ts'
import { type PageOrder, pageOrder } from '../order/page-order.ts'
import type { PageRequest } from './page-request.ts'
import { firstPage, type PageStart } from '../order/page-start.ts'
import { type RowIdentity, rowIdentity } from '../order/row-identity.ts'
import type { Seal } from '../order/seal.ts'

/** The rows that are asked for, of which all names and values have been checked. */
export interface Selection {
  readonly relation: Relation
  readonly filter: Condition | undefined
  readonly search: string | undefined
  /** A condition in SQL that our compiler has judged. */
  readonly where: string | undefined
}

export interface CheckedPage extends Selection {
  readonly columns: readonly Column[]
  readonly identity: RowIdentity
  readonly order: PageOrder
  readonly limit: number
  readonly cell: number
  readonly start: PageStart
  /** The table, order and filter to which a cursor belongs. */
  readonly purpose: string
}

const MOST_ROWS = 1000
const FARTHEST = 10_000

export interface PageChecking {
  readonly open: Pick<OpenDatabase, 'values' | 'sqlText'>
  readonly where?: string | undefined
  readonly seal: Seal
}

export function checkPage(
  relation: Relation,
  request: PageRequest,
  { open, where, seal }: PageChecking,
): Checked<CheckedPage> {
  const faults: Fault[] = []
  const identity = rowIdentity(relation, open.sqlText)
  const selection = checkSelection(relation, request, { open, where, faults })
  const order = pageOrder(request.sort, { open, relation, identity, faults })
  const purpose = purposeOf(order, request, { relation, where })
  const page = {
    ...selection,
    columns: checkSelect(relation, request, faults),
    identity,
    order,
    limit: checkNumber('limit', request.limit, { least: 1, most: MOST_ROWS, faults }),
    cell: checkNumber('cell', request.cell, { least: 1, most: 1_000_000, faults }),
    start: checkStart(request, { seal, purpose, faults }),
    purpose,
  }
  return unlessFaulty(page, faults)
}

interface SelectionChecking extends Pick<PageChecking, 'open' | 'where'> {
  readonly faults: Fault[]
}

export function checkSelection(
  relation: Relation,
  { filter, search }: Pick<PageRequest, 'filter' | 'search'>,
  { open, where, faults }: SelectionChecking,
): Selection {
  const text = search === undefined ? undefined : open.values.write(search, TEXT, 'text')
  if (text?.kind === 'refused') faults.push({ path: 'search', message: text.reason, kind: 'value' })
  return {
    relation,
    filter: filter && checkFilter(filter, { open, relation, faults }),
    search: search === '' ? undefined : search,
    where,
  }
}

function checkSelect(
  relation: Relation,
  { select }: PageRequest,
  faults: Fault[],
): readonly Column[] {
  if (select === undefined) return readableColumns(relation)
  const found = select.flatMap(
    (name, index) => findColumn(relation, name, { path: `select.${index}`, faults }) ?? [],
  )
  return [...new Set(found)]
}

interface Bounds {
  readonly least: number
  readonly most: number
  readonly faults: Fault[]
}

function checkNumber(path: string, value: number, { least, most, faults }: Bounds): number {
  if (!Number.isInteger(value) || value < least || value > most) {
    const message = `The number lies between ${least} and ${most}.`
    faults.push({ path, message, kind: 'shape' })
  }
  return value
}

interface StartChecking {
  readonly seal: Seal
  readonly purpose: string
  readonly faults: Fault[]
}

function checkStart(
  { cursor, offset }: PageRequest,
  { seal, purpose, faults }: StartChecking,
): PageStart {
  if (cursor === undefined) {
    const bounds = { least: 0, most: FARTHEST, faults }
    return firstPage(offset === undefined ? 0 : checkNumber('offset', offset, bounds))
  }
  if (offset !== undefined) {
    const message = 'A page begins at a cursor or at an offset, not at both.'
    faults.push({ path: 'offset', message, kind: 'shape' })
  }
  const start = readCursor(cursor, purpose, seal)
  if (start) return start
  const message = 'The cursor belongs to another table, order or filter, or to another process.'
  faults.push({ path: 'cursor', message, kind: 'cursor' })
  return firstPage()
}

function purposeOf(
  { keys }: PageOrder,
  { filter, search }: PageRequest,
  { relation: { schema, name }, where }: Pick<Selection, 'relation' | 'where'>,
): string {
  const order = keys.map(({ column, direction, nulls }) => [column.name, direction, nulls])
  return JSON.stringify([schema, name, order, filter ?? null, search ?? '', where ?? null])
}
