import { sameType, scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { bigint, isTemporal, valueType, withFraction, type ValueType } from './value-type.ts'

/** A date or time as text: what a string becomes when something is added to it. */
const asText = scalar('char', ['29'])

/**
 * DATE_ADD, section 14.7: a date stays one when whole days are added, a time when less than a day is;
 * `unit` is `day`, `day_hour`.
 */
export function shifted(value: ValueType, unit: string): Type {
  const words = unit.toLowerCase()
  const scale = words.includes('microsecond') ? 6 : value.scale
  if (value.family === 'date' && /^(day|week|month|quarter|year|year_month)$/.test(words)) {
    return scalar('date')
  }
  if (value.family === 'time' && /^(hour|minute|second|microsecond)/.test(words)) {
    return withFraction('time', scale)
  }
  return isTemporal(value) ? withFraction('datetime', scale) : asText
}

/** `DATE_ADD(?, INTERVAL 1 DAY)` asks for a date, with hours for more. */
export function momentFor(unit: string): Type {
  const date = scalar('date')
  return sameType(shifted(valueType(date), unit), date) ? date : withFraction('datetime', 6)
}

/** ADDTIME and SUBTIME. */
export function moved(value: ValueType, by: ValueType): Type {
  const scale = Math.max(value.scale, isTemporal(by) ? by.scale : 6)
  if (value.family === 'time') return withFraction('time', scale)
  return isTemporal(value) ? withFraction('datetime', scale) : asText
}

/** STR_TO_DATE by the conversions of its format; an unknown format may have any. */
export function parsedTime(format: string | undefined): Type {
  if (format === undefined) return withFraction('datetime', 6)
  const hasDate = /%[abcDdejMmUuVvWwXxYy]/.test(format)
  const hasTime = /%[fHhIiklprSsT]/.test(format)
  const scale = format.includes('%f') ? 6 : 0
  if (hasDate && hasTime) return withFraction('datetime', scale)
  return hasTime ? withFraction('time', scale) : scalar('date')
}

/** UNIX_TIMESTAMP: a date has no fraction, a string may have one. */
export function secondsType(value: ValueType): Type {
  if (value.scale > 0) return scalar('decimal', [String(13 + value.scale), String(value.scale)])
  const isWhole =
    isTemporal(value) || ['integer', 'year', 'bit', 'decimal', 'null'].includes(value.family)
  return isWhole ? bigint : scalar('decimal', ['19', '6'])
}

/** The fraction of a time that is made of a number of seconds. */
export function countFraction(seconds: Operand | undefined): number {
  if (seconds === undefined) return 0
  const { family, scale } = valueType(seconds.type)
  if (family === 'decimal') return Math.min(scale, 6)
  return family === 'integer' || family === 'year' || family === 'bit' ? 0 : 6
}
