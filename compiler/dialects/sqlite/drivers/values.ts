import type { GenOptions } from '../../../ir/options.ts'
import { baseType, isOfTruth, type Type } from '../../../ir/type.ts'
import { type Codec, convert, named, type TsType, type Value } from '../../driver.ts'
import { isBigint, storageClass } from '../semantics/storage-class.ts'
import {
  fromAny,
  fromBoolean,
  fromDate,
  fromInteger,
  fromJson,
  fromReal,
  toBigint,
  toBoolean,
  toDate,
  toInteger,
  toJson,
  toNumber,
  toText,
} from './runtime-text/codecs.ts'
import { stringify } from './codecs.ts'

interface Form {
  readonly read: TsType
  readonly write: TsType
  readonly decode: Codec | undefined
  readonly encode: Codec | undefined
  /** For what cannot be NULL. */
  readonly encodeNonNull: Codec | undefined
  /** The statement must hand integers over as bigint, because a number would be rounded. */
  readonly exact: boolean
}

function form(type: TsType, decode: Codec | undefined, encode: Codec | undefined): Form {
  return { read: type, write: type, decode, encode, encodeNonNull: encode, exact: false }
}

const forms = {
  integer: form(named('number'), toInteger, fromInteger),
  real: form(named('number'), undefined, fromReal),
  number: { ...form(named('number'), toNumber, fromReal), exact: true },
  text: form(named('string'), undefined, undefined),
  blob: form(named('Uint8Array'), undefined, undefined),
  any: {
    ...form(named('string', 'number', 'Uint8Array'), toNumber, fromAny),
    write: named('string', 'number', 'bigint', 'Uint8Array'),
    exact: true,
  },
  boolean: form(named('boolean'), toBoolean, fromBoolean),
  json: { ...form(named('JsonValue'), toJson, fromJson), encodeNonNull: stringify },
} as const satisfies Record<string, Form>

const bigints: Readonly<Record<GenOptions['bigint'], Form>> = {
  string: {
    ...form(named('string'), toText, fromInteger),
    write: named('string', 'number', 'bigint'),
    exact: true,
  },
  number: forms.integer,
  bigint: { ...form(named('bigint'), toBigint, fromInteger), exact: true },
}

const instants: Readonly<Record<GenOptions['timestamp'], Form>> = {
  date: form(named('Date'), toDate, fromDate),
  string: forms.text,
}

/** Declared types that say more than their affinity; the others are what their values are stored as. */
const declared: Readonly<Record<string, Form>> = {
  boolean: forms.boolean,
  bool: forms.boolean,
  json: forms.json,
  date: forms.text,
  time: forms.text,
  uuid: forms.text,
}

const instantNames = new Set(['datetime', 'timestamp'])

/** The values that both drivers return and take. */
export function sqliteValue(type: Type, options: GenOptions): Value {
  const { read, write, decode, encode, encodeNonNull, exact } = formOf(type, options)
  return {
    read: {
      type: read,
      asIs: decode === undefined,
      decode: decode && convert(decode),
      computed: undefined,
      flag: exact ? 'bigints: true' : undefined,
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
  const name = base.kind === 'scalar' ? base.name.toLowerCase() : ''
  if (isOfTruth(base)) return forms.boolean
  if (isBigint(base)) return bigints[options.bigint]
  if (instantNames.has(name)) return instants[options.timestamp]
  if (base.kind === 'scalar' && base.shape) {
    return { ...forms.json, read: { kind: 'json', shape: base.shape } }
  }
  const known = declared[name]
  if (known !== undefined) return known
  const found = storageClass(base)
  return forms[found === 'untyped' || found === 'unknown' ? 'any' : found]
}
