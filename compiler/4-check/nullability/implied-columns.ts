import type * as Ir from '../../ir/query.ts'
import { losesInArm } from './lost-values.ts'
import { withProof } from './facts.ts'
import type { Nullability } from './nullability.ts'
import { provenWhenNotNull } from './proofs/proofs.ts'

/**
 * The columns of a derived table, a CTE or a view that are not NULL where the mentioned one is not: those of one optional
 * side, as in `SELECT s.name FROM (SELECT t.id, t.name FROM p LEFT JOIN t ON ...) s WHERE s.id > 1`.
 */
export function impliedColumns(
  mention: Ir.ColumnReference,
  nullability: Nullability,
): readonly Ir.ColumnReference[] {
  const implied = impliedOver(mention.variable.over, mention.index, nullability)
  return implied.map((index) => ({ ...mention, index }))
}

function impliedOver(over: Ir.Ranged, index: number, nullability: Nullability): readonly number[] {
  if (over.kind === 'relation') return over.relation.implied?.[index] ?? []
  if (over.kind === 'query') return impliedInside(over.query, index, nullability)
  if (over.kind !== 'cte' || over.cte.recursive) return []
  return impliedInside(over.cte.query, index, nullability)
}

/** The same of the columns of a query, by their places; after it has been found out which may be NULL. */
export function impliedInside(
  statement: Ir.Statement,
  index: number,
  nullability: Nullability,
): readonly number[] {
  return statement.kind === 'query' ? impliedIn(statement.body, index, nullability) : []
}

function impliedIn(body: Ir.Body, index: number, nullability: Nullability): readonly number[] {
  switch (body.kind) {
    case 'query':
      return impliedIn(body.body, index, nullability)
    case 'values':
      return []
    case 'set-operation': {
      const inArm = (arm: Ir.Body) =>
        impliedIn(arm, index, nullability).filter((i) => !losesInArm(body, arm, i, nullability))
      const left = inArm(body.left)
      if (body.operator !== 'union') return left
      const right = inArm(body.right)
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
  const implied: number[] = []
  for (const [i, other] of expressions.entries()) {
    if (other !== expression && !isNullable(other, after)) implied.push(i)
  }
  return implied
}
