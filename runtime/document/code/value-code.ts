import type { BsonScalar, BsonValue, ScalarType } from '../bson/bson-value.ts'
import { decimalText } from '../bson/decimal-text.ts'
import { textOf } from '../bson/scalars.ts'
import { writeEjson } from '../ejson/write-ejson.ts'

type Write = (bytes: Buffer) => string

const quoted = (text: string) => JSON.stringify(text)

/** What has no line here is written as Extended JSON that the code parses. */
const writers: Readonly<Partial<Record<ScalarType, Write>>> = {
  string: (bytes) => quoted(textOf(bytes)),
  int: (bytes) => String(bytes.readInt32LE()),
  double: (bytes) => {
    const value = bytes.readDoubleLE()
    return Number.isInteger(value) || Number.isNaN(value)
      ? `new Double(${Object.is(value, -0) ? '-0' : value})`
      : String(value)
  },
  long: (bytes) => `Long.fromString(${quoted(String(bytes.readBigInt64LE()))})`,
  decimal: (bytes) => `Decimal128.fromString(${quoted(decimalText(bytes))})`,
  bool: (bytes) => (bytes[0] === 0 ? 'false' : 'true'),
  null: () => 'null',
  objectId: (bytes) => `new ObjectId(${quoted(bytes.toString('hex'))})`,
  minKey: () => 'new MinKey()',
  maxKey: () => 'new MaxKey()',
  date: (bytes) => {
    const moment = new Date(Number(bytes.readBigInt64LE()))
    return Number.isNaN(moment.getTime()) ? '' : `new Date(${quoted(moment.toISOString())})`
  },
}

/** Returns a value as JavaScript for the driver. */
export function valueCode(value: BsonValue): string {
  if (value.kind === 'array') return `[${value.items.map(valueCode).join(', ')}]`
  if (value.kind === 'scalar') return scalarCode(value)
  if (value.members.length === 0) return '{}'
  if (value.members.some(({ name }) => isMoved(name))) return mapCode(value)
  const members = value.members.map(
    ({ name, value: inner }) => `${nameCode(name)}: ${valueCode(inner)}`,
  )
  return `{ ${members.join(', ')} }`
}

/** Objects of JavaScript put integers first, and take `__proto__` for something else. */
function isMoved(name: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(name) || name === '__proto__'
}

function mapCode({ members }: Extract<BsonValue, { kind: 'object' }>): string {
  const entries = members.map(({ name, value }) => `[${quoted(name)}, ${valueCode(value)}]`)
  return `new Map([${entries.join(', ')}])`
}

function nameCode(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}

function scalarCode(value: BsonScalar): string {
  const written = writers[value.type]?.(value.bytes) ?? ''
  if (written !== '') return written
  return `EJSON.parse(${quoted(`{"value":${writeEjson(value)}}`)}, { relaxed: false }).value`
}
