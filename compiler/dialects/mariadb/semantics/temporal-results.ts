import { scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { isTemporal, type ValueType, withFraction } from '../../mysql/semantics/value-type.ts'
import { decimalOf } from './arithmetic.ts'
import { fractionOfOperand } from './unify.ts'
import { integerOf } from './value-type.ts'
import { wordTable } from '../../word-table.ts'

/** What a string becomes when something is added to it: a date or time as text. */
export const asText = scalar('char', ['29'])

/** DATE_ADD: a date stays one when whole days are added, a time when no months are; `unit` is `day`, `day_hour`. */
export function shifted(value: ValueType, unit: string): Type {
  const words = unit.toLowerCase()
  const scale = words.includes('microsecond') ? 6 : value.scale
  if (value.family === 'date' && /^(day|week|month|quarter|year|year_month)$/.test(words)) {
    return scalar('date')
  }
  if (value.family === 'time' && !/^(week|month|quarter|year|year_month)$/.test(words)) {
    return withFraction('time', scale)
  }
  return isTemporal(value) ? withFraction('datetime', scale) : asText
}

/** ADDTIME and SUBTIME. */
export function moved(value: ValueType, by: Operand): Type {
  const scale = Math.max(value.scale, fractionOfOperand(by))
  if (value.family === 'time') return withFraction('time', scale)
  return isTemporal(value) ? withFraction('datetime', scale) : asText
}

/** Digits of a count of seconds. */
const SECONDS = 17

/** UNIX_TIMESTAMP, TIME_TO_SEC: whole seconds, or as many digits as the value may have behind them. */
export function secondsOf(value: Operand): Type {
  const scale = fractionOfOperand(value)
  return scale === 0 ? integerOf(SECONDS, false) : decimalOf(SECONDS + scale, scale)
}

/** Widths of what EXTRACT gives, which is of a moment less than of a text or a number. */
const widths: Readonly<Record<string, number>> = wordTable({
  year: 4,
  year_month: 6,
  quarter: 2,
  month: 2,
  week: 2,
  day: 2,
  hour: 2,
  minute: 2,
  second: 2,
  microsecond: 7,
  day_hour: 5,
  day_minute: 7,
  day_second: 9,
  hour_minute: 5,
  hour_second: 7,
  minute_second: 5,
  day_microsecond: 15,
  hour_microsecond: 13,
  minute_microsecond: 11,
  second_microsecond: 9,
})

/** Days of what is no moment may be many. */
const MANY_DAYS = 5

export function extracted(unit: string, value: ValueType): Type {
  const name = unit.toLowerCase()
  const more = /^day_/.test(name) && !isTemporal(value) ? MANY_DAYS : 0
  return integerOf((widths[name] ?? WIDEST) + more, false)
}

const WIDEST = 20
