import type * as Ir from '../../ir/query.ts'
import type { JsonShape } from '../../ir/json-shape.ts'
import type { Facts } from '../nullability/facts.ts'
import type { Nullability } from '../nullability/nullability.ts'

/** What finding shapes needs; expressions and statements reach each other through it. */
export interface ShapeContext {
  readonly nullability: Nullability
  /** Of an expression as a part of a document. */
  partShape(expression: Ir.Expression, facts: Facts): JsonShape
  /** Of a column that holds documents. */
  shapeOfColumn(column: Ir.ColumnReference, facts: Facts): JsonShape | undefined
  /** Of a column of the statement's result; `outer` is what holds around it. */
  columnShape(
    statement: Ir.Statement,
    index: number,
    outer: Facts | undefined,
  ): JsonShape | undefined
}
