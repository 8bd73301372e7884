import { scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import type { ResultSite } from '../../mysql/semantics/result-rules.ts'
import { parsedTime } from '../../mysql/semantics/temporal-results.ts'
import {
  bigint,
  bigintUnsigned,
  double,
  isNumeric,
  type ValueType,
  withFraction,
} from '../../mysql/semantics/value-type.ts'
import {
  absolute,
  average,
  floored,
  remainder,
  rounded,
  roundedAnywhere,
  sum,
} from './arithmetic.ts'
import { isBytesAmong } from './character-sets.ts'
import { noValue } from './filled.ts'
import { asText, extracted, moved, secondsOf, shifted } from './temporal-results.ts'
import { extreme, fractionOfOperand, plain, unify, unifyBranches } from './unify.ts'
import {
  bytesOf,
  computed,
  computedGeometry,
  factsOf,
  isComputed,
  isOpen,
  isTruth,
  jsonOf,
  LONG,
  LONGEST,
  stringOf,
  truth,
} from './value-type.ts'
import { factsOfNumber, numberOf } from './written-number.ts'

type Rule = (site: ResultSite) => Type

/** Rules, types by their names, and whole numbers and strings of a length: `int(3)`, `unsigned(3)`. */
export type ResultWord =
  | keyof typeof resultRules
  | keyof typeof fixed
  | `int(${number})`
  | `bigint(${number})`
  | `unsigned(${number})`
  | `varchar(${number})`
  | `varbinary(${number})`

const geometries = ['geometry', 'point', 'linestring', 'polygon', 'multipoint'] as const
const collections = ['multilinestring', 'multipolygon', 'geometrycollection'] as const

const fixed = {
  bigint,
  'bigint unsigned': bigintUnsigned,
  truth,
  double,
  date: scalar('date'),
  longtext: scalar('longtext'),
  longblob: scalar('longblob'),
  uuid: scalar('uuid'),
  geometry: scalar(geometries[0]),
  point: scalar(geometries[1]),
  linestring: scalar(geometries[2]),
  polygon: scalar(geometries[3]),
  multipoint: scalar(geometries[4]),
  multilinestring: scalar(collections[0]),
  multipolygon: scalar(collections[1]),
  geometrycollection: scalar('geomcollection'),
} as const

/** The type of a result by what the operands are. None is asked when an operand is unknown. */
export function resultType(name: ResultWord, site: ResultSite): Type {
  if (isRule(name)) return resultRules[name](site)
  if (isFixed(name)) return computedGeometry(fixed[name])
  const [word = '', length = ''] = name.split(/[()]/)
  return scalar(word === 'unsigned' ? 'int unsigned' : word, [length])
}

function isRule(name: ResultWord): name is keyof typeof resultRules {
  return Object.hasOwn(resultRules, name)
}

function isFixed(name: ResultWord): name is keyof typeof fixed {
  return Object.hasOwn(fixed, name)
}

const resultRules = {
  common: ({ same }) => unify(same),
  branches: ({ same }) => unifyBranches(same),
  first: ({ operands }) => plain(typeAt(operands, 0)),
  /** NULLIF. */
  itself: ({ operands }) => computed(plain(typeAt(operands, 0))),
  'of rows': ({ operands }) => ofRows(plain(typeAt(operands, 0))),
  'json of rows': () => jsonOf(LONGEST),
  last: ({ operands }) => typeAt(operands, operands.length - 1),
  extreme: ({ same }) => extreme(same),
  /** DECODE of Oracle: a value, pairs of what it may be and what is found then, and what there is else. */
  found: ({ operands }) => {
    const last = operands.length - 1
    return unify(operands.filter((_, i) => i > 1 && (i % 2 === 0 || i === last)))
  },

  number: ({ operands }) => absolute(numberAt(operands, 0)),
  whole: ({ operands }) => computed(floored(numberAt(operands, 0), numberTypeAt(operands, 0))),
  rounded: ({ operands }) =>
    mayGrow(operands[1])
      ? roundedAnywhere(numberAt(operands, 0), numberTypeAt(operands, 0), places(operands))
      : roundedTo(operands),
  truncated: ({ operands }) => roundedTo(operands),
  remainder: ({ operands }) => remainder(numberAt(operands, 0), numberAt(operands, 1)),
  average: ({ operands }) => average(numberAt(operands, 0)),
  sum: ({ operands }) => sum(numberAt(operands, 0)),

  characters: ({ operands }) => stringOf(operands.length * 4, true),
  'characters of text': ({ operands }) => stringOf(operands.length * 4, false),
  bytes: ({ operands }) => stringOf(at(operands, 0).length, true),
  concatenated: ({ operands }) => text(operands, total(operands)),
  separated: ({ operands }) => {
    const [separator, ...rest] = operands
    const between = separator === undefined ? 0 : factsOf(separator.type).length
    return text(operands, total(rest) + between * Math.max(rest.length - 1, 0))
  },
  inserted: ({ operands }) => {
    const parts = [...operands.slice(0, 1), ...operands.slice(3)]
    return text(parts, total(parts))
  },
  /** The length of the longest bytes wraps around. */
  'some of': ({ operands: [, ...parts] }) => {
    const length = wholeLength(parts) + parts.length - 1
    return text(parts, isBytesAmong(parts) ? length % (LONG + 1) : length)
  },
  converted: ({ operands }) => stringOf(at(operands, 0).length, false),
  longest: ({ operands: [, ...parts] }) =>
    text(parts, Math.max(...parts.map(({ type }) => factsOf(type).length))),
  /** As long as it is. */
  string: ({ operands }) => first(operands, at(operands, 0).length),
  /** The same of what is made up, which is never longer than a packet. */
  made: ({ operands }) => first(operands, Math.min(at(operands, 0).length, LONGEST)),
  'long string': ({ operands }) => first(operands, LONGEST),
  cut: ({ operands }) => {
    const { length } = at(operands, 0)
    return first(operands, Math.min(length, count(operands, operands.length - 1, length)))
  },
  padded: ({ operands }) =>
    text([...operands.slice(0, 1), ...operands.slice(2)], count(operands, 1, LONGEST)),
  repeated: ({ operands }) => {
    const times = count(operands, 1, LONGEST)
    return first(
      operands,
      times >= LONGEST ? LONGEST : Math.min(at(operands, 0).length * times, LONGEST),
    )
  },
  replaced: ({ operands }) => {
    const [value, , other] = operands
    const parts = [value, other].filter((each) => each !== undefined)
    return text(parts, at(operands, 0).length * Math.max(1, at(operands, 2).length))
  },
  spaces: ({ operands }) => stringOf(count(operands, 0, LONGEST), false),
  formatted: ({ operands }) => {
    const value = at(operands, 0)
    return stringOf(isNumeric(value) ? value.length * 2 + 32 : LONGEST_NUMBER, false)
  },
  quoted: ({ operands }) => first(operands, at(operands, 0).length * 2 + 2),
  exported: ({ operands }) => {
    const [, on, off, separator] = operands
    const parts = [on, off, separator].filter((each) => each !== undefined)
    const longest = Math.max(at(operands, 1).length, at(operands, 2).length)
    return text(parts, longest * 64 + (separator ? at(operands, 3).length : 1) * 63)
  },
  weights: ({ operands }) => {
    const value = at(operands, 0)
    return stringOf(value.family === 'string' ? value.length * 2 : value.length, true)
  },
  hex: ({ operands }) => stringOf(bytesOf(at(operands, 0)) * 2, false),
  base64: ({ operands }) => stringOf(Math.ceil(bytesOf(at(operands, 0)) / 3) * 4 + 1, false),
  /** The length of the longest text wraps around here. */
  unhexed: ({ operands }) => {
    const bytes = bytesOf(at(operands, 0))
    return stringOf(bytes >= LONG ? 0 : Math.ceil(bytes / 2), true)
  },
  decoded: ({ operands }) => stringOf(Math.ceil((bytesOf(at(operands, 0)) * 3) / 4), true),
  binary: ({ operands }) => stringOf(bytesOf(at(operands, 0)), true),
  encrypted: ({ operands }) => {
    const bytes = bytesOf(at(operands, 0))
    return stringOf(bytes >= LONG ? 0 : bytes + 16, true)
  },
  compressed: ({ operands }) => stringOf(Math.ceil(bytesOf(at(operands, 0)) * 1.2) + 13, true),
  soundex: ({ operands }) => first(operands, Math.max(at(operands, 0).length, 4)),
  sortable: ({ operands }) => first(operands, Math.ceil(at(operands, 0).length * 1.5)),
  /** group_concat_max_len counts, not the operands. */
  grouped: ({ operands }) => scalar(isBytesAmong(operands) ? 'mediumblob' : 'mediumtext'),

  json: ({ operands }) => jsonOf(Math.min(documentLength(operands), LONG)),
  'json text': ({ operands }) => stringOf(at(operands, 0).length * 12 + 2, false),
  unquoted: ({ operands }) => stringOf(at(operands, 0).length, false),

  now: ({ operands }) => withFraction('datetime', count(operands, 0, 0)),
  'time now': ({ operands }) => withFraction('time', count(operands, 0, 0)),
  shifted: ({ operands }) => shifted(at(operands, 0), unitOf(operands[1])),
  added: ({ operands }) => shifted(at(operands, 2), operands[0]?.literal?.value ?? ''),
  'months added': ({ operands }) => shifted(at(operands, 0), 'month'),
  moved: ({ operands }) => moved(at(operands, 0), operandAt(operands, 1)),
  'date and time': ({ operands }) => withFraction('datetime', mostFraction(operands.slice(0, 2))),
  'zoned time': ({ operands }) => withFraction('datetime', mostFraction(operands.slice(0, 1))),
  'time of first': ({ operands }) => withFraction('time', mostFraction(operands.slice(0, 1))),
  'time of last': ({ operands }) => withFraction('time', mostFraction(operands.slice(-1))),
  'time of both': ({ operands }) => withFraction('time', mostFraction(operands)),
  'formatted time': ({ operands }) => stringOf(at(operands, 1).length * 10, false),
  'told time': ({ operands }) => stringOf(operands.length > 1 ? at(operands, 1).length : 19, false),
  'parsed time': ({ operands }) => parsedTime(operands[1]?.literal?.value),
  seconds: ({ operands }) => secondsOf(operandAt(operands, 0)),
  extracted: ({ operands }) => extracted(operands[0]?.literal?.value ?? '', at(operands, 1)),
} as const satisfies Record<string, Rule>

/** Of a number that FORMAT writes out. */
const LONGEST_NUMBER = 417

function typeAt(operands: readonly Operand[], index: number): Type {
  return operands[index]?.type ?? scalar('null')
}

/** MAX, LAG: of a column, what it is; of an expression, the largest integer or a text without its format. */
function ofRows(type: Type): Type {
  const { family, length, unsigned } = factsOf(type)
  if (isOpen(type)) return noValue
  if (type === asText) return stringOf(length, false)
  if (!isComputed(type) || isTruth(type)) return type
  if (family === 'geometry') return scalar('longblob')
  if (family === 'json') return stringOf(length, false)
  if (family !== 'integer') return type
  return scalar(unsigned ? 'bigint unsigned' : 'bigint', [String(length)])
}

function operandAt(operands: readonly Operand[], index: number): Operand {
  return operands[index] ?? { type: scalar('null'), literal: undefined }
}

function at(operands: readonly Operand[], index: number): ValueType {
  return factsOf(typeAt(operands, index))
}

function numberAt(operands: readonly Operand[], index: number): ValueType {
  return factsOfNumber(operandAt(operands, index))
}

function numberTypeAt(operands: readonly Operand[], index: number): Type {
  return numberOf(operandAt(operands, index))
}

function total(operands: readonly Operand[]): number {
  return Math.min(wholeLength(operands), LONGEST)
}

function wholeLength(operands: readonly Operand[]): number {
  return operands.reduce((sumOf, { type }) => sumOf + factsOf(type).length, 0)
}

/** A constant count decides the length; any other may be as large as can be. */
function count(operands: readonly Operand[], index: number, otherwise: number): number {
  const constant = operands[index]?.constant
  return constant === undefined ? otherwise : Math.max(0, Math.round(constant ?? 0))
}

/** ROUND without a second argument gives no digits behind the point, with one that is not written all there are. */
function places(operands: readonly Operand[]): number {
  return operands.length > 1 ? count(operands, 1, at(operands, 0).scale) : 0
}

/** NULL as the second argument makes a double of a decimal. */
function roundedTo(operands: readonly Operand[]): Type {
  const value = numberAt(operands, 0)
  if (operands[1]?.constant === null && value.family === 'decimal') return double
  return computed(rounded(value, numberTypeAt(operands, 0), places(operands)))
}

/** ROUND before the point may carry: ROUND(95, -1). */
function mayGrow(digits: Operand | undefined): boolean {
  if (digits === undefined || digits.constant === null) return false
  return digits.constant === undefined || digits.constant < 0
}

function mostFraction(operands: readonly Operand[]): number {
  return Math.max(0, ...operands.map(fractionOfOperand))
}

/** A string of the length, binary when any of the operands is. */
function text(operands: readonly Operand[], length: number): Type {
  return stringOf(length, isBytesAmong(operands))
}

function first(operands: readonly Operand[], length: number): Type {
  return text(operands.slice(0, 1), length)
}

/** Each character may need a second one before it, but for those of numbers. */
function documentLength(operands: readonly Operand[]): number {
  const parts = operands.map(({ type }) => factsOf(type))
  return parts.reduce((sumOf, part) => sumOf + part.length * (isNumeric(part) ? 1 : 2) + 6, 2)
}

/** `ADDDATE(d, 3)` counts days. */
function unitOf(interval: Operand | undefined): string {
  const type = interval?.type
  return type?.kind === 'scalar' && type.name === 'interval' ? (type.modifiers[0] ?? '') : 'day'
}
