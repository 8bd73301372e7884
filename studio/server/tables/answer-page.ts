import type { Relation } from '../../../compiler/ir/catalog.ts'
import { type Count, countRows } from '../../../runtime/browse/count-rows.ts'
import type { PageRequest } from '../../../runtime/browse/page/page-request.ts'
import { readPage } from '../../../runtime/browse/page/read-page.ts'
import type { Filter, Page, PageQuery } from '../../api/pages.ts'
import type { Answer } from '../routing/route.ts'
import type { Studio } from '../studio.ts'
import { checkWhere } from './check-where.ts'
import { describeColumns } from './describe-columns.ts'
import { checkIdentifier } from './find-table.ts'
import { readOnlyReason } from './read-only-reason.ts'
import { unlessRefused } from './refuse-faults.ts'

const ROWS = 100
const CELL = 256

/** A page of a table with its columns, and how many rows there are. */
export async function answerPage(
  relation: Relation,
  asked: PageQuery,
  { studio, signal }: { readonly studio: Studio; readonly signal: AbortSignal },
): Promise<Answer> {
  const { opened, seal } = studio
  checkNames(asked)
  await checkWhere(asked.where, relation, { studio, signal })
  const request = requestOf(asked)
  const { where, json: form = 'parsed', count: mode = 'auto' } = asked
  const start = performance.now()
  const [read, count] = await Promise.all([
    readPage(opened, relation, request, { form, where, seal, signal }),
    countRows(opened, relation, request, { mode, where, signal }),
  ])
  const page = unlessRefused(read)
  const dbMs = performance.now() - start
  const body = {
    table: relation.name,
    schema: relation.schema,
    columns: describeColumns(relation, opened, page.columns),
    rows: [...page.rows],
    cells: [...page.cells],
    keys: [...page.keys],
    page: {
      limit: page.limit,
      next: page.next,
      prev: page.prev,
      last: page.last,
      hasMore: page.next !== null,
    },
    count: countOf(unlessRefused(count)),
    readOnly: studio.readOnly ? 'The studio is read-only.' : readOnlyReason(relation),
    timing: { dbMs },
  } satisfies Page
  return { body, dbMs }
}

function countOf({ value, mode }: Count): Page['count'] {
  return { value, mode }
}

function requestOf(asked: PageQuery): PageRequest {
  const { select, filter, search, sort = [], limit = ROWS, cursor, offset, cell = CELL } = asked
  return { select, filter, search, sort, limit, cursor, offset, cell }
}

/** Refuses names that break the rule before the catalog is asked for them. */
export function checkNames({ select = [], sort = [], filter }: PageQuery): void {
  for (const name of select) checkIdentifier(name, 'select')
  for (const { column } of sort) checkIdentifier(column, 'sort')
  if (filter) checkFilterNames(filter)
}

export function checkFilterNames(filter: Filter): void {
  if ('and' in filter) filter.and.forEach(checkFilterNames)
  else if ('or' in filter) filter.or.forEach(checkFilterNames)
  else if ('not' in filter) checkFilterNames(filter.not)
  else checkIdentifier(filter.column, 'filter')
}
