import { readHistory } from '../../../runtime/migrate/run/history/history.ts'
import {
  compareWithHistory,
  isThere,
  type KnownMigration,
} from '../../../runtime/migrate/run/migration-state.ts'
import { MigrationRefused } from '../../../runtime/migrate/run/migration-refused.ts'
import { refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import type { ProjectMigrations } from './project-migrations.ts'

/** The migrations of the project. Throws Refusal where the studio has none. */
export function projectOf({ migrations }: Studio): ProjectMigrations {
  if (migrations !== undefined) return migrations
  throw refusal('not_found', 'the studio was started without a project, so it has no migrations')
}

/** The files as they are now, beside the history of the database, which is read and nothing else. */
export async function knownMigrations(
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly KnownMigration[]> {
  const { engine, read } = projectOf(studio)
  const { migrations } = read()
  const snapshot = await studio.opened.database.snapshot({ signal })
  try {
    const { rows } = await readHistory(snapshot.connection, engine.runner.history)
    return compareWithHistory(migrations, rows)
  } finally {
    await snapshot.release()
  }
}

/** The same, where something is to be run. Throws MigrationRefused where a file cannot be read as one. */
export async function runnableMigrations(
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly KnownMigration[]> {
  const { faults } = projectOf(studio).read()
  if (faults.length > 0) throw new MigrationRefused(faults)
  return knownMigrations(studio, signal)
}

/** The newest of those that are applied, in part too: the only one that can be taken back. */
export function lastOf(known: readonly KnownMigration[]): KnownMigration | undefined {
  return known.findLast(isThere)
}
