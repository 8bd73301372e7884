import type * as Ir from '../../ir/query.ts'
import { baseType, sameType, scalar, type Type, unknown } from '../../ir/type.ts'
import type { Inferred } from '../inference/inference.ts'

/** Whether a value that is not NULL may still not be `IS NOT NULL`, as `ROW(1, NULL)` is, whatever holds it. */
export function mayBeRow(expression: Ir.Expression, { types }: Pick<Inferred, 'types'>): boolean {
  const type = baseType(types.get(expression) ?? storedType(expression))
  return ['composite', 'unknown'].includes(type.kind) || sameType(type, record)
}

/** Of a column that nothing in the statement mentions: `t IS NOT NULL` says it of all columns. */
function storedType(expression: Ir.Expression): Type {
  if (expression.kind !== 'column') return unknown
  const { over } = expression.variable
  return (over.kind === 'relation' && over.columns[expression.index]?.type) || unknown
}

const record = scalar('record')
