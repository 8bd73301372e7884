import type { ColumnSource } from '../../ir/checked.ts'
import type * as Ir from '../../ir/query.ts'
import { shownColumn } from '../../ir/shown-column.ts'

/**
 * The stored column that SQLite names for each column of a statement (sqlite3_column_origin_name): through
 * views, derived tables and subqueries, of a set operation that of one arm. `arm` is the first for a
 * statement's own result, the last for all that is read from.
 */
export function columnOrigins(
  statement: Ir.Statement,
  arm: 'first' | 'last',
): readonly (ColumnSource | undefined)[] {
  return outputsOf(statement, arm).map(
    ({ expression }) => changedOrigin(statement, expression) ?? originOf(expression),
  )
}

/** `INSERT INTO v ... RETURNING a`: of the view itself, whose rows are those that are given to a trigger. */
function changedOrigin(
  statement: Ir.Statement,
  expression: Ir.Expression,
): ColumnSource | undefined {
  if (statement.kind === 'query' || statement.kind === 'command') return undefined
  if (expression.kind !== 'column') return undefined
  const { over, columns } = expression.variable
  const column = columns[expression.index]
  const isView = over.kind === 'relation' && over.relation.kind === 'view'
  if (!isView || over !== statement.target.over || column === undefined) return undefined
  return { schema: over.relation.schema, relation: over.relation.name, column }
}

function outputsOf(statement: Ir.Statement, arm: 'first' | 'last'): readonly Ir.Output[] {
  if (statement.kind === 'command') return []
  return statement.kind === 'query' ? outputsIn(statement.body, arm) : statement.returning
}

function outputsIn(body: Ir.Body, arm: 'first' | 'last'): readonly Ir.Output[] {
  switch (body.kind) {
    case 'select':
      return body.outputs
    case 'query':
      return outputsIn(body.body, arm)
    case 'set-operation':
      return outputsIn(arm === 'first' ? body.left : body.right, arm)
    case 'values':
      return valuesOf(body, arm)
  }
}

/** The columns of rows are those of one row. */
function valuesOf({ rows, at }: Ir.Values, arm: 'first' | 'last'): readonly Ir.Output[] {
  const row = (arm === 'first' ? rows[0] : rows.at(-1)) ?? []
  return row.map((expression) => ({
    name: '',
    expression,
    written: { kind: 'expression', alias: undefined },
    at,
  }))
}

function originOf(expression: Ir.Expression): ColumnSource | undefined {
  if (expression.kind === 'subquery') return originIn(expression.query, 0)
  if (expression.kind !== 'column') return undefined
  const { variable, index } = expression
  const { over } = variable
  switch (over.kind) {
    case 'relation': {
      if (over.relation.kind === 'view') return over.columns[index]?.origin
      const own = shownColumn(variable, index)
      return own === undefined ? undefined : storedNow(over, own)
    }
    case 'function': {
      const column = variable.columns[index]
      const relation = over.calls[0]?.name
      return column === undefined || relation === undefined
        ? undefined
        : { schema: '', relation: relation.toLowerCase(), column }
    }
    case 'query':
      return originIn(over.query, index)
    case 'cte':
      return originInCte(over.cte, index)
    default:
      return undefined
  }
}

/** Columns of a table that is read by names of before tell those that it has now. */
function storedNow(
  { relation: { schema, name }, columns }: Extract<Ir.Ranged, { kind: 'relation' }>,
  column: string,
): ColumnSource {
  const now = columns.find((each) => each.name === column)?.origin
  if (now) return now
  const relation = columns.find(({ origin }) => origin)?.origin?.relation
  return { schema, relation: relation ?? name, column }
}

/** The column of a recursive CTE that its last arm passes on is one of the CTE. */
function originInCte(cte: Ir.Cte, index: number): ColumnSource | undefined {
  const expression = outputsOf(cte.query, 'last')[index]?.expression
  const passed = expression && passedOn(expression)
  const isOwn = passed?.variable.over.kind === 'cte' && passed.variable.over.cte === cte
  const own = isOwn ? passed.variable.columns[passed.index] : undefined
  if (own !== undefined) return { schema: '', relation: cte.name, column: own }
  return expression && originOf(expression)
}

/** The column that an expression is, through subqueries, derived tables and CTEs. */
function passedOn(expression: Ir.Expression): Ir.ColumnReference | undefined {
  const [statement, index] = insideOf(expression)
  if (!statement) return expression.kind === 'column' ? expression : undefined
  const output = outputsOf(statement, 'last')[index]
  return output && passedOn(output.expression)
}

function insideOf(expression: Ir.Expression): readonly [Ir.Statement | undefined, number] {
  if (expression.kind === 'subquery') return [expression.query, 0]
  if (expression.kind !== 'column') return [undefined, 0]
  const { over } = expression.variable
  const isPlain = over.kind === 'cte' && !over.cte.recursive
  const query = isPlain ? over.cte.query : undefined
  return [over.kind === 'query' ? over.query : query, expression.index]
}

function originIn(statement: Ir.Statement, index: number): ColumnSource | undefined {
  const output = outputsOf(statement, 'last')[index]
  return output && originOf(output.expression)
}
