import Database from 'better-sqlite3'
import {
  storageClass,
  type StorageClass,
} from '../../compiler/dialects/sqlite/semantics/storage-class.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { baseType, type Type } from '../../compiler/ir/type.ts'
import { disagreements } from '../../runtime/engines/sqlite/disagreements.ts'
import { sentStatement } from '../../runtime/sent-statement.ts'
import type { OpenDriver, Rows, TestDatabase } from './test-database.ts'

/** In memory, in this process; `bun:sqlite` is tested by a child process instead. */
export async function openSqlite(): Promise<TestDatabase> {
  let database = new Database(':memory:')
  return {
    drivers: ['better-sqlite3'],
    async reset() {
      database.close()
      database = new Database(':memory:')
    },
    async execute(statements) {
      database.exec(statements)
    },
    runByHand: async (query, args) => runByHand(database, query, args),
    refusal: async (statement) => refusal(database, statement),
    disagreements: async (query) =>
      disagreements(database, query, (await loadDialect('sqlite')).types),
    holds: (type, value) => holds(storageClass(type), value),
    openDriver: async () => openDriver(database),
    async close() {
      database.close()
    },
  }
}

function runByHand(
  database: Database.Database,
  query: CheckedQuery,
  args: readonly unknown[],
): Rows {
  const given = args.map((value, index) => handValue(value, query.parameters[index]?.type))
  const { sql, values } = sentStatement(query, given, 'positional')
  database.exec('begin')
  try {
    const statement = database.prepare<unknown[], unknown[]>(sql)
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
function firstRows(rows: Iterable<unknown[]>): Rows {
  const taken: unknown[][] = []
  for (const row of rows) {
    taken.push(row)
    if (taken.length === MOST_ROWS) break
  }
  return taken
}

/** Values as `safeIntegers` gives them; a number may be of either class. */
function holds(found: StorageClass, value: unknown): boolean {
  if (value === null || found === 'any' || found === 'untyped') return true
  if (typeof value === 'bigint') return found === 'integer' || found === 'number'
  if (typeof value === 'number')
    return found === 'real' || found === 'number' || isOverflow(found, value)
  return typeof value === 'string' ? found === 'text' : found === 'blob'
}

/** "Operators": of integers whose result has no 64 bits. Reading it is a `RangeError`, as all beyond 2^53 are. */
function isOverflow(found: StorageClass, value: number): boolean {
  return found === 'integer' && Math.abs(value) >= 2 ** 63
}

/** better-sqlite3 binds every number as REAL, and neither booleans nor dates. */
function handValue(value: unknown, type: Type | undefined): unknown {
  const base = type === undefined ? undefined : baseType(type)
  const name = base?.kind === 'scalar' ? base.name.toLowerCase() : ''
  if (value === null) return null
  if (name === 'json') return JSON.stringify(value)
  if (Array.isArray(value)) return value.map((item) => handValue(item, type))
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /bigint|int8/.test(name)) return BigInt(value)
  if (value instanceof Date)
    return value
      .toISOString()
      .replace('T', ' ')
      .replace(/(\.000)?Z$/, '')
  return value
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

function openDriver(database: Database.Database): OpenDriver {
  return {
    client: database,
    async rolledBack(work) {
      database.exec('begin')
      try {
        return await work()
      } finally {
        if (database.inTransaction) database.exec('rollback')
      }
    },
    close: async () => undefined,
  }
}
