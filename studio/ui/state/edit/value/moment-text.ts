import type { Kind } from '../../../../api/cell.ts'
import type { Day } from './day.ts'

/** The parts of a stored text of a date, a time or both. What a picker does not change stays as it is written. */
export interface MomentText {
  readonly day: Day | undefined
  /** What stands between the date and the time. */
  readonly between: string
  /** `23:59` */
  readonly clock: string | undefined
  /** From the seconds on, with fractions: `:59.000001`. */
  readonly seconds: string
  readonly zone: string
  readonly era: string
}

const DATE = String.raw`(?<year>\d{4,7})-(?<month>\d\d)-(?<day>\d\d)`
const CLOCK = String.raw`(?<clock>\d\d:\d\d)(?<seconds>(?::\d\d(?:\.\d+)?)?)(?<zone> ?(?:Z|[+-]\d\d(?::?\d\d(?::\d\d)?)?)?)`
const MOMENT = new RegExp(
  `^(?:${DATE}(?:(?<between>[ T])${CLOCK})?(?<era>(?: BC)?)|${CLOCK.replaceAll(/\?<(\w+)>/g, '?<only_$1>')})$`,
)

/** Undefined for what has no place in a calendar: `infinity`, `0000-00-00`, a text of any other form. */
export function readMoment(text: string): MomentText | undefined {
  const parts = MOMENT.exec(text.trim())?.groups
  if (parts === undefined) return undefined
  const day = readDay(parts)
  if (parts['year'] !== undefined && day === undefined) return undefined
  return {
    day,
    between: parts['between'] ?? ' ',
    clock: parts['clock'] ?? parts['only_clock'],
    seconds: parts['seconds'] ?? parts['only_seconds'] ?? '',
    zone: parts['zone'] ?? parts['only_zone'] ?? '',
    era: parts['era'] ?? '',
  }
}

function readDay(parts: Readonly<Record<string, string | undefined>>): Day | undefined {
  const { year, month, day, era } = parts
  const written = { year: Number(year), month: Number(month), day: Number(day) }
  const isDay = written.month >= 1 && written.month <= 12 && written.day >= 1 && written.day <= 31
  if (year === undefined || !isDay || written.year === 0) return undefined
  return era === ' BC' ? { ...written, year: 1 - written.year } : written
}

function writeMoment({ day, between, clock, seconds, zone }: MomentText): string {
  const time = clock === undefined ? '' : clock + seconds + zone
  if (day === undefined) return time
  const era = day.year <= 0 ? ' BC' : ''
  return dayText(day) + (time === '' ? '' : between + time) + era
}

/** `2026-03-14`; years before the first are counted as years BC, without the letters. */
function dayText({ year, month, day }: Day): string {
  const counted = year <= 0 ? 1 - year : year
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(counted).padStart(4, '0')}-${two(month)}-${two(day)}`
}

const NOTHING: MomentText = {
  day: undefined,
  between: ' ',
  clock: undefined,
  seconds: '',
  zone: '',
  era: '',
}

/** The text with another day. Its time, fractions and zone stay as they are written. */
export function withDay(text: string, day: Day, kind: Kind): string {
  const now = readMoment(text) ?? NOTHING
  const hasClock = kind === 'timestamp' && now.clock === undefined
  return writeMoment({ ...now, day, ...(hasClock && { clock: '00:00', seconds: ':00' }) })
}

/** The text with another time of day, `23:59` or `23:59:59`. Its date, fractions and zone stay. */
export function withClock(text: string, clock: string, today: Day): string {
  const now = readMoment(text) ?? { ...NOTHING, day: today }
  const [hours = '00', minutes = '00', seconds] = clock.split(':')
  const fraction = /\.\d+$/.exec(now.seconds)?.[0] ?? ''
  const kept = now.seconds === '' ? ':00' : now.seconds
  return writeMoment({
    ...now,
    clock: `${hours}:${minutes}`,
    seconds: seconds === undefined ? kept : `:${seconds.slice(0, 2)}${fraction}`,
  })
}

/** What a field for the time of day shows: whole seconds, as fractions are beyond it. */
export function clockOf(text: string): string {
  const now = readMoment(text)
  return now?.clock === undefined ? '' : now.clock + (now.seconds.slice(0, 3) || ':00')
}

/** The day of this computer's clock. */
export function today(now: Date): Day {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}
