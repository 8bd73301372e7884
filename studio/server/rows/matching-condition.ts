import type { Relation } from '../../../compiler/ir/catalog.ts'
import { bug } from '../../../compiler/diagnostics/bug.ts'
import { checkSelection } from '../../../runtime/browse/page/check-page.ts'
import { type Fault, unlessFaulty } from '../../../runtime/browse/fault.ts'
import { Parameters } from '../../../runtime/browse/parameters.ts'
import { conditionText } from '../../../runtime/browse/filter/selection-text.ts'
import type { Condition } from '../../../runtime/edit/statement-writer.ts'
import type { Filter } from '../../api/pages.ts'
import type { MatchingRows } from '../../api/rows.ts'
import { refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { checkFilterNames } from '../tables/answer-page.ts'
import { checkWhere } from '../tables/check-where.ts'
import { unlessRefused } from '../tables/refuse-faults.ts'

/** The rows of a view as a condition of SQL. One that leaves every row in must say that all are meant. */
export async function matchingCondition(
  { filter, where, search, all = false }: MatchingRows,
  relation: Relation,
  { studio, signal }: { readonly studio: Studio; readonly signal: AbortSignal },
): Promise<Condition> {
  const isNarrow = (filter !== undefined && !isEmpty(filter)) || isText(where) || isText(search)
  if (!isNarrow && !all) throw refusal('bad_request', EMPTY, 'filter')
  if (filter) checkFilterNames(filter)
  await checkWhere(where, relation, { studio, signal })
  const { opened } = studio
  const faults: Fault[] = []
  const checking = { open: opened, where, faults }
  const selection = checkSelection(relation, { filter, search }, checking)
  const checked = unlessRefused(unlessFaulty(selection, faults))
  const parameters = new Parameters(opened.sqlText)
  const statement = parameters.statement(conditionText(checked, opened, parameters) ?? '(1 = 1)')
  return (first) =>
    first === 1 ? statement : bug('the condition is not the first of its statement')
}

const EMPTY = 'The filter is empty: all rows are meant only where "all" is true.'

function isText(text: string | undefined): boolean {
  return text !== undefined && text !== ''
}

function isEmpty(filter: Filter): boolean {
  if ('and' in filter) return filter.and.every(isEmpty)
  if ('or' in filter) return filter.or.every(isEmpty)
  return 'not' in filter && isEmpty(filter.not)
}
