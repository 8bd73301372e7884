import type { SqlResult } from '../../../../api/sql.ts'

const SIGN = 8.2
const PADDING = 18
const ICON = 22
const LEAST = 64
const MOST = 420
/** So many rows say how wide a column is. */
const LOOKED_AT = 60

/** How wide each column is at first, in pixels: what its first rows and its heading need. */
export function columnWidths({ columns, rows }: Pick<SqlResult, 'columns' | 'rows'>) {
  return columns.map(({ key, name, type }) => {
    const head = ICON + (name.length + Math.min(type.length, 14)) * SIGN
    const lengths = rows.slice(0, LOOKED_AT).map((row) => lengthOf(row[key]))
    const body = Math.max(4, ...lengths) * SIGN
    return Math.round(Math.max(LEAST, Math.min(MOST, Math.max(head, body) + PADDING)))
  })
}

function lengthOf(value: unknown): number {
  if (value === null || value === undefined) return 4
  return typeof value === 'string' ? value.length : JSON.stringify(value).length
}
