import type { Semantics } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { outputsAt } from '../tree/outputs-at.ts'
import type { Inference } from './inference.ts'

/** What is written out, and what is made of that alone. */
const LITERAL = 4

/**
 * How readily strings of an expression take the character set of others, the larger the readier (MySQL's manual,
 * 12.8.4, "Collation Coercibility in Expressions"); undefined where the dialect does not ask.
 */
export function coercibilityOf(
  expression: Ir.Expression,
  inference: Inference,
): number | undefined {
  const { coercibility } = inference.dialect.semantics
  return coercibility && levelOf(expression, { inference, coercibility })
}

/** Of a column of a query: what the arms have in common. */
export function coercibilityOfColumn(
  body: Ir.Body,
  index: number,
  inference: Inference,
): number | undefined {
  const { coercibility } = inference.dialect.semantics
  return coercibility && lowest(outputsAt(body, index), { inference, coercibility })
}

interface Around {
  readonly inference: Inference
  readonly coercibility: Exclude<Semantics['coercibility'], undefined>
}

function levelOf(expression: Ir.Expression, around: Around): number {
  const { coercibilities } = around.inference
  const known = coercibilities.get(expression)
  if (known !== undefined) return known
  // A recursive CTE is made of its own columns.
  coercibilities.set(expression, LITERAL)
  const level = inferLevel(expression, around)
  coercibilities.set(expression, level)
  return level
}

function inferLevel(expression: Ir.Expression, around: Around): number {
  const { inference, coercibility } = around
  switch (expression.kind) {
    case 'column':
      return ofColumn(expression, around) ?? coercibility(inference.typeOf(expression), 'stored')
    case 'cast':
    case 'variable':
      return coercibility(inference.typeOf(expression), 'cast')
    case 'collate':
      return 0
    case 'call':
    case 'operation':
      return inference.chosen.get(expression)?.coercibility ?? LITERAL
    case 'subquery':
      return lowest(outputsAt(expression.query.body, 0), around)
    case 'case': {
      const arms = expression.whens.map(({ then }) => then)
      const all = expression.otherwise ? [...arms, expression.otherwise] : arms
      const { armsCoercibility } = inference.dialect.semantics
      return armsCoercibility?.(inference.typeOf(expression)) ?? lowest(all, around)
    }
    default:
      return LITERAL
  }
}

function lowest(expressions: readonly Ir.Expression[], around: Around): number {
  return Math.min(...expressions.map((each) => levelOf(each, around)), LITERAL + 1)
}

/** Of a derived table or CTE: what its query has there. */
function ofColumn(
  { variable: { over }, index }: Extract<Ir.Expression, { kind: 'column' }>,
  around: Around,
): number | undefined {
  const query = queryOf(over)
  return query?.kind === 'query' ? lowest(outputsAt(query.body, index), around) : undefined
}

function queryOf(over: Ir.Ranged): Ir.Statement | undefined {
  if (over.kind === 'cte') return over.cte.query
  return over.kind === 'query' ? over.query : undefined
}
