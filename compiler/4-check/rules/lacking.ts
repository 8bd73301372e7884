import type { Lack } from '../../dialects/lack.ts'
import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { eachExpression, queryIn, statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { rowsOutside } from './rows-outside.ts'
import { subqueriesInRows } from './subqueries-in-rows.ts'
import { readBy } from '../tree/unused-ctes.ts'
import { allExpressions } from '../tree/walk.ts'

const inRows: Lack = 'a subquery in a row before IN, ANY or ALL'
const outside: Lack = 'rows outside of comparisons'

/**
 * What the grammar of the engine has and the engine has not.
 * Fails in MySQL: `a IN (SELECT b FROM t LIMIT 1)`, `group_concat(a) OVER ()`. Passes: `a = (SELECT b FROM t LIMIT 1)`.
 */
export function lacking(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  const { dialect } = inferred
  const { lacks } = dialect.semantics
  if (lacks.size === 0) return
  const comparisons: Ir.Expression[] = []
  eachExpression(statement, (expression) => {
    if (expression.kind === 'in-query' || expression.kind === 'quantified')
      comparisons.push(expression)
    const lack = lackIn(expression)
    if (!lack || !lacks.has(lack)) return
    report.add('not-in-engine', expression.at, { engine: dialect.label, what: lack })
  })
  if (lacks.has(inRows))
    for (const { at } of subqueriesInRows(statement, comparisons, inferred))
      report.add('not-in-engine', at, { engine: dialect.label, what: inRows })
  if (lacks.has(outside))
    for (const { at } of rowsOutside(statement, inferred))
      report.add('not-in-engine', at, { engine: dialect.label, what: outside })
  for (const each of statementsIn(statement)) {
    for (const query of queriesInTables(each)) {
      const what = 'a subquery in JSON_TABLE'
      if (lacks.has(what)) report.add('not-in-engine', query.at, { engine: dialect.label, what })
    }
    const what = 'ORDER BY beside WITH ROLLUP'
    const [order] = each.kind === 'query' && isRolledUp(each.body) ? each.orderBy : []
    if (!order || !lacks.has(what)) continue
    report.add('not-in-engine', order.expression.at, { engine: dialect.label, what })
  }
}

function queriesInTables(statement: Ir.Statement): readonly Ir.Query[] {
  const read = statement.kind === 'command' ? [] : readBy(statement)
  return read.flatMap(({ over }) =>
    over.kind === 'listed'
      ? over.inputs
          .flatMap(({ value }) => allExpressions(value))
          .flatMap((each) => queryIn(each) ?? [])
      : [],
  )
}

function isRolledUp(body: Ir.Body): boolean {
  if (body.kind === 'query') return isRolledUp(body.body)
  return body.kind === 'select' && body.grouping.sets.length > 1
}

function lackIn(expression: Ir.Expression): Lack | undefined {
  switch (expression.kind) {
    case 'in-query':
    case 'quantified':
      return isLimited(queryIn(expression)) ? 'LIMIT in a subquery of IN, ANY or ALL' : undefined
    case 'call':
      return expression.over && lackOfWindow(expression.name.toLowerCase(), expression.over)
    default:
      return undefined
  }
}

function lackOfWindow(name: string, { orderBy, framed }: Ir.Window): Lack | undefined {
  const gathers = gathering[name]
  if (gathers) return gathers
  if (framed && numbering.has(name)) return 'a frame of rows that are numbered or ranked'
  const asks = ordered.has(name) && orderBy.length === 0
  return asks ? 'a rank or neighbour without ORDER BY' : undefined
}

const gathering: Readonly<Record<string, Lack>> = {
  group_concat: 'GROUP_CONCAT over a window',
  json_arrayagg: 'JSON_ARRAYAGG and JSON_OBJECTAGG over a window',
  json_objectagg: 'JSON_ARRAYAGG and JSON_OBJECTAGG over a window',
}

const ranks = ['cume_dist', 'dense_rank', 'percent_rank', 'rank'] as const

/** Functions of which the rows around say the result. */
const ordered: ReadonlySet<string> = new Set([...ranks, 'lag', 'lead'])
const numbering: ReadonlySet<string> = new Set([...ranks, 'ntile', 'row_number'])

function isLimited(body: Ir.Body | undefined): boolean {
  switch (body?.kind) {
    case 'query':
      return body.limit !== undefined || body.offset !== undefined || isLimited(body.body)
    case 'set-operation':
      return isLimited(body.left) || isLimited(body.right)
    default:
      return false
  }
}
