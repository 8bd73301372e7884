import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { isWord, type SqlToken, tokensOf } from '../text/tokens.ts'

/** The default of a column as an expression, on one line; undefined: it has none but NULL. */
export function filledWith({ attributes }: SchemaObject): string | undefined {
  const value = attributes['default']
  if (typeof value !== 'string' || value === 'null') return undefined
  const tokens = tokensOf(value)
  const [only, more] = tokens
  if (only?.kind === 'word' && more === undefined && !CONSTANTS.some((word) => isWord(only, word)))
    return quoted(only.value)
  return tokens.map(expressed).join(' ')
}

const CONSTANTS = ['true', 'false', 'current_date', 'current_time', 'current_timestamp']

/** A default reads no columns: what looks like a name is a string there, and would be a column elsewhere. */
function expressed({ kind, text, value }: SqlToken): string {
  return kind === 'string' || kind === 'quoted-name' ? quoted(value) : text
}

/** A comment ends with its line. */
function quoted(value: string): string {
  const parts = value
    .split(/([\r\n])/)
    .map((part) => breaks[part] ?? `'${part.replaceAll("'", "''")}'`)
  return parts.length === 1 ? parts.join('') : `(${parts.join(' || ')})`
}

const breaks: Readonly<Record<string, string>> = { '\n': 'char(10)', '\r': 'char(13)' }
