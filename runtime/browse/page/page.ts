import type { Column } from '../../../compiler/ir/catalog.ts'
import type { Json } from '../../values/cell-value.ts'

/** The values of a row by the names of its columns; an object without a prototype. */
export type Row = Readonly<Record<string, Json>>

/** What is said of a cell beside its value. */
export interface CellNote {
  /** The place of the row in the page, from 0. */
  readonly row: number
  readonly column: string
  /** The value is the beginning of one of `size` characters, or bytes of binary ones. */
  readonly truncated?: true
  readonly size?: number
  readonly encoding?: 'base64'
}

export interface Page {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly cells: readonly CellNote[]
  /** By which each row is found again. */
  readonly keys: readonly Row[]
  readonly limit: number
  /** Cursors of the pages around this one, and of the one that ends with the last row; null: there is none. */
  readonly next: string | null
  readonly prev: string | null
  readonly last: string | null
}
