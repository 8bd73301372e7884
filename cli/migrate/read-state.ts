import { readHistory } from '../../runtime/migrate/run/history/history.ts'
import {
  compareWithHistory,
  type KnownMigration,
} from '../../runtime/migrate/run/migration-state.ts'
import { engineOf } from '../../runtime/registry.ts'
import type { OpenedMigrations } from './open-migrations.ts'

/** Compares the files with the history of the database, and makes nothing that is not there: not even the database. */
export async function readState(opened: OpenedMigrations): Promise<readonly KnownMigration[]> {
  const { url, engine, migrations } = opened
  if (await engine.isMissing?.(url)) return compareWithHistory(migrations, new Map())
  const connection = await (await engineOf(url)).connect(url)
  try {
    const { rows } = await readHistory(connection, engine.history)
    return compareWithHistory(migrations, rows)
  } finally {
    await connection.close()
  }
}
