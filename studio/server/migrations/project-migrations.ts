import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import type { RenameHint } from '../../../compiler/rename-hints.ts'
import type { Connection } from '../../../runtime/engine.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import type { PlannedMigration } from '../../../runtime/migrate/plan-migration.ts'
import type { ReadMigrations } from '../../../runtime/migrate/run/files/read-migrations.ts'
import type { OutOfOrder } from '../../../runtime/migrate/run/judge-history.ts'

/** The migrations of a project, as `quarry studio` finds them beside its quarry.toml. */
export interface ProjectMigrations {
  /** As quarry.toml has it: `db/migrations`. */
  readonly directory: string
  /** Of the database, with its password. */
  readonly url: string
  readonly engine: MigrationEngine
  readonly dialect: Dialect
  readonly lockTimeout: number
  readonly outOfOrder: OutOfOrder
  /** The path of a file of the directory, as people read it. */
  readonly pathOf: (file: string) => string
  /** The files as they are now. */
  readonly read: () => ReadMigrations
  /** The path of a schema file, as people read it. */
  readonly schemaPathOf: (file: string) => string
  /** The schema files as they are now. Throws MigrationRefused. */
  readonly readSchema: () => readonly SourceFile[]
  /** Writes schema files by their paths. Throws MigrationRefused. */
  readonly writeSchema: (files: readonly SourceFile[]) => void
  /** The pair that leads to the schema files, proven. Throws MigrationRefused. */
  readonly planFromFiles: (wish: PlanWish) => Promise<PlannedMigration>
  /** Does work that needs scratch databases, of which none is left. Throws MigrationRefused. */
  readonly withScratches: <Result>(work: (make: MakeScratch) => Promise<Result>) => Promise<Result>
  /** Writes the files of a new migration; its id. Throws MigrationRefused. */
  readonly write: (pair: NewPair) => string
}

export interface PlanWish {
  /** The schema files as they are wanted; undefined: as they are. */
  readonly schema: readonly SourceFile[] | undefined
  /** Gives those of the possible renames that are some. */
  readonly confirmRenames: (possible: readonly RenameHint[]) => readonly RenameHint[]
}

/** Makes one more empty database. Throws MigrationRefused where none may be made. */
export type MakeScratch = () => Promise<Connection>

export interface NewPair {
  readonly name: string
  /** `parents` are the newest migrations that are known; none: it is the first one. */
  readonly up: (parents: readonly string[]) => string
  readonly down: string
}
