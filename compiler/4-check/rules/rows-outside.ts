import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachExpression, statementsIn } from '../tree/each-select.ts'
import { isRow } from '../tree/is-row.ts'

type Known = Pick<Inferred, 'declared'>

/**
 * Rows that are no sides of a comparison, nor given to several columns (SQLite manual, Row Values; MySQL's error 1241).
 * Fails: `SELECT (a, b)`, `(a, b) = 1`. Passes: `(a, b) = (1, 2)`, `(a, b) IN (SELECT c, d FROM t)`.
 */
export function rowsOutside(
  statement: Ir.Statement,
  { declared }: Known,
): readonly Ir.Expression[] {
  // A list in the place of rows is told of itself.
  const mayBeRow = (side: Ir.Expression) =>
    isRow(side) ||
    side.kind === 'subquery' ||
    (side.kind === 'parameter' && declared[side.index]?.list === true)
  const rows: Ir.Expression[] = []
  const compared = new Set<Ir.Expression>(statementsIn(statement).flatMap(assignedRows))
  eachExpression(statement, (expression) => {
    if (isRow(expression)) rows.push(expression)
    const sides = sidesOf(expression)
    if (!sides.every(mayBeRow)) return
    for (const side of sides) addRows(side, compared)
  })
  return rows.filter((row) => !compared.has(row))
}

/** With the rows inside: `WHERE (a, (b, c)) = (1, (2, 3))` is taken apart before anybody asks. */
function addRows(side: Ir.Expression, compared: Set<Ir.Expression>): void {
  compared.add(side)
  for (const item of isRow(side) ? side.items : []) addRows(item, compared)
}

function assignedRows(statement: Ir.Statement): readonly Ir.Expression[] {
  return assignmentsIn(statement).flatMap(({ columns, value }) =>
    columns.length > 1 && value.kind !== 'default' ? [value] : [],
  )
}

function assignmentsIn(statement: Ir.Statement): readonly Ir.Assignment[] {
  if (statement.kind === 'update') return statement.assignments
  if (statement.kind !== 'insert') return []
  return statement.conflicts.flatMap(({ assignments }) => assignments)
}

/** What is compared with what. */
function sidesOf(expression: Ir.Expression): readonly Ir.Expression[] {
  switch (expression.kind) {
    case 'operation':
      return comparing.has(expression.operator) ? expression.operands : []
    case 'test':
      return expression.right ? [expression.operand, expression.right] : []
    case 'between':
      return [expression.operand, expression.low, expression.high]
    case 'in-list':
      return [expression.operand, ...expression.items]
    case 'in-query':
    case 'quantified':
      return [expression.operand]
    case 'case':
      return expression.operand
        ? [expression.operand, ...expression.whens.map(({ when }) => when)]
        : []
    default:
      return []
  }
}

const comparing: ReadonlySet<string> = new Set(['=', '==', '<>', '!=', '<', '<=', '>', '>=', '<=>'])
