import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../tree/variables-of.ts'
import type { Inferred } from '../inference/inference.ts'
import { allExpressions } from '../tree/walk.ts'
import { inBody, isOf } from './own-references.ts'
import { recursionInArms } from './recursion-in-arms.ts'

/** What an engine asks of a CTE that reads itself. */
export function recursion(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  const { recursion: allowed } = inferred.dialect.semantics
  if (statement.kind === 'command' || allowed === 'any') return
  const judgeOne = allowed === 'strict' ? judge : recursionInArms
  for (const cte of statement.ctes) {
    if (cte.recursive && cte.query.kind === 'query') judgeOne(cte, cte.query, inferred, report)
  }
}

/**
 * PostgreSQL (`checkWellFormedRecursion`): once, outside of subqueries and outer joins, in the second part of a UNION
 * that is neither sorted nor cut.
 */
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
