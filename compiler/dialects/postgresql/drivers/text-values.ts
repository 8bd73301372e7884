import { type Codec, convert, named, type TsType, type Value } from '../../driver.ts'
import type { GenOptions } from '../../../ir/options.ts'
import {
  type ArrayType,
  baseType,
  type DomainType,
  refusesNull,
  type Type,
} from '../../../ir/type.ts'
import {
  fromArray,
  fromBytes,
  fromDate,
  fromFloat,
  fromJson,
  fromNumber,
  toArray,
  toBigint,
  toBoolean,
  toBytes,
  toJson,
  toNumber,
  toSafeInteger,
  toTimestamp,
  toTimestamptz,
} from './runtime-text/text-codecs.ts'
import { stringify } from './text-codecs.ts'

/** A value whose SQL form is text: how it is read from that text, and what is sent for it. */
interface TextForm {
  readonly read: TsType
  readonly write: TsType
  readonly decode: Codec | undefined
  readonly encode: Codec | undefined
  /** For what cannot be NULL; the same as `encode` for most. */
  readonly encodeNonNull: Codec | undefined
  readonly isBytes: boolean
}

const text: TextForm = {
  read: named('string'),
  write: named('string'),
  decode: undefined,
  encode: undefined,
  encodeNonNull: undefined,
  isBytes: false,
}

const number: TextForm = {
  ...text,
  read: named('number'),
  write: named('number'),
  decode: toNumber,
}

const float: TextForm = { ...number, encode: fromFloat, encodeNonNull: fromFloat }

const boolean: TextForm = {
  ...text,
  read: named('boolean'),
  write: named('boolean'),
  decode: toBoolean,
}

const json: TextForm = {
  read: named('JsonValue'),
  write: named('JsonValue'),
  decode: toJson,
  encode: fromJson,
  encodeNonNull: stringify,
  isBytes: false,
}

const bytes: TextForm = {
  read: named('Uint8Array'),
  write: named('Uint8Array'),
  decode: toBytes,
  encode: fromBytes,
  encodeNonNull: fromBytes,
  isBytes: true,
}

function date(decode: Codec): TextForm {
  return {
    read: named('Date'),
    write: named('Date'),
    decode,
    encode: fromDate,
    encodeNonNull: fromDate,
    isBytes: false,
  }
}

const bigints: Readonly<Record<GenOptions['bigint'], TextForm>> = {
  string: { ...text, write: named('string', 'number', 'bigint') },
  number: { ...text, read: named('number'), write: named('number'), decode: toSafeInteger },
  bigint: { ...text, read: named('bigint'), write: named('bigint'), decode: toBigint },
}

const forms: Readonly<Record<string, TextForm>> = {
  int2: number,
  int4: number,
  oid: number,
  float4: float,
  float8: float,
  bool: boolean,
  json,
  jsonb: json,
  bytea: bytes,
}

const instants: Readonly<Record<string, TextForm>> = {
  timestamp: date(toTimestamp),
  timestamptz: date(toTimestamptz),
}

/** The kinds of values that the driver sends as PostgreSQL wants them, without our help. */
export interface OwnEncodings {
  readonly bytes: boolean
  /** Of items that need no encoding. */
  readonly arrays: boolean
  /** But for -0, whose text is 0. */
  readonly numbers: boolean
}

export function textValue(type: Type, options: GenOptions, own: OwnEncodings): Value {
  const base = baseType(type)
  const isArray = base.kind === 'array' && !isSeparatedOtherwise(base.element)
  return isArray ? arrayValue(base, options, own) : scalarValue(textForm(base, options), own)
}

function scalarValue(form: TextForm, own: OwnEncodings): Value {
  const { read, write, decode } = form
  const { encode, encodeNonNull } = encoders(form, own)
  return {
    read: {
      type: read,
      asIs: false,
      decode: decode && convert(decode),
      computed: undefined,
      flag: undefined,
    },
    write: {
      type: write,
      encode: encode && convert(encode),
      encodeNonNull: encodeNonNull && convert(encodeNonNull),
    },
  }
}

function arrayValue(
  { element, dimensions }: ArrayType,
  options: GenOptions,
  own: OwnEncodings,
): Value {
  const item = textForm(baseType(element), options)
  const form = (type: TsType) => ({ kind: 'array' as const, element: type, dimensions })
  const rest = (codec: Codec | undefined) =>
    codec === undefined ? [dimensions] : [dimensions, codec]
  const { encodeNonNull } = item
  const isOwn = own.arrays && encoders(item, own).encode === undefined
  const encode = isOwn ? undefined : convert(fromArray, ...rest(encodeNonNull))
  return {
    read: {
      type: form(item.read),
      asIs: false,
      decode: convert(toArray, ...rest(item.decode)),
      computed: undefined,
      flag: undefined,
    },
    write: {
      // `'{NULL}'::d[]` is refused where the domain is NOT NULL, though there may be a NULL to read.
      type: { ...form(item.write), isFilled: refusesNull(element) },
      encode,
      encodeNonNull: encode,
    },
  }
}

function encoders(
  { write, encode, encodeNonNull, isBytes }: TextForm,
  own: OwnEncodings,
): Pick<TextForm, 'encode' | 'encodeNonNull'> {
  if (isBytes && own.bytes) return { encode: undefined, encodeNonNull: undefined }
  const isNumber = write.kind === 'named' && write.names.includes('number')
  return isNumber && !own.numbers
    ? { encode: fromNumber, encodeNonNull: fromNumber }
    : { encode, encodeNonNull }
}

/** The items of an array of boxes stand between semicolons, those of geometries between colons: such an array stays text. */
function isSeparatedOtherwise(type: Type): boolean {
  const base = baseType(type)
  return base.kind === 'scalar' && ['box', 'geometry', 'geography'].includes(base.name)
}

/** A type without an entry is text: so is everything that the server sends. */
function textForm(base: Exclude<Type, DomainType>, options: GenOptions): TextForm {
  if (base.kind === 'enum') {
    const type: TsType = { kind: 'enum', type: base }
    return { ...text, read: type, write: type }
  }
  if (base.kind !== 'scalar') return text
  if (base.name === 'int8') return bigints[options.bigint]
  const instant = instants[base.name]
  if (instant !== undefined) return options.timestamp === 'date' ? instant : text
  const form = forms[base.name] ?? text
  return base.shape ? { ...form, read: { kind: 'json', shape: base.shape } } : form
}
