import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue, RowStream } from '../database.ts'

export interface ExportedColumn {
  readonly name: string
  readonly type: Type
}

/** The text of a file of rows: a beginning, rows, an end. */
export interface ExportFormat {
  readonly contentType: string
  /** Without a dot. */
  readonly extension: string
  begin(columns: readonly ExportedColumn[]): string
  /** `isFirst`: no row has been written before. */
  row(values: readonly RawValue[], columns: readonly ExportedColumn[], isFirst: boolean): string
  end(): string
}

/** The file in pieces of one batch each. Equal rows give equal text. */
export async function* exportRows(
  { columns, batches }: RowStream,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield format.begin(columns)
  let isFirst = true
  for await (const rows of batches) {
    let text = ''
    for (const row of rows) {
      text += format.row(row, columns, isFirst)
      isFirst = false
    }
    yield text
  }
  yield format.end()
}
