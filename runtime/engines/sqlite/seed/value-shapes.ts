import { affinity } from '../../../../compiler/dialects/sqlite/sql-types.ts'
import { baseType, type Type } from '../../../../compiler/ir/type.ts'
import {
  bitsShape,
  dateShape,
  floatShape,
  timeShape,
  timestampShape,
} from '../../../seed/values/scaled-shapes.ts'
import type { ScaledShape, ValueShape } from '../../../seed/values/value-shape.ts'

/** What values of a declared type may be: a type says little, and other databases mean something by its name. */
export function shapeOf(type: Type): ValueShape | undefined {
  const base = baseType(type)
  if (base.kind !== 'scalar') return undefined
  const named = declared[base.name.toLowerCase()]
  const [precision, scale] = base.modifiers.map(Number)
  return named ?? byAffinity[affinity(base)](precision, scale)
}

/** A whole number that is bound as a bigint is stored as such by columns of any affinity. */
const whole: ScaledShape = { ...bitsShape(64), format: (units) => BigInt(units) }

const money: ScaledShape = floatShape()

const declared: Readonly<Record<string, ValueShape>> = {
  boolean: { kind: 'boolean' },
  bool: { kind: 'boolean' },
  json: { kind: 'json' },
  date: dateShape(),
  time: timeShape(),
  datetime: timestampShape(),
  timestamp: timestampShape(),
  uuid: { kind: 'uuid' },
  tinyint: { ...bitsShape(8), format: (units) => units },
  smallint: { ...bitsShape(16), format: (units) => units },
}

type Arguments = readonly [precision: number | undefined, scale: number | undefined]

const byAffinity: Readonly<
  Record<ReturnType<typeof affinity>, (...given: Arguments) => ValueShape>
> = {
  integer: () => whole,
  text: (length) => ({ kind: 'text', length }),
  blob: () => ({ kind: 'binary', length: 16 }),
  real: () => money,
  numeric: (precision, scale) => decimal(precision, scale),
}

/** `NUMERIC(10,2)` holds any number; what is declared is obeyed. */
function decimal(...[precision = 11, scale = 2]: Arguments): ScaledShape {
  const most = 10 ** Math.min(precision, 15) - 1
  const shift = 10 ** scale
  const format = (units: number) => units / shift
  return { kind: 'scaled', of: 'number', min: -most, max: most, step: 1 / shift, format }
}
