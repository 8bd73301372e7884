import type { JsonValue } from '../../../../api/cell.ts'
import type { ResultColumn, SqlResult } from '../../../../api/sql.ts'

type Rows = Pick<SqlResult, 'columns' | 'rows' | 'cells'>

/** A line of a result as JSON: each is made when it is looked at. */
export interface JsonLine {
  readonly indent: number
  readonly key: string | undefined
  readonly value: string
  /** By which the value is coloured. */
  readonly look: 'sign' | 'text' | 'number' | 'boolean' | 'null' | 'document'
  readonly end: string
}

export function jsonLineCount({ columns, rows }: Rows): number {
  return rows.length === 0 ? 1 : rows.length * (columns.length + 2) + 2
}

/** A list of objects, a line for each column; the line at a place costs nothing but itself. */
export function jsonLine(result: Rows, place: number): JsonLine {
  const { columns, rows } = result
  if (rows.length === 0) return sign('[]', 0)
  if (place === 0) return sign('[', 0)
  const height = columns.length + 2
  const row = Math.floor((place - 1) / height)
  if (row >= rows.length) return sign(']', 0)
  const line = (place - 1) % height
  if (line === 0) return sign('{', 1)
  if (line === height - 1) return sign('}', 1, row === rows.length - 1 ? '' : ',')
  const column = columns[line - 1]
  const value = column === undefined ? null : (rows[row]?.[column.key] ?? null)
  return {
    indent: 2,
    key: JSON.stringify(column?.key ?? ''),
    ...valueLook(value, column),
    end: line === columns.length ? '' : ',',
  }
}

function sign(value: string, indent: number, end = ''): JsonLine {
  return { indent, key: undefined, value, look: 'sign', end }
}

function valueLook(
  value: JsonValue,
  column: ResultColumn | undefined,
): Pick<JsonLine, 'value' | 'look'> {
  if (value === null) return { value: 'null', look: 'null' }
  if (typeof value === 'number') return { value: String(value), look: 'number' }
  if (typeof value === 'boolean') return { value: String(value), look: 'boolean' }
  if (typeof value !== 'string') return { value: JSON.stringify(value), look: 'document' }
  const isDocument = column?.kind === 'json' && isJson(value)
  // Outside of strings a line break of JSON is white space.
  if (isDocument) return { value: value.replaceAll(/\s*\n\s*/g, ' '), look: 'document' }
  return { value: JSON.stringify(value), look: 'text' }
}

/** The stored text of a document keeps long numbers and the order of members; a cut one is no document. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function jsonText(result: Rows): string {
  const lines = Array.from({ length: jsonLineCount(result) }, (_, place) => jsonLine(result, place))
  return lines
    .map(({ indent, key, value, end }) => {
      const name = key === undefined ? '' : `${key}: `
      return `${'  '.repeat(indent)}${name}${value}${end}`
    })
    .join('\n')
}
