import Database from 'better-sqlite3'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { baseType, type Type } from '../../compiler/ir/type.ts'
import { handStatement } from './hand-statement.ts'
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
    disagreements: (query) => disagreements(database, query),
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
  const { sql, values } = handStatement(query, given, 'positional')
  database.exec('begin')
  try {
    const statement = database.prepare<unknown[], unknown[]>(sql)
    if (statement.reader)
      return statement
        .raw()
        .safeIntegers()
        .all(...values)
    statement.run(...values)
    return []
  } finally {
    // Some errors end the transaction by themselves.
    if (database.inTransaction) database.exec('rollback')
  }
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

/** SQLite knows names, origins, and the declared types of columns; of parameters it knows nothing. */
async function disagreements(
  database: Database.Database,
  query: CheckedQuery,
): Promise<readonly string[]> {
  const { types } = await loadDialect('sqlite')
  const lists = query.parameters.map(({ list }) => (list ? [0] : 0))
  const statement = database.prepare(handStatement(query, lists, 'positional').sql)
  const theirs = statement.reader ? statement.columns() : []
  if (theirs.length !== query.columns.length) return [`${theirs.length} columns`]
  return theirs.flatMap(({ name, type, table, column }, index) => {
    const ours = query.columns[index]
    if (ours === undefined) return []
    const isDeclared = type !== null && ours.source !== undefined
    const [said, meant] = [type?.replaceAll(', ', ','), types.render(ours.type)]
    const origin = ours.origin && `${ours.origin.relation}.${ours.origin.column}`
    const stored = table !== null && column !== null ? `${table}.${column}` : undefined
    const same = name === ours.name && (!isDeclared || said === meant) && origin === stored
    return same ? [] : [`${name} ${said} ${stored}; not ${ours.name} ${meant} ${origin}`]
  })
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
