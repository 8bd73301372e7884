import type { Statement } from 'better-sqlite3'
import { type DatabaseFile, DatabaseFileRefused } from '../../export/database-file.ts'
import { loadNative } from './child/load-native.ts'

/** Nobody reads the file before it is complete: what a crash leaves is thrown away, so that there is nothing to undo. */
const SETTINGS = 'PRAGMA journal_mode = OFF; PRAGMA foreign_keys = OFF'

/** Throws MissingDriver; DatabaseFileRefused where the file cannot be written, as its calls do. */
export async function createDatabaseFile(path: string): Promise<DatabaseFile> {
  const driver = await loadNative()
  const database = written(() => new driver(path))
  written(() => database.exec(SETTINGS))
  const prepared = new Map<string, Statement<unknown[]>>()
  return {
    run(sql) {
      written(() => database.exec(sql))
    },
    insert(sql, rows) {
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      written(() => {
        for (const row of rows) statement.run(row)
      })
    },
    close() {
      database.close()
    },
  }
}

/** By primary result code (sqlite.org/rescode.html). */
const OF_FILE = /^SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY)/

function written<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (error instanceof Error && typeof code === 'string' && OF_FILE.test(code))
      throw new DatabaseFileRefused(error.message, { cause: error })
    throw error
  }
}
