import { DAY } from '../values/scaled-shapes.ts'
import type { ScaledShape } from '../values/value-shape.ts'
import { wordsOf } from './maker-by-name.ts'

/** Numbers or seconds, both inclusive. */
export interface NaturalRange {
  readonly min: number
  readonly max: number
}

interface RangeRule extends NaturalRange {
  readonly column: RegExp
}

const moment = (text: string) => Date.parse(text) / 1000

/** Fixed, because the same seed makes the same rows on any day. */
const PAST: NaturalRange = { min: moment('2020-01-01'), max: moment('2025-12-31') }

const numbers: readonly RangeRule[] = [
  { column: /^(?:is|has|can|was|should) |\b(?:enabled|active|deleted|flag)$/, min: 0, max: 1 },
  { column: /\b(?:lat|latitude)\b/, min: -90, max: 90 },
  { column: /\b(?:lng|lon|long|longitude)\b/, min: -180, max: 180 },
  { column: /\b(?:rating|stars)\b/, min: 1, max: 5 },
  { column: /\b(?:percent|percentage|pct|score)\b/, min: 0, max: 100 },
  { column: /\b(?:rate|ratio|discount|tax|probability)\b/, min: 0, max: 1 },
  { column: /\bage\b/, min: 18, max: 90 },
  { column: /\byear\b|\bpublished\b/, min: 1950, max: 2025 },
  { column: /\bmonth\b/, min: 1, max: 12 },
  { column: /\b(?:day|days)\b/, min: 1, max: 28 },
  { column: /\b(?:quantity|qty|units|count)\b/, min: 1, max: 20 },
  { column: /\b(?:position|rank|priority|sort|level|line)\b/, min: 1, max: 10 },
  { column: /\b(?:price|cost|fee|amount|total|subtotal|charge|payment)\b/, min: 1, max: 500 },
  { column: /\b(?:salary|income|budget|revenue|balance)\b/, min: 1000, max: 100_000 },
  { column: /\b(?:pages|stock|views|likes|points|inventory)\b/, min: 0, max: 1000 },
  { column: /\b(?:weight|height|width|length|size|depth)\b/, min: 1, max: 200 },
  { column: /\b(?:duration|seconds|minutes|milliseconds)\b/, min: 1, max: 3600 },
  { column: /\bport\b/, min: 1024, max: 65_535 },
]

const moments: readonly RangeRule[] = [
  {
    column: /\b(?:birth|birthday|born|dob)\b/,
    min: moment('1950-01-01'),
    max: moment('2005-12-31'),
  },
  {
    column: /\b(?:expir\w*|due|deadline|until|valid to|ends?)\b/,
    min: moment('2026-01-01'),
    max: moment('2028-12-31'),
  },
]

type Rules = readonly [rules: readonly RangeRule[], standard: NaturalRange]

const byKind: Readonly<Record<ScaledShape['of'], Rules>> = {
  number: [numbers, { min: 0, max: 1000 }],
  year: [[], { min: 1950, max: 2025 }],
  date: [moments, PAST],
  timestamp: [moments, PAST],
  time: [[], { min: 0, max: DAY - 1 }],
}

/** Between which numbers, or moments, the values of a column look natural. */
export function rangeByName(column: string, { of }: ScaledShape): NaturalRange {
  const inColumn = wordsOf(column)
  const [rules, standard] = byKind[of]
  return rules.find((each) => each.column.test(inColumn)) ?? standard
}
