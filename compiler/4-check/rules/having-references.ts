import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { eachSelect, type OrderedSelect, queryIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { queriesIn } from '../merging/merging.ts'
import { eachClause } from '../tree/clauses.ts'
import { sameExpression } from '../tree/same-expression.ts'
import { walkExpression } from '../tree/walk.ts'

const ofSeveral = 'a key in HAVING that shares its name with a key of another table'
const further = 'HAVING of a subquery over a column that stands further on in the list around it'
const nested = 'HAVING of a subquery in HAVING over a column of the groups around it'

/**
 * What MariaDB, and in part MySQL, does not find in HAVING. Fails: `SELECT 1 FROM t JOIN u GROUP BY t.a, u.a HAVING t.a`,
 * `SELECT (SELECT 1 HAVING t.a), t.a FROM t`. Passes: `SELECT t.a, (SELECT 1 HAVING t.a) FROM t`.
 */
export function havingReferences(select: OrderedSelect, inferred: Inferred, report: Report): void {
  const { lacks } = inferred.dialect.semantics
  const add = (at: Ir.Expression['at'], what: string) =>
    report.add('not-in-engine', at, { engine: inferred.dialect.label, what })
  if (lacks.has(ofSeveral)) {
    const [column] = columnsOf(select.having, inferred).filter((each) => isHidden(each, select))
    if (column) add(column.at, ofSeveral)
  }
  if (lacks.has(nested)) {
    const [column] = groupedBelow(select, inferred)
    if (column) add(column.at, nested)
  }
  if (!lacks.has(further)) return
  select.outputs.forEach(({ expression }, i) => {
    const [column] = columnsBelow(expression, inferred).filter((each) => isAhead(each, i, select))
    if (column) add(column.at, further)
  })
}

/** A key is sought among those of its name alone, as long as all are of one table, and in the list before. */
function isHidden(column: Ir.ColumnReference, { grouping, outputs }: OrderedSelect): boolean {
  const isSame = (other: Ir.Expression) => sameExpression(other, column)
  const keys = grouping.sets.flat()
  if (!keys.some(isSame) || outputs.some(({ expression }) => isSame(expression))) return false
  return keys.some((key) => key.kind === 'column' && !isSame(key) && nameOf(key) === nameOf(column))
}

function nameOf({ variable, index }: Ir.ColumnReference): string | undefined {
  return variable.columns[index]?.toLowerCase()
}

/** Whether the list has the column, and only behind the item, before which nothing has its name. */
function isAhead(column: Ir.ColumnReference, item: number, select: OrderedSelect): boolean {
  if (!variablesOf(select.from).includes(column.variable)) return false
  const name = nameOf(column)
  const isBefore = select.outputs.slice(0, item).some((each) => each.name.toLowerCase() === name)
  if (isBefore) return false
  return select.outputs.findIndex((output) => sameExpression(output.expression, column)) > item
}

/**
 * Such columns are found by their name alone. Fails: `SELECT a FROM t GROUP BY a HAVING (SELECT max(u.b) FROM u HAVING t.a)`.
 * Passes: with `HAVING a`, and in WHERE.
 */
function groupedBelow(
  { having, grouping, distinct, from, outputs }: OrderedSelect,
  inferred: Inferred,
): readonly Ir.ColumnReference[] {
  const isGrouped = grouping.sets.length > 0 || distinct !== 'all'
  if (!having || !isGrouped) return []
  const own = variablesOf(from)
  const found: Ir.ColumnReference[] = []
  const named = outputs.flatMap(({ expression }) => queriesIn(expression))
  for (const query of queriesIn(having))
    if (!named.includes(query))
      eachSelect(query, (inner) => found.push(...ungrouped(inner.having, inferred)))
  return found.filter(({ qualified, variable }) => qualified && own.includes(variable))
}

/** Columns in HAVING of the subqueries of an expression, and of those in them. */
function columnsBelow(
  expression: Ir.Expression,
  inferred: Inferred,
): readonly Ir.ColumnReference[] {
  const found: Ir.ColumnReference[] = []
  walkExpression(expression, (part) => {
    const body = queryIn(part)?.body
    if (body?.kind !== 'select') return true
    // A subquery that reads another one's rows is looked at later.
    if (!readsQuery(body)) found.push(...ownColumns(body.having, inferred))
    const { outputs, where, having } = body
    const inside = [...outputs.map((output) => output.expression), where ?? [], having ?? []].flat()
    for (const each of inside) found.push(...columnsBelow(each, inferred))
    return true
  })
  return found
}

function readsQuery({ from }: Ir.Select): boolean {
  return variablesOf(from).some(({ over }) => over.kind === 'query')
}

/** In MySQL subqueries find the key. */
function columnsOf(
  having: Ir.Expression | undefined,
  inferred: Inferred,
): readonly Ir.ColumnReference[] {
  const { lacks } = inferred.dialect.semantics
  return lacks.has(further) ? allColumns(having, inferred) : ownColumns(having, inferred)
}

/** The same, those of subqueries among them. */
function allColumns(
  having: Ir.Expression | undefined,
  inferred: Inferred,
): readonly Ir.ColumnReference[] {
  const columns = [...ownColumns(having, inferred)]
  if (having)
    walkExpression(having, (part) => {
      const query = queryIn(part)
      if (query) eachClause(query, (clause) => columns.push(...allColumns(clause, inferred)))
      return true
    })
  return columns
}

/** Columns outside of aggregates and subqueries, and of lists. */
function ownColumns(
  having: Ir.Expression | undefined,
  inferred: Inferred,
): readonly Ir.ColumnReference[] {
  return ungrouped(having, inferred, 'in-list')
}

/** The same, without what is of the kind. */
function ungrouped(
  having: Ir.Expression | undefined,
  { chosen }: Inferred,
  without?: Ir.Expression['kind'],
): readonly Ir.ColumnReference[] {
  const columns: Ir.ColumnReference[] = []
  if (having)
    walkExpression(having, (part) => {
      if (part.kind === 'column') columns.push(part)
      if (part.kind === without) return false
      return part.kind !== 'call' || chosen.get(part)?.routine !== 'aggregate'
    })
  return columns
}
