import type { Diagnostic } from '../../../../compiler/diagnostics/report.ts'
import { positionAt } from '../../../../compiler/source/source-file.ts'
import { codeRequest, queryCode, tableCode } from '../../../api/code.ts'
import { Refusal } from '../../failure/refusal.ts'
import { bodyRoute, type RelationalRoute, route } from './relational-route.ts'
import type { Studio } from '../../studio.ts'
import { requestedTable } from '../../tables/find-table.ts'

/** What prints TypeScript is large, and read when it is first used. */
const loadPreview = () => import('../../../../compiler/preview-code.ts')

export const codeRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/code',
      summary: 'The types that gen writes for a table',
      query: ['schema'],
      answers: tableCode,
    },
    async (request, studio) => {
      const relation = await requestedTable(request, studio)
      const { previewRelation } = await loadPreview()
      const { target, driver } = targetOf(studio)
      const catalog = await studio.catalog(request.signal)
      return { body: { code: await previewRelation(relation, catalog, target), driver } }
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/sql/code',
      isRead: true,
      summary: 'The method and the types that gen writes for a statement',
      body: codeRequest,
      answers: queryCode,
    },
    async ({ query, name = 'Query', kind = 'many' }, { signal }, studio) => {
      const { previewQuery } = await loadPreview()
      const { target, driver } = targetOf(studio)
      const text = query.trim().replace(/;\s*$/, '')
      const start = query.indexOf(text)
      const named = { name, kind, doc: [], text }
      const preview = await previewQuery(named, await studio.catalog(signal), target)
      const { declarations = null, module = null, diagnostics } = preview
      const shown = diagnostics.map((each) => shownDiagnostic(each, query, start))
      return { body: { declarations, module, diagnostics: shown, driver } }
    },
  ),
]

function shownDiagnostic(
  { at, severity, code, message, hint }: Diagnostic,
  query: string,
  start: number,
) {
  const place = { start: at.start + start, end: at.end + start }
  const position = positionAt({ path: '', text: query }, place.start)
  return { ...place, ...position, severity, code, message, hint: hint ?? null, suggestions: [] }
}

/** With the default driver and settings: the studio of a project may know others one day. */
function targetOf({ opened: { dialect }, version }: Studio) {
  const driver = dialect.drivers[dialect.defaultDriver]
  if (driver === undefined) throw new Refusal('not_available')
  const options = {
    version,
    bigint: 'string',
    timestamp: 'date',
    rename: new Map(),
    overrides: new Map(),
  } as const
  return { target: { dialect, driver, options }, driver: dialect.defaultDriver }
}
