import { readScript } from '../../../runtime/migrate/run/files/read-script.ts'
import type { CountedDatabase } from '../../../runtime/migrate/run/hazards/ask-count.ts'
import { MigrationRefused } from '../../../runtime/migrate/run/migration-refused.ts'
import type { MigrationScript } from '../../api/migrations.ts'
import { countEach } from '../migrations/count-each.ts'
import { describeScript } from '../migrations/describe-migration.ts'
import type { ProjectSchemas } from './project-schemas.ts'

interface Way {
  readonly way: 'up' | 'down'
  /** As the file of a migration has it. */
  readonly text: string
}

/** The statements of a way, with the rows that they hit; without a database nobody counts. Throws MigrationRefused. */
export async function describeWay(
  { way, text }: Way,
  { dialect, engine: { runner } }: ProjectSchemas,
  database: CountedDatabase | undefined,
): Promise<MigrationScript> {
  const file = { path: `comparison.${way}.sql`, text }
  const { script, faults } = readScript(file, { dialect, engine: runner })
  if (faults.length > 0) throw new MigrationRefused(faults)
  const hazards = await countEach(script, dialect, database)
  return describeScript(script, { hazards, done: 0, runner })
}
