import { partType } from './conversion.ts'

/** What a change of a type does to the values that the new one cannot hold. */
export interface Narrowing {
  /** `refused`: the engine takes none of it; `lost`: it rounds or cuts without a word. */
  readonly outcome: 'refused' | 'lost'
  /** A condition on the column that holds for these values. */
  readonly condition: string
  /** `longer than 50 characters` */
  readonly words: string
}

const BOUNDS: Readonly<Record<string, readonly [string, string]>> = {
  smallint: ['-32768', '32767'],
  integer: ['-2147483648', '2147483647'],
  bigint: ['-9223372036854775808', '9223372036854775807'],
}

const WHOLE: ReadonlySet<string> = new Set(Object.keys(BOUNDS))
const FRACTIONS: ReadonlySet<string> = new Set(['numeric', 'real', 'double precision'])

/** The digits that a binary number holds: a bigint has 19 of them. */
const DIGITS: Readonly<Record<string, number>> = { real: 6, 'double precision': 15 }

/** None where the new type holds all that the old one does; arrays are not looked into. */
export function narrowings(column: string, from: string, to: string): readonly Narrowing[] {
  const [one, other] = [partType(from), partType(to)]
  if (one.isArray || other.isArray) return []
  return [
    ...shorter(column, from, to),
    ...outOfRange(column, one.base, other.base),
    ...rounded(column, from, to),
    ...cutTimes(column, from, to),
  ]
}

function shorter(column: string, from: string, to: string): readonly Narrowing[] {
  const [one, other] = [partType(from), partType(to)]
  const [length] = other.modifiers
  if (!/^(?:character|bit)/.test(other.base) || length === undefined) return []
  const before = /^(?:character|bit)/.test(one.base) ? one.modifiers[0] : undefined
  if (before !== undefined && before <= length) return []
  const value = other.base.startsWith('bit') ? column : `${column}::text`
  return [
    {
      outcome: 'refused',
      condition: `length(${value}) > ${length}`,
      words: `longer than ${length}`,
    },
  ]
}

function outOfRange(column: string, from: string, to: string): readonly Narrowing[] {
  const [bounds, before] = [BOUNDS[to], BOUNDS[from]]
  const isNumber = WHOLE.has(from) || FRACTIONS.has(from)
  if (bounds === undefined || !isNumber) return []
  if (before !== undefined && before[1].length <= bounds[1].length) return []
  const [lowest, highest] = bounds
  return [
    {
      outcome: 'refused',
      condition: `${column} NOT BETWEEN ${lowest} AND ${highest}`,
      words: `out of the range of ${to}`,
    },
  ]
}

function rounded(column: string, from: string, to: string): readonly Narrowing[] {
  const [one, other] = [partType(from), partType(to)]
  const lost = (condition: string): readonly Narrowing[] => [
    { outcome: 'lost', condition, words: `rounded to ${to}` },
  ]
  if (FRACTIONS.has(one.base) && WHOLE.has(other.base))
    return lost(`${column} <> trunc(${column}::numeric)`)
  if (other.base === 'numeric' && other.modifiers.length > 0)
    return roundedToScale(column, from, to)
  const digits = DIGITS[other.base]
  const had = DIGITS[one.base] ?? BOUNDS[one.base]?.[1].length ?? Number.POSITIVE_INFINITY
  const isNumber = WHOLE.has(one.base) || FRACTIONS.has(one.base)
  if (digits === undefined || !isNumber || had <= digits) return []
  return lost(`${column}::${other.base}::numeric <> ${column}::numeric`)
}

/** `numeric(10,4)` to `numeric(10,2)` */
function roundedToScale(column: string, from: string, to: string): readonly Narrowing[] {
  const [one, other] = [partType(from), partType(to)]
  const scale = other.modifiers[1] ?? 0
  const before = WHOLE.has(one.base)
    ? 0
    : (one.modifiers[1] ?? (one.modifiers.length === 0 ? Infinity : 0))
  if (before <= scale || !(WHOLE.has(one.base) || FRACTIONS.has(one.base))) return []
  const condition = `round(${column}::numeric, ${scale}) <> ${column}::numeric`
  return [{ outcome: 'lost', condition, words: `rounded to ${to}` }]
}

function cutTimes(column: string, from: string, to: string): readonly Narrowing[] {
  const [one, other] = [partType(from), partType(to)]
  const lost = (condition: string, words: string): readonly Narrowing[] => [
    { outcome: 'lost', condition, words },
  ]
  if (!one.base.startsWith('timestamp')) return samePrecision(column, from, to)
  if (other.base === 'date')
    return lost(`${column} <> date_trunc('day', ${column})`, 'left with the day alone')
  if (other.base.startsWith('time ')) return lost(`${column} IS NOT NULL`, 'left without the day')
  return samePrecision(column, from, to)
}

function samePrecision(column: string, from: string, to: string): readonly Narrowing[] {
  const [one, other] = [partType(from), partType(to)]
  const [digits] = other.modifiers
  if (!/^(?:time|interval)/.test(other.base) || one.base !== other.base || digits === undefined)
    return []
  if ((one.modifiers[0] ?? 6) <= digits) return []
  return [
    { outcome: 'lost', condition: `${column}::${to} <> ${column}`, words: `rounded to ${to}` },
  ]
}
