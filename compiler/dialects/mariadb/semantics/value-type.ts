import { scalar, type ScalarType, type Type } from '../../../ir/type.ts'
import { pluginTypes } from '../plugin-types.ts'
import { type Family, type ValueType, valueType } from '../../mysql/semantics/value-type.ts'
import { wordTable } from '../../word-table.ts'

/** What a parameter is that nothing tells more of: a text of no known length, which has no say among others. */
export const openText = scalar('varchar')

/** What rows have for NULL, which is read as a text. */
export const noBytes = scalar('binary', ['0'])

export function isOpen(type: Type): boolean {
  if (type.kind !== 'scalar') return valueType(type).family === 'untyped'
  return type.name === 'null' || (type.name === openText.name && type.modifiers.length === 0)
}

/** Display widths of whole numbers; without a sign they are one less, but for BIGINT. */
const widths: Readonly<Record<string, number>> = wordTable({
  tinyint: 4,
  smallint: 6,
  mediumint: 9,
  int: 11,
  bigint: 20,
})

const empties: Readonly<Record<string, Family>> = { [noBytes.name]: 'string', varbinary: 'binary' }

/** The facts of a type as MariaDB has them: the widths of whole numbers and JSON documents are those of expressions. */
export function factsOf(type: Type): ValueType {
  const value = valueType(type)
  if (isOpen(type)) return { ...value, length: 0 }
  if (type.kind !== 'scalar') return value
  const [width] = type.modifiers
  const empty = width === '0' ? empties[type.name] : undefined
  if (empty) return { ...value, family: empty, length: 0 }
  const ofPlugin = pluginTypes[type.name]
  if (ofPlugin !== undefined) return { ...value, family: 'string', length: ofPlugin.characters }
  if (value.family === 'json' && width !== undefined) return { ...value, length: Number(width) }
  if (value.family === 'decimal' && value.unsigned) return { ...value, length: value.length - 1 }
  if (value.family === 'bit') return { ...value, length: Number(width ?? 1) }
  if (value.scale > 0 && isOfTime(value))
    return { ...value, length: value.length + value.scale + 1 }
  return value.family === 'integer' ? { ...value, length: widthOf(type, value) } : value
}

function widthOf({ name, modifiers }: ScalarType, { unsigned }: ValueType): number {
  const [word = ''] = name.split(' ')
  const [width] = modifiers
  if (width !== undefined && word !== 'tinyint') return Number(width)
  return (widths[word] ?? 20) - (unsigned && word !== 'bigint' ? 1 : 0)
}

const timed: ReadonlySet<Family> = new Set(['time', 'datetime', 'timestamp'])

function isOfTime({ family }: ValueType): boolean {
  return timed.has(family)
}

/** Whole numbers of so many characters, the sign counted, may not fit four bytes. */
const BIGINT_LENGTH = 10

/** What an expression of so many characters is: INT as long as it surely fits. */
export function integerOf(length: number, unsigned: boolean): ScalarType {
  const name = length < BIGINT_LENGTH ? 'int' : 'bigint'
  return scalar(unsigned ? `${name} unsigned` : name, [String(length)])
}

/** A comparison, which is told from other numbers of one digit. */
export const truth = scalar('int', ['1', 'boolean'])

export function isTruth(type: Type): boolean {
  return type.kind === 'scalar' && type.modifiers.join() === truth.modifiers.join()
}

/** Of an expression that gives a whole number: a column's type says its width by its name alone. */
export function computed(type: Type): Type {
  const { family, length } = factsOf(type)
  if (type.kind !== 'scalar' || family !== 'integer' || isComputed(type)) return type
  return scalar(type.name, [String(length)])
}

/** The same of a geometry, which keeps its name. */
export function computedGeometry(type: Type): Type {
  const isOf = type.kind === 'scalar' && factsOf(type).family === 'geometry'
  return isOf ? scalar(type.name, ['computed']) : type
}

export function isComputed(type: Type): boolean {
  if (type.kind !== 'scalar' || type.modifiers.length === 0) return false
  return type.name === 'json' || !(type.name === 'tinyint' && type.modifiers[0] === '1')
}

/** Bytes of the longest VARCHAR that an expression is, and of the longest of each size of TEXT and BLOB behind it. */
const TINY_BYTES = 255
const VARCHAR_BYTES = 65_531
const BLOB_BYTES = 65_535
const MEDIUM_BYTES = 16_777_215
const CHARACTER_BYTES = 4
/** What a function without a bound of its own gives at most. */
export const LONGEST = 16_777_216
/** Bytes of a LONGTEXT. */
export const LONG = 4_294_967_295

/** The string of at most so many characters, or bytes. */
export function stringOf(length: number, binary: boolean): ScalarType {
  const bytes = binary ? length : length * CHARACTER_BYTES
  if (bytes <= VARCHAR_BYTES) return scalar(binary ? 'varbinary' : 'varchar', [String(length)])
  return scalar(`${sizeFor(bytes)}${binary ? 'blob' : 'text'}`)
}

/** The same beside a TEXT or BLOB. */
export function largeOf(length: number, binary: boolean): ScalarType {
  const bytes = binary ? length : length * CHARACTER_BYTES
  return scalar(`${bytes <= TINY_BYTES ? 'tiny' : sizeFor(bytes)}${binary ? 'blob' : 'text'}`)
}

function sizeFor(bytes: number): string {
  if (bytes <= BLOB_BYTES) return ''
  return bytes <= MEDIUM_BYTES ? 'medium' : 'long'
}

/** A document of at most so many characters. */
export function jsonOf(length: number): ScalarType {
  return scalar('json', [String(length)])
}

/** Texts and bytes of which a value is made. */
const binaries: ReadonlySet<Family> = new Set(['binary', 'bit', 'geometry', 'vector'])

export function isBytes({ family }: ValueType): boolean {
  return binaries.has(family)
}

/** In bytes, as a binary string would hold it. */
export function bytesOf(type: ValueType): number {
  return isBytes(type) || type.length >= LONG / CHARACTER_BYTES
    ? type.length
    : type.length * CHARACTER_BYTES
}
