import { baseType, type ScalarType, type Type } from '../../../../compiler/ir/type.ts'
import type { CellRandom } from '../../../seed/cell-random.ts'
import { words } from '../../../seed/text/words.ts'
import { generatorOf } from '../../../seed/values/generator-of.ts'
import {
  bitsShape,
  dateShape,
  dayText,
  decimalShape,
  floatShape,
  timeShape,
  timestampShape,
} from '../../../seed/values/scaled-shapes.ts'
import type { MadeShape, ValueShape } from '../../../seed/values/value-shape.ts'
import { copyElement } from './value-text.ts'

/** What values of a type of PostgreSQL may be. */
export function shapeOf(type: Type): ValueShape | undefined {
  const base = baseType(type)
  switch (base.kind) {
    case 'scalar':
      return shapes[base.name]?.(base)
    case 'enum':
      return choice(base.labels)
    case 'array':
      return arrayShape(base.element)
    case 'composite':
      return compositeShape(base.fields.map((field) => field.type))
    case 'range':
      return rangeShape(base.subtype)
    case 'multirange':
      return multirangeShape(base.range.subtype)
    case 'untyped':
    case 'unknown':
      return undefined
  }
}

type ShapeOf = (type: ScalarType) => ValueShape

const text: ShapeOf = ({ modifiers: [length] }) => ({
  kind: 'text',
  length: length === undefined ? undefined : Number(length),
})

/** Without a precision a numeric holds any number of digits. */
const numeric: ShapeOf = ({ modifiers: [precision, scale] }) =>
  precision === undefined
    ? decimalShape(12, 2)
    : decimalShape(Number(precision), Number(scale ?? 0))

const made =
  (make: MadeShape['make'], nth?: MadeShape['nth']): ShapeOf =>
  () => ({ kind: 'made', make, nth })

/** `(3,7)` */
const point = (random: CellRandom) => `(${random.below(1000)},${random.below(1000)})`
const box = (random: CellRandom) => {
  const [x, y] = [random.below(500), random.below(500)]
  return `(${x + 1 + random.below(499)},${y + 1 + random.below(499)}),(${x},${y})`
}

/** Of 10.0.0.0/8, which is nobody's. */
const address = (n: number) => `10.${(n >>> 16) & 255}.${(n >>> 8) & 255}.${n & 255}`
const mac = (n: number, groups: number) =>
  Array.from({ length: groups }, (_, i) => {
    const shift = 8 * (groups - 1 - i)
    const byte = shift > 24 ? 2 : (n >>> shift) & 255
    return byte.toString(16).padStart(2, '0')
  }).join(':')

const bits = (random: CellRandom, length: number) =>
  Array.from({ length }, () => random.below(2)).join('')

const day = (n: number) => dayText(18_262 + n)
const range = (low: string | number, high: string | number) => `[${low},${high})`
const dayRange = (random: CellRandom, end = '') => {
  const start = random.below(2000)
  return range(`${day(start)}${end}`, `${day(start + 1 + random.below(30))}${end}`)
}
const numberRange = (random: CellRandom) => {
  const start = random.below(1000)
  return range(start, start + 1 + random.below(100))
}
const nthNumbers = (n: number) => range(n * 2, n * 2 + 1)
const twoDigits = (n: number) => String(n).padStart(2, '0')
const nthMoments = (end: string) => (n: number) =>
  range(`"${day(n * 2)} 00:00:00${end}"`, `"${day(n * 2 + 1)} 00:00:00${end}"`)
const nthDays = (n: number) => range(day(n * 2), day(n * 2 + 1))

const shapes: Readonly<Record<string, ShapeOf>> = {
  int2: () => bitsShape(16),
  int4: () => bitsShape(32),
  int8: () => bitsShape(64),
  oid: () => bitsShape(32, true),
  numeric,
  money: () => decimalShape(12, 2),
  float4: () => floatShape(),
  float8: () => floatShape(),
  bool: () => ({ kind: 'boolean' }),
  text,
  varchar: text,
  bpchar: ({ modifiers: [length = '1'] }) => ({ kind: 'text', length: Number(length) }),
  citext: text,
  name: () => ({ kind: 'text', length: 63 }),
  char: () => ({ kind: 'text', length: 1 }),
  xml: made((random) => {
    const name = xmlName(random)
    return `<${name}>${random.below(1000)}</${name}>`
  }),
  bytea: () => ({ kind: 'binary', length: 16 }),
  uuid: () => ({ kind: 'uuid' }),
  json: () => ({ kind: 'json' }),
  jsonb: () => ({ kind: 'json' }),
  date: () => dateShape(),
  time: () => timeShape(),
  timetz: () => timeShape('+00'),
  timestamp: () => timestampShape(),
  timestamptz: () => timestampShape({ suffix: '+00' }),
  interval: made(
    (random) => `${random.below(30)} days ${random.below(24)}:00:00`,
    (n) => `${twoDigits(Math.floor(n / 60))}:${twoDigits(n % 60)}:00`,
  ),
  inet: made((random) => address(random.word()), address),
  cidr: made(
    (random) => `${address(random.word())}/32`,
    (n) => `${address(n)}/32`,
  ),
  macaddr: made(
    (random) => mac(random.word(), 6),
    (n) => mac(n, 6),
  ),
  macaddr8: made(
    (random) => mac(random.word(), 8),
    (n) => mac(n, 8),
  ),
  bit: ({ modifiers: [length = '1'] }) => ({
    kind: 'made',
    make: (random) => bits(random, Number(length)),
  }),
  varbit: ({ modifiers: [length = '8'] }) => ({
    kind: 'made',
    make: (random) => bits(random, Math.min(32, Number(length))),
  }),
  point: made(point),
  lseg: made((random) => `[${point(random)},${point(random)}]`),
  path: made((random) => `[${point(random)},${point(random)},${point(random)}]`),
  polygon: made((random) => `(${point(random)},${point(random)},${point(random)})`),
  box: made(box),
  circle: made((random) => `<${point(random)},${1 + random.below(100)}>`),
  line: made((random) => `{${1 + random.below(9)},${1 + random.below(9)},${random.below(100)}}`),
  int4range: made(numberRange, nthNumbers),
  int8range: made(numberRange, nthNumbers),
  numrange: made(numberRange, nthNumbers),
  daterange: made((random) => dayRange(random), nthDays),
  tsrange: made((random) => dayRange(random), nthMoments('')),
  tstzrange: made((random) => dayRange(random, ' 00:00:00+00'), nthMoments('+00')),
  int4multirange: made((random) => `{${numberRange(random)}}`),
  int8multirange: made((random) => `{${numberRange(random)}}`),
  nummultirange: made((random) => `{${numberRange(random)}}`),
  datemultirange: made((random) => `{${dayRange(random)}}`),
  tsmultirange: made((random) => `{${dayRange(random)}}`),
  tstzmultirange: made((random) => `{${dayRange(random, ' 00:00:00+00')}}`),
  tsvector: made((random) => plainWords(random, ' ')),
  tsquery: made((random) => plainWords(random, ' & ')),
  hstore: made((random) => `${xmlName(random)}=>${random.below(100)}`),
  ltree: made((random) => `${xmlName(random)}.${xmlName(random)}`),
  pg_lsn: made((random) => `0/${random.below(1_000_000).toString(16).toUpperCase()}`),
  vector: ({ modifiers: [length = '3'] }) => ({
    kind: 'made',
    make: (random) =>
      `[${Array.from({ length: Number(length) }, () => random.below(1000) / 1000).join(',')}]`,
  }),
}

function xmlName(random: CellRandom): string {
  return random.pick(words.animal).replaceAll(/[^a-z]/g, '')
}

function plainWords(random: CellRandom, separator: string): string {
  return [xmlName(random), xmlName(random), xmlName(random)].join(separator)
}

function choice([first, ...others]: readonly string[]): ValueShape | undefined {
  return first === undefined ? undefined : { kind: 'choice', values: [first, ...others] }
}

const NAMELESS = { table: '', column: 'value', conditions: [] } as const
const MOST_ELEMENTS = 3

function arrayShape(element: Type): ValueShape | undefined {
  const shape = shapeOf(element)
  if (shape === undefined) return undefined
  const { make } = generatorOf(shape, NAMELESS)
  const base = baseType(element)
  const delimiter = base.kind === 'scalar' && base.name === 'box' ? ';' : ','
  const literal = (elements: readonly string[]) => `{${elements.join(delimiter)}}`
  return {
    kind: 'made',
    make: (random) =>
      literal(
        Array.from({ length: 1 + random.below(MOST_ELEMENTS) }, () => copyElement(make(random))),
      ),
  }
}

function compositeShape(fields: readonly Type[]): ValueShape | undefined {
  const shapesOfFields = fields.map(shapeOf)
  const makes = shapesOfFields.map((shape) => shape && generatorOf(shape, NAMELESS).make)
  return {
    kind: 'made',
    make: (random) => `(${makes.map((make) => (make ? copyElement(make(random)) : '')).join(',')})`,
  }
}

function rangeShape(subtype: Type): ValueShape | undefined {
  const shape = shapeOf(subtype)
  if (shape === undefined) return undefined
  const { line } = generatorOf(shape, NAMELESS)
  if (line === undefined) return { kind: 'choice', values: ['empty'] }
  return {
    kind: 'made',
    make: (random) => {
      const start = line.units(random)
      const end = start + 1 + random.below(10)
      return `[${copyElement(line.format(start))},${copyElement(line.format(end))})`
    },
  }
}

function multirangeShape(subtype: Type): ValueShape | undefined {
  const shape = rangeShape(subtype)
  if (shape?.kind !== 'made') return { kind: 'choice', values: ['{}'] }
  return { kind: 'made', make: (random) => `{${String(shape.make(random))}}` }
}
