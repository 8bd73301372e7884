import type * as Ir from '../../../ir/query.ts'
import { isOfFormat } from '../../tree/of-format.ts'
import { keyOf, nothing, type Proof, union } from '../facts.ts'
import type { Prover } from './prover.ts'
import { whenItems } from './rows.ts'

/** `a IS NOT NULL`, `a > 1 IS NOT UNKNOWN`, `a > 1 IS TRUE`, `a IS JSON`. */
export function whenTest(condition: Ir.Test, prover: Prover): Proof {
  const { test, operand, right, negated } = condition
  const { whenTrue, whenFalse, whenNotNull } = prover
  if (isOfFormat(test)) return whenNotNull(operand)
  if (test === 'null' || test === 'unknown') return negated ? whenNotNull(operand) : nothing
  if (test === 'same-as') return right ? whenSame({ operand, right, negated }, prover) : nothing
  if (negated) return nothing
  return test === 'true' ? whenTrue(operand) : whenFalse(operand)
}

/** `(a, b) IS NOT NULL`: none of the items is. `NOT ((a, b) IS NULL)` says less. */
export function whenRowTest({ test, operand, negated }: Ir.Test, prover: Prover): Proof {
  if (test !== 'null' || !negated) return nothing
  if (operand.kind === 'list') return whenItems(operand, prover)
  if (operand.kind !== 'whole-row') return nothing
  const { variable, at } = operand
  const references = Array.from(
    { length: variable.visible },
    (_, index) => ({ kind: 'column', variable, index, at }) as const,
  )
  return {
    columns: new Map(references.map((reference) => [keyOf(reference), reference])),
    expressions: [],
  }
}

interface Same {
  readonly operand: Ir.Expression
  readonly right: Ir.Expression
  readonly negated: boolean
}

/** `a IS NOT DISTINCT FROM 1` and `a IS DISTINCT FROM NULL`. */
function whenSame({ operand, right, negated }: Same, prover: Prover): Proof {
  if (operand.kind === 'list' && right.kind === 'list' && !negated) {
    const items = operand.items.flatMap((item, i) => {
      const other = right.items[i]
      return other ? [whenSame({ operand: item, right: other, negated }, prover)] : []
    })
    return union(items)
  }
  const pairs = [
    [operand, right],
    [right, operand],
  ] as const
  const proofs = pairs.map(([side, other]) => {
    const isProof = other.kind === 'literal' && (other.type === 'null') === negated
    return isProof ? prover.whenNotNull(side) : nothing
  })
  return union(proofs)
}
