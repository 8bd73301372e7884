import type { RawValue } from '../../../raw-value.ts'
import type { Kind } from '../../../values/cell-value.ts'

const NUMERIC: ReadonlySet<Kind> = new Set(['integer', 'number', 'decimal'])
/** The integer 0 has no sign. */
const NUMBER = /^(?!-0$)-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

/**
 * A value as SQL: a number as it is, all else as a text in quotes, which takes the type of its column. With
 * `standard_conforming_strings`, the default, a backslash is a character. CR is written as an escape, because a file may
 * be read as text on the way, which makes LF of CR LF.
 */
export function postgresqlLiteral(raw: RawValue, kind: Kind): string {
  if (raw === null) return 'NULL'
  if (raw instanceof Uint8Array) return `'\\x${Buffer.from(raw).toString('hex')}'`
  const text = String(raw)
  if (NUMERIC.has(kind) && NUMBER.test(text)) return text
  const quoted = text.replaceAll("'", "''")
  if (!text.includes('\r')) return `'${quoted}'`
  return `E'${quoted.replaceAll(/[\\\r\n]/g, (sign) => ESCAPES[sign] ?? sign)}'`
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n' }
