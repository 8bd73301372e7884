import type * as Ir from '../../../ir/query.ts'
import { nothing, type Proof, union } from '../facts.ts'
import type { Prover } from './prover.ts'
import { provenByRow } from './proven-by-row.ts'
import { whenItems } from './rows.ts'

/** `<> ALL` of no elements is true for NULL, but not `<> ALL` of no array. */
export function whenQuantified(
  { operand, operator, right, quantifier }: Ir.Quantified,
  prover: Prover,
): Proof {
  if (right.kind === 'query') {
    if (quantifier === 'all') return nothing
    if (operand.kind === 'list' && operator !== '=') return provenByRow(right, prover, 'row')
    return union([whenItems(operand, prover), provenByRow(right, prover, 'values')])
  }
  const isCompared = quantifier === 'any' || hasElement(right)
  const compared = isCompared ? [operand, right] : [right]
  return union(compared.map(prover.whenNotNull))
}

/** `ARRAY[1, 2]`; one of arrays, `ARRAY['{}']`, may have none. */
function hasElement(array: Ir.Expression): boolean {
  if (array.kind !== 'list' || !array.array) return false
  return array.items.some(
    (item) => item.kind === 'literal' && item.type !== 'string' && item.type !== 'null',
  )
}
