import { cellAnswer, cellRequest } from '../../../api/rows.ts'
import { tableCount, tableDdl } from '../../../api/tables.ts'
import { countRows } from '../../../../runtime/browse/count-rows.ts'
import { readCell } from '../../../../runtime/browse/read-cell.ts'
import { readDefinition } from '../../../../runtime/browse/read-definition.ts'
import { Refusal, refusal } from '../../failure/refusal.ts'
import { checkNames } from '../../tables/answer-page.ts'
import { pageOfParameters } from '../../tables/page-of-parameters.ts'
import { unlessRefused } from '../../tables/refuse-faults.ts'
import { attachment } from '../../routing/attachment.ts'
import { metadataAnswer } from '../../routing/metadata-answer.ts'
import { bodyRoute, type RelationalRoute, route } from './relational-route.ts'
import { checkIdentifier, requestedTable } from '../../tables/find-table.ts'

export const cellRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/count',
      summary: 'How many rows a table or a filter has',
      query: ['schema', 'filter', 'where.', 'search', 'count'],
      answers: tableCount,
    },
    async (request, studio) => {
      const wanted = pageOfParameters(request.query)
      const { count: mode = 'exact' } = wanted
      checkNames(wanted)
      const relation = await requestedTable(request, studio)
      const { signal } = request
      const counted = await countRows(studio.opened, relation, wanted, { mode, signal })
      return { body: { count: unlessRefused(counted) } }
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/tables/:table/cell',
      isRead: true,
      summary: 'A cell as it is stored, whole',
      body: cellRequest,
      answers: cellAnswer,
      files: ['application/octet-stream'],
    },
    async ({ schema, json: form = 'parsed', key, column }, request, studio) => {
      checkIdentifier(column, 'column')
      const relation = await requestedTable(request, studio, schema)
      const { seal, opened } = studio
      const options = { form, seal, signal: request.signal }
      const cell = unlessRefused(await readCell(opened, relation, { key, column }, options))
      if (cell.kind === 'gone') throw new Refusal('not_found')
      if (cell.kind === 'ambiguous') {
        throw refusal('conflict', 'nothing tells the row from another one', 'key')
      }
      const { value, hash, encoding } = cell
      const isBytes = encoding === 'base64' || opened.values.kindOf(cell.column.type) === 'binary'
      if (request.headers['accept'] !== 'application/octet-stream' || value === null) {
        return { body: { value, hash, ...(encoding && { encoding }) } }
      }
      const bytes = Buffer.from(textOf(value), isBytes ? 'base64' : 'utf8')
      return { bytes, headers: attachment(`${relation.name}-${column}.bin`) }
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/ddl',
      summary: 'The statements that make a table',
      query: ['schema'],
      answers: tableDdl,
    },
    async (request, studio) => {
      const relation = await requestedTable(request, studio)
      const { signal } = request
      return metadataAnswer(request, {
        ddl: await readDefinition(studio.opened, relation, { signal }),
      })
    },
  ),
]

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
