import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { MigrationPart } from '../../../compiler/read-migration.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import type { ResultTable } from '../../print/result-table.ts'

/** A text and the statements in it. */
export interface RawText {
  readonly source: SourceFile
  readonly parts: readonly MigrationPart[]
}

/** The statements that were run, or the fault of the one that ended the run. */
export interface RawRun {
  readonly results: readonly RawResult[]
  readonly fault: Renderable | undefined
}

/** Statements are run in one transaction, or each commits by itself. */
export type RawMode = 'together' | 'each'

/** The result of one statement, as it is shown. */
export interface RawResult extends ResultTable {
  /** `SELECT`, `INSERT` */
  readonly command: string
  /** The rows that were returned or changed. */
  readonly rowCount: number
}
