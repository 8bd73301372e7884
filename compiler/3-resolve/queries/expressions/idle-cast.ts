import type * as Ir from '../../../ir/query.ts'
import { sameType, type Type } from '../../../ir/type.ts'

/**
 * Whether a cast says nothing, because the operand is a column of the very type: `email::text` of a text is `email`. The
 * engine takes it for the column then. Not so for `note::varchar` of a varchar(9), or for `note::text` of a varchar.
 */
export function isIdleCast({ operand, type }: Ir.Cast): boolean {
  const from = columnType(operand)
  return from !== undefined && sameType(from, type) && sameModifiers(from, type)
}

/** The type of a column, through derived tables and CTEs as far as they show columns and casts. */
function columnType(expression: Ir.Expression): Type | undefined {
  if (expression.kind === 'cast') return expression.type
  if (expression.kind !== 'column') return undefined
  const { over } = expression.variable
  switch (over.kind) {
    case 'relation':
      return over.columns[expression.index]?.type
    case 'query':
      return outputType(over.query, expression.index)
    case 'cte':
      return over.cte.recursive ? undefined : outputType(over.cte.query, expression.index)
    default:
      return undefined
  }
}

function outputType(statement: Ir.Statement, index: number): Type | undefined {
  if (statement.kind !== 'query') return undefined
  let { body } = statement
  while (body.kind === 'query') body = body.body
  const output = body.kind === 'select' ? body.outputs[index] : undefined
  return output && columnType(output.expression)
}

function sameModifiers(left: Type, right: Type): boolean {
  if (left.kind === 'array' && right.kind === 'array')
    return sameModifiers(left.element, right.element)
  if (left.kind !== 'scalar' || right.kind !== 'scalar') return true
  return left.modifiers.join() === right.modifiers.join()
}
