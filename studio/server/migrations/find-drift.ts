import { MigrationRefused } from '../../../runtime/migrate/run/migration-refused.ts'
import type { KnownMigration } from '../../../runtime/migrate/run/migration-state.ts'
import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import { engineOf } from '../../../runtime/registry.ts'
import type { Drift } from '../../api/migrations.ts'
import type { Studio } from '../studio.ts'
import { describeDifferences } from './describe-differences.ts'
import { projectOf } from './known-migrations.ts'
import type { ProjectMigrations } from './project-migrations.ts'
import { replayMigrations } from './replay-migrations.ts'
import { appliedOf } from './try-run.ts'

/**
 * What the live schema has otherwise than the applied migrations make it, on a scratch database. It cannot be told where
 * a file of them is gone, or was begun and not ended.
 */
export async function findDrift(known: readonly KnownMigration[], studio: Studio): Promise<Drift> {
  const reason = whyUnknown(known, studio)
  if (reason !== undefined) return { state: 'unknown', reason, objects: [] }
  try {
    return await compared(known, studio)
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error
    const untried = 'The applied migrations cannot be run on a scratch database.'
    return { state: 'unknown', reason: untried, objects: [] }
  }
}

async function compared(known: readonly KnownMigration[], studio: Studio): Promise<Drift> {
  const applied = appliedOf(known)
  const project = projectOf(studio)
  const { engine, withScratches } = project
  const live = await readLive(project)
  const history = await withScratches(async (make) => {
    const scratch = await make()
    await replayMigrations(applied, scratch, project)
    return engine.define(scratch)
  })
  const objects = describeDifferences({ from: history, to: live })
  return { state: objects.length === 0 ? 'none' : 'drifted', reason: null, objects }
}

function whyUnknown(known: readonly KnownMigration[], studio: Studio): string | undefined {
  const { dialect } = projectOf(studio)
  if (studio.readOnly && dialect.scratch !== 'in-memory')
    return 'It takes a scratch database, which a studio that is read-only does not make.'
  if (known.some(({ state }) => state === 'missing'))
    return 'The file of an applied migration is gone.'
  if (known.some(({ state }) => state === 'edited'))
    return 'An applied migration was edited: what it made cannot be told.'
  if (known.some(({ state, row }) => state === 'failed' && (row?.done ?? 0) > 0))
    return 'A migration is applied in part.'
  return undefined
}

async function readLive({ url, engine }: ProjectMigrations): Promise<Definitions> {
  const connection = await (await engineOf(url)).connect(url)
  try {
    return await engine.define(connection)
  } finally {
    await connection.close()
  }
}
