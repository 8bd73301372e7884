import type { Statement } from '../../../database.ts'
import type { RawValue } from '../../../raw-value.ts'

/** Strings, quoted names, comments, and the placeholders between them. */
const PIECE =
  /'(?:[^'\\]|''|\\[\s\S])*'|"(?:[^"\\]|""|\\[\s\S])*"|`(?:[^`]|``)*`|--(?=\s|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|\?/g

/**
 * The statement with its parameters as literals, because results of the text protocol hold every value as
 * the server writes it. Texts are written in hexadecimal: no setting of the session changes what they say.
 */
export function bindParameters({ sql, parameters }: Statement): string {
  if (parameters.length === 0) return sql
  let used = 0
  const bound = sql.replaceAll(PIECE, (piece) => {
    if (piece !== '?') return piece
    const value = parameters[used]
    used += 1
    if (value === undefined) throw new ParameterCount(sql, parameters.length)
    return literal(value)
  })
  if (used !== parameters.length) throw new ParameterCount(sql, parameters.length)
  return bound
}

class ParameterCount extends Error {
  constructor(sql: string, given: number) {
    super(`the statement has other placeholders than its ${given} parameters: ${sql}`)
    this.name = 'ParameterCount'
  }
}

function literal(value: RawValue | boolean): string {
  if (value === null) return 'NULL'
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return numberLiteral(value)
  if (value instanceof Uint8Array) return `x'${hex(value)}'`
  return `_utf8mb4 x'${hex(Buffer.from(value))}'`
}

function numberLiteral(value: number): string {
  if (!Number.isFinite(value)) return `_utf8mb4 x'${hex(Buffer.from(String(value)))}'`
  return String(value)
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
}
