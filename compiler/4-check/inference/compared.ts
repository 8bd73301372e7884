import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import type { Span } from '../../source/span.ts'
import { coerce } from './coerce.ts'
import type { Inference } from './inference.ts'

/** What stands in ORDER BY: becomes text if nothing gives it a type. Reports `incomparable-type`. */
export function sorted(expression: Ir.Expression, clause: string, inference: Inference): void {
  const type = settled(expression, inference)
  if (inference.dialect.semantics.comparison(type) === 'order') return
  report(type, expression.at, `${clause} cannot sort`, inference)
}

/** What GROUP BY or DISTINCT tells apart. Reports `incomparable-type`. */
export function compared(expression: Ir.Expression, clause: string, inference: Inference): void {
  comparedType(settled(expression, inference), expression.at, clause, inference)
}

/** A column of rows that are compared. Reports `incomparable-type`. */
export function comparedType(type: Type, at: Span, clause: string, inference: Inference): void {
  if (inference.dialect.semantics.comparison(type) !== 'none') return
  report(type, at, `${clause} cannot compare`, inference)
}

function settled(expression: Ir.Expression, inference: Inference): Type {
  coerce(expression, inference.dialect.semantics.untypedResult, inference)
  return inference.typeOf(expression)
}

function report(type: Type, at: Span, what: string, { dialect, report: into }: Inference): void {
  into.add('incomparable-type', at, { what, type: dialect.types.render(type) })
}
