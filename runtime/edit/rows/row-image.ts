import type { Column } from '../../../compiler/ir/catalog.ts'
import type { RawValue } from '../../raw-value.ts'

/** A row as it was stored at a moment, whole: both lists are in the order of the columns that were read. */
export interface RowImage {
  readonly values: readonly RawValue[]
  /** By these it is seen whether a value has changed since. */
  readonly fingerprints: readonly (string | null)[]
}

/** A row with what its values are, as it is answered. */
export interface StoredRow {
  readonly columns: readonly Column[]
  readonly values: readonly RawValue[]
}
