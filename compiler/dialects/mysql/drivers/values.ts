import type { GenOptions } from '../../../ir/options.ts'
import { baseType, isOfTruth, type ScalarType, type Type } from '../../../ir/type.ts'
import { type Codec, convert, named, type TsType, type Value } from '../../driver.ts'
import {
  fromBigint,
  fromBytes,
  fromDate,
  fromJson,
  toBigint,
  toBoolean,
  toDate,
  toNumber,
  toSafeInteger,
  toText,
} from './runtime-text/codecs.ts'
import { stringify } from './codecs.ts'

interface Form {
  readonly read: TsType
  readonly write: TsType
  /** From what the driver has; undefined: that is true. */
  readonly decode: Codec | undefined
  /** For what an expression gives: MySQL and MariaDB do not agree on the width of integers. */
  readonly computed: Codec | undefined
  readonly encode: Codec | undefined
  /** For what cannot be NULL. */
  readonly encodeNonNull: Codec | undefined
  readonly flag: string | undefined
}

function plain(type: TsType): Form {
  return {
    read: type,
    write: type,
    decode: undefined,
    computed: undefined,
    encode: undefined,
    encodeNonNull: undefined,
    flag: undefined,
  }
}

function coded(type: TsType, decode: Codec | undefined, encode: Codec): Form {
  return { ...plain(type), decode, encode, encodeNonNull: encode }
}

const text = plain(named('string'))
const number = plain(named('number'))
const integer: Form = { ...number, computed: toNumber }
const bytes = coded(named('Uint8Array'), undefined, fromBytes)
const boolean: Form = { ...plain(named('boolean')), decode: toBoolean }
const json: Form = {
  ...coded(named('JsonValue'), undefined, fromJson),
  encodeNonNull: stringify,
}
/** Geometry comes as objects of mysql2's own, and what else has no entry below is not known here. */
const other = plain(named('unknown'))

const forms: Readonly<Record<string, Form>> = {
  tinyint: integer,
  smallint: integer,
  mediumint: integer,
  int: integer,
  year: integer,
  float: number,
  double: number,
  decimal: text,
  bool: boolean,
  boolean,
  bit: bytes,
  char: text,
  varchar: text,
  tinytext: text,
  text,
  mediumtext: text,
  longtext: text,
  set: text,
  date: text,
  time: text,
  binary: bytes,
  varbinary: bytes,
  tinyblob: bytes,
  blob: bytes,
  mediumblob: bytes,
  longblob: bytes,
  json,
  uuid: text,
  inet4: text,
  inet6: text,
}

const bigints: Readonly<Record<GenOptions['bigint'], Form>> = {
  string: {
    ...coded(named('string'), undefined, fromBigint),
    computed: toText,
    write: named('string', 'number', 'bigint'),
  },
  number: coded(named('number'), toSafeInteger, fromBigint),
  bigint: coded(named('bigint'), toBigint, fromBigint),
}

const instants: Readonly<Record<GenOptions['timestamp'], Form>> = {
  date: coded(named('Date'), toDate, fromDate),
  string: text,
}

/** The driver makes a Date of it, which is exact: years from 1970 on, and no day or month that is zero. */
const timestamps: Readonly<Record<GenOptions['timestamp'], Form>> = {
  date: { ...instants.date, flag: 'dates: true' },
  string: text,
}

/** What mysql2 returns and takes, with `supportBigNumbers`, `bigNumberStrings` and `dateStrings`. */
export function mysqlValue(type: Type, options: GenOptions): Value {
  const { read, write, decode, computed, encode, encodeNonNull, flag } = formOf(type, options)
  return {
    read: {
      type: read,
      asIs: decode === undefined,
      decode: decode && convert(decode),
      computed: computed && convert(computed),
      flag,
    },
    write: {
      type: write,
      encode: encode && convert(encode),
      encodeNonNull: encodeNonNull && convert(encodeNonNull),
    },
  }
}

function formOf(type: Type, options: GenOptions): Form {
  const base = baseType(type)
  if (base.kind === 'enum') return plain({ kind: 'enum', type: base })
  if (base.kind !== 'scalar') return other
  if (isBoolean(base) || isOfTruth(base)) return boolean
  const [name = ''] = base.name.split(' ')
  if (name === 'bigint') return bigints[options.bigint]
  if (name === 'datetime') return instants[options.timestamp]
  if (name === 'timestamp') return timestamps[options.timestamp]
  if (base.shape) return { ...json, read: { kind: 'json', shape: base.shape } }
  return forms[name] ?? other
}

/** BOOLEAN is another word for TINYINT(1). */
function isBoolean({ name, modifiers }: ScalarType): boolean {
  return name === 'tinyint' && modifiers.length === 1 && modifiers[0] === '1'
}
