import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { baseType } from '../../../ir/type.ts'
import type { Context } from '../context.ts'
import { findVariable } from '../find-column.ts'
import { type Scope, visibleColumns } from '../scope.ts'

/** One of the values that a row is taken apart into. */
export interface RowPart {
  readonly name: string
  readonly expression: Ir.Expression
}

/** The operand of `(x).*`; undefined for any other expression. */
export function rowTakenApart(expression: Ast.Expression): Ast.Expression | undefined {
  const isStar =
    expression.kind === 'field' && expression.field.text === '*' && !expression.field.quoted
  return isStar ? expression.operand : undefined
}

/** The fields of `(x).*`, whose type must be known for it. Reports `type-mismatch`. */
export function expandRow(
  operand: Ast.Expression,
  at: Ast.Expression['at'],
  scope: Scope,
  context: Context,
): readonly RowPart[] {
  const row = context.expression(operand, scope)
  if (row.kind === 'whole-row') return visibleColumns(row.variable)
  const type = baseType(context.typeOf(row))
  const fault = [{ name: '*', expression: { kind: 'fault', at } as const }]
  if (type.kind === 'unknown') return fault
  if (type.kind === 'composite') {
    return type.fields.map(({ name }) => ({
      name,
      expression: { kind: 'field', operand: row, field: name, at },
    }))
  }
  const found = context.dialect.types.render(type)
  context.report.add('type-mismatch', at, {
    where: 'what .* takes apart',
    found,
    expected: 'a row',
  })
  return fault
}

/** A list of values in which rows are written out: `ROW(a, t.*, (x).*)`, `VALUES ((x).*)`. */
export function expandedItems(
  items: readonly Ast.Expression[],
  scope: Scope,
  context: Context,
): readonly Ir.Expression[] {
  return items.flatMap((item) => {
    const operand = rowTakenApart(item)
    if (operand) {
      return expandRow(operand, item.at, scope, context).map(({ expression }) => expression)
    }
    const variable =
      item.kind === 'column' && item.star ? findVariable(item.parts, scope, context) : undefined
    return variable
      ? visibleColumns(variable).map(({ expression }) => expression)
      : [context.expression(item, scope)]
  })
}
