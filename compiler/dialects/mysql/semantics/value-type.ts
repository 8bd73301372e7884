import { scalar, type ScalarType, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { wordTable } from '../../word-table.ts'

/** What the rules for results ask of a type; `null` is NULL itself, `untyped` a parameter without a type. */
export type Family =
  | 'integer'
  | 'year'
  | 'bit'
  | 'decimal'
  | 'float'
  | 'double'
  | 'string'
  | 'binary'
  | 'enum'
  | 'set'
  | 'date'
  | 'time'
  | 'datetime'
  | 'timestamp'
  | 'json'
  | 'geometry'
  | 'vector'
  | 'interval'
  | 'null'
  | 'untyped'
  | 'unknown'

export interface ValueType {
  readonly family: Family
  readonly unsigned: boolean
  /** The longest text of a value, in characters; in bytes for `binary`. */
  readonly length: number
  /** Digits behind the point, or of the seconds' fraction. */
  readonly scale: number
}

const LONG = 4_294_967_295

/** Family and longest text by name; undefined where the modifier says the length. */
const facts: Readonly<Record<string, readonly [family: Family, length: number | undefined]>> =
  wordTable({
    tinyint: ['integer', 4],
    smallint: ['integer', 6],
    mediumint: ['integer', 9],
    int: ['integer', 11],
    bigint: ['integer', 20],
    decimal: ['decimal', undefined],
    float: ['float', 12],
    double: ['double', 22],
    year: ['year', 4],
    bit: ['bit', 20],
    char: ['string', undefined],
    varchar: ['string', undefined],
    tinytext: ['string', 255],
    text: ['string', 65_535],
    mediumtext: ['string', 16_777_215],
    longtext: ['string', LONG],
    binary: ['binary', undefined],
    varbinary: ['binary', undefined],
    tinyblob: ['binary', 255],
    blob: ['binary', 65_535],
    mediumblob: ['binary', 16_777_215],
    longblob: ['binary', LONG],
    date: ['date', 10],
    time: ['time', 10],
    datetime: ['datetime', 19],
    timestamp: ['timestamp', 19],
    json: ['json', LONG],
    set: ['set', 255],
    geometry: ['geometry', LONG],
    point: ['geometry', LONG],
    linestring: ['geometry', LONG],
    polygon: ['geometry', LONG],
    multipoint: ['geometry', LONG],
    multilinestring: ['geometry', LONG],
    multipolygon: ['geometry', LONG],
    geomcollection: ['geometry', LONG],
    geometrycollection: ['geometry', LONG],
    vector: ['vector', LONG],
    interval: ['interval', 0],
    null: ['null', 0],
  })

/** The facts of a type; `undefined` names nothing that MySQL has. */
export function valueType(type: Type): ValueType {
  switch (type.kind) {
    case 'scalar':
      return ofScalar(type)
    case 'enum':
      return value('enum', longest(type.labels))
    case 'domain':
      return valueType(type.base)
    case 'untyped':
      return value('untyped', 0)
    case 'unknown':
    case 'array':
    case 'composite':
    case 'range':
    case 'multirange':
      return value('unknown', 0)
  }
}

/** Types whose modifier tells how long the values of an expression are; no column is declared so. */
const isNarrower: ReadonlySet<string> = new Set(['bigint', 'longtext', 'longblob'])

function ofScalar({ name, modifiers }: ScalarType): ValueType {
  const [word = '', ...rest] = name.split(' ')
  const [family, length] = facts[word] ?? ['unknown', 0]
  const unsigned = rest.length > 0 || family === 'year' || family === 'bit'
  const numbers = modifiers.map(Number)
  if (family === 'set') return value('set', modifiers.join(',').length)
  // What a derived table has for a NULL has no more to say than NULL itself.
  if (word === 'varbinary' && numbers[0] === 0) return value('null', 0)
  if (family === 'decimal') {
    const [precision = 10, scale = 0] = numbers
    return { family, unsigned, length: precision + (scale > 0 ? 2 : 1), scale }
  }
  const scale = hasFraction(family) ? (numbers[0] ?? 0) : 0
  // Of an expression, which is narrower than its type at times.
  if (isNarrower.has(word)) return { family, unsigned, length: numbers[0] ?? length ?? 1, scale }
  return { family, unsigned, length: length ?? numbers[0] ?? 1, scale }
}

function value(family: Family, length: number): ValueType {
  return { family, unsigned: false, length, scale: 0 }
}

function longest(labels: readonly string[]): number {
  return labels.reduce((length, label) => Math.max(length, label.length), 0)
}

function hasFraction(family: Family): boolean {
  return family === 'time' || family === 'datetime' || family === 'timestamp'
}

/** Characters of a BIGINT. */
const WIDEST = 20

/** A BIGINT of at most so many characters, the sign counted: what an expression of that width is. */
export function integerType(unsigned: boolean, length: number = WIDEST): ScalarType {
  return scalar(unsigned ? 'bigint unsigned' : 'bigint', length < WIDEST ? [String(length)] : [])
}

export const bigint = scalar('bigint')
export const bigintUnsigned = scalar('bigint unsigned')
/** A truth value: protocol and arithmetic know it as a bigint of one digit. */
export const truth = integerType(false, 1)
export const double = scalar('double')
export const decimal = scalar('decimal')
export const json = scalar('json')

/** Characters take up to four bytes, and a VARCHAR ends at 65,535 bytes. */
const VARCHAR_BYTES = 65_535
const MEDIUM_BYTES = 16_777_215
const CHARACTER_BYTES = 4

/** What a parameter is that nothing tells more of. */
export const longestVarchar = scalar('varchar', [
  String(Math.floor(VARCHAR_BYTES / CHARACTER_BYTES)),
])

/** The same of bytes. */
export const longestVarbinary = scalar('varbinary', [String(VARCHAR_BYTES)])

/** The string of at most so many characters: what an expression of that length is. */
export function stringType(length: number): ScalarType {
  const bytes = length * CHARACTER_BYTES
  if (bytes <= VARCHAR_BYTES) return scalar('varchar', [String(length)])
  return scalar(bytes <= MEDIUM_BYTES ? 'mediumtext' : 'longtext')
}

export function binaryType(length: number): ScalarType {
  if (length <= VARCHAR_BYTES) return scalar('varbinary', [String(length)])
  return scalar(length <= MEDIUM_BYTES ? 'mediumblob' : 'longblob')
}

/** The default of group_concat_max_len, which counts, not the operands. */
const GROUP_CONCAT_BYTES = 1024

/** The result of GROUP_CONCAT is sent as LONGTEXT, and counts as a shorter text where something is made of it. */
export function grouped(binary: boolean): ScalarType {
  return longString(GROUP_CONCAT_BYTES * (binary ? 1 : CHARACTER_BYTES), binary)
}

/** A LONGTEXT of at most so many characters, or a LONGBLOB. */
export function longString(length: number, binary: boolean): ScalarType {
  return scalar(binary ? 'longblob' : 'longtext', length < LONG ? [String(length)] : [])
}

/** In bytes, as a binary string would hold it. */
export function byteLength(type: ValueType): number {
  return isBinary(type) ? type.length : type.length * CHARACTER_BYTES
}

/** A temporal type with its fraction: `datetime(6)`. */
export function withFraction(name: string, scale: number): ScalarType {
  return scalar(name, scale === 0 ? [] : [String(scale)])
}

export function isBinary({ family }: ValueType): boolean {
  return family === 'binary' || family === 'bit' || family === 'geometry' || family === 'vector'
}

/**
 * Whether what is made of the operands is of bytes (section 12.8.4, "Collation Coercibility in Expressions"): bytes
 * see to that, unless a text does not give way to them.
 */
export function isBinaryAmong(operands: readonly Operand[]): boolean {
  const bytes = operands.filter(({ type }) => isBinary(valueType(type)))
  return bytes.length > 0 && coercibilityAmong(bytes) <= coercibilityAmong(operands.filter(isText))
}

function isText({ type }: Operand): boolean {
  const { family } = valueType(type)
  return family === 'string' || family === 'enum' || family === 'set'
}

/** The least there is. */
export function coercibilityAmong(operands: readonly Operand[]): number {
  return Math.min(...operands.map(coercibilityOf), NUMERIC)
}

function coercibilityOf({ type, literal, coercibility: known }: Operand): number {
  return known ?? (literal ? LITERAL : coercibility(type, 'stored'))
}

const STORED = 2
export const LITERAL = 4
const NUMERIC = 5

/** A cast to a geometry is a function, which makes bytes of its own. */
export function coercibility(type: Type, is: 'stored' | 'cast'): number {
  const value = valueType(type)
  if (is === 'cast' && value.family === 'geometry') return LITERAL
  const isString =
    isText({ type, literal: undefined }) || isBinary(value) || value.family === 'json'
  return isString ? STORED : NUMERIC
}

export function isTemporal({ family }: ValueType): boolean {
  return family === 'date' || family === 'time' || family === 'datetime' || family === 'timestamp'
}

export function isNumeric({ family }: ValueType): boolean {
  return (
    family === 'integer' ||
    family === 'year' ||
    family === 'bit' ||
    family === 'decimal' ||
    family === 'float' ||
    family === 'double'
  )
}
