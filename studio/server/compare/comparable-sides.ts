import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import { refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import type { ComparableSide, ReadSide } from './comparable-side.ts'
import type { ProjectSchemas } from './project-schemas.ts'

/** The schemas of the project. Throws Refusal where the studio has none. */
export function schemasOf({ schemas }: Studio): ProjectSchemas {
  if (schemas !== undefined) return schemas
  throw refusal(
    'not_found',
    'the studio was started without a project, so there is nothing to compare its database with',
  )
}

/** All that can be compared: what the project says, its database, and those of its environments. */
export function comparableSides(studio: Studio): readonly ComparableSide[] {
  const schemas = schemasOf(studio)
  return [
    scratchSide('files', schemas.readFiles, studio),
    scratchSide('migrations', schemas.readMigrations, studio),
    ...[undefined, ...studio.environments].map((name) => databaseSide(name, studio)),
  ]
}

/** A schema that is made on a scratch database to be read. */
function scratchSide(
  kind: 'files' | 'migrations',
  read: (signal: AbortSignal) => Promise<Definitions>,
  studio: Studio,
): ComparableSide {
  const isAllowed = !studio.readOnly || studio.opened.dialect.scratch === 'in-memory'
  return {
    ...{ name: kind, kind, current: false, live: false },
    unavailable: isAllowed ? null : NO_SCRATCH,
    read: async (signal) => ({
      definitions: await read(signal),
      opened: undefined,
      close: async () => undefined,
    }),
  }
}

const NO_SCRATCH = 'It takes a scratch database, which a studio that is read-only does not make.'

/** Without a name it is the database of the project that is in no environment. */
function databaseSide(environment: string | undefined, studio: Studio): ComparableSide {
  const current = environment === studio.environment
  return {
    name: environment === undefined ? 'database' : `env:${environment}`,
    kind: environment === undefined ? 'database' : 'environment',
    ...{ current, live: true, unavailable: null },
    read: (signal) =>
      current ? readShown(studio, signal) : readOther(environment, studio, signal),
  }
}

/** The database that the studio shows is open already, and stays so. */
async function readShown(studio: Studio, signal: AbortSignal): Promise<ReadSide> {
  const { opened } = studio
  const definitions = await readLive(opened, studio, signal)
  return { definitions, opened, close: async () => undefined }
}

async function readOther(
  environment: string | undefined,
  studio: Studio,
  signal: AbortSignal,
): Promise<ReadSide> {
  const opened = await schemasOf(studio).open(environment)
  const close = () => opened.database.close()
  try {
    return { definitions: await readLive(opened, studio, signal), opened, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reads within a transaction that cannot write, and that ends with the client. */
async function readLive(
  { database }: OpenDatabase,
  studio: Studio,
  signal: AbortSignal,
): Promise<Definitions> {
  const snapshot = await database.snapshot({ signal })
  try {
    return await schemasOf(studio).engine.define(snapshot.connection)
  } finally {
    await snapshot.release()
  }
}
