/** A day of the Gregorian calendar, also before it was made. The year 0 is the year 1 BC. */
export interface Day {
  readonly year: number
  /** From 1 to 12. */
  readonly month: number
  readonly day: number
}

/** Whole days since 1970-01-01. No clock and no time zone takes part, so that nothing is shifted. */
export function dayNumber({ year, month, day }: Day): number {
  // The year is counted from March, so that the day that some years have more is its last one.
  const counted = month <= 2 ? year - 1 : year
  const era = Math.floor(counted / 400)
  const yearOfEra = counted - era * 400
  const monthFromMarch = (month + 9) % 12
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468
}

export function dayOfNumber(number: number): Day {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  const dayOfYear = dayOfEra - (yearOfEra * 365 + leapDays)
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

function daysOfMonth(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return dayNumber({ ...next, day: 1 }) - dayNumber({ year, month, day: 1 })
}

/** The same day so many months later, or the last of a month that is shorter. */
export function addMonths({ year, month, day }: Day, months: number): Day {
  const counted = year * 12 + (month - 1) + months
  const there = { year: Math.floor(counted / 12), month: (((counted % 12) + 12) % 12) + 1 }
  return { ...there, day: Math.min(day, daysOfMonth(there.year, there.month)) }
}

function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days)
}

/** From 0 for Monday to 6 for Sunday. */
export function weekday(day: Day): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7
}

export function isSameDay(left: Day, right: Day): boolean {
  return left.year === right.year && left.month === right.month && left.day === right.day
}

/** The weeks that a calendar shows of a month, from Monday, with days of the months beside it. */
export function weeksOfMonth(year: number, month: number): readonly (readonly Day[])[] {
  const first = { year, month, day: 1 }
  const start = dayNumber(first) - weekday(first)
  const weeks = Math.ceil((weekday(first) + daysOfMonth(year, month)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => dayOfNumber(start + week * 7 + place)),
  )
}

const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  'Shift+PageUp': (day) => addMonths(day, -12),
  'Shift+PageDown': (day) => addMonths(day, 12),
}

/** Where a key leads in the grid of a calendar, as WAI-ARIA has it. */
export function stepDay(day: Day, key: string, shift: boolean): Day | undefined {
  return STEPS[shift && key.startsWith('Page') ? `Shift+${key}` : key]?.(day)
}
