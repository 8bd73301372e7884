import type * as Ir from '../../ir/query.ts'
import type { DeclaredNulls } from '../../dialects/definition-rules.ts'
import type { JsonShape } from '../../ir/json-shape.ts'
import type { Inferred } from '../inference/inference.ts'
import { resultShapes } from '../json-shapes/result-shapes.ts'
import { impliedInside } from './implied-columns.ts'
import type { Nullability } from './nullability.ts'
import type { Reasons } from './reason.ts'
import { isNullableExpression } from './nullable-expression.ts'
import { nullableColumns } from './nullable-statement.ts'

export interface Decided {
  /** For each result column whether it can be NULL: false only where it is proven. */
  readonly columns: readonly boolean[]
  /** The objects of the result whose row may be missing. */
  readonly missing: ReadonlySet<Ir.Embed>
  /** The same of a query inside the statement. */
  readonly columnsOf: (query: Ir.Query) => readonly boolean[]
  /** The places of the other columns of a query that are not NULL where the one at the place is not. */
  readonly impliedBy: (place: number) => readonly number[]
  /** For each result column what is known of the JSON documents that it holds, if it holds any. */
  readonly shapes: readonly (JsonShape | undefined)[]
}

interface Asked {
  /** What the engine declares counts alone. */
  readonly declarations?: DeclaredNulls | undefined
  /** Filled with what decided. */
  readonly reasons?: Reasons
}

/** By proofs, or by what the engine declares alone. */
export function decideNullability(
  statement: Ir.Statement,
  inferred: Inferred,
  nullableParameters: readonly boolean[],
  { declarations, reasons }: Asked = {},
): Decided {
  const nullability: Nullability = {
    ...inferred,
    declarations,
    reasons,
    nullableParameters,
    rangeColumns: new Map(),
    cteColumns: new Map(),
    selectFacts: new Map(),
    missing: new Set(),
    isNullable: (expression, facts) => isNullableExpression(expression, facts, nullability),
    columnsOf: (part, outer) => nullableColumns(part, outer, nullability),
    unexplained: () => (reasons ? withoutReasons(nullability) : nullability),
  }
  const columns = nullability.columnsOf(statement, undefined)
  return {
    columns,
    missing: nullability.missing,
    columnsOf: (query) => nullability.columnsOf(query, undefined),
    impliedBy: (place) => impliedInside(statement, place, nullability),
    shapes: declarations ? [] : resultShapes(statement, nullability),
  }
}

function withoutReasons(explained: Nullability): Nullability {
  const nullability: Nullability = {
    ...explained,
    reasons: undefined,
    isNullable: (expression, facts) => isNullableExpression(expression, facts, nullability),
    columnsOf: (part, outer) => nullableColumns(part, outer, nullability),
    unexplained: () => nullability,
  }
  return nullability
}
