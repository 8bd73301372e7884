import { lintScript } from '../../../compiler/lint-script.ts'
import { unitsOf } from '../../../runtime/migrate/run/execute/units-of.ts'
import type { StatementFailed } from '../../../runtime/migrate/run/execute/statement-failed.ts'
import type { ScriptStatement } from '../../../runtime/migrate/run/files/migration.ts'
import type { ErrorDetail } from '../../api/error.ts'
import { Refusal } from '../failure/refusal.ts'
import { detailsOf, placeOf } from '../sql/details-of.ts'
import type { Studio } from '../studio.ts'
import { projectOf } from './known-migrations.ts'

/** The answer to a statement of a migration that failed: where it stands, and what our compiler says of it. */
export async function failedStatement(error: StatementFailed, studio: Studio): Promise<Refusal> {
  const { script, number, refusal, blockers } = error.failed
  if (refusal.kind === 'disconnected') return new Refusal('unavailable', { cause: error })
  const { runner } = projectOf(studio).engine
  const isWhole = unitsOf(script, runner).length <= 1 && runner.isTransactional
  const total = script.statements.length
  const failed = {
    file: script.file.path,
    statement: number ?? null,
    done: isWhole ? 0 : (number ?? total) - 1,
    total,
  }
  const statement = number === undefined ? undefined : script.statements[number - 1]
  const parts = { beside: { failed }, cause: error }
  const place = { path: script.file.path, ...placeOf(script.file.text, statement?.at.start ?? 0) }
  if (refusal.kind === 'locked') {
    const holders = blockers.length > 0 ? blockers.join(', ') : 'another session'
    const message = `it waited too long for a lock that is held by ${holders}`
    return new Refusal('conflict', { details: [{ ...place, kind: 'lock', message }], ...parts })
  }
  const judged = statement === undefined ? [] : await judge(statement, script.file.text, studio)
  const message = 'the database refuses this statement; the terminal of the studio says why'
  const details =
    judged.length > 0
      ? judged.map((each) => ({ ...each, path: script.file.path }))
      : [{ ...place, kind: 'refused', message }]
  return new Refusal('sql_error', { details, ...parts })
}

/** What our compiler finds wrong, with the schema as it is at that moment. */
async function judge(
  { text, at }: ScriptStatement,
  file: string,
  studio: Studio,
): Promise<readonly ErrorDetail[]> {
  studio.forgetCatalog()
  const catalog = await studio.catalog(new AbortController().signal)
  const found = lintScript({ path: 'statement', text }, catalog, studio.opened.dialect)
  const errors = found.filter(({ severity }) => severity === 'error')
  const placed = errors.map((each) => {
    const { start, end } = each.place
    return { ...each, at: { start: start + at.start, end: end + at.start } }
  })
  return detailsOf(placed, file)
}
