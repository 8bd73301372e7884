import type { DialectName } from '../../compiler/dialects/registry.ts'
import type { DatabaseName } from '../../golden/engines/engine.ts'
import type { Connection } from '../../runtime/engine.ts'
import type { MigrationEngine } from '../../runtime/migrate/migration-engine.ts'
import { endSubscriptions } from './end-subscriptions.ts'

export interface Measured {
  readonly database: DatabaseName
  readonly dialect: DialectName
  load(): Promise<MigrationEngine>
  /** What has to be done before the database can be dropped. */
  readonly leave?: (connection: Connection) => Promise<void>
}

/** By the name that the file of the corpus has. */
export const measuredEngines: Readonly<Record<string, Measured>> = {
  postgresql: {
    database: 'postgresql-15',
    dialect: 'postgresql',
    load: async () =>
      (await import('../../runtime/engines/postgresql/migrate/migrations.ts')).postgresqlMigrations,
    leave: endSubscriptions,
  },
}
