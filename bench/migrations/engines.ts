import type { DialectName } from '../../compiler/dialects/registry.ts'
import type { DatabaseName } from '../../golden/engines/engine.ts'
import type { Connection } from '../../runtime/engine.ts'
import type { MigrationEngine } from '../../runtime/migrate/migration-engine.ts'
import { endSubscriptions } from './end-subscriptions.ts'

export interface Measured {
  readonly database: DatabaseName
  readonly dialect: DialectName
  /** What stands around names. */
  readonly quote: string
  /** The name that the file of the corpus has, where it is not that of the engine. */
  readonly corpus?: string
  load(): Promise<MigrationEngine>
  /** Does what has to be done before the database can be dropped. */
  readonly leave?: (connection: Connection) => Promise<void>
}

/** By the name that the bench is called with. */
export const measuredEngines: Readonly<Record<string, Measured>> = {
  postgresql: {
    database: 'postgresql-15',
    dialect: 'postgresql',
    quote: '"',
    load: async () =>
      (await import('../../runtime/engines/postgresql/migrate/migrations.ts')).postgresqlMigrations,
    leave: endSubscriptions,
  },
  'postgresql-18': {
    database: 'postgresql-18',
    dialect: 'postgresql',
    quote: '"',
    corpus: 'postgresql',
    load: async () =>
      (await import('../../runtime/engines/postgresql/migrate/migrations.ts')).postgresqlMigrations,
    leave: endSubscriptions,
  },
  mysql: {
    database: 'mysql',
    dialect: 'mysql',
    quote: '`',
    load: async () =>
      (await import('../../runtime/engines/mysql/migrate/migrations.ts')).mysqlMigrations,
  },
  // Cases of MySQL that MariaDB does not load are left out.
  mariadb: {
    database: 'mariadb',
    dialect: 'mariadb',
    quote: '`',
    corpus: 'mysql',
    load: async () =>
      (await import('../../runtime/engines/mysql/migrate/migrations.ts')).mysqlMigrations,
  },
  sqlite: {
    database: 'sqlite',
    dialect: 'sqlite',
    quote: '"',
    load: async () =>
      (await import('../../runtime/engines/sqlite/migrate/migrations.ts')).sqliteMigrations,
  },
}
