import { scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import {
  average,
  integerResult,
  number,
  remainder,
  roundedDecimal,
  sum,
  wholeDecimal,
} from './arithmetic.ts'
import { countFraction, moved, parsedTime, secondsType, shifted } from './temporal-results.ts'
import { plain, unify } from './unify.ts'
import {
  bigint,
  bigintUnsigned,
  binaryType,
  byteLength,
  grouped,
  decimal,
  double,
  isBinary,
  isBinaryAmong,
  isTemporal,
  json,
  stringType,
  truth,
  valueType,
  withFraction,
  type ValueType,
} from './value-type.ts'

/** `same` are the operands whose parameters are called so. */
export interface ResultSite {
  readonly operands: readonly Operand[]
  readonly same: readonly Operand[]
}

type Rule = (site: ResultSite) => Type

export type ResultWord = keyof typeof resultRules | FixedWord

type FixedWord =
  keyof typeof fixed | `bigint(${number})` | `varchar(${number})` | `varbinary(${number})`

const fixed = {
  bigint,
  'bigint unsigned': bigintUnsigned,
  truth,
  double,
  decimal,
  date: scalar('date'),
  year: scalar('year'),
  json,
  longtext: scalar('longtext'),
  mediumtext: scalar('mediumtext'),
  longblob: scalar('longblob'),
  geometry: scalar('geometry'),
  vector: scalar('vector'),
} as const

/** The type of a result by what the operands are. None is asked when an operand is unknown. */
export function resultType(word: ResultWord, site: ResultSite): Type {
  if (isRule(word)) return resultRules[word](site)
  if (isFixed(word)) return fixed[word]
  const [name = '', length = ''] = word.split(/[()]/)
  return scalar(name, [length])
}

function isRule(word: ResultWord): word is keyof typeof resultRules {
  return Object.hasOwn(resultRules, word)
}

function isFixed(word: ResultWord): word is keyof typeof fixed {
  return Object.hasOwn(fixed, word)
}

const resultRules = {
  common: ({ same }) => unify(same),
  first: ({ operands }) => plain(typeAt(operands, 0)),
  last: ({ operands }) => typeAt(operands, operands.length - 1),
  extreme: ({ same }) => extreme(same),

  number: ({ operands }) => number(at(operands, 0)),
  whole: ({ operands }) => integerResult(at(operands, 0), wholeDecimal(at(operands, 0))),
  rounded: ({ operands }) => {
    const value = at(operands, 0)
    const scale = operands.length > 1 ? count(operands, 1, value.scale) : 0
    return integerResult(value, roundedDecimal(value, scale))
  },
  remainder: ({ operands }) => remainder(at(operands, 0), at(operands, 1)),
  average: ({ operands }) => average(summed(operands)),
  sum: ({ operands }) => sum(summed(operands)),
  bits: ({ operands }) => bits(operands),

  characters: ({ operands }) => binaryType(operands.length * 4),
  'characters of text': ({ operands }) => stringType(operands.length * 4),
  concatenated: ({ operands }) => text(operands, total(operands)),
  separated: ({ operands: [separator, ...rest] }) =>
    text([...rest, ...(separator ? [separator] : [])], joined(separator, rest)),
  inserted: ({ operands }) => {
    const length = total([first(operands), ...operands.slice(3)])
    return text([first(operands)], length)
  },
  /** Which counts in 32 bits. */
  'some of': ({ operands: [, ...parts] }) =>
    text(parts, (total(parts) + parts.length - 1) % 2 ** 32),
  converted: ({ operands }) => stringType(at(operands, 0).length),
  longest: ({ same }) => text(same, Math.max(...same.map(lengthOf))),
  string: ({ operands }) => text(operands.slice(0, 1), lengthAt(operands, 0)),
  'long string': ({ operands }) => text(operands.slice(0, 1), LONG),
  cut: ({ operands }) =>
    text(operands.slice(0, 1), Math.min(lengthAt(operands, 0), count(operands, 1, LONG))),
  piece: ({ operands }) =>
    text(operands.slice(0, 1), Math.min(lengthBehind(operands), count(operands, 2, LONG))),
  padded: ({ operands }) => text(operands.slice(0, 1), count(operands, 1, LONG)),
  repeated: ({ operands }) => {
    const times = count(operands, 1, LONG)
    return text(operands.slice(0, 1), times === LONG ? LONG : lengthAt(operands, 0) * times)
  },
  replaced: ({ operands }) =>
    text(operands.slice(0, 1), lengthAt(operands, 0) * Math.max(1, lengthAt(operands, 2))),
  spaces: ({ operands }) =>
    stringType(operands[0]?.constant === null ? 0 : count(operands, 0, LONG)),
  quoted: ({ operands }) => stringType(lengthAt(operands, 0) * 2 + 2),
  exported: ({ operands }) =>
    stringType(
      Math.max(lengthAt(operands, 1), lengthAt(operands, 2)) * 64 + lengthAt(operands, 3) * 63,
    ),
  formatted: ({ operands }) => stringType(lengthAt(operands, 0) * 2 + 32),
  weights: ({ operands }) =>
    binaryType(lengthAt(operands, 0) * (at(operands, 0).family === 'string' ? 64 : 2)),
  /** Which takes the length of an identifier from that of a set. */
  'without gtids': ({ operands }) => {
    const known = operands.every(({ literal }) => literal !== undefined)
    const isNull = at(operands, 1).family === 'null'
    return known || isNull ? fixed.longtext : stringType(total(operands))
  },
  hex: ({ operands }) => stringType(byteLength(at(operands, 0)) * 2),
  base64: ({ operands }) => stringType(Math.ceil(byteLength(at(operands, 0)) / 3) * 4 + 1),
  binary: ({ operands }) => binaryType(byteLength(at(operands, 0))),
  decrypted: ({ operands }) => binaryType(lengthAt(operands, 0)),
  encrypted: ({ operands }) => binaryType(byteLength(at(operands, 0)) + 16),
  compressed: ({ operands }) => binaryType(byteLength(at(operands, 0)) + 18),
  'json text': ({ operands }) => stringType(lengthAt(operands, 0) * 6 + 2),
  unquoted: ({ operands }) =>
    at(operands, 0).family === 'json' ? fixed.longtext : stringType(lengthAt(operands, 0)),
  grouped: ({ operands }) =>
    grouped(operands.some(({ type, literal }) => !literal && isBinary(valueType(type)))),

  now: ({ operands }) => withFraction('datetime', count(operands, 0, 0)),
  'time now': ({ operands }) => withFraction('time', count(operands, 0, 0)),
  shifted: ({ operands }) => shifted(at(operands, 0), unitOf(operands[1])),
  added: ({ operands }) => shifted(at(operands, 2), operands[0]?.literal?.value ?? ''),
  moved: ({ operands }) => moved(at(operands, 0), at(operands, 1)),
  'date and time': ({ operands }) =>
    withFraction('datetime', Math.max(...operands.slice(0, 2).map(fractionOf))),
  'time of first': ({ operands }) => withFraction('time', fractionOf(first(operands))),
  'time of last': ({ operands }) => withFraction('time', countFraction(operands.at(-1))),
  'time of both': ({ operands }) => withFraction('time', Math.max(...operands.map(fractionOf))),
  'formatted time': ({ operands }) => stringType(lengthAt(operands, 1) * 10),
  'from seconds': ({ operands }) => withFraction('datetime', countFraction(operands[0])),
  'parsed time': ({ operands: [, format] }) =>
    parsedTime(format?.literal?.type === 'string' ? format.literal.value : undefined),
  seconds: ({ operands }) =>
    isWholeTime(operands[0]?.literal) ? bigint : secondsType(at(operands, 0)),
} as const satisfies Record<string, Rule>

/** Of a text that is written, what it says counts. */
function isWholeTime(literal: Operand['literal']): boolean {
  const whole = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)(?: [01]\d:[0-5]\d:[0-5]\d)?$/
  return literal?.type === 'string' && whole.test(literal.value)
}

const LONG = 4_294_967_295

function first(operands: readonly Operand[]): Operand {
  return operands[0] ?? { type: scalar('null'), literal: undefined }
}

function typeAt(operands: readonly Operand[], index: number): Type {
  return operands[index]?.type ?? scalar('null')
}

function at(operands: readonly Operand[], index: number): ValueType {
  return valueType(typeAt(operands, index))
}

function lengthOf({ type, literal }: Operand): number {
  return literal?.type === 'string' ? literal.value.length : valueType(type).length
}

function lengthAt(operands: readonly Operand[], index: number): number {
  const operand = operands[index]
  return operand === undefined ? 1 : lengthOf(operand)
}

/** `substr(a, 3)` and `substr(a, -3)`, where the number is constant. */
function lengthBehind(operands: readonly Operand[]): number {
  const length = lengthAt(operands, 0)
  const { literal, constant } = operands[1] ?? {}
  const start = literal ? Number.parseFloat(literal.value) : constant
  if (typeof start !== 'number' || Number.isNaN(start)) return length
  if (start < 0) return -start > length ? 0 : -start
  return length - Math.min(Math.max(start - 1, 0), length)
}

/** In bytes, where they make a binary string. */
function total(operands: readonly Operand[]): number {
  const isBytes = isBinaryAmong(operands)
  return operands.reduce(
    (sum, operand) => sum + (isBytes ? byteLength(valueType(operand.type)) : lengthOf(operand)),
    0,
  )
}

function joined(separator: Operand | undefined, parts: readonly Operand[]): number {
  return total(parts) + (separator ? lengthOf(separator) : 0) * Math.max(parts.length - 1, 0)
}

/** `SUM(x'41')`: bytes that are written out are a number. */
function summed(operands: readonly Operand[]): ValueType {
  const isBits = /^(?:bytes|bits)$/.test(operands[0]?.literal?.type ?? '')
  return isBits ? valueType(bigintUnsigned) : at(operands, 0)
}

/** A count that is the same in every row decides the length; any other may be as large as can be. */
function count(operands: readonly Operand[], index: number, otherwise: number): number {
  const { literal, constant } = operands[index] ?? {}
  if (literal?.type === 'null') return otherwise
  const number = literal ? Number.parseFloat(literal.value) : (constant ?? otherwise)
  return Number.isNaN(number) ? 0 : Math.max(0, Math.round(number))
}

function fractionOf({ type }: Operand): number {
  const { family, scale } = valueType(type)
  return family === 'string' || family === 'binary' ? 6 : scale
}

/** A string of the length, binary when any of the operands is. */
function text(operands: readonly Operand[], length: number): Type {
  return isBinaryAmong(operands) ? binaryType(length) : stringType(length)
}

/** Temporal and string operands are compared as strings, and so is JSON, which is no TEXT then. */
function extreme(operands: readonly Operand[]): Type {
  const type = unify(operands)
  const { family, length } = valueType(type)
  if (family === 'json') return scalar('varchar', [String(length)])
  const times = operands.map((each) => valueType(each.type)).filter(isTemporal)
  const isFixed = operands.some((each) => isFixedBeside(each.type, times))
  if (times.length > 0 && !isFixed && type.kind === 'scalar' && /^(char|binary)$/.test(type.name)) {
    return scalar(`var${type.name}`, type.modifiers)
  }
  return type
}

/** A CHAR stays one beside dates, and beside times that are shorter. */
function isFixedBeside(type: Type, times: readonly ValueType[]): boolean {
  if (type.kind !== 'scalar' || !/^(char|binary)$/.test(type.name)) return false
  const { length } = valueType(type)
  return times.every((time) => time.family === 'date' || time.length < length)
}

/** BIT_AND: a hexadecimal literal is a number. */
function bits(operands: readonly Operand[]): Type {
  const type = at(operands, 0)
  const isString = type.family === 'binary' && operands[0]?.literal === undefined
  return isString ? binaryType(type.length) : bigintUnsigned
}

/** `ADDDATE(d, 3)` counts days. */
function unitOf(interval: Operand | undefined): string {
  const type = interval?.type
  return type?.kind === 'scalar' && type.name === 'interval' ? (type.modifiers[0] ?? '') : 'day'
}
