import type { RawValue } from '../../../database.ts'
import type { Kind } from '../../../values/cell-value.ts'

const NUMERIC: ReadonlySet<Kind> = new Set(['integer', 'number', 'decimal'])
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

/**
 * A value as SQL: a number as it is, all else as a text in quotes, which takes the type of its
 * column. With `standard_conforming_strings`, the default, a backslash is a character.
 */
export function postgresqlLiteral(raw: RawValue, kind: Kind): string {
  if (raw === null) return 'NULL'
  if (raw instanceof Uint8Array) return `'\\x${Buffer.from(raw).toString('hex')}'`
  const text = String(raw)
  return NUMERIC.has(kind) && NUMBER.test(text) ? text : `'${text.replaceAll("'", "''")}'`
}
