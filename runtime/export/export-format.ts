import type { Type } from '../../compiler/ir/type.ts'
import type { RowStream } from '../database.ts'
import type { RawValue } from '../raw-value.ts'

export interface ExportedColumn {
  readonly name: string
  readonly type: Type
}

/** The text of a row; `isFirst`: no row has been written before. */
export type WriteRow = (values: readonly RawValue[], isFirst: boolean) => string

/** The text of a file of rows: a beginning, rows, an end. */
export interface ExportFormat {
  readonly contentType: string
  /** Without a dot. */
  readonly extension: string
  begin(columns: readonly ExportedColumn[]): string
  rowWriter(columns: readonly ExportedColumn[]): WriteRow
  end(): string
}

/** UTF-16 units after which a piece of a file ends. */
const PIECE = 65_536

/** The file in pieces of whole rows. Equal rows give equal text. */
export async function* exportRows(
  { columns, batches }: RowStream,
  format: ExportFormat,
): AsyncGenerator<string> {
  const write = format.rowWriter(columns)
  let isFirst = true
  let text = format.begin(columns)
  for await (const rows of batches) {
    for (const row of rows) {
      text += write(row, isFirst)
      isFirst = false
      if (text.length < PIECE) continue
      yield text
      text = ''
    }
  }
  yield text + format.end()
}
