import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { ConnectionFailed } from '../../../connection-failed.ts'
import type { LaterValues, SeedSession } from '../../../seed/seed-session.ts'
import type { SeedRow } from '../../../seed/seed-value.ts'
import { loadNative } from '../child/load-native.ts'
import { pathOf } from '../connect.ts'
import { sqliteSqlText } from '../sql-text.ts'
import { boundValue, insertion } from './insert-rows.ts'

const { quote, relation: nameOf } = sqliteSqlText

/** The milliseconds that the first statement waits for another process. */
const BUSY_TIMEOUT = 5000

/** In this process: rows that went to another one would take longer on the way than in the file. */
export async function openSession(url: string): Promise<SeedSession> {
  const database = await opened(url)
  return {
    async begin() {
      database.exec('BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON')
    },
    async empty(relations) {
      for (const relation of relations) database.exec(`DELETE FROM ${nameOf(relation)}`)
    },
    async insert(target, batches) {
      const insertRows = insertion(database, target)
      for (const rows of batches) {
        insertRows(rows)
        // A signal is heard between two batches.
        await nextTurn()
      }
    },
    async tryInsert(target, rows) {
      const insertRows = insertion(database, target)
      try {
        database.transaction(() => insertRows(rows))()
        return undefined
      } catch (error) {
        if (!codeOf(error)?.startsWith('SQLITE_CONSTRAINT')) throw error
        return { reason: error instanceof Error ? error.message : String(error) }
      }
    },
    async fill(values, batches) {
      for (const rows of batches) fillRows(database, values, rows)
    },
    // AUTOINCREMENT follows the numbers that are inserted.
    finish: async () => undefined,
    async commit() {
      database.exec('COMMIT')
    },
    async close() {
      database.close()
    },
    reasonOf: (error) =>
      codeOf(error) === undefined || !(error instanceof Error) ? undefined : error.message,
  }
}

async function opened(url: string): Promise<Database> {
  const driver = await loadNative()
  try {
    const database = new driver(pathOf(url), { fileMustExist: true, timeout: BUSY_TIMEOUT })
    database.pragma('foreign_keys = ON')
    return database
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

function fillRows(
  database: Database,
  { relation, key, columns }: LaterValues,
  rows: readonly SeedRow[],
): void {
  const set = columns.map(({ name }) => `${quote(name)} = ?`).join(', ')
  const same = key.map(({ name }) => `${quote(name)} = ?`).join(' AND ')
  const statement = database.prepare<unknown[]>(
    `UPDATE ${nameOf(relation)} SET ${set} WHERE ${same}`,
  )
  for (const row of rows) {
    const values = row.map(boundValue)
    statement.run([...values.slice(key.length), ...values.slice(0, key.length)])
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : undefined
}
