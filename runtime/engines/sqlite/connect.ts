import type { ColumnDefinition, Database } from 'better-sqlite3'
import { ConnectionFailed } from '../../connection-failed.ts'
import type { RawValue } from '../../raw-value.ts'
import type { Connection } from '../../engine.ts'
import { disagreements } from './disagreements.ts'
import { loadNative } from './child/load-native.ts'

/** A file that must exist: SQLite would make an empty database of a typing error. */
export function connect(url: string): Promise<Connection> {
  return open(url, { fileMustExist: true })
}

export function openInMemory(): Promise<Connection> {
  return open('sqlite://:memory:', { fileMustExist: false })
}

async function open(url: string, options: { fileMustExist: boolean }): Promise<Connection> {
  const driver = await loadNative()
  try {
    const database = new driver(pathOf(url), options)
    database.defaultSafeIntegers(true)
    return { version: versionOf(database), ...callsOf(database) }
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

/** `sqlite:///var/db/a.db`, `sqlite://a.db` (relative), `file:a.db`. */
export function pathOf(url: string): string {
  return url.replace(/^\w+:(\/\/)?/, '')
}

function versionOf(database: Database): string {
  const version: unknown = database.prepare('select sqlite_version()').pluck().get()
  return String(version)
}

function callsOf(database: Database): Omit<Connection, 'version'> {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      const statement = database.prepare<unknown[], Row>(sql)
      if (statement.reader) return statement.all(...parameters)
      statement.run(...parameters)
      return []
    },
    async list(sql, parameters = []) {
      return database
        .prepare<unknown[], RawValue[]>(sql)
        .raw()
        .all(...parameters)
    },
    async execute(script) {
      database.exec(script)
    },
    disagreements: (query, types) =>
      disagreements(async (text) => columnsOf(database, text), query, types),
    async close() {
      database.close()
    },
  }
}

function columnsOf(database: Database, text: string): readonly ColumnDefinition[] {
  const statement = database.prepare(text)
  return statement.reader ? statement.columns() : []
}
