import type { Statement } from 'better-sqlite3'
import type { DatabaseFile } from '../../export/database-file.ts'
import { loadNative } from './child/load-native.ts'

/** Nobody reads the file before it is complete: what a crash leaves is thrown away, so that there is nothing to undo. */
const SETTINGS = 'PRAGMA journal_mode = OFF; PRAGMA foreign_keys = OFF'

/** Throws MissingDriver, and what SQLite throws. */
export async function createDatabaseFile(path: string): Promise<DatabaseFile> {
  const driver = await loadNative()
  const database = new driver(path)
  database.exec(SETTINGS)
  const prepared = new Map<string, Statement<unknown[]>>()
  return {
    run(sql) {
      database.exec(sql)
    },
    insert(sql, rows) {
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      for (const row of rows) statement.run(row)
    },
    close() {
      database.close()
    },
  }
}
