import type * as Ir from '../../ir/query.ts'
import { withProof } from './facts.ts'
import type { Nullability } from './nullability.ts'
import { provenWhenNotNull } from './proofs.ts'

/**
 * The columns of a derived table or a CTE that are not NULL where the mentioned one is not: those of one optional side,
 * as in `SELECT s.name FROM (SELECT t.id, t.name FROM p LEFT JOIN t ON ...) s WHERE s.id > 1`.
 */
export function impliedColumns(
  mention: Ir.ColumnReference,
  nullability: Nullability,
): readonly Ir.ColumnReference[] {
  const body = bodyOf(mention.variable)
  if (!body) return []
  const implied = impliedIn(body, mention.index, nullability)
  return implied.map((index) => ({ ...mention, index }))
}

function bodyOf({ over }: Ir.RangeVariable): Ir.Body | undefined {
  if (over.kind !== 'query' && over.kind !== 'cte') return undefined
  if (over.kind === 'cte' && over.cte.recursive) return undefined
  const statement = over.kind === 'query' ? over.query : over.cte.query
  return statement.kind === 'query' ? statement.body : undefined
}

function impliedIn(body: Ir.Body, index: number, nullability: Nullability): readonly number[] {
  switch (body.kind) {
    case 'query':
      return impliedIn(body.body, index, nullability)
    case 'values':
      return []
    case 'set-operation': {
      const left = impliedIn(body.left, index, nullability)
      if (body.operator !== 'union') return left
      const right = impliedIn(body.right, index, nullability)
      return left.filter((each) => right.includes(each))
    }
    case 'select':
      return impliedBySelect(body, index, nullability)
  }
}

function impliedBySelect(
  select: Ir.Select,
  index: number,
  nullability: Nullability,
): readonly number[] {
  const expressions = select.outputs.map(({ expression }) => expression)
  const expression = expressions[index]
  const facts = nullability.selectFacts.get(select)
  if (!expression || !facts) return []
  const after = withProof(facts, provenWhenNotNull(expression, nullability))
  const { isNullable } = nullability.unexplained()
  return expressions.flatMap((other, i) =>
    other !== expression && !isNullable(other, after) ? [i] : [],
  )
}
