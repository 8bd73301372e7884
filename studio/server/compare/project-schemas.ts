import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'

/** The schemas of a project, as `quarry studio` finds them beside its quarry.toml. */
export interface ProjectSchemas {
  readonly engine: MigrationEngine
  readonly dialect: Dialect
  /** What the schema files make of an empty scratch database. Throws MigrationRefused. */
  readonly readFiles: (signal: AbortSignal) => Promise<Definitions>
  /** What the migrations make of one. Throws MigrationRefused. */
  readonly readMigrations: (signal: AbortSignal) => Promise<Definitions>
  /**
   * Opens the database of an environment, which itself refuses to write; undefined: the project's own. Throws
   * MigrationRefused, ConnectionFailed and MissingDriver.
   */
  readonly open: (environment: string | undefined) => Promise<OpenDatabase>
}
