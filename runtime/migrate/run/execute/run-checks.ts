import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import type { Script, ScriptStatement } from '../files/migration.ts'
import { askCount } from '../hazards/ask-count.ts'
import { checkQuestion } from '../hazards/check-question.ts'
import type { ReadDatabase } from '../hazards/may-be-filled.ts'
import { migrationFault } from '../migration-faults.ts'
import { MigrationRefused } from '../migration-refused.ts'

interface CheckedRun extends ReadDatabase {
  readonly script: Script
}

/**
 * Asks what the checks of the statements behind the first `done` ask, under the names that are there before. What is not
 * there yet is made by the file itself. Throws MigrationRefused, with the number of rows that are in the way.
 */
export async function runChecks(run: CheckedRun, done: number): Promise<void> {
  const faults: Renderable[] = []
  const left = run.script.statements.slice(done)
  for (const [index, statement] of left.entries())
    faults.push(...(await refusalsOf(statement, left.slice(0, index), run)))
  if (faults.length > 0) throw new MigrationRefused(faults)
}

async function refusalsOf(
  { checks, at }: ScriptStatement,
  before: readonly ScriptStatement[],
  run: CheckedRun,
): Promise<readonly Renderable[]> {
  const found: Renderable[] = []
  for (const { count, refusal } of checks) {
    const question = checkQuestion(count, before, run.dialect)
    if (question === undefined) continue
    const rows = await askCount(question, run)
    const params = { refusal: refusal.replace(/\.$/, ''), rows: String(rows) }
    const place = { file: run.script.file.path, ...at }
    if (typeof rows === 'number' && rows > 0)
      found.push(migrationFault('failed-check', params, place))
  }
  return found
}
