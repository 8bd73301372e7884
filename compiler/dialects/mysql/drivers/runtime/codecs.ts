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

// DATETIME and TIMESTAMP are read and written as UTC.
export function toDate(text: string | null): Date | null {
  if (text === null) return null
  const date = new Date(`${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`${text} does not fit into a Date`)
  return date
}

export function fromDate(date: Date | null): string | null {
  return date === null ? null : date.toISOString().replace('T', ' ').replace('Z', '')
}

export function fromJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

export function fromBytes(bytes: Uint8Array | null): Uint8Array | null {
  return bytes === null ? null : Buffer.from(bytes)
}
