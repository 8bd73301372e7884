import type { OpenDatabase } from '../../open-database.ts'
import type { Selection } from '../page/check-page.ts'
import { filterText } from './filter-text.ts'
import type { Parameters } from '../parameters.ts'
import { searchedColumns, searchText } from './search-text.ts'

/** FROM and WHERE of the rows that are asked for, with a blank in front; `behind` adds a condition. */
export function selectionText(
  selection: Selection,
  open: Pick<OpenDatabase, 'values' | 'sqlText'>,
  parameters: Parameters,
  behind: () => string | undefined = () => undefined,
): string {
  const condition = conditionText(selection, open, parameters, behind)
  const text = condition === undefined ? '' : ` where ${condition}`
  return ` from ${open.sqlText.relation(selection.relation)}${text}`
}

/** The condition of the rows that are asked for; undefined for all rows. */
export function conditionText(
  { relation, filter, search, where }: Selection,
  { sqlText, values }: Pick<OpenDatabase, 'values' | 'sqlText'>,
  parameters: Parameters,
  behind: () => string | undefined = () => undefined,
): string | undefined {
  const writing = { sqlText, parameters }
  // In the order of the text, which is that of the parameters.
  const conditions = [
    filter && filterText(filter, writing),
    search === undefined
      ? undefined
      : searchText(search, searchedColumns(relation, values), writing),
    // A comment at the end of the condition ends with its line.
    where === undefined ? undefined : `(${where}\n)`,
    behind(),
  ].filter((condition) => condition !== undefined)
  return conditions.length === 0 ? undefined : conditions.join(' and ')
}
