import type { EditedTable } from '../edited-table.ts'
import type { RowImage } from '../rows/row-image.ts'

/** A row of a claim on its way from one image to the other; undefined: it is not there. */
export interface Move {
  readonly number: number
  readonly table: EditedTable
  readonly from: RowImage | undefined
  readonly to: RowImage | undefined
  readonly written: readonly string[]
  readonly isDerived: boolean
}

/** A row that stays the one that it is, and gets other values. */
export type Change = Move & { readonly from: RowImage; readonly to: RowImage }
