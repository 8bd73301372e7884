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
