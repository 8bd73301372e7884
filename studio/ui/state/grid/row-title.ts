import { editText } from '../edit/draft.ts'
import type { GridRow } from './grid-row.ts'

/** What a person calls a row: the values of its key. */
export function rowTitle(row: Pick<GridRow, 'key'>): string {
  const values = Object.entries(row.key)
  if (values.length === 1 && values[0]?.[0] === 'token') return ''
  return values.map(([, value]) => editText(value)).join(', ')
}
