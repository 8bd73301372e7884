import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import type { Json, Kind } from '../values/cell-value.ts'
import type { Values } from '../values/values.ts'

/** How the values of a type are kept in a SQLite file. */
export interface StoredColumn {
  /** The declared type, by which SQLite chooses an affinity that leaves every value as it is. */
  readonly declared: string
  /** The value that is bound: a bigint is an INTEGER, a number a REAL, bytes are a BLOB. */
  readonly store: (raw: Exclude<RawValue, null>) => RawValue
}

/** Decimals and documents are TEXT, because an affinity for numbers would round `1.10` to 1.1. */
const DECLARED = {
  text: 'TEXT',
  integer: 'INTEGER',
  number: 'REAL',
  decimal: 'TEXT',
  boolean: 'BOOLEAN',
  date: 'DATE',
  time: 'TIME',
  timestamp: 'DATETIME',
  interval: 'TEXT',
  json: 'TEXT',
  array: 'TEXT',
  binary: 'BLOB',
  enum: 'TEXT',
  uuid: 'TEXT',
  geometry: 'TEXT',
  other: 'TEXT',
} as const satisfies Record<Kind, string>

/** An integer that SQLite has no room for. */
const TOO_LARGE = String(2n ** 63n)

/** Arrays become JSON. */
export function storedColumn(type: Type, values: Values): StoredColumn {
  const kind = values.kindOf(type)
  const isLarge = kind === 'integer' && values.write(TOO_LARGE, type, 'text').kind === 'value'
  if (isLarge) return { declared: DECLARED.text, store: (raw) => raw }
  const read = values.readerOf(type, 'parsed')
  const stores: Partial<Record<Kind, StoredColumn['store']>> = {
    integer: integerOf,
    number: (raw) => numberOf(raw, read(raw).value),
    boolean: (raw) => {
      const { value } = read(raw)
      return typeof value === 'boolean' ? BigInt(value) : integerOf(raw)
    },
    array: (raw) => JSON.stringify(read(raw).value),
    binary: (raw) => {
      const { value } = read(raw)
      return typeof value === 'string' ? Buffer.from(value, 'base64') : raw
    },
  }
  return { declared: DECLARED[kind], store: stores[kind] ?? ((raw) => raw) }
}

function integerOf(raw: Exclude<RawValue, null>): RawValue {
  return typeof raw === 'string' || typeof raw === 'number' ? BigInt(raw) : raw
}

/** NaN, which SQLite would take for NULL, stays the text of the engine. */
function numberOf(raw: Exclude<RawValue, null>, value: Json): RawValue {
  const number = Number(value)
  return Number.isNaN(number) ? raw : number
}
