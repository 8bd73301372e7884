import type Database from 'better-sqlite3'
import {
  storageClass,
  type StorageClass,
} from '../../../compiler/dialects/sqlite/semantics/storage-class.ts'
import { loadDialect } from '../../../compiler/dialects/registry.ts'
import { baseType, type Type } from '../../../compiler/ir/type.ts'
import { disagreements } from '../../../runtime/engines/sqlite/disagreements.ts'
import { sentStatement } from '../../../runtime/sent-statement.ts'
import { connectApart } from './connect-apart.ts'
import { connectInProcess, type Connection } from './connection.ts'
import type { OpenDriver, TestDatabase } from '../test-database.ts'

/** In memory, in this process; `bun:sqlite` is tested by a child process instead. */
export async function openSqlite(): Promise<TestDatabase> {
  const connection = connectInProcess()
  return databaseOn(connection, async () => openDriver(connection.current()))
}

/** As long as the other engines are given. */
const SECONDS = 2

/** In another process, where a statement that takes too long is given up; generated code cannot be run there. */
export async function openSqliteApart(): Promise<TestDatabase> {
  return databaseOn(await connectApart(SECONDS), async () => {
    throw new Error('drivers of generated code are in the process of the test')
  })
}

async function databaseOn(
  connection: Connection,
  open: TestDatabase['openDriver'],
): Promise<TestDatabase> {
  const { types } = await loadDialect('sqlite')
  return {
    drivers: ['better-sqlite3'],
    reset: connection.reset,
    execute: connection.execute,
    async runByHand(query, args) {
      const given = args.map((value, index) => handValue(value, query.parameters[index]?.type))
      const { sql, values } = sentStatement(query, given, 'positional')
      return connection.rows(sql, values)
    },
    neverRuns: async () => undefined,
    refusal: connection.refusal,
    disagreements: (query) => disagreements(connection.columns, query, types),
    holds: (type, value) => holds(storageClass(type), value),
    isLost: async () => false,
    openDriver: open,
    close: connection.close,
  }
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
