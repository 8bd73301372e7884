import type { Stored } from '../../stored.ts'
import { type Family, valueType } from './value-type.ts'

/**
 * A text that is compared with a number or a time is read as one: `'1'` and `'1.0'` are 1; large numbers are
 * rounded beside a double (MySQL manual, 14.3).
 */
export function tellsApart(key: Stored, value: Stored): boolean {
  const { family } = valueType(key.type)
  const other = valueType(value.type).family
  if (textual.has(family)) return !numeric.has(other) && sameCollation(key, value)
  return !(exact.has(family) && inexact.has(other))
}

function sameCollation({ collation: one }: Stored, { collation: other }: Stored): boolean {
  return one === undefined || other === undefined || one === other
}

const textual: ReadonlySet<Family> = new Set(['string', 'binary', 'set', 'json'])
const inexact: ReadonlySet<Family> = new Set(['float', 'double'])
const exact: ReadonlySet<Family> = new Set(['integer', 'decimal'])
const numeric: ReadonlySet<Family> = new Set([
  ...exact,
  ...inexact,
  ...(['year', 'bit', 'date', 'time', 'datetime', 'timestamp'] as const),
])

/** All but texts, which collations compare, the floating zeros, and what is equal to a text. */
export function equalsOnlyItself({ type }: Stored): boolean {
  return onlyThemselves.has(valueType(type).family)
}

const onlyThemselves: ReadonlySet<Family> = new Set([
  ...exact,
  ...(['binary', 'year', 'bit', 'date', 'time', 'datetime', 'timestamp'] as const),
])
