import type * as Ir from '../../../ir/query.ts'
import { variablesOf } from '../../tree/variables-of.ts'
import { isAggregated } from '../../cardinality/row-count.ts'
import { intersection, nothing, type Proof, proofAbout, union } from '../facts.ts'
import type { Prover } from './prover.ts'

/**
 * What is not NULL around a query that gives a row: `EXISTS (SELECT 1 FROM t WHERE t.id = p.team_id)`. With
 * `values` none of the row's values is NULL either.
 */
export function provenByRow(body: Ir.Body, prover: Prover, values: 'values' | 'row'): Proof {
  const inside = (part: Ir.Body) => provenByRow(part, prover, values)
  switch (body.kind) {
    case 'query':
      return inside(body.body)
    case 'values':
      return nothing
    case 'set-operation': {
      if (body.operator === 'except') return inside(body.left)
      const arms = [inside(body.left), inside(body.right)]
      return body.operator === 'union' ? intersection(arms) : union(arms)
    }
    case 'select': {
      const own = new Set(variablesOf(body.from))
      const shown = values === 'values' ? body.outputs.map(({ expression }) => expression) : []
      const proofs = [
        bySelect(body, prover),
        ...shown.map(prover.whenNotNull),
        ...shown.map((value) => byAggregate(value, body, prover)),
      ]
      return proofAbout(union(proofs), (variable) => !own.has(variable))
    }
  }
}

function bySelect(select: Ir.Select, prover: Prover): Proof {
  const { from, where, having, grouping } = select
  const byHaving = having ? prover.whenTrue(having) : nothing
  // There is a group of no rows: `EXISTS (SELECT count(*) FROM t WHERE t.id = p.age)`.
  const isOfNoRows = grouping.sets.length === 0 && isAggregated(select, prover.known)
  if (isOfNoRows || grouping.sets.some((set) => set.length === 0)) return byHaving
  return union([byFrom(from, prover), where ? prover.whenTrue(where) : nothing, byHaving])
}

/** `(SELECT max(id) FROM t WHERE t.id < p.age) > 0`: of no rows it is NULL. */
function byAggregate(value: Ir.Expression, { from, where }: Ir.Select, prover: Prover): Proof {
  if (value.kind !== 'call' || value.over) return nothing
  const choice = prover.known.chosen.get(value)
  if (choice?.routine !== 'aggregate' || choice.nulls !== 'empty') return nothing
  return union([byFrom(from, prover), where ? prover.whenTrue(where) : nothing])
}

/** The sides that have a row in any case, and the condition where both have. */
function byFrom(from: Ir.From | undefined, prover: Prover): Proof {
  if (!from) return nothing
  if (from.kind === 'range-variable') {
    const query = queryOf(from)
    return query?.kind === 'query' ? provenByRow(query, prover, 'row') : nothing
  }
  const { type, left, right, condition } = from
  if (type === 'full') return nothing
  if (type === 'left') return byFrom(left, prover)
  if (type === 'right') return byFrom(right, prover)
  const sides = [byFrom(left, prover), byFrom(right, prover)]
  return union([...sides, condition ? prover.whenTrue(condition) : nothing])
}

function queryOf({ over }: Ir.RangeVariable): Ir.Statement | undefined {
  if (over.kind === 'query') return over.query
  return over.kind === 'cte' && !over.cte.recursive ? over.cte.query : undefined
}
