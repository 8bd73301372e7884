import { hidePassword } from '../../runtime/connection-failed.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { seedEngineOf } from '../../runtime/registry.ts'
import type { StudioSettings } from '../../studio/server/studio.ts'
import { openWanted } from '../database/open-wanted.ts'
import type { Invocation } from '../invocation.ts'
import type { ExitCode } from '../process/exit-code.ts'
import { findAddress, type FoundDatabase, type WantedDatabase } from '../studio/find-address.ts'
import { findPlace, type WantedPlace } from '../studio/find-place.ts'
import { findMigrations } from '../studio/find-migrations.ts'
import { findSchemas } from '../studio/find-schemas.ts'
import { openJournal } from '../studio/open-journal.ts'
import { stateDirectory } from '../studio/state-directory.ts'
import { refuse, report } from '../terminal/report.ts'
import { exitCode } from '../process/exit-code.ts'
import { version } from '../version.ts'

export interface StudioOptions extends WantedDatabase, WantedPlace {
  readonly browser: boolean
  readonly readOnly: boolean
  readonly verbose: boolean
}

/** One for the page, some for results that are long in coming. */
const CONNECTIONS = 6
const STATEMENT_TIMEOUT = 30_000

/** `quarry studio`: serves a database on this machine until it is interrupted. */
export async function studio(options: StudioOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  // Everybody on the machine sees the arguments of a process, which may hold a password and the token.
  process.title = 'quarry studio'
  const found = findAddress(options, invocation)
  if (found.kind === 'refused') {
    report(found.findings, terminal)
    return exitCode.error
  }
  const place = await findPlace(options, found.config?.studio.port)
  if ('code' in place) return refuse(place, terminal)
  // The server is read while the database is asked.
  const [opened, { serve }] = await Promise.all([
    openOrRefuse(found, options, invocation),
    import('../studio/serve.ts'),
  ])
  if ('code' in opened) return refuse(opened, terminal)
  try {
    const settings = await settingsOf(found, opened, { options, invocation })
    return await serve(place, settings, { options, invocation })
  } finally {
    // A fault of quarry ends the process too: a connection that is left open would keep it.
    await opened.database.close()
  }
}

interface Run {
  readonly options: StudioOptions
  readonly invocation: Invocation
}

function openOrRefuse(
  { url, config }: FoundDatabase,
  { readOnly, verbose }: StudioOptions,
  { terminal }: Invocation,
) {
  const onStatement = (sql: string, milliseconds: number) =>
    terminal.err(`${milliseconds.toFixed(1)} ms  ${sql.replaceAll(/\s+/g, ' ').trim()}\n`)
  return openWanted(url, {
    readOnly,
    connections: CONNECTIONS,
    statementTimeout: config?.studio.statementTimeout ?? STATEMENT_TIMEOUT,
    ...(verbose && { onStatement }),
  })
}

async function settingsOf(
  found: FoundDatabase,
  opened: OpenDatabase,
  { options, invocation }: Run,
): Promise<StudioSettings> {
  const { url, environment, config, root } = found
  const directory = stateDirectory(invocation.environment)
  const isKept = !options.readOnly && config?.studio.journal !== false
  const log = (line: string) => invocation.terminal.err(`${line}\n`)
  const journaling = { url, open: opened, stateDirectory: directory, isKept, tell: log }
  const migrations = await findMigrations(found, invocation)
  return {
    opened,
    journal: await openJournal(journaling),
    version,
    address: hidePassword(url),
    environment,
    environments: [...(config?.environments.keys() ?? [])],
    readOnly: options.readOnly,
    projectDirectory: root,
    migrations,
    schemas: findSchemas(found, migrations, invocation),
    seeding: async () => {
      const engine = await seedEngineOf(url)
      return { engine, open: () => engine.open(url) }
    },
    statementTimeout: config?.studio.statementTimeout ?? STATEMENT_TIMEOUT,
    stateDirectory: directory,
    log,
  }
}
