import type { BsonMember, BsonScalar, BsonValue, ScalarType } from '../bson/bson-value.ts'
import { decimalText } from '../bson/decimal-text.ts'
import { readBson } from '../bson/read-bson.ts'
import { textOf } from '../bson/scalars.ts'
import { isMistakable, LITERAL } from './wrappers.ts'

/** Relaxed: numbers and dates as people read them, from which their types cannot be told. */
export type EjsonForm = 'canonical' | 'relaxed'

type Write = (bytes: Buffer) => string

const text = (value: string) => JSON.stringify(value)
const wrapped = (name: string, value: string) => `{${text(name)}:${value}}`

const canonical: Readonly<Record<ScalarType, Write>> = {
  double: (bytes) => wrapped('$numberDouble', text(doubleText(bytes.readDoubleLE()))),
  string: (bytes) => text(textOf(bytes)),
  binData: writeBinary,
  undefined: () => wrapped('$undefined', 'true'),
  objectId: (bytes) => wrapped('$oid', text(bytes.toString('hex'))),
  bool: (bytes) => (bytes[0] === 0 ? 'false' : 'true'),
  date: (bytes) => wrapped('$date', wrapped('$numberLong', text(String(bytes.readBigInt64LE())))),
  null: () => 'null',
  regex: (bytes) => {
    const [pattern = '', options = ''] = bytes.toString().split('\0')
    const value = `{"pattern":${text(pattern)},"options":${text(options)}}`
    return wrapped('$regularExpression', value)
  },
  dbPointer: (bytes) => {
    const id = bytes.subarray(-12).toString('hex')
    return wrapped(
      '$dbPointer',
      `{"$ref":${text(textOf(bytes))},"$id":${wrapped('$oid', text(id))}}`,
    )
  },
  javascript: (bytes) => wrapped('$code', text(textOf(bytes))),
  symbol: (bytes) => wrapped('$symbol', text(textOf(bytes))),
  javascriptWithScope: (bytes) => {
    const code = bytes.subarray(4)
    const scope = code.subarray(4 + code.readInt32LE(0))
    return `{"$code":${text(textOf(code))},"$scope":${objectText(readBson(scope).members, 'canonical')}}`
  },
  int: (bytes) => wrapped('$numberInt', text(String(bytes.readInt32LE()))),
  timestamp: (bytes) =>
    wrapped('$timestamp', `{"t":${bytes.readUInt32LE(4)},"i":${bytes.readUInt32LE(0)}}`),
  long: (bytes) => wrapped('$numberLong', text(String(bytes.readBigInt64LE()))),
  decimal: (bytes) => wrapped('$numberDecimal', text(decimalText(bytes))),
  maxKey: () => wrapped('$maxKey', '1'),
  minKey: () => wrapped('$minKey', '1'),
}

/** The first and the last moment of the years 1970 to 9999, in which ISO dates have four digits. */
const ISO_END = 253_402_300_799_999n
const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

const relaxed: Readonly<Record<ScalarType, Write>> = {
  ...canonical,
  double: (bytes) => {
    const value = bytes.readDoubleLE()
    return Number.isFinite(value) ? doubleText(value) : canonical.double(bytes)
  },
  date: (bytes) => {
    const milliseconds = bytes.readBigInt64LE()
    if (milliseconds < 0n || milliseconds > ISO_END) return canonical.date(bytes)
    return wrapped('$date', text(new Date(Number(milliseconds)).toISOString()))
  },
  int: (bytes) => String(bytes.readInt32LE()),
  long: (bytes) => {
    const value = bytes.readBigInt64LE()
    return value > SAFE || value < -SAFE ? canonical.long(bytes) : String(value)
  },
}

const writers = { canonical, relaxed } as const

/** Returns a value as Extended JSON. What would be mistaken for a value of another type stands in `$document`. */
export function writeEjson(value: BsonValue, form: EjsonForm = 'canonical'): string {
  if (value.kind === 'array')
    return `[${value.items.map((item) => writeEjson(item, form)).join(',')}]`
  if (value.kind === 'scalar') return scalarText(value, form)
  const members = objectText(value.members, form)
  const isOdd = isMistakable(value.members.map(({ name }) => name))
  return isOdd ? wrapped(LITERAL, members) : members
}

function scalarText({ type, bytes }: BsonScalar, form: EjsonForm): string {
  return writers[form][type](bytes)
}

function objectText(members: readonly BsonMember[], form: EjsonForm): string {
  return `{${members.map(({ name, value }) => `${text(name)}:${writeEjson(value, form)}`).join(',')}}`
}

/** Whole numbers are told from integers by their fraction. */
function doubleText(value: number): string {
  if (Object.is(value, -0)) return '-0.0'
  const written = String(value)
  return /^-?\d+$/.test(written) ? `${written}.0` : written
}

function writeBinary(bytes: Buffer): string {
  const subType = bytes.readUInt8(4)
  const data = bytes.subarray(subType === 2 ? 9 : 5)
  const type = subType.toString(16).padStart(2, '0')
  return wrapped('$binary', `{"base64":${text(data.toString('base64'))},"subType":${text(type)}}`)
}
