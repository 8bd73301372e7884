import { baseType, type Type } from '../../../../compiler/ir/type.ts'

/** A date, and a time behind it that has no fraction. */
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?: \d\d:\d\d:\d\d(?:\.0+)?)?$/
const TYPES = new Set(['date', 'datetime', 'timestamp'])

/**
 * MySQL refuses the text of a date that no calendar has, with a zero or on 31 February, where its mode lets in none, also
 * beside a column that holds such dates. It takes the digits as a number: https://dev.mysql.com/doc/refman/8.4/en/datetime.html.
 */
export function comparable<Value>(value: Value, type: Type): Value | bigint {
  const base = baseType(type)
  if (typeof value !== 'string' || base.kind !== 'scalar' || !TYPES.has(base.name)) return value
  const [, year, month, day] = DATE.exec(value) ?? []
  if (day === undefined || isInCalendar(Number(year), Number(month), Number(day))) return value
  return BigInt(value.replace(/\..*$/, '').replaceAll(/\D/g, ''))
}

function isInCalendar(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return month > 0 && day > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
