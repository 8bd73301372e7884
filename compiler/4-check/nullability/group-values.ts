import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { sameExpression } from '../tree/same-expression.ts'
import type { Facts } from './facts.ts'

type Known = Pick<Inferred, 'chosen'>

/** What proves that there is a row in the group: `HAVING count(*) > 0`, `HAVING max(a) > 1`. */
export function proofOfGroup(facts: Facts, known: Known): Ir.Expression | undefined {
  return [...facts.expressions].find((proven) => {
    const aggregate = aggregateIn(proven, known)
    return aggregate !== undefined && showsValue(proven, aggregate, known)
  })
}

/** What proves that the aggregate sees a value that is not NULL: `max(a) ... HAVING count(a) > 0`. */
export function proofOfValue(call: Ir.Call, facts: Facts, known: Known): Ir.Expression | undefined {
  return [...facts.expressions].find((proven) => {
    const aggregate = aggregateIn(proven, known)
    return (
      aggregate !== undefined &&
      !aggregate.star &&
      areAlike(aggregate, call) &&
      showsValue(proven, aggregate, known)
    )
  })
}

/** The aggregate that is proven not to be NULL or, of a count, not to be zero. */
function aggregateIn(proven: Ir.Expression, { chosen }: Known): Ir.Call | undefined {
  const isNotZero = proven.kind === 'operation' && proven.operands.length === 1
  const call = isNotZero ? proven.operands[0] : proven
  if (call?.kind !== 'call' || call.over) return undefined
  return chosen.get(call)?.routine === 'aggregate' ? call : undefined
}

function showsValue(proven: Ir.Expression, call: Ir.Call, { chosen }: Known): boolean {
  const { nulls } = chosen.get(call) ?? {}
  if (proven === call) return nulls === 'empty'
  return nulls === 'never' && call.name.toLowerCase() === 'count'
}

/** Of the same values of the same rows. */
function areAlike(left: Ir.Call, right: Ir.Call): boolean {
  const [values, others] = [left, right].map((call) => [
    ...call.arguments.map(({ value }) => value),
    ...(call.filter ? [call.filter] : []),
  ])
  const isSame = (value: Ir.Expression, i: number) => {
    const other = others?.[i]
    return other !== undefined && sameExpression(value, other)
  }
  return (
    values !== undefined &&
    values.length === others?.length &&
    (left.filter === undefined) === (right.filter === undefined) &&
    values.every(isSame)
  )
}
