import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { queryIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { allExpressions } from '../tree/walk.ts'

/** Where a CTE reads itself, and what stands in the way of that. */
interface Reference {
  readonly variable: Ir.RangeVariable
  readonly reason: string | undefined
}

/**
 * What PostgreSQL asks of a CTE that reads itself (`checkWellFormedRecursion`): once, outside of subqueries and outer
 * joins, in the second part of a UNION that is neither sorted nor cut.
 */
export function recursion(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  if (statement.kind === 'command' || !inferred.dialect.semantics.strictRecursion) return
  for (const cte of statement.ctes) {
    if (cte.recursive && cte.query.kind === 'query') judge(cte, cte.query, inferred, report)
  }
}

function judge(cte: Ir.Cte, query: Ir.Query, inferred: Inferred, report: Report): void {
  const { body } = query
  const add = (at: Ir.Cte['at'], reason: string) =>
    report.add('wrong-recursion', at, { cte: cte.name, reason })
  const all = inBody(body, undefined, cte)
  const [any] = all
  if (!any) return
  if (body.kind !== 'set-operation' || body.operator !== 'union') {
    add(any.variable.at, 'it must be a UNION, whose first part does not read it')
    return
  }
  const [early] = inBody(body.left, undefined, cte)
  if (early) add(early.variable.at, 'the first part of its UNION does not know it yet')
  const [, second] = inBody(body.right, undefined, cte)
  if (second) add(second.variable.at, 'once is all it can')
  for (const { variable, reason } of all) if (reason !== undefined) add(variable.at, reason)
  const [order] = query.orderBy
  const clause = order?.expression ?? query.limit ?? query.offset
  if (clause) add(clause.at, 'ORDER BY, LIMIT and OFFSET stand where it is read')
  if (body.right.kind === 'select') judgeAggregates(cte, body.right, inferred, add)
}

function judgeAggregates(
  cte: Ir.Cte,
  { from, outputs, having }: Ir.Select,
  { chosen }: Inferred,
  add: (at: Ir.Cte['at'], reason: string) => void,
): void {
  if (!variablesOf(from).some((variable) => isOf(variable, cte))) return
  const clauses = [...outputs.map(({ expression }) => expression), ...(having ? [having] : [])]
  for (const part of clauses.flatMap(allExpressions)) {
    if (part.kind === 'call' && !part.over && chosen.get(part)?.routine === 'aggregate')
      add(part.nameAt, 'an aggregate would need all its rows')
  }
}

function isOf({ over }: Ir.RangeVariable, cte: Ir.Cte): boolean {
  return over.kind === 'cte' && over.cte === cte
}

type Reason = Reference['reason']

function inStatement(statement: Ir.Statement, reason: Reason, cte: Ir.Cte): readonly Reference[] {
  if (statement.kind !== 'query') return []
  const inner = statement.ctes.flatMap(({ query }) => inStatement(query, reason, cte))
  return [...inner, ...inBody(statement.body, reason, cte)]
}

function inBody(body: Ir.Body, reason: Reason, cte: Ir.Cte): readonly Reference[] {
  switch (body.kind) {
    case 'query':
      return inStatement(body, reason, cte)
    case 'set-operation':
      return [...inBody(body.left, reason, cte), ...inBody(body.right, reason, cte)]
    case 'values':
      return inExpressions(body.rows.flat(), cte)
    case 'select':
      return [...inFrom(body.from, reason, cte), ...inExpressions(clausesOf(body), cte)]
  }
}

function clausesOf({ outputs, where, having, grouping }: Ir.Select): readonly Ir.Expression[] {
  const conditions = [where, having].flatMap((each) => each ?? [])
  return [...outputs.map(({ expression }) => expression), ...conditions, ...grouping.sets.flat()]
}

function inExpressions(expressions: readonly Ir.Expression[], cte: Ir.Cte): readonly Reference[] {
  return expressions.flatMap(allExpressions).flatMap((part) => {
    const query = queryIn(part)
    return query ? inStatement(query, 'a subquery cannot read it', cte) : []
  })
}

function inFrom(from: Ir.From | undefined, reason: Reason, cte: Ir.Cte): readonly Reference[] {
  if (!from) return []
  if (from.kind === 'range-variable') {
    if (isOf(from, cte)) return [{ variable: from, reason }]
    return from.over.kind === 'query' ? inStatement(from.over.query, reason, cte) : []
  }
  const { type, left, right, condition } = from
  const optional = 'the optional side of an outer join cannot read it'
  const isRightOptional = type === 'left' || type === 'full'
  const isLeftOptional = type === 'right' || type === 'full'
  return [
    ...inFrom(left, isLeftOptional ? optional : reason, cte),
    ...inFrom(right, isRightOptional ? optional : reason, cte),
    ...inExpressions(condition ? [condition] : [], cte),
  ]
}
