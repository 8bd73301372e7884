import { hidePassword } from '../../../runtime/connection-failed.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import { seedEngineOf } from '../../../runtime/registry.ts'
import type { StudioSettings } from '../../../studio/server/studio.ts'
import type { FoundDatabase } from '../../database/find-address.ts'
import { openWanted } from '../../database/open-wanted.ts'
import { findMigrations } from '../find-migrations.ts'
import { findSchemas } from '../find-schemas.ts'
import { openJournal } from '../open-journal.ts'
import { closingOnFailure } from './closing-on-failure.ts'
import type { OpenVariant, StudioRun } from './served.ts'
import { studioFacts } from './studio-facts.ts'

/** One for the page, some for results that are long in coming. */
const CONNECTIONS = 6

/** Opens a relational database. */
export const openRelational: OpenVariant = async (found, run) => {
  // The server is read while the database is asked.
  const [opened, { createStudio }, { relationalRoutes }, { servedRoutes }] = await Promise.all([
    openOrRefuse(found, run),
    import('../../../studio/server/studio.ts'),
    import('../../../studio/server/routes/relational/relational-routes.ts'),
    import('../../../studio/server/routing/route.ts'),
  ])
  if ('code' in opened) return opened
  return closingOnFailure(opened.database, async () => {
    const studio = createStudio(await settingsOf(found, opened, run))
    const server = `${opened.dialect.label} ${opened.database.version}`
    return { server, studio, routes: servedRoutes(relationalRoutes, studio) }
  })
}

function openOrRefuse(
  { url }: FoundDatabase,
  { options, invocation, statementTimeout }: StudioRun,
) {
  const { readOnly, verbose } = options
  const { terminal } = invocation
  const onStatement = (sql: string, milliseconds: number) =>
    terminal.err(`${milliseconds.toFixed(1)} ms  ${sql.replaceAll(/\s+/g, ' ').trim()}\n`)
  return openWanted(url, {
    ...{ readOnly, connections: CONNECTIONS, statementTimeout },
    ...(verbose && { onStatement }),
  })
}

async function settingsOf(
  found: FoundDatabase,
  opened: OpenDatabase,
  run: StudioRun,
): Promise<StudioSettings> {
  const { url, config, root } = found
  const facts = studioFacts(found, run, hidePassword)
  const { readOnly, stateDirectory, log } = facts
  const isKept = !readOnly && config?.studio.journal !== false
  const journaling = { url, open: opened, stateDirectory, isKept, tell: log }
  const migrations = await findMigrations(found, run.invocation)
  return {
    ...{ ...facts, opened, migrations },
    journal: await openJournal(journaling),
    environments: [...(config?.environments.keys() ?? [])],
    projectDirectory: root,
    schemas: findSchemas(found, migrations, run.invocation),
    seeding: async () => {
      const engine = await seedEngineOf(url)
      return { engine, open: () => engine.open(url) }
    },
  }
}
