import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import type { Nullability } from './nullability.ts'
import { isNullableExpression } from './nullable-expression.ts'
import { nullableColumns } from './nullable-statement.ts'

/** For each result column whether it can be NULL: false only where it is proven. */
export function decideNullability(
  statement: Ir.Statement,
  inferred: Inferred,
  nullableParameters: readonly boolean[],
): readonly boolean[] {
  const nullability: Nullability = {
    ...inferred,
    nullableParameters,
    rangeColumns: new Map(),
    cteColumns: new Map(),
    isNullable: (expression, facts) => isNullableExpression(expression, facts, nullability),
    columnsOf: (part, outer) => nullableColumns(part, outer, nullability),
  }
  return nullability.columnsOf(statement, undefined)
}
