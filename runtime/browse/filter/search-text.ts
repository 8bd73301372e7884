import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { Values } from '../../values/values.ts'
import type { Kind } from '../../values/cell-value.ts'
import { readableColumns } from '../columns.ts'
import { bindText, type Writing } from './filter-text.ts'

const SEARCHED = new Set<Kind>(['text', 'enum', 'uuid', 'json', 'other'])

export function searchedColumns(
  relation: Relation,
  values: Pick<Values, 'kindOf'>,
): readonly Column[] {
  return readableColumns(relation).filter(({ type }) => SEARCHED.has(values.kindOf(type)))
}

/** One of the columns contains the text. */
export function searchText(search: string, columns: readonly Column[], writing: Writing): string {
  const parts = columns.map((column) =>
    writing.sqlText.patterns.contains(column, bindText(search, writing)),
  )
  return parts.length === 0 ? '(1 = 0)' : `(${parts.join(' or ')})`
}
