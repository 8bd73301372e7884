import { join } from 'node:path'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import { newSeal, type Seal } from '../../runtime/browse/order/seal.ts'
import type { Journal } from '../../runtime/journal/journal.ts'
import { memoryJournal } from '../../runtime/journal/memory-journal.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import type { SeedEngine } from '../../runtime/seed/seed-engine.ts'
import type { SeedSession } from '../../runtime/seed/seed-session.ts'
import type { ProjectSchemas } from './compare/project-schemas.ts'
import { MigrationRuns } from './migrations/migration-runs.ts'
import type { ProjectMigrations } from './migrations/project-migrations.ts'
import { RunningRequests } from './sql/running-requests.ts'
import { History } from './state/history.ts'
import type { KeptQueries } from './state/kept-queries.ts'
import { PrivateQueries } from './state/private-queries.ts'
import { SavedQueries } from './state/saved-queries.ts'
import { SharedQueries } from './state/shared-queries.ts'
import { KnownCatalog } from './known-catalog.ts'
import type { ServedStudio, StudioFacts } from './served-studio.ts'
import { databaseDirectory } from './state/state-file.ts'
import { Transactions } from './transactions/transactions.ts'

/** What `quarry studio` has found out before it serves a relational database. */
export interface StudioSettings extends StudioFacts {
  readonly opened: OpenDatabase
  /** The names of all environments of quarry.toml. */
  readonly environments?: readonly string[]
  /** Where quarry.toml stands, for the queries that are shared by files; undefined without one. */
  readonly projectDirectory?: string | undefined
  /** Undefined: the studio was started without a project. */
  readonly migrations?: ProjectMigrations | undefined
  /** Undefined: the studio was started without a project. */
  readonly schemas?: ProjectSchemas | undefined
  /** What fills tables with made-up rows, loaded when somebody asks for them; undefined: nothing does. */
  readonly seeding?: (() => Promise<Seeding>) | undefined
  /** What can be taken back; undefined: it is kept as long as the process lives. */
  readonly journal?: Journal
}

export interface Seeding {
  readonly engine: SeedEngine
  readonly open: () => Promise<SeedSession>
}

/** What the routes of relational databases ask. */
export interface Studio extends StudioSettings, ServedStudio, KeptQueries {
  readonly environments: readonly string[]
  readonly journal: Journal
  /** Of cursors, and of the tokens of rows that have no key. */
  readonly seal: Seal
  /** The schema, which may be some seconds old. */
  catalog(signal: AbortSignal): Promise<Catalog>
  /** The schema as it was read last, for those who cannot wait: it is read again in the background. */
  recentCatalog(): Promise<Catalog>
  /** The schema has changed, or may have: the next reader asks the database. */
  forgetCatalog(): void
  readonly running: RunningRequests
  readonly migrationRuns: MigrationRuns
  readonly transactions: Transactions
}

export function createStudio(settings: StudioSettings): Studio {
  const { database } = settings.opened
  const directory = databaseDirectory(settings.stateDirectory, settings.address)
  const transactions = new Transactions(database)
  const catalogs = new KnownCatalog(database)
  const migrationRuns = new MigrationRuns()
  return {
    ...settings,
    journal: settings.journal ?? memoryJournal('no file was given'),
    seal: newSeal(),
    environments: settings.environments ?? [],
    queries: savedQueries(settings, join(directory, 'queries.json')),
    history: new History(join(directory, 'history.json')),
    running: new RunningRequests(),
    migrationRuns,
    transactions,
    close: async () => {
      await migrationRuns.close()
      await transactions.close()
      await database.close()
      settings.journal?.close()
    },
    forgetCatalog: () => catalogs.forget(),
    catalog: (signal) => catalogs.read(signal),
    recentCatalog: () => catalogs.recent(),
  }
}

/** Those of the person, those of the project where there is one, and those that come with quarry. */
function savedQueries(settings: StudioSettings, path: string): SavedQueries {
  const { opened, projectDirectory } = settings
  return new SavedQueries({
    own: new PrivateQueries(path),
    shared: projectDirectory === undefined ? undefined : new SharedQueries(projectDirectory),
    templates: opened.templates,
  })
}
