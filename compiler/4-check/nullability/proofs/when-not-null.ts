import type * as Ir from '../../../ir/query.ts'
import { intersection, keyOf, type Proof, union } from '../facts.ts'
import { meaningOf } from '../meaning-of.ts'
import { whenCase } from './choices.ts'
import { canBe } from './constants.ts'
import { isWorthKnowing, nullOperands, partsNotNull } from './not-null-parts.ts'
import type { Prover } from './prover.ts'
import { provenByRow } from './proven-by-row.ts'

/** In a loop: `a + b + ...` may be long. */
export function whenNotNull(expression: Ir.Expression, prover: Prover): Proof {
  const { known } = prover
  const columns = new Map<string, Ir.ColumnReference>()
  const expressions: Ir.Expression[] = []
  const others: Proof[] = []
  const inChain = new Set<Ir.Expression>()
  const waiting = [expression]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (known.keys?.has(next)) {
      expressions.push(next)
      continue
    }
    if (next.kind === 'column') columns.set(keyOf(next), next)
    else waiting.push(...partsNotNull(next, known).toReversed())
    const other = chosenNotNull(next, prover)
    if (other) others.push(other)
    const isNoted = !inChain.has(next) && isWorthKnowing(next, known)
    if (isNoted) expressions.push(next)
    // Of `a / b / c` the whole is noted, not each part.
    if (next.kind !== 'operation' || !(isNoted || inChain.has(next))) continue
    for (const operand of next.operands) inChain.add(operand)
  }
  const own = { columns, expressions }
  return others.length > 0 ? union([own, ...others]) : own
}

/** Where one of several parts is what is not NULL. */
function chosenNotNull(written: Ir.Expression, prover: Prover): Proof | undefined {
  const { known, whenNotNull: whenValued } = prover
  const expression = meaningOf(written, known)
  if (expression.kind === 'subquery') {
    return expression.array ? undefined : provenByRow(expression.query, prover, 'values')
  }
  if (expression.kind === 'case') {
    return whenCase(expression, prover, { canBeTaken: canBe, whenValued })
  }
  if (expression.kind !== 'call' || known.chosen.get(expression)?.nulls !== 'all') return undefined
  return intersection(nullOperands(expression, known).filter(canBe).map(whenValued))
}
