import type { ScalarType, Type } from '../../../../compiler/ir/type.ts'
import { toBase64 } from '../../../values/base64.ts'
import type { Json, JsonForm, Kind } from '../../../values/cell-value.ts'
import { readDocument, writeDocument } from '../../../values/json-document.ts'
import { readFloat } from '../../../values/read-float.ts'
import { readNumber } from '../../../values/read-number.ts'
import { asText, given, type Write } from '../../../values/write.ts'
import { writeBinary } from '../../../values/write-binary.ts'
import {
  writeBoolean,
  writeDecimal,
  writeFloat,
  writeSigned,
  writeUnsigned,
} from '../../../values/write-number.ts'
import { writeLabel, writeText, writeUuid } from '../../../values/write-text.ts'
import { writeDate, writeTime, writeTimestamp } from '../../../values/write-time.ts'

/** The values of a type that is no array and no domain. */
export interface Form {
  readonly kind: Kind
  readonly read: (text: string, form: JsonForm) => Json
  readonly write: Write
}

const asIs = (text: string): Json => text

const infinities = ['infinity', '-infinity']
const specials = ['NaN', 'Infinity', '-Infinity']
const day = { special: infinities, longYears: true, takesEra: true }

const text: Form = { kind: 'text', read: asIs, write: writeText({ takesNul: false }) }
const other: Form = { ...text, kind: 'other' }
const geometry: Form = { ...text, kind: 'geometry' }

/** A number of JSON holds every value of these types. */
function integer(write: Write): Form {
  return { kind: 'integer', read: readNumber, write: asText(write) }
}

function float(round: (value: number) => number): Form {
  return { kind: 'number', read: readFloat, write: asText(writeFloat(specials, round)) }
}

const time = (takesZone: boolean): Form => {
  return { kind: 'time', read: asIs, write: writeTime({ takesZone }) }
}

const timestamp = (takesZone: boolean): Form => {
  return { kind: 'timestamp', read: asIs, write: writeTimestamp({ ...day, takesZone }) }
}

const document = (takesNul: boolean): Form => ({
  kind: 'json',
  read: (stored, form) => (form === 'text' ? stored : readDocument(stored)),
  write: writeDocument(takesNul),
})

const bytea: Form = {
  kind: 'binary',
  read: (stored) => toBase64(Buffer.from(stored.slice(2), 'hex')),
  write: (value, form) => {
    const written = writeBinary()(value, form)
    if (written.kind === 'refused' || !(written.parameter instanceof Uint8Array)) return written
    return given(`\\x${Buffer.from(written.parameter).toString('hex')}`)
  },
}

const decimal: Form = {
  kind: 'decimal',
  read: asIs,
  write: writeDecimal({ special: specials }),
}

const forms: Readonly<Record<string, Form>> = {
  int2: integer(writeSigned(16)),
  int4: integer(writeSigned(32)),
  int8: { kind: 'integer', read: asIs, write: asText(writeSigned(64)) },
  oid: integer(writeUnsigned(32)),
  float4: float(Math.fround),
  float8: float((value) => value),
  numeric: decimal,
  money: { ...decimal, write: writeDecimal({ special: [] }) },
  bool: { kind: 'boolean', read: (stored) => stored === 't', write: asText(writeBoolean) },
  text,
  varchar: text,
  bpchar: text,
  name: text,
  char: text,
  citext: text,
  xml: text,
  date: { kind: 'date', read: asIs, write: writeDate({ ...day, takesZone: false }) },
  time: time(false),
  timetz: time(true),
  timestamp: timestamp(false),
  timestamptz: timestamp(true),
  interval: { ...text, kind: 'interval' },
  json: document(true),
  jsonb: document(false),
  bytea,
  uuid: { kind: 'uuid', read: asIs, write: writeUuid },
  point: geometry,
  line: geometry,
  lseg: geometry,
  box: geometry,
  path: geometry,
  polygon: geometry,
  circle: geometry,
  geometry,
  geography: geometry,
}

/** Types of extensions and of the schema that have no line above are texts of their own form. */
export function formOf(type: Type): Form {
  if (type.kind === 'enum') return { kind: 'enum', read: asIs, write: writeLabel(type.labels) }
  if (type.kind !== 'scalar') return other
  return limited(type) ?? forms[type.name] ?? other
}

/** A type that says how long its values may be: `varchar(20)`, `numeric(10,2)`. */
function limited({ name, modifiers: [first, scale = '0'] }: ScalarType): Form | undefined {
  if (first === undefined) return undefined
  if (name === 'varchar' || name === 'bpchar') {
    return { ...text, write: writeText({ takesNul: false, length: Number(first) }) }
  }
  if (name !== 'numeric') return undefined
  const digits = Math.max(0, Number(first) - Number(scale))
  return { ...decimal, write: writeDecimal({ special: ['NaN'], digits }) }
}
