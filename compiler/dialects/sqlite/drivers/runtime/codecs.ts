import { plainTime } from '../../../runtime/plain-time.ts'

/** These functions stand between the values of SQLite's storage classes and those of declared types. */

type Integer = string | number | bigint

export function list(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ') || 'NULL'
}

export function toText(value: Integer | null): string | null {
  return value === null ? null : String(value)
}

export function toInteger(value: Integer | null): number | null {
  if (value === null) return null
  const integer = Number(value)
  if (!Number.isSafeInteger(integer)) throw new RangeError(`${value} is not a safe integer`)
  return integer
}

export function toBigint(value: Integer | null): bigint | null {
  return value === null ? null : BigInt(value)
}

// A number may be bound as REAL, a bigint is bound as INTEGER.
export function fromInteger(value: Integer | null): bigint | null {
  if (value === '') throw new RangeError('an empty string is not an integer')
  return value === null ? null : BigInt(value)
}

// Where both INTEGER and REAL may be stored.
export function toNumber<T>(value: T | bigint): T | number {
  if (typeof value !== 'bigint') return value
  const number = Number(value)
  if (BigInt(number) !== value) throw new RangeError(`${value} cannot be a number exactly`)
  return number
}

// SQLite stores NaN as NULL.
export function fromReal<T>(value: T): T {
  if (Number.isNaN(value)) throw new RangeError('NaN cannot be stored')
  return value
}

// A whole number is bound as INTEGER, as its literal would be; SQLite stores NaN as NULL.
export function fromAny<T>(value: T | number): T | number | bigint {
  if (Number.isNaN(value)) throw new RangeError('NaN cannot be stored')
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value
}

export function toBoolean(value: Integer | null): boolean | null {
  return value === null ? null : Number(value) !== 0
}

export function fromBoolean(value: boolean | null): bigint | null {
  return value === null ? null : BigInt(value)
}

export function toJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}

export function fromJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

// Text of the forms YYYY-MM-DD[ HH:MM[:SS[.SSS]][Z|+HH:MM]], also with T; UTC where no zone is given.
export function toDate(text: string | null): Date | null {
  if (text === null) return null
  const plain = plainTime(text)
  if (!Number.isNaN(plain)) return new Date(plain)
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const date = new Date(`${day}T${time}${zone}`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`${text} is not a date and time`)
  return date
}

// The form of CURRENT_TIMESTAMP, in UTC, with milliseconds where there are any.
export function fromDate(date: Date | null): string | null {
  if (date === null) return null
  const iso = date.toISOString()
  if (iso.length !== 24) throw new RangeError(`the year of ${iso} does not have four digits`)
  return `${iso.slice(0, 10)} ${iso.slice(11, iso.endsWith('.000Z') ? 19 : 23)}`
}
