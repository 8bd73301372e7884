import type { Names } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { keyOf } from '../nullability/facts.ts'
import { someExpression } from '../walk.ts'
import { consequences, type Rule } from './consequences.ts'
import type { Equality } from './dependencies.ts'
import { keysOf } from './unique-keys.ts'

/** What is known of some relations beside each other. */
interface Given {
  /** Those that give one row at most by themselves. */
  readonly single: readonly Ir.RangeVariable[]
  /** What all rows meet. */
  readonly equalities: readonly Equality[]
}

/** A relation that gives one row at most, or a column, as `keyOf` tells it, that has one value. */
type Fixed = Ir.RangeVariable | string

/**
 * Whether each of the relations gives one row at most: a unique key of it equals constants, parameters,
 * or columns of relations that are fixed already.
 */
export function areFixed(
  relations: readonly Ir.RangeVariable[],
  { single, equalities }: Given,
  names: Names,
): boolean {
  const own = new Set(relations)
  const rules = [
    ...equalities.flatMap((equality) => ruleOf(equality, own) ?? []),
    ...relations.flatMap((variable) =>
      keysOf(variable, names).map((needs) => ({ needs, gives: [variable] })),
    ),
  ]
  const fixed = consequences<Fixed>(single, rules)
  return relations.every((variable) => fixed.has(variable))
}

/** Whether each of the columns equals a constant or a parameter in all rows. */
export function haveOneValue(
  columns: readonly Ir.ColumnReference[],
  equalities: readonly Equality[],
): boolean {
  const own = new Set(equalities.map(([{ variable }]) => variable))
  const rules = equalities.flatMap((equality) => ruleOf(equality, own) ?? [])
  const fixed = consequences<Fixed>([], rules)
  return columns.every((column) => fixed.has(keyOf(column)))
}

/**
 * Undefined for what never becomes constant. A subquery may refer to anything: it is no constant. Nor
 * is `'a' COLLATE NOCASE`, which equals several values of a key.
 */
function ruleOf(
  [column, value]: Equality,
  own: ReadonlySet<Ir.RangeVariable>,
): Rule<Fixed> | undefined {
  const needs: Ir.RangeVariable[] = []
  const isVarying = someExpression(value, (part) => {
    const variable = part.kind === 'column' || part.kind === 'whole-row' ? part.variable : undefined
    if (variable && own.has(variable)) needs.push(variable)
    return varying.has(part.kind)
  })
  return isVarying ? undefined : { needs, gives: [keyOf(column)] }
}

const varying: ReadonlySet<Ir.Expression['kind']> = new Set(['subquery', 'call', 'collate'])
