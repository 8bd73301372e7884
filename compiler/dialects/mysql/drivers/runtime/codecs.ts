import { plainTime } from '../../../runtime/plain-time.ts'

/** These functions stand between the values of mysql2, its rows asked for exactly, and true ones. */

export function list(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ') || 'NULL'
}

// An expression may come as BIGINT, which is text.
export function toNumber(value: string | number | null): number | null {
  return value === null ? null : Number(value)
}

// An expression may come as INT, which is a number.
export function toText(value: string | number | null): string | null {
  return value === null ? null : String(value)
}

// A BIGINT comes as text.
export function toSafeInteger(value: string | number | null): number | null {
  if (value === null) return null
  const integer = Number(value)
  if (!Number.isSafeInteger(integer)) throw new RangeError(`${value} is not a safe integer`)
  return integer
}

export function toBigint(value: string | number | null): bigint | null {
  return value === null ? null : BigInt(value)
}

// A number is bound as DOUBLE, which LIMIT does not take.
export function fromBigint(value: string | number | bigint | null): string | null {
  return value === null ? null : String(value)
}

export function toBoolean(value: string | number | null): boolean | null {
  return value === null ? null : Number(value) !== 0
}

// DATETIME and TIMESTAMP are read and written as UTC. The driver makes a Date of a TIMESTAMP only.
export function toDate(value: string | Date | null): Date | null {
  if (value === null) return null
  const date = typeof value === 'string' ? dateOf(value) : value
  if (!Number.isNaN(date.getTime())) return date
  const text = typeof value === 'string' ? value : '0000-00-00 00:00:00'
  throw new RangeError(`${text} does not fit into a Date`)
}

function dateOf(text: string): Date {
  const plain = plainTime(text)
  return new Date(Number.isNaN(plain) ? `${text.replace(' ', 'T')}Z` : plain)
}

export function fromDate(date: Date | null): string | null {
  return date === null ? null : date.toISOString().slice(0, -1).replace('T', ' ')
}

export function fromJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

export function fromBytes(bytes: Uint8Array | null): Uint8Array | null {
  return bytes === null ? null : Buffer.from(bytes)
}
