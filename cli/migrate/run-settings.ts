import type { ApplySettings } from '../../runtime/migrate/run/apply.ts'
import { version } from '../version.ts'
import type { OpenedMigrations } from './open-migrations.ts'

/** What all runs of a project have in common. */
export function runSettings(
  { url, engine, dialect, config, pathOf }: OpenedMigrations,
  signal: AbortSignal,
): Omit<ApplySettings, 'ids'> {
  const { lockTimeout, outOfOrder } = config.migrate
  return { url, engine, dialect, lockTimeout, outOfOrder, pathOf, tool: version, signal }
}
