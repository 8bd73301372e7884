import { listed, tokensOf } from '../text/tokens.ts'

/** `decimal(10,2) unsigned`, as the server writes it. */
export interface ColumnType {
  /** `decimal` */
  readonly name: string
  /** `10`, `2`; the labels of an ENUM as SQL: `'it''s'`. */
  readonly modifiers: readonly string[]
  readonly isUnsigned: boolean
}

export function columnType(text: string): ColumnType {
  const [first, ...others] = tokensOf(text)
  const close = others.findLastIndex((token) => token.text === ')')
  const modifiers = listed(others.slice(1, close)).map((tokens) =>
    tokens.map((token) => token.text).join(' '),
  )
  return {
    name: first?.text.toLowerCase() ?? '',
    modifiers: close === -1 ? [] : modifiers,
    isUnsigned: others.some((token) => token.word === 'UNSIGNED'),
  }
}

export function isLabelled({ name }: ColumnType): boolean {
  return name === 'enum' || name === 'set'
}

/** Labels behind those that are there change no row, and no key. */
export function addsLabelsOnly(from: ColumnType, to: ColumnType): boolean {
  if (!isLabelled(from) || from.name !== to.name) return false
  return from.modifiers.every((label, index) => to.modifiers[index] === label)
}

const SPATIAL: ReadonlySet<string> = new Set([
  'geometry',
  'point',
  'linestring',
  'polygon',
  'multipoint',
  'multilinestring',
  'multipolygon',
  'geomcollection',
  'geometrycollection',
])

/** Types that are read from texts and bytes, and from nothing else. */
const WRITTEN: ReadonlySet<string> = new Set(['uuid', 'inet4', 'inet6', 'vector', 'json'])
const TEXTS = /char$|text$|binary$|blob$/

/** Whether the server makes values of one type of those of the other; it refuses the change where it does not. */
export function isConvertible(from: ColumnType, to: ColumnType): boolean {
  if (SPATIAL.has(from.name) !== SPATIAL.has(to.name)) return false
  if (from.name === to.name) return true
  const isWritten = WRITTEN.has(from.name) || WRITTEN.has(to.name)
  return !isWritten || TEXTS.test(from.name) || TEXTS.test(to.name)
}
