import type { Connection } from '../../../runtime/engine.ts'
import { RefusedReplay } from '../../../runtime/migrate/replay.ts'
import type { Migration } from '../../../runtime/migrate/run/files/migration.ts'
import { MigrationRefused } from '../../../runtime/migrate/run/migration-refused.ts'
import type { KnownMigration } from '../../../runtime/migrate/run/migration-state.ts'
import type { Trial } from '../../api/migrations.ts'
import type { Studio } from '../studio.ts'
import { describeDifferences } from './describe-differences.ts'
import { projectOf } from './known-migrations.ts'
import { replayMigrations } from './replay-migrations.ts'

interface Tried {
  /** What the database has. */
  readonly applied: readonly Migration[]
  readonly planned: readonly Migration[]
}

/**
 * Runs what is planned on a scratch database that has what is applied, and says what becomes of the schema. It has no
 * rows, so what rows make a statement fail for is not found.
 */
export async function tryRun(tried: Tried, studio: Studio): Promise<Trial> {
  try {
    return await projectOf(studio).withScratches(async (make) => tryOn(await make(), tried, studio))
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error
    const [fault] = error.faults
    const reason = fault?.code === 'no-scratch' ? fault.message : UNTRIED
    return { state: 'untried', reason, failed: null, changes: [] }
  }
}

const UNTRIED = 'the migrations cannot be run on a scratch database'

async function tryOn(
  scratch: Connection,
  { applied, planned }: Tried,
  studio: Studio,
): Promise<Trial> {
  const project = projectOf(studio)
  const { engine } = project
  await replayMigrations(applied, scratch, project)
  const from = await engine.define(scratch)
  try {
    await replayMigrations(planned, scratch, project)
  } catch (error) {
    if (!(error instanceof RefusedReplay)) throw error
    const { script, statement } = error
    const failed = { file: script.file.path, statement: script.statements.indexOf(statement) + 1 }
    return { state: 'refused', reason: null, failed, changes: [] }
  }
  const changes = describeDifferences({ from, to: await engine.define(scratch) })
  return { state: 'passed', reason: null, failed: null, changes }
}

/** The migrations of the files that the database has whole. */
export function appliedOf(known: readonly KnownMigration[]): readonly Migration[] {
  return known.flatMap(({ state, migration }) =>
    state === 'applied' && migration !== undefined ? [migration] : [],
  )
}
