import { unknown, type Type } from '../../../../compiler/ir/type.ts'
import type { IntrospectedDialect } from '../../../engine.ts'
import { parseType } from '../../../type-name.ts'

/** What the protocol says of a result column (Protocol::ColumnDefinition41). */
export interface ResultField {
  readonly name: string
  readonly columnType: number
  readonly columnLength: number
  readonly decimals: number
  readonly flags: number
  readonly characterSet: number
  readonly extended: string | undefined
}

/** The character set of what has none. */
const BYTES = 63
const UNSIGNED = 32
const ZEROFILL = 64
const ENUM = 256
const SET = 2048

const plain: Readonly<Record<number, string>> = {
  1: 'tinyint',
  2: 'smallint',
  3: 'int',
  4: 'float',
  5: 'double',
  7: 'timestamp',
  8: 'bigint',
  9: 'mediumint',
  10: 'date',
  11: 'time',
  12: 'datetime',
  13: 'year',
  14: 'date',
  16: 'bit',
  242: 'vector',
  245: 'json',
  247: 'enum',
  248: 'set',
  255: 'geometry',
}
const INTEGERS: ReadonlySet<number> = new Set([1, 2, 3, 8, 9])
const NUMBERS: ReadonlySet<number> = new Set([...INTEGERS, 0, 4, 5, 246])
const FRACTIONS: ReadonlySet<number> = new Set([7, 11, 12])
const DECIMALS: ReadonlySet<number> = new Set([0, 246])
const BLOBS: ReadonlySet<number> = new Set([249, 250, 251, 252])
/** Kept as bytes whatever their character set says. */
const BINARY: ReadonlySet<number> = new Set([16, 242, 255])
/** Strings: their character set tells texts from bytes. */
const STRINGS: ReadonlySet<number> = new Set([15, 249, 250, 251, 252, 253, 254])

/** Whether the value of a column is bytes; all others are texts, however the protocol marks them. */
export function isBinary({ columnType, characterSet }: ResultField): boolean {
  if (BINARY.has(columnType)) return true
  return STRINGS.has(columnType) && characterSet === BYTES
}

/** The type that the protocol describes, as near as it does: the labels of an enum are not told. */
export function protocolType(field: ResultField, dialect: IntrospectedDialect): Type {
  if (field.columnType === 6) return unknown
  return parseType(dialect, typeText(field))
}

function typeText(field: ResultField): string {
  const { columnType, flags, extended } = field
  if (extended !== undefined) return extended
  if (STRINGS.has(columnType)) return stringText(field)
  const sign = NUMBERS.has(columnType) && (flags & UNSIGNED) !== 0 ? ' unsigned' : ''
  const fill = INTEGERS.has(columnType) && (flags & ZEROFILL) !== 0 ? ' zerofill' : ''
  return `${numberText(field)}${sign}${fill}`
}

function numberText({ columnType, columnLength, decimals, flags }: ResultField): string {
  const name = plain[columnType] ?? 'decimal'
  if (DECIMALS.has(columnType)) {
    // The length counts the point, and the sign where there may be one.
    const others = (decimals > 0 ? 1 : 0) + ((flags & UNSIGNED) === 0 ? 1 : 0)
    return `decimal(${columnLength - others},${decimals})`
  }
  if (columnType === 16) return `bit(${columnLength})`
  // A tinyint of one digit is what BOOLEAN makes.
  if (columnType === 1 && columnLength === 1) return 'tinyint(1)'
  if (FRACTIONS.has(columnType) && decimals > 0 && decimals < 7) return `${name}(${decimals})`
  return name
}

function stringText(field: ResultField): string {
  const { columnType, columnLength, flags, characterSet } = field
  if ((flags & ENUM) !== 0) return 'enum'
  if ((flags & SET) !== 0) return 'set'
  const isBytes = characterSet === BYTES
  if (BLOBS.has(columnType)) return isBytes ? 'blob' : 'text'
  // A character has up to four bytes in the connection's utf8mb4.
  const length = isBytes ? columnLength : Math.floor(columnLength / 4)
  if (columnType === 254) return `${isBytes ? 'binary' : 'char'}(${length})`
  return `${isBytes ? 'varbinary' : 'varchar'}(${length})`
}
