import type { RawValue } from '../../../raw-value.ts'
import type { Kind } from '../../../values/cell-value.ts'

// A BIT takes the text '1' for the bits of the character.
const NUMERIC: ReadonlySet<Kind> = new Set(['integer', 'number', 'decimal', 'boolean'])
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

/** NO_BACKSLASH_ESCAPES decides what a backslash is; the shell refuses NUL, and makes LF of CR LF. */
const SPECIAL = /[\\\r\0]/

/** A value as SQL that means the same under each sql_mode and in the shell: a text that may not is written as its bytes. */
export function mysqlLiteral(raw: RawValue, kind: Kind): string {
  if (raw === null) return 'NULL'
  if (raw instanceof Uint8Array) return `_binary X'${Buffer.from(raw).toString('hex')}'`
  const text = String(raw)
  if (kind === 'geometry') return geometryLiteral(text)
  // The integer 0 has no sign.
  if (text === '-0' && kind === 'number') return '-0e0'
  if (NUMERIC.has(kind) && NUMBER.test(text)) return text
  if (SPECIAL.test(text)) return `_utf8mb4 X'${Buffer.from(text).toString('hex')}'`
  return `'${text.replaceAll("'", "''")}'`
}

/** Of a text as shapes are read: `SRID=4326;POINT(1 2)`, or without a number. */
function geometryLiteral(text: string): string {
  const [, number = '0', shape = text] = /^SRID=(\d+);(.*)$/s.exec(text) ?? []
  return `ST_GeomFromText('${shape.replaceAll("'", "''")}', ${number})`
}
