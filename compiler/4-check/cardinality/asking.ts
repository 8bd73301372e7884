import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'

/** Sets of columns by their places: no two rows are alike in all columns of a set, NULL being a value. */
export type RowKeys = readonly (readonly number[])[]

/** What proofs about rows ask of the statements inside. */
export interface Asking {
  readonly inferred: Inferred
  isOne(statement: Ir.Statement): boolean
  keysOf(statement: Ir.Statement): RowKeys
}
