import type { ExportedColumn } from './export-format.ts'
import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import type { RowStream } from '../database.ts'

/** What is exported as one table. */
export interface ExportedRows {
  /** As a person writes it; `query` for the rows of a query. */
  readonly name: string
  /** Undefined for the rows of a query. */
  readonly relation: Relation | undefined
  readonly columns: readonly ExportedColumn[]
  readonly batches: RowStream['batches']
}

/** What is to be read; the columns of a query are known when it is read. */
export interface WishedRows {
  readonly name: string
  readonly relation: Relation | undefined
  readonly columns: readonly Column[]
}

export interface ExportedTable {
  readonly name: string
  /** The file in the directory of the export. */
  readonly file: string
  readonly rows: number
}

/** Where the rows of an export go, one table after the other. */
export interface ExportTarget {
  /** What is read, in this order. */
  readonly tables: readonly WishedRows[]
  write(rows: ExportedRows): Promise<ExportedTable>
  /** Behind the last table: everything is on the disk. */
  finish(): Promise<void>
}

/** What every target is made of. */
export interface TargetMeans {
  readonly tables: readonly WishedRows[]
  readonly output: ExportOutput
  readonly onRows: (count: number) => void
}

/** A directory of files that are being written. */
export interface ExportOutput {
  create(file: string): Promise<OutputFile>
  /** The absolute path of a file that somebody else writes. */
  pathOf(file: string): string
}

/** Throws what the file system throws. */
export interface OutputFile {
  write(text: string): Promise<void>
  /** Resolves when the file is on the disk. */
  close(): Promise<void>
}
