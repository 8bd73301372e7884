import type { BsonScalar } from '../bson/bson-value.ts'
import { decimalBytes } from '../bson/decimal-text.ts'
import * as make from '../bson/scalars.ts'
import type { JsonMember, JsonTree } from './json-tree.ts'

/** Reads the members of an object that stands for a value; undefined: they do not say one. */
export type ReadWrapper = (members: readonly JsonMember[]) => BsonScalar | undefined

/** The objects of one member that stand for a value of BSON: the canonical ones, a UUID, and dates as people write them. */
const single: Readonly<Record<string, (value: JsonTree) => BsonScalar | undefined>> = {
  $oid: matching(/^[0-9a-f]{24}$/i, (text) => make.objectId(text)),
  $numberInt: (value) => bounded(value, 32, (number) => make.int(Number(number))),
  $numberLong: (value) => bounded(value, 64, make.long),
  $numberDouble: (value) => doubleOf(textOf(value)),
  $numberDecimal: (value) => {
    const bytes = decimalBytes(textOf(value) ?? '')
    return bytes && make.decimal(bytes)
  },
  $symbol: matching(/^/, (text) => make.textOfType('symbol', text)),
  $code: matching(/^/, (text) => make.textOfType('javascript', text)),
  $uuid: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, (text) =>
    make.binary(4, Buffer.from(text.replaceAll('-', ''), 'hex')),
  ),
  $date: dateOf,
  $binary: (value) => {
    const [base64, subType] = membersOf(value, ['base64', 'subType'])
    const text = base64 && textOf(base64)
    const type = subType && textOf(subType)
    if (text === undefined || type === undefined || !/^[0-9a-f]{1,2}$/i.test(type)) return undefined
    return isBase64(text)
      ? make.binary(Number.parseInt(type, 16), Buffer.from(text, 'base64'))
      : undefined
  },
  $timestamp: (value) => {
    const [t, i] = membersOf(value, ['t', 'i']).map(uint32Of)
    return t === undefined || i === undefined ? undefined : make.timestamp(t, i)
  },
  $regularExpression: (value) => {
    const [pattern, options] = membersOf(value, ['pattern', 'options']).map(textOf)
    if (pattern === undefined || options === undefined) return undefined
    return (pattern + options).includes('\0') ? undefined : make.regex(pattern, options)
  },
  $dbPointer: (value) => {
    const [ref, id] = membersOf(value, ['$ref', '$id'])
    const [oid] = id ? membersOf(id, ['$oid']) : []
    const [collection, hex] = [ref && textOf(ref), oid && textOf(oid)]
    if (collection === undefined || hex === undefined || !/^[0-9a-f]{24}$/i.test(hex))
      return undefined
    return make.dbPointer(collection, hex)
  },
  $undefined: (value) => (isWord(value, 'true') ? make.undefinedValue : undefined),
  $minKey: (value) => (isOne(value) ? make.minKey : undefined),
  $maxKey: (value) => (isOne(value) ? make.maxKey : undefined),
}

/** Returns what reads an object of these members; undefined: it is an object like any other. */
export function wrapperOf(names: readonly string[]): ReadWrapper | undefined {
  const [name = ''] = names
  const read = Object.hasOwn(single, name) ? single[name] : undefined
  if (names.length !== 1 || read === undefined) return undefined
  return ([member]) => member && read(member.value)
}

/** The object that holds an object as it is, although its members look like a wrapper. */
export const LITERAL = '$document'

/** Whether an object of these members would be read as something else. */
export function isMistakable(names: readonly string[]): boolean {
  const isLiteral = names.length === 1 && names[0] === LITERAL
  return isLiteral || isScoped(names) || wrapperOf(names) !== undefined
}

/** Code with the variables that it sees. */
export function isScoped(names: readonly string[]): boolean {
  return names.length === 2 && names.includes('$code') && names.includes('$scope')
}

function matching(pattern: RegExp, read: (text: string) => BsonScalar) {
  return (value: JsonTree) => {
    const text = textOf(value)
    return text !== undefined && pattern.test(text) ? read(text) : undefined
  }
}

function textOf(value: JsonTree): string | undefined {
  return value.kind === 'string' ? value.text : undefined
}

function isWord(value: JsonTree, word: string): boolean {
  return value.kind === 'word' && value.word === word
}

function isOne(value: JsonTree): boolean {
  return value.kind === 'number' && value.text === '1'
}

/** Returns the values of members, where an object has these and no others. */
function membersOf(value: JsonTree, names: readonly string[]): readonly JsonTree[] {
  if (value.kind !== 'object' || value.members.length !== names.length) return []
  const found = names.flatMap((name) => value.members.filter((member) => member.name === name))
  return found.length === names.length ? found.map((member) => member.value) : []
}

function bounded(
  value: JsonTree,
  bits: 32 | 64,
  read: (number: bigint) => BsonScalar,
): BsonScalar | undefined {
  const text = textOf(value)
  if (text === undefined || !/^[+-]?\d{1,20}$/.test(text)) return undefined
  const number = BigInt(text.replace('+', ''))
  return BigInt.asIntN(bits, number) === number ? read(number) : undefined
}

const DOUBLE = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const NAMED: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
}

export function doubleOf(text: string | undefined): BsonScalar | undefined {
  if (text === undefined) return undefined
  const named = Object.hasOwn(NAMED, text) ? NAMED[text] : undefined
  if (named !== undefined) return make.double(named)
  const value = DOUBLE.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? make.double(value) : undefined
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:?\d\d)$/

function dateOf(value: JsonTree): BsonScalar | undefined {
  const [long] = membersOf(value, ['$numberLong'])
  if (long) return bounded(long, 64, make.date)
  const text = textOf(value)
  const milliseconds = text !== undefined && ISO.test(text) ? Date.parse(text) : Number.NaN
  if (text === undefined || Number.isNaN(milliseconds) || !isDay(text.slice(0, 10)))
    return undefined
  return make.date(BigInt(milliseconds))
}

/** JavaScript reads 31 February as 2 March. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

function uint32Of(value: JsonTree): number | undefined {
  const number = value.kind === 'number' && /^\d{1,10}$/.test(value.text) ? Number(value.text) : -1
  return number >= 0 && number < 2 ** 32 ? number : undefined
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)
}
