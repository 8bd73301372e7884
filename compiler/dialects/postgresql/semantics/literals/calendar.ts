/** Whether there is that day: not 2026-02-30. What begins otherwise than with a year is not looked into. */
export function isDay(text: string, isBeforeChrist: boolean): boolean {
  const [, year, month, day] = /^(\d{3,6})-(\d{1,2})-(\d{1,2})$/u.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return true
  if (year === 0 || month < 1 || month > 12 || day < 1) return false
  // There is no year 0: 1 BC comes before 1 AD, and is a leap year.
  return day <= daysOf(month, isBeforeChrist ? year - 1 : year)
}

function daysOf(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** `24:00` and `23:59:60` are, `12:60` and `13:00 pm` are not. */
export function isTimeOfDay(text: string): boolean {
  const found = /^t?(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d*))?)?\s*([ap]m)?$/iu.exec(text)
  if (!found) return true
  const [hour = 0, minute = 0, second = 0] = found.slice(1, 4).map((part) => Number(part ?? 0))
  if (found[5] !== undefined && hour > 12) return false
  const fraction = Number(found[4] ?? 0)
  if (hour >= 24) return hour === 24 && minute + second + fraction === 0
  return minute < 60 && second <= 60
}
