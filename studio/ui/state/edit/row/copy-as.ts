import type { ExportFormat, TableExport } from '../../../../api/export.ts'
import type { JsonValue } from '../../../../api/cell.ts'
import type { Column } from '../../../../api/tables.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import type { SortKey } from '../../grid/grid-view.ts'
import { writeTsv } from '../../grid/tsv.ts'
import { type TableAddress, tableApiPath } from '../../table-address.ts'
import { isNewRow } from '../../staged/new-row-id.ts'
import { editText } from '../draft.ts'

export type CopyFormat = 'tsv' | 'markdown' | Exclude<ExportFormat, 'ndjson'>

export const COPY_FORMATS: readonly { readonly format: CopyFormat; readonly label: string }[] = [
  { format: 'tsv', label: 'TSV with headings' },
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
  { format: 'sql', label: 'SQL INSERT' },
  { format: 'markdown', label: 'Markdown' },
]

export interface CopiedRows {
  readonly rows: readonly GridRow[]
  readonly columns: readonly Column[]
}

interface CopySource {
  readonly api: ApiClient
  readonly table: TableAddress
  readonly sort: readonly SortKey[]
}

/** The rows as a text. Where the server writes it, values that are shown cut are whole in it. */
export async function copyRows(
  { api, table, sort }: CopySource,
  copied: CopiedRows,
  format: CopyFormat,
): Promise<string> {
  if (format === 'tsv' || format === 'markdown') return writeTable(copied, format)
  const body: TableExport = {
    schema: table.schema,
    keys: copied.rows.filter(({ id }) => !isNewRow(id)).map(({ key }) => ({ ...key })),
    select: copied.columns.filter(({ addressable }) => addressable).map(({ name }) => name),
    sort: [...sort],
    format,
    // A clipboard is pasted where it was asked for, and comes back unchanged.
    guard: false,
  }
  return (await api.download(tableApiPath(table, '/export'), body)).text()
}

/** Throws where a value is shown cut: its beginning would be taken for all of it. */
function writeTable({ rows, columns }: CopiedRows, format: 'tsv' | 'markdown'): string {
  const cut = columns.find(({ name }) => rows.some(({ notes }) => notes[name]?.truncated === true))
  if (cut !== undefined) {
    throw new Error(`${cut.name} is shown cut. CSV, JSON and SQL copy all of it.`)
  }
  const names = columns.map(({ name }) => name)
  const lines = rows.map(({ values }) => names.map((name) => values[name] ?? null))
  if (format === 'tsv') return writeTsv([names, ...lines.map((line) => line.map(editText))])
  return [names, names.map(() => '---'), ...lines.map((line) => line.map(markdownCell))]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')
}

function markdownCell(value: JsonValue): string {
  if (value === null) return 'NULL'
  return editText(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll(/\r\n|\r|\n/g, '<br>')
}
