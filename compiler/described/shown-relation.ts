import type { ShownRelation } from '../3-resolve/definitions/context.ts'
import type { Inferred } from '../4-check/inference/inference.ts'
import { reasonForOwnRows } from '../4-check/cardinality/own-rows.ts'
import type { RelationKind } from '../ir/catalog.ts'
import type * as Ir from '../ir/query.ts'
import { sameType } from '../ir/type.ts'

/** The one relation whose rows the query shows one by one, or why there is none (PostgreSQL manual, "Updatable Views"). */
export function shownRelation(
  statement: Ir.Statement | Ir.Body,
  inferred: Inferred,
): ShownRelation | string {
  if (statement.kind === 'query') {
    const { ctes, limit, offset, body } = statement
    if (ctes.length > 0) return 'WITH stands before it'
    return limit || offset
      ? 'LIMIT and OFFSET choose among the rows'
      : shownRelation(body, inferred)
  }
  if (statement.kind !== 'select') return noSelect(statement, inferred)
  const reason = reasonForOwnRows(statement, inferred)
  if (reason !== undefined) return reason
  const { from, outputs } = statement
  if (from?.kind !== 'range-variable') return 'it does not read one relation alone'
  const { over } = from
  if (over.kind !== 'relation' || !changeable.has(over.relation.kind))
    return `"${from.alias}" is no table and no view`
  if (over.period.length > 0) return 'TABLESAMPLE chooses among the rows'
  const { schema, name } = over.relation
  const columns = outputs.map(({ expression }) => shownColumn(expression, from, inferred))
  return { on: { schema, name }, columns }
}

const changeable: ReadonlySet<RelationKind> = new Set(['table', 'foreign-table', 'view'])

function noSelect(statement: Ir.Statement | Ir.Body, inferred: Inferred): string {
  const isBody = statement.kind === 'values' || statement.kind === 'set-operation'
  const reason = isBody ? reasonForOwnRows(statement, inferred) : undefined
  return reason ?? 'it is no SELECT'
}

/** The column that it is; the engine's own columns cannot be written. A cast to the type that a value has is none. */
function shownColumn(
  expression: Ir.Expression,
  variable: Ir.RangeVariable,
  inferred: Inferred,
): string | undefined {
  if (expression.kind === 'cast') {
    const from = inferred.types.get(expression.operand)
    const isSame = from !== undefined && sameType(from, expression.type)
    return isSame ? shownColumn(expression.operand, variable, inferred) : undefined
  }
  if (expression.kind !== 'column' || expression.index >= variable.visible) return undefined
  const { over } = expression.variable
  return over.kind === 'relation' ? over.columns[expression.index]?.name : undefined
}
