import type * as Ir from '../../../ir/query.ts'
import { areRows, isRow } from '../../tree/is-row.ts'
import { intersection, nothing, type Proof, union } from '../facts.ts'
import { canBe } from './constants.ts'
import { mayBeEmpty } from './not-null-parts.ts'
import type { Prover } from './prover.ts'

/** An element was equal; or all of them were not: `1 NOT IN (a, b)`. */
export function whenListed({ operand, items, negated }: Ir.InList, prover: Prover): Proof {
  const { known, whenNotNull } = prover
  if (negated) {
    const isSingle = [operand, ...items].every(({ kind }) => kind !== 'list')
    const parts = mayBeEmpty({ items }, known) || !isSingle ? [] : [operand, ...items]
    return union(parts.map(whenNotNull))
  }
  if (mayBeEmpty({ items }, known)) return nothing
  const byItem = items.filter(canBe).map((item) => whenPair(operand, item, prover))
  return union([isRow(operand) ? nothing : whenNotNull(operand), intersection(byItem)])
}

/** Two that are equal: item by item only where both are written as rows, or the one is a query. */
function whenPair(left: Ir.Expression, right: Ir.Expression, prover: Prover): Proof {
  if (areRows([left, right])) return union([whenItems(left, prover), whenItems(right, prover)])
  return union([prover.whenNotNull(left), prover.whenNotNull(right)])
}

/** Items that were compared are not NULL; those that are rows themselves are compared as values. */
export function whenItems(expression: Ir.Expression, { whenNotNull }: Prover): Proof {
  if (!isRow(expression)) return whenNotNull(expression)
  return union(expression.items.map(whenNotNull))
}

/** Rows that differ in one item differ, whatever the others are; `<` asks the first items in any case. */
export function whenRows(
  { operator, operands }: Ir.Operation,
  equal: '=' | '<>',
  prover: Prover,
): Proof {
  if (!areRows(operands)) return nothing
  if (operator === equal) return union(operands.map((operand) => whenItems(operand, prover)))
  if (!['<', '<=', '>', '>='].includes(operator)) return nothing
  const firsts = operands.filter(isRow).flatMap(({ items }) => items.slice(0, 1))
  return union(firsts.map(prover.whenNotNull))
}
