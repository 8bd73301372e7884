import type { RawValue } from '../../../raw-value.ts'

/** A value as SQL of the same storage class: https://sqlite.org/lang_expr.html#literal_values_constants_ */
export function sqliteLiteral(raw: RawValue): string {
  if (raw === null) return 'NULL'
  if (typeof raw === 'bigint') return String(raw)
  if (typeof raw === 'number') return realLiteral(raw)
  if (raw instanceof Uint8Array) return `X'${Buffer.from(raw).toString('hex')}'`
  // The library ends a text at a NUL, and the shell makes LF of CR LF.
  if (/[\0\r]/.test(raw)) return `CAST(X'${Buffer.from(raw).toString('hex')}' AS TEXT)`
  return `'${raw.replaceAll("'", "''")}'`
}

function realLiteral(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '9e999'
  if (value === Number.NEGATIVE_INFINITY) return '-9e999'
  const text = Object.is(value, -0) ? '-0' : String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}
