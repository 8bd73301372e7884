import { completeScript } from '../../../../compiler/complete-script.ts'
import { readScript } from '../../../../compiler/read-script.ts'
import {
  completeAnswer,
  completeRequest,
  formatAnswer,
  lintAnswer,
  sqlAnswer,
  type SqlAnswer,
  sqlRequest,
  sqlText,
} from '../../../api/sql.ts'
import { Refusal, refusal } from '../../failure/refusal.ts'
import { bodyRoute, type RelationalRoute, route } from './relational-route.ts'
import { formatSql } from '../../sql/format-sql.ts'
import { judgeScript } from '../../sql/judge-script.ts'
import { remembered } from '../../state/remembered.ts'
import { runScript } from '../../sql/run-script.ts'
import { EVENTS_TYPE, streamScript, type StreamWatch } from '../../sql/stream-script.ts'
import { withSchemaFirst } from '../../sql/with-schema-first.ts'

const rowCountOf = ({ rowCount }: SqlAnswer) => rowCount

export const sqlRoutes: readonly RelationalRoute[] = [
  bodyRoute(
    {
      method: 'POST',
      url: '/api/sql',
      summary: 'Runs statements one after the other, up to the first that fails',
      body: sqlRequest,
      answers: sqlAnswer,
      files: [EVENTS_TYPE],
    },
    async (body, request, studio) => {
      const run = ({ onResult, onDone }: Partial<StreamWatch> = {}) =>
        remembered({ query: body.query, mode: body.mode, studio }, rowCountOf, async () => {
          const found = await runScript(body, { signal: request.signal, onResult }, studio)
          onDone?.()
          return found
        })
      if (request.headers['accept'] === EVENTS_TYPE) return streamScript(request, studio, run)
      const answer = await run()
      return { body: answer, dbMs: answer.results.reduce((sum, each) => sum + each.timing.dbMs, 0) }
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/sql/:requestId',
      summary: 'Cancels the statements of a request on the server',
    },
    ({ params: { requestId = '' } }, { running }) => {
      if (!running.cancel(requestId)) throw new Refusal('not_found')
      return {}
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/sql/lint',
      isRead: true,
      summary: 'What is wrong or doubtful in a text, and its statements',
      body: sqlText,
      answers: lintAnswer,
    },
    async ({ query, schema }, _request, studio) => ({
      body: judgeScript(query, withSchemaFirst(await studio.recentCatalog(), schema), studio),
    }),
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/sql/format',
      isRead: true,
      summary: 'The text with its lines and indents set anew',
      body: sqlText,
      answers: formatAnswer,
    },
    ({ query }, _request, { opened: { dialect } }) => {
      const isRead = readScript(query, dialect).every(({ kind }) => kind !== 'unreadable')
      const text = isRead ? formatSql(query, dialect) : undefined
      if (text === undefined) throw refusal('invalid_value', 'a statement cannot be read', 'query')
      return { body: { text } }
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/sql/complete',
      isRead: true,
      summary: 'What may stand at a place of a text',
      body: completeRequest,
      answers: completeAnswer,
    },
    async ({ query, position, schema }, _request, studio) => {
      const catalog = withSchemaFirst(await studio.recentCatalog(), schema)
      const place = { text: query, position: Math.min(position, query.length) }
      const { from, to, options } = completeScript(place, catalog, studio.opened.dialect)
      return { body: { from, to, options: [...options] } }
    },
  ),
]
