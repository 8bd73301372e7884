import type { Lack } from '../../dialects/lack.ts'
import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { eachSelect, queryIn, statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { behindColumn, isMergedRelation, mergedQuery } from '../merging/merging.ts'
import { readBy } from '../tree/unused-ctes.ts'
import { allExpressions, walkExpression } from '../tree/walk.ts'

/**
 * Where an engine that merges a derived table, CTE or view sees the expressions behind its columns.
 * Fails in MySQL: `SELECT 1 FROM (SELECT a + 1 AS b FROM t) AS d GROUP BY b HAVING b`.
 */
export function mergedRelations(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  const { lacks } = inferred.dialect.semantics
  const judging: Judging = {
    inferred,
    refuse(what, at) {
      if (lacks.has(what)) report.add('not-in-engine', at, { engine: inferred.dialect.label, what })
    },
  }
  eachSelect(statement, (select) => {
    judgeHaving(select, judging)
    judgeGroups(select, judging)
  })
  const inserted = statement.kind === 'insert' ? insertedQuery(statement) : undefined
  for (const each of statementsIn(statement)) {
    if (each.kind === 'command') continue
    judgeDocuments(each, judging)
    if (each.kind === 'query' && each !== inserted) judgeOrder(each, judging)
  }
}

interface Judging {
  readonly inferred: Inferred
  refuse(what: Lack, at: Ir.Expression['at']): void
}

function insertedQuery({ source }: Ir.Insert): Ir.Query | undefined {
  return source.kind === 'query' ? source.query : undefined
}

/** `HAVING d.x` means an item of the list or of GROUP BY that is a column. */
function judgeHaving({ having, from, outputs }: Ir.Select, judging: Judging): void {
  if (!having) return
  const own = new Set(variablesOf(from))
  const shown = outputs.map(({ expression }) => expression)
  const isShown = (column: Ir.ColumnReference) => shown.some((each) => isSameColumn(each, column))
  walkExpression(having, (part) => {
    if (shown.includes(part) || isAggregate(part, judging)) return false
    if (part.kind !== 'column' || !own.has(part.variable) || isShown(part)) return true
    if ((behindColumn(part, judging.inferred) ?? 'column') !== 'column')
      judging.refuse('HAVING over an expression of a merged table', part.at)
    return true
  })
}

function isSameColumn(expression: Ir.Expression, { variable, index }: Ir.ColumnReference): boolean {
  return (
    expression.kind === 'column' && expression.variable === variable && expression.index === index
  )
}

function isAggregate(expression: Ir.Expression, { inferred }: Judging): boolean {
  return inferred.chosen.get(expression)?.routine === 'aggregate'
}

/** JSON_TABLE takes a column of a table, or any other expression. */
function judgeDocuments(statement: Exclude<Ir.Statement, Ir.Command>, judging: Judging): void {
  for (const column of documentColumns(statement)) {
    if (isMergedRelation(column.variable, judging.inferred))
      judging.refuse('JSON_TABLE of a column of a merged table', column.at)
  }
}

function documentColumns(
  statement: Exclude<Ir.Statement, Ir.Command>,
): readonly Ir.ColumnReference[] {
  return readBy(statement).flatMap(({ over }) =>
    over.kind === 'listed'
      ? over.inputs.flatMap(({ value }) => (value.kind === 'column' ? [value] : []))
      : [],
  )
}

/**
 * Columns of groups are no columns of a table either.
 * Fails: `SELECT (SELECT j.a FROM json_table(t.d, '$' COLUMNS (a int PATH '$')) AS j) FROM t GROUP BY t.id`.
 */
function judgeGroups({ having, grouping, outputs, from }: Ir.Select, judging: Judging): void {
  const shown = grouping.sets.length > 0 ? outputs.map(({ expression }) => expression) : []
  const own = new Set(variablesOf(from))
  for (const part of [...shown, ...(having ? [having] : [])].flatMap(allExpressions)) {
    const query = queryIn(part)
    for (const each of query ? statementsIn(query) : []) {
      const columns = each.kind === 'command' ? [] : documentColumns(each)
      const column = columns.find(({ variable }) => own.has(variable))
      if (column) judging.refuse('JSON_TABLE of a column of a group', column.at)
    }
  }
}

/**
 * The ORDER BY of the only table in FROM becomes that of the query, where a number is a position.
 * Fails: `SELECT b FROM (SELECT 7 AS a, b FROM t ORDER BY a) AS d`.
 */
function judgeOrder({ body, orderBy }: Ir.Query, judging: Judging): void {
  if (body.kind !== 'select' || orderBy.length > 0) return
  const { from, grouping, distinct, outputs } = body
  if (from?.kind !== 'range-variable' || grouping.sets.length > 0 || distinct !== 'all') return
  const merged = mergedQuery(from, judging.inferred)
  for (const { expression } of merged?.orderBy ?? []) {
    const position = integerIn(expression)
    if (position !== undefined && (position < 1 || position > outputs.length))
      judging.refuse(
        'a number as an expression of a merged table that is sorted by it',
        expression.at,
      )
  }
}

/** `+7` is 7. */
function integerIn(expression: Ir.Expression): number | undefined {
  if (expression.kind === 'operation' && expression.operator === '+') {
    const [only, second] = expression.operands
    return only && !second ? integerIn(only) : undefined
  }
  const isInteger = expression.kind === 'literal' && expression.type === 'integer'
  return isInteger && BigInt(expression.value) < 2n ** 64n ? Number(expression.value) : undefined
}
