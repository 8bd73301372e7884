import { leavingFaults } from '../../../compiler/leaving-faults.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import type { Connection } from '../../../runtime/engine.ts'
import { replay } from '../../../runtime/migrate/replay.ts'
import type { Migration } from '../../../runtime/migrate/run/files/migration.ts'
import { MigrationRefused } from '../../../runtime/migrate/run/migration-refused.ts'
import type { ProjectMigrations } from './project-migrations.ts'

/**
 * Runs migrations on a scratch database. Throws MigrationRefused before anything is run where a statement would leave
 * it, and RefusedReplay.
 */
export async function replayMigrations(
  migrations: readonly Migration[],
  scratch: Connection,
  project: ProjectMigrations,
): Promise<void> {
  refuseLeaving(
    migrations.map(({ up }) => up.file),
    project,
  )
  for (const { up } of migrations) await replay(up, scratch, project.engine.runner)
}

/** What leaves the scratch database would change another one. Throws MigrationRefused. */
export function refuseLeaving(
  files: readonly SourceFile[],
  { dialect }: Pick<ProjectMigrations, 'dialect'>,
): void {
  const leaving = leavingFaults(files, dialect)
  if (leaving.length > 0) throw new MigrationRefused(leaving)
}
