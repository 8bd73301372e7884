import type { TableExport } from '../../../api/export.ts'
import type { ApiClient } from '../api/api-client.ts'
import { tableApiPath } from '../table-address.ts'
import { createFileRun, fileName, type FileRun } from './file-run.ts'

/** The file of a table that is being written. */
export interface ExportRun extends Omit<FileRun, 'start'> {
  readonly start: (body: TableExport, table: string) => Promise<void>
}

export function createExportRun(api: ApiClient): ExportRun {
  const run = createFileRun(api)
  const start = (body: TableExport, table: string) =>
    run.start({
      path: tableApiPath({ schema: '', name: table }, '/export'),
      body,
      name: `${fileName(table)}.${body.format}`,
    })
  return { ...run, start }
}
