import { baseType, type Type, refusesNull } from '../../../../ir/type.ts'
import { arrayItems, compositeFields, multirangeItems, rangeBounds } from './container-input.ts'
import { readsDate, readsInterval, readsTime, readsTimestamp } from './datetime-input.ts'
import { readsCidr, readsInet, readsMacaddr } from './network-input.ts'
import { arrayElement, rangeOfMultirange, rangeSubtype } from '../type-traits.ts'

/** Whether the input function of the type takes the text; true where the format is not looked into. */
export function readsText(text: string, type: Type): boolean {
  const base = baseType(type)
  const element = base.kind === 'array' ? base.element : undefined
  if (element) return readsAll(arrayItems(text), element)
  const subtype = rangeSubtype(base)
  if (subtype) return readsAll(rangeBounds(text), subtype)
  const range = rangeOfMultirange(base)
  if (range) return readsAll(multirangeItems(text), range)
  if (base.kind === 'enum') return base.labels.includes(text)
  if (base.kind === 'composite') {
    // "input of anonymous composite types is not implemented"
    if (base.name === undefined) return false
    const fields = compositeFields(text)
    return (
      fields?.length === base.fields.length &&
      fields.every((field, i) => readsItem(field, base.fields[i]?.type))
    )
  }
  if (base.kind !== 'scalar') return true
  if (arrayElement(base)) return /^[\s\d-]*$/u.test(text)
  return readers[base.name]?.(text.trim()) ?? true
}

function readsAll(items: readonly (string | undefined)[] | undefined, type: Type): boolean {
  return items?.every((item) => readsItem(item, type)) ?? false
}

/** An item that is NULL has nothing to read, but a domain may refuse it. */
function readsItem(item: string | undefined, type: Type | undefined): boolean {
  if (type === undefined) return true
  return item === undefined ? !refusesNull(type) : readsText(item, type)
}

const float =
  /^[+-]?(?:(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/iu
const binaryFloat =
  /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|0x[\da-f.]+(?:p[+-]?\d+)?|inf(?:inity)?|nan)$/iu
const radix = /^[+-]?(?:0x_?[\da-f]+(?:_[\da-f]+)*|0o_?[0-7]+(?:_[0-7]+)*|0b_?[01]+(?:_[01]+)*)$/iu
const number = String.raw`\s*[+-]?(?:\d+\.?\d*|\.\d+|inf\w*|nan)(?:e[+-]?\d+)?\s*`
const pair = String.raw`\s*\(${number},${number}\)\s*`

const readers: Readonly<Record<string, (text: string) => boolean>> = {
  bool: matches(/^(?:t|tr|tru|true|f|fa|fal|fals|false|y|ye|yes|n|no|on|of|off|1|0)$/iu),
  int2: integer(16),
  int4: integer(32),
  int8: integer(64),
  numeric: (text) => float.test(text) || radix.test(text),
  float4: matches(binaryFloat),
  float8: matches(binaryFloat),
  uuid: matches(/^\{?(?:[\da-f]{4}-?){7}[\da-f]{4}\}?$/iu),
  json: isJson,
  jsonb: isJson,
  bit: matches(/^(?:b?[01]*|x[\da-f]*)$/iu),
  varbit: matches(/^(?:b?[01]*|x[\da-f]*)$/iu),
  bytea: matches(/^(?:\\x(?:\s*[\da-f]{2})*\s*|(?:[^\\]|\\\\|\\[0-3][0-7]{2})*)$/isu),
  date: readsDate,
  timestamp: readsTimestamp,
  timestamptz: readsTimestamp,
  time: readsTime,
  timetz: readsTime,
  interval: readsInterval,
  money: matches(/^(?:[-+$\s(]*)(?:[\d,]+\.?\d*|\.\d+)[\s)$-]*$/u),
  inet: readsInet,
  cidr: readsCidr,
  macaddr: readsMacaddr(6),
  macaddr8: readsMacaddr(8),
  point: matches(new RegExp(`^(?:${pair}|${number},${number})$`, 'iu')),
  tid: readsTid,
  oid: unsigned(32),
  xid: unsigned(32),
  xid8: unsigned(64),
  cid: unsigned(32),
  record: () => false,
}

/** A block and a place in it. */
function readsTid(text: string): boolean {
  const [, block, place] = /^\(\s*(\d+)\s*,\s*(\d+)\s*\)$/u.exec(text) ?? []
  return Number(block) < 2 ** 32 && Number(place) < 2 ** 16
}

/** As `strtoul` reads it: octal behind a zero; what is negative counts from the other end. */
function unsigned(bits: number): (text: string) => boolean {
  return (text) => {
    const [, sign, digits = ''] = /^([+-]?)(0x[\da-f]+|0[0-7]*|[1-9]\d*)$/iu.exec(text) ?? []
    if (digits === '') return false
    const value = BigInt(/^0\d/u.test(digits) ? `0o${digits}` : digits)
    return sign === '-' ? value <= 2n ** BigInt(bits - 1) : value < 2n ** BigInt(bits)
  }
}

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text)
}

/** Manual 8.1.1 and 4.1.2.6: underscores and other bases are read as well. */
function integer(bits: number): (text: string) => boolean {
  return (text) => {
    if (!/^[+-]?\d+(?:_\d+)*$/u.test(text) && !radix.test(text)) return false
    const digits = text.replaceAll('_', '').replace('+', '')
    const value = digits.startsWith('-') ? -BigInt(digits.slice(1)) : BigInt(digits)
    return BigInt.asIntN(bits, value) === value
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
