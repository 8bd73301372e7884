import { affinity } from '../../../../compiler/dialects/sqlite/sql-types.ts'
import { baseType, type Type } from '../../../../compiler/ir/type.ts'
import type { RawValue } from '../../../raw-value.ts'
import { toBase64 } from '../../../values/base64.ts'
import type { Cell, Json, JsonForm, Kind } from '../../../values/cell-value.ts'
import { readDocument, writeDocument } from '../../../values/json-document.ts'
import { readFloat } from '../../../values/read-float.ts'
import type { Values } from '../../../values/values.ts'
import { given, refused, type Write } from '../../../values/write.ts'
import { writeBinary } from '../../../values/write-binary.ts'
import { writeBoolean, writeFloat, writeSigned } from '../../../values/write-number.ts'
import { writeText } from '../../../values/write-text.ts'

/** A value is read as what it is, whatever its column is declared to hold. */
export const sqliteValues: Values = {
  kindOf,
  read: (raw, type, form) => readerOf(type, form)(raw),
  readerOf,
  write(value, type, form) {
    return value === null ? given(null) : writers[kindOf(type)](value, form)
  },
}

function readerOf(type: Type, form: JsonForm): (raw: RawValue) => Cell {
  const place = { kind: kindOf(type), isLong: isLong(type), form }
  return (raw) => {
    if (raw === null) return { value: null }
    if (raw instanceof Uint8Array) return readBytes(raw, place.kind)
    return { value: readScalar(raw, place) }
  }
}

/** Declared types that say more than their affinity. */
const declared: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  bool: 'boolean',
  json: 'json',
  date: 'date',
  time: 'time',
  datetime: 'timestamp',
  timestamp: 'timestamp',
  uuid: 'uuid',
  '': 'other',
  any: 'other',
}

const kinds = {
  integer: 'integer',
  text: 'text',
  blob: 'binary',
  real: 'number',
  numeric: 'number',
} as const satisfies Record<ReturnType<typeof affinity>, Kind>

function kindOf(type: Type): Kind {
  const base = baseType(type)
  if (base.kind !== 'scalar') return 'other'
  return declared[base.name.toLowerCase()] ?? kinds[affinity(base)]
}

/** A column for 64 bits shows all its integers in one way. */
function isLong(type: Type): boolean {
  return type.kind === 'scalar' && /^(?:unsigned )?big ?int$|^int8$/i.test(type.name)
}

function readBytes(raw: Uint8Array, kind: Kind): Cell {
  return kind === 'binary' ? { value: toBase64(raw) } : { value: toBase64(raw), encoding: 'base64' }
}

interface Place {
  readonly kind: Kind
  readonly isLong: boolean
  readonly form: JsonForm
}

function readScalar(
  raw: Exclude<RawValue, null | Uint8Array>,
  { kind, isLong, form }: Place,
): Json {
  if (typeof raw === 'string') return readStored(raw, kind, form)
  if (typeof raw === 'number') return readFloat(raw)
  if (kind === 'boolean' && (raw === 0n || raw === 1n)) return raw === 1n
  const isSafe = raw >= Number.MIN_SAFE_INTEGER && raw <= Number.MAX_SAFE_INTEGER
  return isSafe && !isLong ? Number(raw) : String(raw)
}

/** A text in a column of binary values is shown as its bytes are. */
function readStored(raw: string, kind: Kind, form: JsonForm): Json {
  if (kind === 'binary') return toBase64(new TextEncoder().encode(raw))
  return kind === 'json' && form === 'parsed' ? readDocument(raw) : raw
}

const text = writeText({ takesNul: true })
const integer = writeSigned(64)
const float = writeFloat(['Infinity', '-Infinity'])

/** Numbers that are whole are stored as such where the column does not say. */
const number: Write = (value, form) => {
  const isWhole = typeof value === 'number' ? Number.isSafeInteger(value) : isWholeText(value)
  const whole = isWhole ? integer(value, form) : undefined
  // A number of 19 digits may have more than 64 bits.
  if (whole?.kind === 'value') return whole
  const written = float(value, form)
  return written.kind === 'value' ? given(Number(written.parameter)) : written
}

function isWholeText(value: Json): boolean {
  return typeof value === 'string' && /^[+-]?\d{1,19}$/.test(value)
}

const boolean: Write = (value, form) => {
  if (typeof value === 'number') return integer(value, form)
  const written = writeBoolean(value, form)
  return written.kind === 'refused' ? written : given(written.parameter === true ? 1n : 0n)
}

/** SQLite has no types for them: they are texts of any form, or numbers of seconds or days. */
const instant: Write = (value, form) => {
  if (typeof value === 'string') return text(value, form)
  return typeof value === 'number' ? number(value, form) : refused('A time is a text or a number.')
}

const anything: Write = (value, form) => {
  if (typeof value === 'string') return text(value, form)
  if (typeof value === 'number') return number(value, form)
  return typeof value === 'boolean' ? boolean(value, form) : refused('The value is one of JSON.')
}

const writers: Readonly<Record<Kind, Write>> = {
  text,
  integer,
  number,
  decimal: number,
  boolean,
  date: instant,
  time: instant,
  timestamp: instant,
  interval: anything,
  json: writeDocument(true),
  array: anything,
  binary: writeBinary(),
  enum: anything,
  uuid: text,
  geometry: anything,
  other: anything,
}
