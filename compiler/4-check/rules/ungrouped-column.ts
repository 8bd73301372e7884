import type { Names } from '../../dialects/dialect.ts'
import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { determinedBy } from '../cardinality/dependencies.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { belongsTo } from '../cardinality/own-aggregates.ts'
import { behindColumn } from '../merging/merging.ts'
import { isAggregated } from '../cardinality/row-count.ts'
import type { Inferred } from '../inference/inference.ts'
import { childExpressions, walkExpression } from '../tree/walk.ts'
import { type OrderedSelect, queryIn } from '../tree/each-select.ts'
import { eachClause } from '../tree/clauses.ts'
import { withoutIdleCasts } from '../tree/idle-casts.ts'
import { type ExpressionSet, expressionSet, sameExpression } from '../tree/same-expression.ts'

interface Grouped {
  readonly keys: ExpressionSet
  /** The parts of what the select list shows; an alias that stands for it has the same ones. */
  readonly shownParts: ReadonlySet<Ir.Expression>
  readonly variables: ReadonlySet<Ir.RangeVariable>
  readonly dependsOnKeys: (column: Ir.ColumnReference) => boolean
  readonly inferred: Inferred
  readonly report: Report
}

/**
 * A row of a grouped select stands for many: a column outside aggregates must be one of its keys, or
 * depend on them. Fails: `SELECT a, b FROM t GROUP BY a`. Passes: `SELECT a, max(b) FROM t GROUP BY a`.
 */
export function ungroupedColumn(select: OrderedSelect, inferred: Inferred, report: Report): void {
  const { ungrouped } = inferred.dialect.semantics
  if (ungrouped !== 'error' || !isAggregated(select, inferred)) return
  const keys = select.grouping.sets.flat()
  const variables = new Set(variablesOf(select.from))
  const dependsOnKeys = dependence(keys, select, inferred)
  const shownParts = new Set(
    select.outputs.flatMap((output) => childExpressions(output.expression)),
  )
  const of = { shownParts, variables, dependsOnKeys }
  const grouped = { keys: expressionSet(keys, withoutIdleCasts(inferred)), ...of, inferred, report }
  for (const { expression } of select.outputs) check(expression, grouped)
  if (select.having) check(select.having, grouped)
  const shown = new Set(select.outputs.map((output) => output.expression))
  const ordered = select.orderBy.map(({ expression }) => expression)
  for (const expression of ordered) if (!shown.has(expression)) check(expression, grouped)
}

function check(expression: Ir.Expression, grouped: Grouped): void {
  const items = new Set([expression])
  walkExpression(expression, (part) => {
    if (grouped.keys.has(part) && isFreed(part, items, grouped)) return false
    for (const item of itemsOf(part)) items.add(item)
    if (mayBeAggregate(part, grouped)) return false
    if (part.kind === 'column') checkColumn(part, grouped)
    if (part.kind === 'whole-row') checkRow(part, grouped)
    const query = queryIn(part)
    if (query) eachClause(query, (clause) => check(clause, grouped))
    const aggregate = aggregateOf(part, grouped)
    if (aggregate) checkDirect(aggregate, grouped)
    return aggregate === undefined
  })
}

/** Whether a key frees its columns where it stands. */
function isFreed(
  key: Ir.Expression,
  items: ReadonlySet<Ir.Expression>,
  { shownParts, inferred }: Grouped,
): boolean {
  const isAnywhere = inferred.dialect.semantics.computedKeys === 'anywhere'
  if (isAnywhere || key.kind === 'column' || items.has(key)) return true
  return childExpressions(key).every((part) => shownParts.has(part))
}

/** The lists of a window. */
function itemsOf(part: Ir.Expression): readonly Ir.Expression[] {
  if (part.kind !== 'call' || !part.over) return []
  return [...part.over.partitionBy, ...part.over.orderBy.map(({ expression }) => expression)]
}

/** The aggregate that an expression is, unless it is over the rows of a subquery. */
function aggregateOf(
  expression: Ir.Expression,
  { inferred, variables }: Grouped,
): Ir.Call | undefined {
  if (expression.kind !== 'call' || expression.over) return undefined
  const isAggregate = inferred.chosen.get(expression)?.routine === 'aggregate'
  return isAggregate && belongsTo(expression, variables, inferred) ? expression : undefined
}

/** A call of something that is not known: `last(value, at)` of TimescaleDB. */
function mayBeAggregate(part: Ir.Expression, { inferred }: Grouped): boolean {
  return part.kind === 'call' && inferred.types.get(part)?.kind === 'unknown'
}

/** What stands before WITHIN GROUP is one value for the group, and GROUPING asks for keys. */
function checkDirect(call: Ir.Call, grouped: Grouped): void {
  const isGrouping = call.name === 'grouping'
  if (call.withinGroup.length === 0 && !isGrouping) return
  for (const { value } of call.arguments) {
    if (!isGrouping) check(value, grouped)
    else if (!grouped.keys.has(value)) {
      grouped.report.add('misplaced-clause', value.at, {
        clause: 'this argument of GROUPING',
        reason: 'it is no item of GROUP BY',
      })
    }
  }
}

function checkColumn(column: Ir.ColumnReference, grouped: Grouped): void {
  if (!grouped.variables.has(column.variable) || grouped.dependsOnKeys(column)) return
  const name = column.variable.columns[column.index] ?? ''
  grouped.report.add('ungrouped-column', column.at, { column: name })
}

/** All columns of a row, which are not keys one by one. */
function checkRow({ variable, at }: Ir.WholeRow, grouped: Grouped): void {
  const column: Ir.ColumnReference = { kind: 'column', variable, index: 0, at }
  if (!grouped.variables.has(variable) || grouped.dependsOnKeys(column)) return
  // The row of a function that gives plain values is its only column.
  if (variable.over.kind === 'function' && variable.visible === 1 && grouped.keys.has(column))
    return
  grouped.report.add('ungrouped-column', at, { column: `${variable.alias}.*` })
}

/** Which columns depend on the keys of a select. */
function dependence(
  keys: readonly Ir.Expression[],
  select: Ir.Select,
  inferred: Inferred,
): Grouped['dependsOnKeys'] {
  const { names, semantics } = inferred.dialect
  const columns = keys.filter((key) => key.kind === 'column')
  switch (semantics.functionalDependency) {
    case 'none':
      return () => false
    case 'equalities':
      if (select.grouping.sets.length > 1) return (column) => isConstantBehind(column, inferred)
      return determinedBy(columns, select, inferred)
    case 'primary-key': {
      const kept = columns.filter((key) => isInEverySet(key, select.grouping))
      return ({ variable }) => hasPrimaryKey(variable, kept, names)
    }
  }
}

/** Of WITH ROLLUP, where nothing depends on keys, which the sums lack; undefined is a view that was read from a database. */
function isConstantBehind(column: Ir.ColumnReference, inferred: Inferred): boolean {
  const { over } = column.variable
  const isUnknown =
    over.kind === 'relation' && over.relation.kind !== 'table' && !over.relation.behind
  return isUnknown || behindColumn(column, inferred) === 'constant'
}

/** What a grouping set leaves out is NULL in its rows, on which nothing depends. */
function isInEverySet(key: Ir.ColumnReference, { sets }: Ir.Grouping): boolean {
  return sets.every((set) => set.some((item) => sameExpression(item, key)))
}

/** All columns of a relation depend on its primary key, but on one that may be broken within a transaction. */
function hasPrimaryKey(
  variable: Ir.RangeVariable,
  keys: readonly Ir.ColumnReference[],
  { columnKey }: Names,
): boolean {
  if (variable.over.kind !== 'relation') return false
  const { columns = [], deferrable } = variable.over.relation.primaryKey ?? {}
  if (deferrable) return false
  const own = keys.filter((key) => key.variable === variable)
  const grouped = new Set(own.map(({ index }) => columnKey(variable.columns[index] ?? '')))
  return columns.length > 0 && columns.every((name) => grouped.has(columnKey(name)))
}
