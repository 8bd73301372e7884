import type { Connection } from '../../runtime/engine.ts'
import { MigrationRefused } from '../../runtime/migrate/run/migration-refused.ts'
import type { Definitions } from '../../runtime/migrate/schema-object.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { isSameEngine, openDatabase } from '../../runtime/registry.ts'
import type { ProjectSchemas } from '../../studio/server/compare/project-schemas.ts'
import type { ProjectMigrations } from '../../studio/server/migrations/project-migrations.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import {
  isRead,
  readMigrationsSide,
  readSchemaSide,
  type Reading,
  type ReadSide,
} from '../migrate/plan/read-sides.ts'
import {
  databaseOfProject,
  type FoundDatabase,
  type ProjectDatabase,
} from '../database/find-address.ts'
import { openedSchema } from './find-migrations.ts'

/** The schemas of the project whose database is served; undefined where its migrations are none that can be read. */
export function findSchemas(
  { config, root }: FoundDatabase,
  migrations: ProjectMigrations | undefined,
  invocation: Invocation,
): ProjectSchemas | undefined {
  if (config === undefined || root === undefined || migrations === undefined) return undefined
  const { engine, dialect } = migrations
  const read = (readSide: ReadOnScratch) => (signal: AbortSignal) =>
    readOnScratch(readSide, { migrations, invocation, signal })
  return {
    ...{ engine, dialect },
    readFiles: read(readSchemaSide),
    readMigrations: read(readMigrationsSide),
    open: (environment) => open({ config, root, environment }, invocation),
  }
}

type ReadOnScratch = (reading: Reading) => Promise<ReadSide>

interface Wanted {
  readonly migrations: ProjectMigrations
  readonly invocation: Invocation
  readonly signal: AbortSignal
}

async function readOnScratch(
  read: ReadOnScratch,
  { migrations, invocation, signal }: Wanted,
): Promise<Definitions> {
  const project = await openedSchema(invocation)
  const { engine, withScratches } = migrations
  return withScratches(async (makeScratch) => {
    const make = async () => stoppable(await makeScratch(), signal)
    const side = await read({ project, engine, make })
    if (isRead(side)) return side.definitions
    throw new MigrationRefused(side)
  })
}

/** The connection runs no further statement once the signal has fired: nobody waits for what it makes. */
function stoppable(connection: Connection, signal: AbortSignal): Connection {
  return {
    version: connection.version,
    async query(sql, parameters) {
      signal.throwIfAborted()
      return connection.query(sql, parameters)
    },
    async list(sql, parameters) {
      signal.throwIfAborted()
      return connection.list(sql, parameters)
    },
    async execute(script) {
      signal.throwIfAborted()
      return connection.execute(script)
    },
    disagreements: (query, types) => connection.disagreements(query, types),
    close: () => connection.close(),
  }
}

/** One to read, and one to count. */
const CONNECTIONS = 2

async function open(wanted: ProjectDatabase, { environment }: Invocation): Promise<OpenDatabase> {
  const found = databaseOfProject(wanted, environment)
  if (found.kind === 'refused') throw new MigrationRefused(found.findings.diagnostics)
  const provider = wanted.config.dialect.value
  if (!isSameEngine(found.url, provider))
    throw new MigrationRefused([fault('other-provider', { provider }, undefined)])
  return openDatabase(found.url, {
    readOnly: true,
    connections: CONNECTIONS,
    statementTimeout: wanted.config.studio.statementTimeout,
  })
}
