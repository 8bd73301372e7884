import { Readable } from 'node:stream'
import { readScript } from '../../../../compiler/read-script.ts'
import { exportStatement } from '../../../../runtime/browse/export-statement.ts'
import type { ResultColumn, RowStream } from '../../../../runtime/database.ts'
import { type ExportFormat, exportRows } from '../../../../runtime/export/export-format.ts'
import { distinctKeys } from '../../../../runtime/relations/distinct-keys.ts'
import { sqlExport, type TableExport, tableExport } from '../../../api/export.ts'
import { fileFormat } from '../../export/file-format.ts'
import { refusal } from '../../failure/refusal.ts'
import { startedIterator } from '../../export/started-iterator.ts'
import { attachment } from '../../routing/attachment.ts'
import type { Answer } from '../../routing/route.ts'
import { bodyRoute, type RelationalRoute } from './relational-route.ts'
import { schemaStatement } from '../../sql/schema-statement.ts'
import { NOTHING_LOST } from '../../sql/script-extent.ts'
import { sentSql } from '../../sql/sent-sql.ts'
import { sqlRefusal } from '../../sql/sql-refusal.ts'
import { checkNames } from '../../tables/answer-page.ts'
import { checkWhere } from '../../tables/check-where.ts'
import { requestedTable } from '../../tables/find-table.ts'
import { unlessRefused } from '../../tables/refuse-faults.ts'

/** The content types of all formats. */
const FILES = ['text/csv', 'application/json', 'application/x-ndjson', 'application/sql'] as const

export const exportRoutes: readonly RelationalRoute[] = [
  bodyRoute(
    {
      method: 'POST',
      url: '/api/tables/:table/export',
      isRead: true,
      summary: 'A file of the rows of a table, a filter or keys',
      body: tableExport,
      files: FILES,
    },
    async (body, request, studio) => {
      const { signal } = request
      const { opened, seal } = studio
      const { schema, keys, where, format, guard = true, ...asked }: TableExport = body
      checkNames(asked)
      const relation = await requestedTable(request, studio, schema)
      await checkWhere(where, relation, { studio, signal })
      const wanted = {
        ...asked,
        keys,
        sort: asked.sort ?? [],
        // The database computes them again, and refuses an INSERT that names them.
        isExported: ({ generated }: { readonly generated: string }) =>
          format !== 'sql' || generated === 'none',
      }
      const checked = exportStatement(relation, wanted, { open: opened, where, seal })
      const { statement, columns } = unlessRefused(checked)
      const { batches } = await opened.database.stream(statement, { signal })
      const file = fileFormat(opened, {
        format,
        guard,
        relation: opened.sqlText.relation(relation),
        isNumbered: columns.some(({ identity }) => identity === 'always'),
      })
      return fileOf({ columns, batches }, file, relation.name)
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/sql/export',
      isRead: true,
      summary: 'A file of the rows of a query',
      body: sqlExport,
      files: FILES,
    },
    async ({ query, params = [], schema, format, guard = true }, { signal }, studio) => {
      const { opened } = studio
      const [statement, ...others] = readScript(query, opened.dialect)
      if (statement?.kind !== 'query' || others.length > 0)
        throw refusal('bad_request', 'a file is made of the rows of one query', 'query')
      if (statement.reachesFiles !== undefined)
        throw refusal('forbidden', 'the statement reaches files of this machine', 'query')
      if (params.length !== statement.parameters.labels.length)
        throw refusal('bad_request', 'each parameter takes one value', 'params')
      const before = await schemaStatement(schema, { studio, signal })
      const sent = sentSql(statement, params, opened)
      const file = fileFormat(opened, { format, guard, relation: opened.sqlText.quote('result') })
      try {
        const { columns, batches } = await opened.database.stream(sent, { signal, before })
        return await fileOf({ columns: withDistinctNames(columns), batches }, file, 'result')
      } catch (error) {
        const isRewritten = sent.sql !== statement.text
        const failed = { query, statement, isRewritten, results: [], end: NOTHING_LOST }
        throw await sqlRefusal(error, failed, studio)
      }
    },
  ),
]

function withDistinctNames(columns: readonly ResultColumn[]): readonly ResultColumn[] {
  const names = distinctKeys(columns.map(({ name }) => name))
  return columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }))
}

async function fileOf(rows: RowStream, format: ExportFormat, name: string): Promise<Answer> {
  const { contentType, extension } = format
  const pieces = await startedIterator(exportRows(rows, format))
  const bytes = Readable.from(pieces, { objectMode: false })
  return { bytes, headers: attachment(`${name}.${extension}`, contentType) }
}
