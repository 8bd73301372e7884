import { readHistory } from '../../runtime/migrate/run/history/history.ts'
import type { HistoryRow } from '../../runtime/migrate/run/history/history-row.ts'
import {
  compareWithHistory,
  type KnownMigration,
} from '../../runtime/migrate/run/migration-state.ts'
import { engineOf } from '../../runtime/registry.ts'
import type { OpenedMigrations } from './open-migrations.ts'

/** Compares the files with the history of the database. */
export async function readState(opened: OpenedMigrations): Promise<readonly KnownMigration[]> {
  return compareWithHistory(opened.migrations, await historyOf(opened))
}

/** The history of the database by ids. Makes nothing that is not there: not even the database. */
export async function historyOf({
  url,
  engine,
}: Pick<OpenedMigrations, 'url' | 'engine'>): Promise<ReadonlyMap<string, HistoryRow>> {
  if (await engine.isMissing?.(url)) return new Map()
  const connection = await (await engineOf(url)).connect(url)
  try {
    return (await readHistory(connection, engine.history)).rows
  } finally {
    await connection.close()
  }
}
