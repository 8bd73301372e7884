import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import type { Script, ScriptStatement } from '../files/migration.ts'
import { askCount, type CountedDatabase } from '../hazards/ask-count.ts'
import { migrationFault } from '../migration-faults.ts'
import { MigrationRefused } from '../migration-refused.ts'

interface CheckedRun extends CountedDatabase {
  readonly script: Script
}

/**
 * Asks what the checks of the statements behind the first `done` ask. What is not there yet is made by the file itself.
 * Throws MigrationRefused, with the number of rows that are in the way.
 */
export async function runChecks(run: CheckedRun, done: number): Promise<void> {
  const faults: Renderable[] = []
  for (const statement of run.script.statements.slice(done))
    faults.push(...(await refusalsOf(statement, run)))
  if (faults.length > 0) throw new MigrationRefused(faults)
}

async function refusalsOf(
  { checks, at }: ScriptStatement,
  run: CheckedRun,
): Promise<readonly Renderable[]> {
  const found: Renderable[] = []
  for (const { count, refusal } of checks) {
    const rows = await askCount(count, run)
    const params = { refusal: refusal.replace(/\.$/, ''), rows: String(rows) }
    const place = { file: run.script.file.path, ...at }
    if (typeof rows === 'number' && rows > 0)
      found.push(migrationFault('failed-check', params, place))
  }
  return found
}
