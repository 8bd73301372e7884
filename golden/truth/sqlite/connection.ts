import Database, { type ColumnDefinition } from 'better-sqlite3'
import type { Rows } from '../test-database.ts'

/** What is asked of a database of SQLite, wherever it runs. */
export interface Connection {
  reset(): Promise<void>
  execute(statements: string): Promise<void>
  /** In a transaction that is rolled back. */
  rows(statement: string, values: readonly unknown[]): Promise<Rows>
  /** What SQLite says against the statement when it prepares it. */
  refusal(statement: string): Promise<string | undefined>
  columns(statement: string): Promise<readonly ColumnDefinition[]>
  close(): Promise<void>
}

export interface InProcess extends Connection {
  /** The database since the last reset. */
  current(): Database.Database
}

/** A database in the memory of this process, which waits for what it runs, however long that takes. */
export function connectInProcess(): InProcess {
  let database = new Database(':memory:')
  return {
    current: () => database,
    async reset() {
      database.close()
      database = new Database(':memory:')
    },
    async execute(statements) {
      database.exec(statements)
    },
    rows: async (statement, values) => rolledBack(database, statement, values),
    refusal: async (statement) => refusal(database, statement),
    async columns(statement) {
      const prepared = database.prepare(statement)
      return prepared.reader ? prepared.columns() : []
    },
    async close() {
      database.close()
    },
  }
}

function rolledBack(
  database: Database.Database,
  text: string,
  values: readonly unknown[],
): readonly unknown[][] {
  database.exec('begin')
  try {
    const statement = database.prepare<unknown[], unknown[]>(text)
    if (statement.reader)
      return firstRows(
        statement
          .raw()
          .safeIntegers()
          .iterate(...values),
      )
    statement.run(...values)
    return []
  } finally {
    // Some errors end the transaction by themselves.
    if (database.inTransaction) database.exec('rollback')
  }
}

const MOST_ROWS = 10_000

/** A recursion may go in a circle, and nothing but the last row taken ends it. */
function firstRows(rows: Iterable<unknown[]>): readonly unknown[][] {
  const taken: unknown[][] = []
  for (const row of rows) {
    taken.push(row)
    if (taken.length === MOST_ROWS) break
  }
  return taken
}

function refusal(database: Database.Database, statement: string): string | undefined {
  try {
    database.prepare(statement)
    return undefined
  } catch (error) {
    if (error instanceof Database.SqliteError) return error.message
    throw error
  }
}
