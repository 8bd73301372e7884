import type { Column, Relation } from '../../../ir/catalog.ts'
import type { Type } from '../../../ir/type.ts'

const long = /^(?:(?:tiny|medium|long)?(?:text|blob)|json)$/

/** Whether a key can be made of the beginning of such values. */
export function hasPrefixes(type: Type): boolean {
  return type.kind === 'scalar' && /char|binary|text|blob|^json$/.test(type.name)
}

/** Texts and bytes of any length. */
export function isLong(type: Type | undefined): boolean {
  return type?.kind === 'scalar' && long.test(type.name)
}

/** The bytes of a whole value in a key; undefined where there is no end to them. */
export function keyBytesOf(
  column: Pick<Column, 'type' | 'collation'>,
  usual: string,
): number | undefined {
  const { type, collation } = column
  if (type.kind === 'enum') return type.labels.length < 256 ? 1 : 2
  if (type.kind !== 'scalar' || isLong(type)) return undefined
  const [first, second] = type.modifiers.map(Number)
  if (hasPrefixes(type)) {
    const size = first ?? 1
    return /binary/.test(type.name) ? size : size * characterBytes(collation ?? usual)
  }
  return sizes[type.name.replace(/ unsigned$/, '')]?.(first, second, type.modifiers.length)
}

type Size = (first: number | undefined, second: number | undefined, count: number) => number

/** Manual 13.7: bytes, with those of fractions of a second, of bits and of digits. */
const sizes: Readonly<Record<string, Size>> = {
  tinyint: () => 1,
  smallint: () => 2,
  mediumint: () => 3,
  int: () => 4,
  bigint: () => 8,
  float: () => 4,
  double: () => 8,
  year: () => 1,
  date: () => 3,
  time: (digits = 0) => 3 + Math.ceil(digits / 2),
  datetime: (digits = 0) => 5 + Math.ceil(digits / 2),
  timestamp: (digits = 0) => 4 + Math.ceil(digits / 2),
  bit: (bits = 1) => Math.ceil(bits / 8),
  set: (_, __, members) => [1, 2, 3, 4][Math.ceil(members / 8) - 1] ?? 8,
  decimal: (digits = 10, scale = 0) => digitBytes(digits - scale) + digitBytes(scale),
}

/** Nine digits take four bytes, those that are left over as many as they need. */
function digitBytes(digits: number): number {
  return Math.floor(digits / 9) * 4 + Math.ceil((digits % 9) / 2)
}

export function characterBytes(collation: string): number {
  if (/^(?:utf8mb4|utf16|utf16le|utf32|gb18030)_/.test(collation)) return 4
  if (/^(?:utf8mb3|ujis|eucjpms)_/.test(collation)) return 3
  return /^(?:big5|cp932|euckr|gb2312|gbk|sjis|ucs2)_/.test(collation) ? 2 : 1
}

/** See `DefinitionRules.keptLength`: the bytes, in characters of the column. */
export function keptLength(defaultCollation: string) {
  return (
    column: Column,
    length: number | undefined,
    relation: Pick<Relation, 'collation'>,
  ): number | undefined => {
    if (length !== undefined) return length
    const usual = relation.collation ?? defaultCollation
    const bytes = keyBytesOf(column, usual)
    const { type, collation } = column
    const isText = type.kind !== 'scalar' || /char|set/.test(type.name)
    const characters = Math.floor((bytes ?? 0) / (isText ? characterBytes(collation ?? usual) : 1))
    return characters > 0 ? characters : undefined
  }
}
