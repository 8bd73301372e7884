import { baseType, type Type } from '../../../../compiler/ir/type.ts'
import type { CellRandom } from '../../../seed/cell-random.ts'
import {
  bitsShape,
  dateShape,
  DAY,
  decimalShape,
  floatShape,
  timeShape,
  timestampShape,
  yearShape,
} from '../../../seed/values/scaled-shapes.ts'
import type { ValueShape } from '../../../seed/values/value-shape.ts'

/** What values of a type of MySQL or MariaDB may be. */
export function shapeOf(type: Type): ValueShape | undefined {
  const base = baseType(type)
  if (base.kind === 'enum') return choice(base.labels)
  if (base.kind !== 'scalar') return undefined
  const [name = '', ...attributes] = base.name.split(' ')
  if (name === 'set') return choice(base.modifiers)
  return shapes[name]?.(attributes.includes('unsigned'), base.modifiers.map(Number))
}

type ShapeOf = (isUnsigned: boolean, modifiers: readonly number[]) => ValueShape

const integer =
  (bits: number): ShapeOf =>
  (isUnsigned) =>
    bitsShape(bits, isUnsigned)

const text: ShapeOf = (_isUnsigned, [length]) => ({ kind: 'text', length })
const longText: ShapeOf = () => ({ kind: 'text', length: undefined })
const binary: ShapeOf = (_isUnsigned, [length = 16]) => ({ kind: 'binary', length })
const blob: ShapeOf = () => ({ kind: 'binary', length: 16 })

const made =
  (make: (random: CellRandom) => Uint8Array): ShapeOf =>
  () => ({ kind: 'made', make })

/** The first second that a TIMESTAMP holds is one later; the last one is in January 2038. */
const FIRST_TIMESTAMP = DAY
const LAST_TIMESTAMP = 24_855 * DAY

const shapes: Readonly<Record<string, ShapeOf>> = {
  tinyint: (isUnsigned, [width]) => (width === 1 ? { kind: 'boolean' } : bitsShape(8, isUnsigned)),
  smallint: integer(16),
  mediumint: integer(24),
  int: integer(32),
  bigint: integer(64),
  decimal: (isUnsigned, [precision = 10, scale = 0]) =>
    positive(decimalShape(precision, scale), isUnsigned),
  float: (isUnsigned) => positive(floatShape(), isUnsigned),
  double: (isUnsigned) => positive(floatShape(), isUnsigned),
  bit: (_isUnsigned, [bits = 1]) => (bits === 1 ? { kind: 'boolean' } : bitsShape(bits, true)),
  year: () => yearShape(1901, 2155),
  char: (_isUnsigned, [length = 1]) => ({ kind: 'text', length }),
  varchar: text,
  tinytext: () => ({ kind: 'text', length: 60 }),
  text: longText,
  mediumtext: longText,
  longtext: longText,
  binary: (_isUnsigned, [length = 1]) => ({ kind: 'binary', length }),
  varbinary: binary,
  tinyblob: blob,
  blob,
  mediumblob: blob,
  longblob: blob,
  date: () => dateShape(),
  time: () => timeShape(),
  datetime: () => timestampShape(),
  timestamp: () => timestampShape({ min: FIRST_TIMESTAMP, max: LAST_TIMESTAMP }),
  json: () => ({ kind: 'json' }),
  uuid: () => ({ kind: 'uuid' }),
  inet4: () => ({
    kind: 'made',
    make: (random) => address(random.word()),
    nth: (n) => address(n),
  }),
  inet6: () => ({
    kind: 'made',
    make: (random) => `2001:db8::${random.below(65_536).toString(16)}`,
    nth: (n) => `2001:db8::${hexPair(n + 65_536)}`,
  }),
  vector: (_isUnsigned, [length = 3]) => ({
    kind: 'made',
    make: (random) => new Uint8Array(Float32Array.from({ length }, () => random.unit()).buffer),
  }),
  point: made(wellKnownPoint),
  geometry: made(wellKnownPoint),
}

function positive<Shape extends { readonly min: number }>(
  shape: Shape,
  isUnsigned: boolean,
): Shape {
  return isUnsigned ? { ...shape, min: 0 } : shape
}

/** Of 10.0.0.0/8, which is nobody's. */
function address(n: number): string {
  return `10.${(n >>> 16) & 255}.${(n >>> 8) & 255}.${n & 255}`
}

/** `1:0`, which the server does not write in another way. */
function hexPair(n: number): string {
  return `${Math.floor(n / 65_536).toString(16)}:${(n % 65_536).toString(16)}`
}

/** As the server stores it: four bytes of a reference system, then Well-Known Binary (manual, "Geometry Formats"). */
function wellKnownPoint(random: CellRandom): Uint8Array {
  const bytes = Buffer.alloc(25)
  bytes.writeUInt8(1, 4)
  bytes.writeUInt32LE(1, 5)
  bytes.writeDoubleLE(random.below(180) - 90, 9)
  bytes.writeDoubleLE(random.below(180) - 90, 17)
  return bytes
}

function choice([first, ...others]: readonly string[]): ValueShape | undefined {
  return first === undefined ? undefined : { kind: 'choice', values: [first, ...others] }
}
