import type { SeedValue } from '../seed-value.ts'
import type { ScaledShape } from './value-shape.ts'

/** Beyond it numbers are not exact. */
const MOST = Number.MAX_SAFE_INTEGER
export const DAY = 86_400

const two = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

function integerShape(min: number, max: number): ScaledShape {
  return { kind: 'scaled', of: 'number', min, max, step: 1, format: (units) => units }
}

/** Of so many bits, with or without a sign. */
export function bitsShape(bits: number, isUnsigned = false): ScaledShape {
  const most = Math.min(MOST, 2 ** (isUnsigned ? bits : bits - 1) - 1)
  return integerShape(isUnsigned ? 0 : -most, most)
}

/** `numeric(precision, scale)`; its values are texts, in which nothing is rounded. */
export function decimalShape(precision: number, scale: number): ScaledShape {
  const max = Math.min(MOST, 10 ** precision - 1)
  const shift = 10 ** Math.max(0, scale)
  const format = (units: number): SeedValue => {
    if (scale <= 0) return units * 10 ** -scale
    const whole = Math.floor(Math.abs(units) / shift)
    const rest = String(Math.abs(units) % shift).padStart(scale, '0')
    return `${units < 0 ? '-' : ''}${whole}.${rest}`
  }
  return { kind: 'scaled', of: 'number', min: -max, max, step: 10 ** -scale, format }
}

/** Numbers with two decimals, which a single-precision number shows as well. */
export function floatShape(): ScaledShape {
  const format = (units: number) => units / 100
  return { kind: 'scaled', of: 'number', min: -1e9, max: 1e9, step: 0.01, format }
}

/** From the year 1000 to 9999: what all engines hold. */
const FIRST_DAY = -354_285
const LAST_DAY = 2_932_896

export function dateShape(): ScaledShape {
  return { kind: 'scaled', of: 'date', min: FIRST_DAY, max: LAST_DAY, step: DAY, format: dayText }
}

export function timeShape(suffix = ''): ScaledShape {
  const format = (units: number) => `${clockText(units)}${suffix}`
  return { kind: 'scaled', of: 'time', min: 0, max: DAY - 1, step: 1, format }
}

interface TimestampLimits {
  /** Behind the text: `+00`. */
  readonly suffix?: string
  /** In seconds since 1970. */
  readonly min?: number
  readonly max?: number
}

export function timestampShape({ suffix = '', min, max }: TimestampLimits = {}): ScaledShape {
  const format = (units: number) => {
    const day = Math.floor(units / DAY)
    return `${dayText(day)} ${clockText(units - day * DAY)}${suffix}`
  }
  const limits = { min: min ?? FIRST_DAY * DAY, max: max ?? (LAST_DAY + 1) * DAY - 1 }
  return { kind: 'scaled', of: 'timestamp', ...limits, step: 1, format }
}

export function yearShape(min: number, max: number): ScaledShape {
  return { ...integerShape(min, max), of: 'year' }
}

/** `2024-12-31` of the days since 1970 (Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
export function dayText(day: number): string {
  const z = day + 719_468
  const era = Math.floor(z / 146_097)
  const ofEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * ofYear + 2) / 153)
  const dayOfMonth = ofYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${year}-${two[month]}-${two[dayOfMonth]}`
}

/** `23:59:59` of the seconds of a day. */
function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}`
}

/** The units of a text that an engine writes, or of a value that it gives; undefined where it is none. */
export function unitsOf(text: string, { of, step }: ScaledShape): number | undefined {
  const base = of === 'number' || of === 'year' ? Number(text) : secondsOf(text, of)
  if (!Number.isFinite(base) || text.trim() === '') return undefined
  // A step of 0.01 does not divide 0.29 without a rest.
  const units = base / step
  const whole = Math.round(units)
  return Math.abs(units - whole) < 1e-6 * Math.max(1, Math.abs(units)) ? whole : units
}

function secondsOf(text: string, of: ScaledShape['of']): number {
  if (of === 'time') return Date.parse(`1970-01-01T${text.slice(0, 8).padEnd(8, ':00')}Z`) / 1000
  const [, date = '', clock = '00:00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? []
  return Date.parse(`${date}T${clock}Z`) / 1000
}
