import { given, refused, type Write } from './write.ts'

export interface TimeRules {
  readonly special: readonly string[]
  /** The digits of a year behind the fourth. */
  readonly longYears: boolean
  /** `BC` may stand behind it. */
  readonly takesEra: boolean
  /** An offset may stand behind the time. */
  readonly takesZone: boolean
}

const FORM =
  /^(?<year>\d{4,7})-(?<month>\d\d)-(?<day>\d\d)(?:[ T](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?<zone> ?(?:Z|[+-]\d\d(?::?\d\d(?::\d\d)?)?))?)?(?<era> BC)?$/

export function writeDate(rules: TimeRules): Write {
  return instant(rules, 'A date is written as 2024-12-31.', ({ time }) => time === undefined)
}

export function writeTimestamp(rules: TimeRules): Write {
  const form = rules.takesZone
    ? 'A timestamp is written as 2024-12-31 23:59:59+00.'
    : 'A timestamp without a time zone is written as 2024-12-31 23:59:59.'
  return instant(rules, form, ({ time, zone }) => isTime(time) && (rules.takesZone || !zone))
}

type Parts = Readonly<Record<string, string | undefined>>

function instant(rules: TimeRules, form: string, fits: (parts: Parts) => boolean): Write {
  return (value) => {
    if (typeof value !== 'string') return refused(form)
    if (rules.special.includes(value)) return given(value)
    const parts = FORM.exec(value)?.groups
    const isFit = parts !== undefined && isDay(parts, rules) && fits(parts)
    return isFit ? given(value) : refused(form)
  }
}

function isDay({ year = '', month, day, era }: Parts, rules: TimeRules): boolean {
  if (era !== undefined && !rules.takesEra) return false
  if (year.length > 4 && (!rules.longYears || year.startsWith('0'))) return false
  if (Number(year) === 0) return false
  // The year 1 BC is the leap year 0 of the calendar that Date counts in.
  const counted = era === undefined ? Number(year) : 1 - Number(year)
  return Number(day) >= 1 && Number(day) <= daysOf(counted, Number(month))
}

function daysOf(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** `24:00:00` is midnight at the end of a day, `:60` a leap second. */
function isTime(time: string | undefined): boolean {
  if (time === undefined) return true
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  if (minutes > 59 || seconds >= 61) return false
  return hours < 24 || (hours === 24 && minutes === 0 && seconds === 0)
}

const CLOCK = /^(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?<zone> ?(?:Z|[+-]\d\d(?::?\d\d(?::\d\d)?)?))?$/

export function writeTime({ takesZone }: Pick<TimeRules, 'takesZone'>): Write {
  const form = takesZone
    ? 'A time is written as 23:59:59+00.'
    : 'A time without a time zone is written as 23:59:59.'
  return (value) => {
    const parts = typeof value === 'string' ? CLOCK.exec(value) : null
    const isFit = parts !== null && isTime(parts[1]) && (takesZone || !parts.groups?.['zone'])
    return isFit && typeof value === 'string' ? given(value) : refused(form)
  }
}
