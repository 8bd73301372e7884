import { baseType, type ScalarType, type Type } from '../../../../compiler/ir/type.ts'
import type { RawValue } from '../../../raw-value.ts'
import { toBase64 } from '../../../values/base64.ts'
import type { Cell, Json, JsonForm, Kind } from '../../../values/cell-value.ts'
import { readDocument, writeDocument } from '../../../values/json-document.ts'
import { readNumber } from '../../../values/read-number.ts'
import type { Values } from '../../../values/values.ts'
import { asText, given, refused, type Write } from '../../../values/write.ts'
import { writeBinary } from '../../../values/write-binary.ts'
import {
  writeBoolean,
  writeDecimal,
  writeFloat,
  writeSigned,
  writeUnsigned,
} from '../../../values/write-number.ts'
import { writeLabel, writeMatching, writeText, writeUuid } from '../../../values/write-text.ts'
import { writeDate, writeTimestamp } from '../../../values/write-time.ts'

/** MySQL's and MariaDB's: texts and numbers come and go as text, binary strings as bytes. */
export const mysqlValues: Values = {
  kindOf: (type) => formOf(type).kind,
  read: (raw, type, form) => readerOf(type, form)(raw),
  readerOf,
  write(value, type, form) {
    return value === null ? given(null) : formOf(type).write(value, form)
  },
}

function readerOf(type: Type, form: JsonForm): (raw: RawValue) => Cell {
  const of = formOf(type)
  return (raw) => (raw === null ? { value: null } : readRaw(raw, of, form))
}

interface Form {
  readonly kind: Kind
  readonly read: (text: string, form: JsonForm) => Json
  readonly write: Write
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function readRaw(raw: Exclude<RawValue, null>, { kind, read }: Form, form: JsonForm): Cell {
  if (!(raw instanceof Uint8Array)) return { value: read(String(raw), form) }
  if (kind === 'binary') return { value: toBase64(raw) }
  const text = decoded(raw)
  return text === undefined
    ? { value: toBase64(raw), encoding: 'base64' }
    : { value: read(text, form) }
}

/** Results of functions over binary strings are texts that the server calls bytes. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const asIs = (text: string): Json => text

const zeros = /^0000-00-00(?: 00:00:00(?:\.0+)?)?$|^\d{4}-(?:\d\d-00|00-\d\d)(?: .*)?$/
const years = { special: [], longYears: false, takesEra: false, takesZone: false }

/** MySQL holds dates without a day or month where its mode lets them in. */
function orZero(write: Write): Write {
  return (value, form) =>
    typeof value === 'string' && zeros.test(value) ? given(value) : write(value, form)
}

function integer(bits: number, isUnsigned: boolean): Form {
  const write = asText(isUnsigned ? writeUnsigned(bits) : writeSigned(bits))
  return { kind: 'integer', read: bits > 53 ? asIs : readNumber, write }
}

function float(isSingle: boolean): Form {
  const write = asText(writeFloat([], isSingle ? Math.fround : undefined))
  return { kind: 'number', read: isSingle ? readSingle : readDouble, write }
}

const readDouble = (text: string): Json => (Object.is(Number(text), -0) ? '-0' : readNumber(text))

/** A FLOAT is read as the DOUBLE that it is; the shortest numeral that is rounded to it says as much. */
function readSingle(text: string): Json {
  const number = Number(text)
  const found = [6, 7, 8, 9]
    .map((digits) => Number(number.toPrecision(digits)))
    .find((each) => Math.fround(each) === Math.fround(number))
  return readDouble(found === undefined ? text : String(found))
}

/** TINYINT(1), which holds other numbers than 0 and 1 as well, and BIT(1). */
const boolean = (takesOthers: boolean): Form => ({
  kind: 'boolean',
  read: (text) => (text === '0' || text === '1' ? text === '1' : readNumber(text)),
  write: (value, form) => {
    if (takesOthers && typeof value === 'number') return asText(writeSigned(8))(value, form)
    const written = writeBoolean(value, form)
    return written.kind === 'refused' ? written : given(written.parameter === true ? '1' : '0')
  },
})

const text = (length?: number): Form => {
  return { kind: 'text', read: asIs, write: writeText({ length, takesNul: true }) }
}

const binary = (length?: number): Form => {
  return { kind: 'binary', read: asIs, write: writeBinary(length) }
}

const other: Form = { ...text(), kind: 'other' }
const geometry: Form = { ...text(), kind: 'geometry' }

const time: Form = {
  kind: 'time',
  read: asIs,
  write: writeMatching(
    /^-?(?:\d{1,2}|[0-7]\d\d|8[0-2]\d|83[0-8]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?$/,
    'A time is written as 23:59:59, up to 838 hours.',
  ),
}

const timestamp: Form = { kind: 'timestamp', read: asIs, write: orZero(writeTimestamp(years)) }

/** By the first word of the type; `length` is its first modifier. */
const forms: Readonly<Record<string, (unsigned: boolean, length: number | undefined) => Form>> = {
  tinyint: (unsigned, width) => (width === 1 ? boolean(true) : integer(8, unsigned)),
  smallint: (unsigned) => integer(16, unsigned),
  mediumint: (unsigned) => integer(24, unsigned),
  int: (unsigned) => integer(32, unsigned),
  bigint: (unsigned) => integer(64, unsigned),
  year: () => ({
    ...integer(16, false),
    write: writeYear,
  }),
  float: () => float(true),
  double: () => float(false),
  bit: (_unsigned, bits = 1) => (bits === 1 ? boolean(false) : integer(bits, true)),
  char: (_unsigned, length) => text(length),
  varchar: (_unsigned, length) => text(length),
  tinytext: () => text(),
  text: () => text(),
  mediumtext: () => text(),
  longtext: () => text(),
  date: () => ({ kind: 'date', read: asIs, write: orZero(writeDate(years)) }),
  time: () => time,
  datetime: () => timestamp,
  timestamp: () => timestamp,
  binary: (_unsigned, length) => binary(length),
  varbinary: (_unsigned, length) => binary(length),
  tinyblob: () => binary(255),
  blob: () => binary(65_535),
  mediumblob: () => binary(16_777_215),
  longblob: () => binary(),
  vector: () => binary(),
  json: () => ({
    kind: 'json',
    read: (stored, form) => (form === 'text' ? stored : readDocument(stored)),
    write: writeDocument(true),
  }),
  uuid: () => ({ kind: 'uuid', read: asIs, write: writeUuid }),
  geometry: () => geometry,
  geomcollection: () => geometry,
  point: () => geometry,
  multipoint: () => geometry,
  linestring: () => geometry,
  multilinestring: () => geometry,
  polygon: () => geometry,
  multipolygon: () => geometry,
}

const writeYear: Write = (value, form) => {
  const written = asText(writeSigned(16))(value, form)
  if (written.kind === 'refused') return written
  const year = Number(written.parameter)
  const isYear = year === 0 || (year >= 1901 && year <= 2155)
  return isYear ? written : refused('A year lies between 1901 and 2155.')
}

function formOf(type: Type): Form {
  const base = baseType(type)
  if (base.kind === 'enum') {
    return { kind: 'enum', read: asIs, write: writeLabel([...base.labels, '']) }
  }
  if (base.kind !== 'scalar') return other
  const [name = '', ...attributes] = base.name.split(' ')
  if (name === 'set') return { ...text(), write: writeLabels(base.modifiers) }
  if (name === 'decimal') return decimalOf(base)
  const [length] = base.modifiers
  const isUnsigned = attributes.includes('unsigned')
  return forms[name]?.(isUnsigned, length === undefined ? undefined : Number(length)) ?? other
}

function decimalOf({ modifiers: [precision = '10', scale = '0'] }: ScalarType): Form {
  const digits = Math.max(0, Number(precision) - Number(scale))
  return { kind: 'decimal', read: asIs, write: writeDecimal({ special: [], digits }) }
}

/** A SET: labels with commas between them. */
function writeLabels(labels: readonly string[]): Write {
  return (value) => {
    const isSet =
      typeof value === 'string' &&
      (value === '' || value.split(',').every((label) => labels.includes(label)))
    return isSet ? given(value) : refused('The value is no list of labels of the type.')
  }
}
